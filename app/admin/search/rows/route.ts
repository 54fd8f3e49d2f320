import { adminCopy } from '@/content/admin';
import { currentAccess } from '@/lib/auth/require-admin';
import { searchLists, type FoundRows } from '@/lib/desk/overview/overview';
import { collectionsFor } from '@/lib/desk/rights';
import { readSearch } from '../../_components/list';

const { palette: copy } = adminCopy.search;

/** {@link FoundRows} of the lists that an administrator may use, for the palette; `q` as in the address of the search. */
export async function GET(request: Request): Promise<Response> {
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return refuse(503, copy.failed);
  if (access.role !== 'admin') return refuse(401, copy.signedOut);
  const search = readSearch(new URL(request.url).searchParams.get('q') ?? '');
  const lists = search ? await searchLists(client, collectionsFor(access.desk), search) : [];
  const answer: FoundRows = {
    lists: lists.flatMap(({ collection, found }) =>
      found && found.rows.length > 0
        ? { name: collection.name, label: collection.labels.many, rows: found.rows }
        : [],
    ),
    missing: lists.flatMap(({ collection, found }) => (found ? [] : collection.labels.many)),
  };
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

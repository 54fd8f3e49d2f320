import { stringify } from 'csv-stringify/sync';
import { adminCopy } from '@/content/admin';
import { currentAccess } from '@/lib/auth/require-admin';
import { serviceAway } from '@/lib/auth/service-away';
import { findCollection } from '@/lib/collections/all';
import type { Collection } from '@/lib/collections/collection';
import { listRows, ROWS_PER_PAGE, type ListQuery } from '@/lib/data/collections';
import { logEvent } from '@/lib/log';
import { readQuery } from '../../_components/list';

/** How many rows are read at once; a search names each row that it found in the address of a request. */
const rowsAtOnce = ({ search }: ListQuery) => (search ? ROWS_PER_PAGE : 500);

type Context = { params: Promise<{ collection: string }> };
type Client = Parameters<typeof listRows>[0];

/** The list of a collection as a CSV file: what the list's own address shows, every page of it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return serviceAway(adminCopy.collection.loadFailed);
  if (access.role !== 'admin') return new Response(null, { status: 401 });
  const collection = findCollection((await params).collection);
  if (!collection?.export) return new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const query = { ...readQuery(collection, Object.fromEntries(searchParams)), after: null };
  logEvent('list-exported', { collection: collection.name });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(csvOf(client, collection, query), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${collection.name}-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** The file, page by page. It breaks off where a page cannot be read, so that a part is not mistaken for the whole. */
function csvOf(client: Client, collection: Collection, first: ListQuery): ReadableStream {
  const columns = collection.export ?? [];
  const encoder = new TextEncoder();
  let query: ListQuery | null = first;
  return new ReadableStream({
    async pull(controller) {
      if (!query) return controller.close();
      const { rows, next } = await listRows(client, collection, query, {
        needs: columns,
        limit: rowsAtOnce(query),
      });
      const text = stringify(rows, {
        columns: [...columns],
        header: query === first,
        // For spreadsheet programs: the encoding is known, and no cell is run as a formula.
        bom: query === first,
        escape_formulas: true,
        record_delimiter: 'windows',
        // Without quotes a line of a text would be a row.
        quote_record_delimiter: true,
        cast: { boolean: (value) => (value ? 'yes' : 'no'), string: escapeInnerFormulas },
      });
      controller.enqueue(encoder.encode(text));
      query = next && { ...query, after: next };
    },
  });
}

/**
 * Puts an apostrophe before what a program would run that takes a semicolon or a tab for the end of a cell, whatever the
 * quotes say, as Excel does in Switzerland and Germany.
 */
function escapeInnerFormulas(text: string): string {
  return text.replace(/([;\t\r\n][\s"]*)(?=[=+@-])/g, "$1'");
}

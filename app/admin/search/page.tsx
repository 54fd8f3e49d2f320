import { Suspense } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { adminCopy } from '@/content/admin';
import { searchLists, type SearchedList } from '@/lib/desk/overview/overview';
import { collectionsFor } from '@/lib/desk/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import { deskPaths } from '@/lib/desk-paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { DeskLink } from '../_components/desk-link';
import { EmptyList } from '../_components/empty-list';
import { AdminHeading } from '../_components/heading';
import { addressOf, ListSkeleton, readSearch, SearchOfAll } from '../_components/list';
import { RowLines } from '../_components/row-lines';

const copy = adminCopy.search;

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.lead,
  path: deskPaths.search,
  hidden: true,
});

/** Nothing here is prerendered, as in the layout. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** One search over every list: the first rows of each, and the way to the others. */
export default function SearchPage(props: Props) {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <Suspense fallback={<ListSkeleton label={copy.loading} />}>
        <Results {...props} />
      </Suspense>
    </>
  );
}

async function Results({ searchParams }: Props) {
  const { client, role } = await requireAdmin();
  const search = readSearch((await searchParams).q);
  const lists = search ? await searchLists(client, collectionsFor(role), search) : [];
  const missing = lists.flatMap(({ collection, found }) => (found ? [] : collection.labels.many));
  const matching = lists.filter(({ found }) => found && found.rows.length > 0);
  return (
    <>
      <div className="mb-10">
        <SearchOfAll search={search} />
      </div>
      {missing.length > 0 ? (
        <FormMessage variant="error" className="mb-8 max-w-3xl">
          <p>{copy.failed(missing)}</p>
        </FormMessage>
      ) : null}
      {search && matching.length === 0 && missing.length === 0 ? (
        <EmptyList>{copy.nothing(search)}</EmptyList>
      ) : null}
      <div className="grid max-w-3xl gap-12">
        {matching.map((list) => (
          <Matches key={list.collection.name} list={list} search={search} />
        ))}
      </div>
    </>
  );
}

function Matches({ list: { collection, found }, search }: { list: SearchedList; search: string }) {
  const { name, labels, sort } = collection;
  const { rows, isAll } = found!;
  const query = { search, filter: '', sort, after: null };
  return (
    <section aria-labelledby={`matches-${name}`}>
      <h2 id={`matches-${name}`} className="text-h3">
        {labels.many}
      </h2>
      <RowLines lines={rows} />
      {isAll ? null : (
        <DeskLink
          href={addressOf(collection, query, null)}
          className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {copy.all(labels.many)}
        </DeskLink>
      )}
    </section>
  );
}

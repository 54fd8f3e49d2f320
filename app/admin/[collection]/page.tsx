import { notFound, redirect } from 'next/navigation';
import { Suspense } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { findCollection } from '@/lib/desk/collections';
import { rolesOf } from '@/lib/desk/rights';
import { storedImageAttributes } from '@/components/ui/stored-image';
import {
  cellOf,
  keyOf,
  languageOf,
  namedRow,
  pictureField,
  type Collection,
} from '@/lib/collections/collection';
import { readLanguageStates, shownColumns } from '@/lib/collections/row-translations';
import { listColleagues } from '@/lib/desk/people/administrators';
import type { Row } from '@/lib/collections/row';
import { listRows, type ListQuery } from '@/lib/collections/row-store';
import { EXPORT_FORMATS, listExports } from '@/lib/desk/inbox/list-exports';
import { formatMoment } from '@/lib/text/format';
import { deskPaths } from '@/lib/desk-paths';
import { fallbackProviders } from '@/content/en/survey';
import { listSystemNames } from '@/lib/providers/system-names';
import { pageMetadata } from '@/lib/seo/page-metadata';
import type { Client } from '@/lib/supabase/client';
import { DeskLink } from '../_components/desk-link';
import { AdminHeading } from '../_components/heading';
import { EmptyInbox } from '../_inbox/empty-inbox';
import {
  addressOf,
  isNarrowed,
  ListPages,
  ListSearch,
  ListSkeleton,
  readQuery,
} from '../_components/list';
import { CollectionTable } from './_components/collection-table';
import { Settings } from './_components/settings';

const copy = adminCopy.collection;

/** Nothing here is prerendered, as in the layout. */
export const instant = false;

type Props = {
  params: Promise<{ collection: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props) {
  const { collection: name } = await params;
  return pageMetadata({
    title: findCollection(name)?.labels.many ?? copy.missing,
    description: 'A list of the admin area.',
    path: deskPaths.collection(name),
    hidden: true,
  });
}

export default function CollectionPage(props: Props) {
  return (
    <Suspense fallback={<ListSkeleton label={copy.loading} />}>
      <CollectionList {...props} />
    </Suspense>
  );
}

async function CollectionList({ params, searchParams }: Props) {
  const collection = findCollection((await params).collection);
  const { client } = await requireAdmin(collection && rolesOf(collection));
  if (!collection) notFound();
  if (collection.within) redirect(deskPaths.collection(collection.within));
  if (collection.kind === 'settings') return <Settings client={client} collection={collection} />;
  const query = readQuery(collection, await searchParams);
  const [{ rows, next }, systems] = await Promise.all([
    listRows(client, collection, query, { needs: shownColumns(collection) }),
    listSystemNames(fallbackProviders),
  ]);
  const languagesOf = await readLanguageStates(client, collection, rows);
  const { kind, labels, columns, publishing, translatable } = collection;
  return (
    <>
      <AdminHeading title={labels.many} lead={labels.lead}>
        {kind === 'content' ? (
          <DeskLink href={deskPaths.new(collection.name)} className={buttonVariants()}>
            {copy.add(labels.one)}
          </DeskLink>
        ) : null}
        {collection.export ? <ExportLinks collection={collection} query={query} /> : null}
      </AdminHeading>
      <ListSearch collection={collection} query={query} />
      {rows.length === 0 ? (
        <NoRows collection={collection} query={query} />
      ) : (
        <CollectionTable
          // A selection on one page of the list does not carry over to another.
          key={addressOf(collection, query, query.after)}
          collection={collection.name}
          labels={{ one: labels.one, many: labels.many }}
          kind={kind}
          words={publishing?.words}
          hasTranslations={translatable !== undefined}
          columns={columns.map(({ of, label, sortable }) => ({
            label,
            isWords: translatable?.includes(of),
            ...(sortable && sortLink(collection, query, of)),
          }))}
          rows={rows.map((row) => ({
            key: keyOf(collection, row),
            updated_at: row.updated_at,
            href: rowAddress(collection, query, row),
            name: namedRow(collection.title(row), languageOf(row)),
            language: languageOf(row),
            cells: columns.map((column) => cellOf(collection, column, row, systems)),
            picture: thumbnailOf(collection, row),
            languages: languagesOf(row),
          }))}
        />
      )}
      <ListPages collection={collection} query={query} next={next} />
      {collection.export ? <Exports client={client} collection={collection} /> : null}
    </>
  );
}

type ListProps = { collection: Collection; query: ListQuery };

function ExportLinks({ collection, query }: ListProps) {
  const address = addressOf(collection, query, null, deskPaths.export(collection.name));
  return (
    <div className="flex flex-wrap gap-3">
      {EXPORT_FORMATS.map((format) => (
        // A file, not a page of the application.
        <a
          key={format}
          href={`${address}${address.includes('?') ? '&' : '?'}format=${format}`}
          download
          className={buttonVariants({ variant: 'outline' })}
        >
          {format === 'xlsx' ? copy.exportWorkbook : copy.export}
        </a>
      ))}
    </div>
  );
}

/** Stands in place of a table without rows. */
function NoRows({ collection, query }: ListProps) {
  if (collection.kind === 'inbox' && query.filter === 'new' && query.search === '')
    return <EmptyInbox collection={collection} />;
  return (
    <p className="border-y-[1.5px] border-y-foreground border-b-border py-12 text-muted-foreground">
      {isNarrowed(collection, query)
        ? copy.nothingFound(query.search)
        : copy.empty(collection.labels.one)}
    </p>
  );
}

/** The page of a row; one of an inbox leads back to the list as it was. */
function rowAddress(collection: Collection, query: ListQuery, row: Row): string {
  const page = deskPaths.row(collection.name, keyOf(collection, row));
  return collection.kind === 'inbox' ? addressOf(collection, query, query.after, page) : page;
}

/** The attributes of a small picture: its title stands beside it. */
function thumbnailOf(collection: Collection, row: Row) {
  const field = pictureField(collection);
  if (!field) return undefined;
  const src = row[field];
  return src ? storedImageAttributes({ src: String(src), alt: '', sizes: '2.75rem' }) : null;
}

/** The record of who saved the list as a file, and when. */
async function Exports({ client, collection }: { client: Client; collection: Collection }) {
  const [exports, administrators] = await Promise.all([
    listExports(client, collection),
    listColleagues(client),
  ]);
  if (exports.length === 0) return null;
  const options = collection.filter?.options ?? {};
  return (
    <details className="mt-8">
      <summary className="cursor-pointer py-2.5 font-semibold">{copy.exports}</summary>
      <ul className="mt-2 grid gap-1 text-small">
        {exports.map(({ id, format, state, is_search, exported_by, created_at }) => (
          <li key={id} className="wrap-anywhere">
            {administrators.find((one) => one.id === exported_by)?.email ??
              adminCopy.inbox.formerAdministrator}
            , <time dateTime={created_at}>{formatMoment(created_at)}</time> (
            {copy.exported(format, options[state]?.toLowerCase(), is_search)})
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The address behind the head of a column; a second click reverses the order. */
function sortLink(collection: Collection, query: ListQuery, column: string) {
  const { sort } = query;
  const isSorted = sort.column === column;
  const ascending = isSorted ? !sort.ascending : true;
  return {
    href: addressOf(collection, { ...query, sort: { column, ascending } }, null),
    ...(isSorted && { sorted: sort.ascending ? ('ascending' as const) : ('descending' as const) }),
  };
}

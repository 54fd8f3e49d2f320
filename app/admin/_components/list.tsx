import { buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { adminCopy } from '@/content/admin';
import { firstCharacters } from '@/lib/text/characters';
import { cleanLine } from '@/lib/text/clean-text';
import type { Collection } from '@/lib/collections/collection';
import { readCursor, writeCursor, type Cursor, type ListQuery } from '@/lib/collections/row-store';
import { defaultLanguage, languages } from '@/lib/languages/languages';
import { deskPaths } from '@/lib/desk-paths';
import { DeskLink } from './desk-link';
import { FilterSelect } from './filter-select';

const copy = adminCopy.collection;

/** The longest search, in characters. */
const LONGEST_SEARCH = 100;

/** Stands in place of a language in the address of a list. */
const EVERY_LANGUAGE = 'all';

type Parameters = Record<string, string | string[] | undefined>;

/**
 * Reads the address of a list: ?q= searches, ?filter= narrows, ?language=de is of a language, ?language=all of every one where
 * something is searched for, ?sort=title or ?sort=-title sorts, ?after= is the place of a page.
 */
export function readQuery(
  collection: Collection,
  { q, filter, language, sort, after }: Parameters,
): ListQuery {
  const wanted = typeof sort === 'string' ? sort : '';
  const column = wanted.replace(/^-/, '');
  const isKnown = collection.columns.some(({ of, sortable }) => sortable && of === column);
  const search = readSearch(q);
  // The lists have an index for each language; what is found has one of its own.
  const isEvery = language === EVERY_LANGUAGE && search !== '';
  return {
    search,
    filter:
      typeof filter === 'string' && Object.hasOwn(collection.filter?.options ?? {}, filter)
        ? filter
        : usualFilter(collection),
    language: isEvery
      ? undefined
      : (languages.find((each) => each === language) ?? defaultLanguage),
    sort: isKnown ? { column, ascending: !wanted.startsWith('-') } : collection.sort,
    after: typeof after === 'string' ? readCursor(after) : null,
  };
}

/** Reads the search of an address, cleaned and bounded; '' for nothing. */
export function readSearch(q: string | string[] | undefined): string {
  return typeof q === 'string'
    ? firstCharacters(cleanLine(q.slice(0, 10 * LONGEST_SEARCH)), LONGEST_SEARCH)
    : '';
}

function usualFilter({ filter }: Collection): string {
  return filter?.usual ?? '';
}

/** Whether a list leaves out rows that it usually shows. */
export function isNarrowed(
  collection: Collection,
  { search, filter, language = defaultLanguage }: ListQuery,
): boolean {
  return search !== '' || filter !== usualFilter(collection) || language !== defaultLanguage;
}

/** The address of a list, or of another path with the same query. */
export function addressOf(
  collection: Collection,
  { search, filter, language, sort }: ListQuery,
  after: Cursor | null,
  path = deskPaths.collection(collection.name),
): string {
  const usual = collection.sort;
  const isUsual = sort.column === usual.column && sort.ascending === usual.ascending;
  const params = new URLSearchParams({
    ...(search && { q: search }),
    ...(filter !== usualFilter(collection) && { filter }),
    ...(collection.translatable &&
      language !== defaultLanguage && { language: language ?? EVERY_LANGUAGE }),
    ...(!isUsual && { sort: `${sort.ascending ? '' : '-'}${sort.column}` }),
    ...(after && { after: writeCursor(after) }),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}

type List = { collection: Collection; query: ListQuery };

/** A form that loads the list again with what is searched for; works without a script. */
export function ListSearch({ collection, query }: List) {
  const { name, labels, filter, translatable } = collection;
  return (
    <form role="search" action={deskPaths.collection(name)} className="mb-3 flex flex-wrap gap-3">
      <SearchInput label={copy.searchIn(labels.many)} search={query.search} />
      {filter ? (
        <FilterSelect
          name="filter"
          defaultValue={query.filter}
          aria-label={filter.label}
          className="w-auto"
        >
          {filter.usual === undefined ? (
            <option value="">{copy.everyValue(filter.label)}</option>
          ) : null}
          {Object.entries(filter.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterSelect>
      ) : null}
      {translatable ? (
        <FilterSelect
          name="language"
          defaultValue={query.language ?? EVERY_LANGUAGE}
          aria-label={adminCopy.translations.language}
          className="w-auto"
        >
          {query.search ? (
            <option value={EVERY_LANGUAGE}>
              {copy.everyValue(adminCopy.translations.language)}
            </option>
          ) : null}
          {languages.map((language) => (
            <option key={language} value={language}>
              {adminCopy.translations.languages[language]}
            </option>
          ))}
        </FilterSelect>
      ) : null}
      <button type="submit" className={buttonVariants({ variant: 'outline' })}>
        {copy.search}
      </button>
      {isNarrowed(collection, query) ? (
        <DeskLink
          href={deskPaths.collection(name)}
          className={buttonVariants({ variant: 'ghost' })}
        >
          {copy.clearSearch}
        </DeskLink>
      ) : null}
    </form>
  );
}

export function SearchInput({
  label,
  search,
  longest = LONGEST_SEARCH,
}: {
  label: string;
  search: string;
  longest?: number;
}) {
  return (
    <Input
      type="search"
      name="q"
      maxLength={longest}
      defaultValue={search}
      aria-label={label}
      placeholder={label}
      className="max-w-md flex-1 basis-48"
    />
  );
}

/** A form that searches every list; works without a script. */
export function SearchOfAll({ search }: { search: string }) {
  return (
    <form role="search" action={deskPaths.search} className="flex w-full max-w-xl flex-wrap gap-3">
      <SearchInput label={adminCopy.search.label} search={search} />
      <button type="submit" className={buttonVariants({ variant: 'outline' })}>
        {copy.search}
      </button>
    </form>
  );
}

/** Links to the first and to the next page of the list; nothing where one page holds it all. */
export function ListPages({ collection, query, next }: List & { next: Cursor | null }) {
  if (!query.after && !next) return null;
  const page = (after: Cursor | null, label: string) => (
    <DeskLink
      href={addressOf(collection, query, after)}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      {label}
    </DeskLink>
  );
  return (
    <nav aria-label={collection.labels.many} className="mt-6 flex flex-wrap gap-4">
      {query.after ? page(null, copy.first) : null}
      {next ? page(next, copy.next) : null}
    </nav>
  );
}

/** A list while its rows are read. The label is announced. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div>
      <Spinner label={label} className="mb-4 text-muted-foreground" />
      <div className="border-t-[1.5px] border-foreground">
        {Array.from({ length: 5 }, (_, row) => (
          <div
            key={row}
            className="grid grid-cols-[2.75rem_1fr] gap-x-4 border-b py-4 md:grid-cols-[4rem_1fr_8rem]"
          >
            <Skeleton className="w-6" />
            <Skeleton className="w-[80%] max-w-[28rem]" />
            <Skeleton className="max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}

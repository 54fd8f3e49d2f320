import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { adminCopy } from '@/content/admin';
import type { Collection } from '@/lib/collections/collection';
import type { Cursor, ListQuery } from '@/lib/data/collections';
import { paths } from '@/lib/paths';
import { addressOf, LONGEST_SEARCH } from './list-address';

const copy = adminCopy.collection;

type List = { collection: Collection; query: ListQuery };

/** A form that loads the list again with what is searched for; works without a script. */
export function ListSearch({ collection, query }: List) {
  const { name, labels, filter } = collection;
  return (
    <form role="search" action={paths.adminCollection(name)} className="mb-6 flex flex-wrap gap-3">
      <Input
        type="search"
        name="q"
        maxLength={LONGEST_SEARCH}
        defaultValue={query.search}
        aria-label={copy.searchIn(labels.many)}
        className="max-w-md flex-1 basis-48"
      />
      {filter ? (
        <NativeSelect
          name="filter"
          defaultValue={query.filter}
          aria-label={filter.label}
          className="w-auto"
        >
          <option value="">{copy.everyValue(filter.label)}</option>
          {Object.entries(filter.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      ) : null}
      <button type="submit" className={buttonVariants({ variant: 'outline' })}>
        {copy.search}
      </button>
      {query.search || query.filter ? (
        <Link href={paths.adminCollection(name)} className={buttonVariants({ variant: 'ghost' })}>
          {copy.clearSearch}
        </Link>
      ) : null}
    </form>
  );
}

/** Links to the first and to the next page of the list; nothing where one page holds it all. */
export function ListPages({ collection, query, next }: List & { next: Cursor | null }) {
  if (!query.after && !next) return null;
  return (
    <nav aria-label={collection.labels.many} className="mt-6 flex flex-wrap gap-4">
      {query.after ? (
        <Link
          href={addressOf(collection, query, null)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {copy.first}
        </Link>
      ) : null}
      {next ? (
        <Link
          href={addressOf(collection, query, next)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {copy.next}
        </Link>
      ) : null}
    </nav>
  );
}

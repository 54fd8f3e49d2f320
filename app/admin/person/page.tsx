import { Suspense } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { adminCopy } from '@/content/admin';
import { listColleagues } from '@/lib/desk/people/administrators';
import {
  findPerson,
  listErasures,
  MOST_MAYBE,
  readAsked,
  type Asked,
  type KeptList,
  type Maybe,
  type PersonList,
} from '@/lib/desk/people/person';
import { ANSWERING } from '@/lib/desk/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import type { DeskRole } from '@/lib/auth/roles';
import { LONGEST_EMAIL } from '@/lib/forms/fields';
import { deskPaths } from '@/lib/desk-paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import type { Client } from '@/lib/supabase/client';
import { formatMoment } from '@/lib/text/format';
import { DeskLink } from '../_components/desk-link';
import { EmptyList } from '../_components/empty-list';
import { AdminHeading } from '../_components/heading';
import { SearchInput } from '../_components/list';
import { ErasePerson } from './_components/erase-person';

const copy = adminCopy.person;

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.lead,
  path: deskPaths.person,
  hidden: true,
});

/** Nothing here is prerendered, as in the layout. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Everything that is kept about one person, in all lists; as one file, and its erasure. */
export default function PersonPage(props: Props) {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <Suspense fallback={<Spinner label={copy.loading} />}>
        <FoundPerson {...props} />
      </Suspense>
    </>
  );
}

async function FoundPerson({ searchParams }: Props) {
  const { client, user, role } = await requireAdmin(ANSWERING);
  const query = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  );
  const typed = query.get('q')?.trim() ?? '';
  const read = readAsked(query, user.id);
  return (
    <>
      <form role="search" action={deskPaths.person} className="mb-8 flex flex-wrap gap-3">
        <SearchInput label={copy.search} search={typed} longest={LONGEST_EMAIL} />
        <button type="submit" className={buttonVariants({ variant: 'outline' })}>
          {copy.find}
        </button>
      </form>
      {typed && !read.success ? (
        <FormMessage variant="error" className="mb-8 max-w-3xl">
          <p>{read.message}</p>
        </FormMessage>
      ) : null}
      {read.success ? (
        <Found
          key={read.asked.query.toString()}
          search={typed}
          asked={read.asked}
          role={role}
          {...await findPerson(client, read.asked.person, read.asked.also)}
        />
      ) : null}
      <Erasures client={client} />
    </>
  );
}

type FoundProps = Awaited<ReturnType<typeof findPerson>> & {
  search: string;
  asked: Asked;
  role: DeskRole;
};

function Found({ search, asked, role, lists, maybe }: FoundProps) {
  const limits = limitsOf(lists, role);
  return (
    <div className="grid max-w-4xl gap-12">
      {maybe.length > 0 ? <MaybeTheSame asked={asked} maybe={maybe} /> : null}
      {lists.map((list) => (
        <List key={list.list} {...list} />
      ))}
      {lists.length === 0 ? (
        <EmptyList>{copy.nothing(search)}</EmptyList>
      ) : (
        <>
          <section aria-labelledby="person-file">
            <h2 id="person-file" className="text-h4">
              {copy.fileTitle}
            </h2>
            <p className="mt-1 mb-4 max-w-measure text-muted-foreground">{copy.fileText}</p>
            {/* A file, not a page of the application. */}
            <a
              href={`${deskPaths.personFile}?${asked.query}`}
              download
              className={buttonVariants({ variant: 'outline' })}
            >
              {copy.file}
            </a>
          </section>
          <section aria-labelledby="person-erasure">
            <h2 id="person-erasure" className="text-h4">
              {copy.eraseTitle}
            </h2>
            <p className="mt-1 max-w-measure text-muted-foreground">{copy.eraseText}</p>
            {limits.length > 0 ? (
              <FormMessage variant="warning" title={copy.limits.title} className="mt-4 max-w-3xl">
                <ul className="mt-1 list-disc pl-5">
                  {limits.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </FormMessage>
            ) : null}
            <ErasePerson person={search} also={asked.also} />
          </section>
        </>
      )}
    </div>
  );
}

/** Other spellings of the address, and numbers in its forms: nothing of their rows is shown before they are chosen. */
function MaybeTheSame({ asked, maybe }: { asked: Asked; maybe: readonly Maybe[] }) {
  return (
    <form action={deskPaths.person} className="grid justify-items-start gap-4">
      {['q', 'proof'].map((name) => (
        <input key={name} type="hidden" name={name} value={asked.query.get(name) ?? ''} />
      ))}
      <fieldset aria-describedby="person-maybe" className="w-full min-w-0">
        <legend className="text-h4">{copy.maybe.title}</legend>
        <p id="person-maybe" className="mt-1 mb-3 max-w-measure text-muted-foreground">
          {copy.maybe.text}
        </p>
        <div className="border-t-[1.5px] border-foreground">
          {maybe.map(({ value, is_chosen, rows }) => (
            <label key={value} className="flex min-h-11 items-center gap-3 border-b py-2">
              <input
                type="checkbox"
                name="also"
                value={value}
                defaultChecked={is_chosen}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{value}</span>
              <span className="shrink-0 text-muted-foreground">{copy.maybe.rows(rows)}</span>
            </label>
          ))}
        </div>
        {maybe.length >= MOST_MAYBE - 1 ? (
          <p className="mt-3 max-w-measure text-muted-foreground">{copy.maybe.more}</p>
        ) : null}
      </fieldset>
      <button type="submit" className={buttonVariants({ variant: 'outline' })}>
        {copy.maybe.choose}
      </button>
    </form>
  );
}

/** Says what an erasure leaves, or cannot reach. */
function limitsOf(lists: readonly KeptList[], role: DeskRole): string[] {
  const rowsOf = (name: PersonList) => lists.find(({ list }) => list === name)?.rows ?? [];
  const elsewhere = rowsOf('demo_bookings').filter(({ provider }) => provider !== 'sandbox');
  const ofAdministrators = rowsOf('accounts').filter((account) => account.role);
  const needsOwner = rowsOf('accounts').length + rowsOf('invitations').length > 0;
  return [
    ...ofAdministrators.map(({ email }) => copy.limits.administrator(String(email))),
    ...(needsOwner && role !== 'owner' ? [copy.limits.owner] : []),
    ...elsewhere.map(({ provider_reference }) =>
      copy.limits.booking(String(provider_reference ?? '')),
    ),
    ...(rowsOf('accounts').length > 0 ? [copy.limits.log] : []),
  ];
}

function List({ list, collection, rows }: KeptList) {
  return (
    <section aria-labelledby={`person-${list}`}>
      <h2 id={`person-${list}`} className="text-h4">
        {copy.lists[list]}
      </h2>
      <ul className="mt-3 border-t-[1.5px] border-foreground">
        {rows.map((row) => {
          const title = copy.rows[list](row);
          return (
            <li
              key={row.id}
              className="grid gap-x-6 border-b py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              {collection ? (
                <DeskLink
                  href={deskPaths.row(collection.name, row.id)}
                  className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline underline-offset-4"
                >
                  <span dir="auto">{title}</span>
                </DeskLink>
              ) : (
                <span className="inline-flex min-h-11 items-center font-medium wrap-anywhere">
                  {title}
                </span>
              )}
              <span className="self-center text-muted-foreground">
                {`${copy.since(formatMoment(row.created_at))} ${
                  row.kept_until ? copy.until(formatMoment(row.kept_until)) : copy.stays[list]
                }`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The record of who erased how much, and when. */
async function Erasures({ client }: { client: Client }) {
  const [erasures, colleagues] = await Promise.all([listErasures(client), listColleagues(client)]);
  if (erasures.length === 0) return null;
  return (
    <details className="mt-12">
      <summary className="cursor-pointer py-2.5 font-semibold">{copy.erasures}</summary>
      <ul className="mt-2 grid gap-1 text-small">
        {erasures.map(({ id, counts, erased_by, created_at }) => (
          <li key={id} className="wrap-anywhere">
            {colleagues.find((one) => one.id === erased_by)?.email ??
              adminCopy.inbox.formerAdministrator}
            , <time dateTime={created_at}>{formatMoment(created_at)}</time>:{' '}
            {copy.counts(counts).join(', ') || copy.noRows}
          </li>
        ))}
      </ul>
    </details>
  );
}

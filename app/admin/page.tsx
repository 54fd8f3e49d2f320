import { unstable_rethrow } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import bell from '@/components/illustrations/bell.svg';
import { Drawing } from '@/components/illustrations/drawing';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { adminCopy } from '@/content/admin';
import { openQuestions } from '@/content/open-questions';
import { requireAdmin, SignInServiceAway } from '@/lib/auth/require-admin';
import { collectionOf, collections, inboxes } from '@/lib/desk/collections';
import { listComing } from '@/lib/desk/overview/coming';
import { listOutdatedTranslations } from '@/lib/desk/overview/outdated-translations';
import { listDrafts, listOverdueReviews, type Found } from '@/lib/desk/overview/overview';
import { EDITING, mayUse } from '@/lib/desk/rights';
import { keyOf, languageOf, type Collection } from '@/lib/collections/collection';
import { listChanges } from '@/lib/collections/row-store';
import {
  listUnsentMails,
  MOST_COUNTED,
  noteVisit,
  summarizeInbox,
  type InboxSummary as Summary,
} from '@/lib/desk/inbox/submissions';
import { companyFacts } from '@/lib/company/admin';
import { FACT_NAMES, factName, REQUIRED_FACTS, type CompanyFacts } from '@/lib/company/fact-names';
import { getCompanyFacts } from '@/lib/company/facts';
import { findFaults } from '@/lib/doctor/start-up';
import { faqItems } from '@/lib/faq/admin';
import { listKeys } from '@/lib/collections/row-store';
import { logFailure } from '@/lib/log';
import { dateInSwitzerland, formatShortDay, formatMoment } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ComingList } from './_components/coming-list';
import { DeskLink } from './_components/desk-link';
import { AdminHeading } from './_components/heading';
import { SearchOfAll } from './_components/list';
import { OutdatedList } from './_components/outdated-list';
import { RowTitle } from './_components/row-title';
import { SendAgainButton } from './_inbox/send-again-button';

const { dashboard: copy, history, outdated, overview } = adminCopy;

const SHOWN_CHANGES = 10;

/** How many of the coming changes are shown; their own page has the others. */
const SHOWN_COMING = 5;

/** How many translations are shown that their originals left behind. */
const SHOWN_OUTDATED = 5;

export const metadata = pageMetadata({
  title: 'Dashboard',
  description: 'The administrators’ desk: what can be changed here is public with the next visit.',
  path: paths.admin,
  hidden: true,
});

export default function AdminDashboardPage() {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead}>
        <SearchOfAll />
      </AdminHeading>
      <div className="grid gap-x-16 gap-y-14 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-14">
          <Suspense fallback={<InboxSummarySkeleton />}>
            <Readable part={InboxSummary} />
          </Suspense>
          <Suspense fallback={null}>
            <Readable part={Reviews} />
            <Readable part={OldTranslations} />
            <Readable part={ComingUp} />
            <Readable part={Drafts} />
          </Suspense>
          <Suspense fallback={<LastChangesSkeleton />}>
            <Readable part={LastChanges} />
          </Suspense>
        </div>
        <div className="grid content-start gap-14">
          <Suspense fallback={<Spinner label={overview.checking} />}>
            <Readable part={SiteChecks} />
          </Suspense>
          <Suspense fallback={null}>
            <Readable part={UnstatedFacts} />
            <Readable part={OpenQuestions} />
          </Suspense>
          <Drawing file={bell} className="w-40 justify-self-end max-xl:hidden" />
        </div>
      </div>
    </>
  );
}

/** A part of the dashboard; one that cannot be read says so, and the others stay. */
async function Readable({ part }: { part: () => Promise<ReactNode> }) {
  try {
    return await part();
  } catch (failure) {
    unstable_rethrow(failure); // a redirect
    if (failure instanceof SignInServiceAway) throw failure;
    logFailure('dashboard-part-failed', failure, { part: part.name });
    return (
      <p className="border-l-[6px] border-destructive py-2 pl-5 text-destructive">
        {overview.failed}
      </p>
    );
  }
}

/**
 * What came in since the last visit, what is unread, with what has waited longest, and the mails that
 * were not sent. Rendering it counts as a visit.
 */
async function InboxSummary() {
  const { client, role } = await requireAdmin();
  const lastVisit = await noteVisit(client);
  const ownInboxes = inboxes.filter((inbox) => mayUse(role, inbox));
  if (ownInboxes.length === 0) return null;
  const [unsent, ...summaries] = await Promise.all([
    listUnsentMails(),
    ...ownInboxes.map((collection) => summarizeInbox(client, collection, lastVisit)),
  ]);
  const rows = ownInboxes.map((collection, index) => ({ collection, ...summaries[index]! }));
  const arrived = rows
    .filter(({ arrived }) => arrived)
    .map(({ arrived, collection: { labels } }) =>
      [shownCount(arrived!), arrived === 1 ? labels.one : labels.many.toLowerCase()].join(' '),
    );
  return (
    <div className="grid gap-12">
      <section aria-labelledby="inbox-summary">
        <h2 id="inbox-summary" className="text-h3">
          {copy.inbox}
        </h2>
        {lastVisit ? (
          <p className="mt-2 max-w-measure">{copy.arrived(arrived, formatMoment(lastVisit))}</p>
        ) : null}
        <ul className="mt-5 border-t-[1.5px] border-foreground">
          {rows.map((row) => (
            <InboxLine key={row.collection.name} {...row} />
          ))}
        </ul>
      </section>
      <UnsentMails {...unsent} />
    </div>
  );
}

/** '7', or '99+' where they were not counted to the end. */
function shownCount(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}

function InboxLine({
  collection: { name, labels },
  waiting,
  longest,
}: Summary & { collection: Collection }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 border-b py-2 sm:grid-cols-[14rem_6rem_1fr]">
      <DeskLink
        href={`${paths.adminCollection(name)}?filter=new`}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {labels.many}
      </DeskLink>
      <span className={`self-center ${waiting > 0 ? 'font-semibold' : 'text-muted-foreground'}`}>
        {copy.newCount(shownCount(waiting))}
      </span>
      {longest ? (
        <span className="self-center text-muted-foreground max-sm:col-span-2">
          {copy.longest}{' '}
          <DeskLink
            href={paths.adminRow(name, longest.key)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <time dateTime={longest.since}>{formatMoment(longest.since)}</time>
          </DeskLink>
        </span>
      ) : null}
    </li>
  );
}

function UnsentMails({ givenUp, retried }: Awaited<ReturnType<typeof listUnsentMails>>) {
  if (givenUp.count + retried.count === 0) return null;
  return (
    <section
      aria-labelledby="unsent-mails"
      className="max-w-3xl border-l-[6px] border-warning py-1 pl-5"
    >
      <h2 id="unsent-mails" className="text-h4">
        {copy.mails}
      </h2>
      {givenUp.count > 0 ? (
        <>
          <p className="mt-2 wrap-anywhere">
            {copy.givenUp(shownCount(givenUp.count), givenUp.codes)}
          </p>
          <SendAgainButton />
        </>
      ) : null}
      {retried.count > 0 ? (
        <p className="mt-2 wrap-anywhere text-muted-foreground">
          {copy.retried(shownCount(retried.count), retried.codes)}
        </p>
      ) : null}
    </section>
  );
}

/** In place of the summary while it is counted. */
function InboxSummarySkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-5 h-60 w-full" />
    </div>
  );
}

/** What was changed last in all collections: when, what and by which administrator. Each line leads to its row. */
async function LastChanges() {
  const { client } = await requireAdmin();
  const changes = await listChanges(client, { limit: SHOWN_CHANGES });
  return (
    <Part id="last-changes" title={copy.changes}>
      {changes.length === 0 ? (
        <p className="mt-4 text-muted-foreground">{copy.noChanges}</p>
      ) : (
        <ol className="mt-5 border-t-[1.5px] border-foreground">
          {changes.map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ol>
      )}
    </Part>
  );
}

type ListedChange = Awaited<ReturnType<typeof listChanges>>[number];

function ChangeLine({ change }: { change: ListedChange }) {
  const collection = collectionOf(change.table_name);
  const row = change.after ?? change.before;
  if (!collection) return null;
  return (
    <li className="grid gap-x-6 border-b py-3 sm:grid-cols-[10rem_1fr]">
      <time dateTime={change.created_at} className="text-muted-foreground">
        {formatMoment(change.created_at)}
      </time>
      <span className="wrap-anywhere">
        <DeskLink
          href={paths.adminRow(collection.name, change.row_id)}
          className="font-medium underline"
        >
          {row ? (
            <RowTitle title={collection.title(row)} language={languageOf(row)} />
          ) : (
            history.gone(collection.labels.one)
          )}
        </DeskLink>
        <span className="block text-small text-muted-foreground">
          {collection.labels.many}: {history.operations[change.operation].toLowerCase()}
          {change.editor ? ` ${history.by(change.editor)}` : null}
        </span>
      </span>
    </li>
  );
}

/** Rows whose day of review has come. */
async function Reviews() {
  const { client, own } = await ownCollections();
  const due = await listOverdueReviews(client, own, dateInSwitzerland());
  if (due.length === 0) return null;
  return (
    <Part id="reviews" title={overview.reviews} lead={overview.reviewsLead}>
      <FoundList found={due} column="review_by" word={overview.due} />
    </Part>
  );
}

/** Translations whose original changed since. */
async function OldTranslations() {
  const { client } = await requireAdmin();
  const { total, shown } = await listOutdatedTranslations(client, { limit: SHOWN_OUTDATED });
  if (total === 0) return null;
  return (
    <Part id="old-translations" title={outdated.title} lead={outdated.count(total)}>
      <div className="mt-5">
        <OutdatedList translations={shown} />
      </div>
      <DeskLink
        href={paths.adminOutdatedTranslations}
        className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {outdated.all}
      </DeskLink>
    </Part>
  );
}

/** The drafts that were changed last. */
async function Drafts() {
  const { client, own } = await ownCollections();
  const drafts = await listDrafts(client, own);
  if (drafts.length === 0) return null;
  return (
    <Part id="drafts" title={overview.drafts}>
      <FoundList found={drafts} column="updated_at" word={overview.changed} />
    </Part>
  );
}

/** The lists that this administrator may use. */
async function ownCollections() {
  const { client, role } = await requireAdmin();
  return { client, own: collections.filter((collection) => mayUse(role, collection)) };
}

/** Rows of several lists, each with a day. */
function FoundList({ found, column, word }: { found: Found[]; column: string; word: string }) {
  return (
    <ul className="mt-5 border-t-[1.5px] border-foreground">
      {found.map(({ collection, row }) => {
        const key = keyOf(collection, row);
        const day = String(row[column]);
        return (
          <li key={key} className="grid gap-x-6 border-b py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <DeskLink
              href={paths.adminRow(collection.name, key)}
              className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline underline-offset-4"
            >
              <RowTitle title={collection.title(row)} language={languageOf(row)} />
            </DeskLink>
            <span className="self-center text-small text-muted-foreground">
              {collection.labels.one}, {word} <time dateTime={day}>{formatShortDay(day)}</time>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What will change by itself next. */
async function ComingUp() {
  const { client, role } = await requireAdmin();
  if (!EDITING.includes(role)) return null;
  const { coming } = await listComing(client);
  if (coming.length === 0) return null;
  return (
    <Part id="coming" title={overview.coming}>
      <div className="mt-5">
        <ComingList coming={coming.slice(0, SHOWN_COMING)} />
      </div>
      <DeskLink
        href={paths.adminComing}
        className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {overview.allComing}
      </DeskLink>
    </Part>
  );
}

/** What the checks of the doctor say that this server can ask. */
async function SiteChecks() {
  // They name settings.
  if ((await requireAdmin()).role !== 'owner') return null;
  const { at, wrong, right } = await findFaults();
  return (
    <Part id="checks" title={overview.checks}>
      {wrong.length > 0 ? (
        <ul className="mt-4 border-l-[6px] border-destructive py-1 pl-5">
          {wrong.map(({ subject, text, advice }) => (
            <li key={`${subject} ${text}`} className="mb-3 wrap-anywhere">
              <span className="font-semibold">{subject}</span>: {text}{' '}
              <span className="block text-muted-foreground">{advice}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2 text-muted-foreground">
        {`${wrong.length === 0 ? `${overview.allRight(right)} ` : ''}${overview.checkedAt(formatMoment(at))}`}
      </p>
    </Part>
  );
}

/** What owners have not stated about the company: visitors see nothing of it. */
async function UnstatedFacts() {
  if ((await requireAdmin()).role !== 'owner') return null;
  const facts = await getCompanyFacts();
  const missing = (Object.keys(FACT_NAMES) as (keyof CompanyFacts)[]).filter(
    (fact) => !facts[fact],
  );
  if (missing.length === 0) return null;
  const isRequired = (fact: keyof CompanyFacts) => REQUIRED_FACTS.some((each) => each === fact);
  return (
    <Part id="unstated-facts" title={overview.unstated} lead={overview.unstatedLead}>
      <ul className="mt-4 list-disc pl-5">
        {missing.map((fact) => (
          <li key={fact}>
            {factName(FACT_NAMES[fact])}
            {isRequired(fact) ? ` ${overview.required}` : null}
          </li>
        ))}
      </ul>
      <DeskLink
        href={paths.adminCollection(companyFacts.name)}
        className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {companyFacts.labels.many}
      </DeskLink>
    </Part>
  );
}

/** What hosts ask and no question of the help page answers yet. */
async function OpenQuestions() {
  const { client } = await requireAdmin();
  const answered = await listKeys(
    client,
    faqItems,
    openQuestions.map(({ id }) => id),
  );
  const open = openQuestions.filter(({ id }) => !answered.includes(id));
  if (open.length === 0) return null;
  return (
    <Part id="open-questions" title={overview.openQuestions} lead={overview.openQuestionsLead}>
      <ul className="mt-4">
        {open.map(({ id, question }) => (
          <li key={id} className="border-t py-1">
            <DeskLink
              href={paths.adminFaqAsked(id)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {question}
            </DeskLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A part of the dashboard with its heading. */
function Part({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {lead ? <p className="mt-2 max-w-measure">{lead}</p> : null}
      {children}
    </section>
  );
}

/** The changes while they are read; the lines are where they will be. */
function LastChangesSkeleton() {
  return (
    <div>
      <h2 className="text-h3">{copy.changes}</h2>
      <Spinner label={copy.loadingChanges} className="mt-1 text-muted-foreground" />
      <div className="mt-5 border-t-[1.5px] border-foreground">
        {Array.from({ length: SHOWN_CHANGES }, (_, row) => (
          <div key={row} className="grid gap-x-6 gap-y-1 border-b py-3 sm:grid-cols-[10rem_1fr]">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-12 w-[80%]" />
          </div>
        ))}
      </div>
    </div>
  );
}

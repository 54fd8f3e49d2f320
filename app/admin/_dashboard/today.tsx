import { adminCopy } from '@/content/admin';
import { keyOf, languageOf, type Collection } from '@/lib/collections/collection';
import { listChanges } from '@/lib/collections/row-changes';
import { collectionOf } from '@/lib/desk/collections';
import { shownCount } from '@/lib/desk/inbox/shown-count';
import {
  listUnsentMails,
  noteVisit,
  summarizeInbox,
  type InboxSummary,
} from '@/lib/desk/inbox/submissions';
import { listComing } from '@/lib/desk/overview/coming';
import { listOutdatedTranslations } from '@/lib/desk/overview/outdated-translations';
import { listDrafts, listOverdueReviews, type Found } from '@/lib/desk/overview/overview';
import { EDITING } from '@/lib/desk/rights';
import { deskPaths } from '@/lib/desk-paths';
import { paths } from '@/lib/paths';
import { dateInSwitzerland, formatMoment } from '@/lib/text/format';
import { DeskLink } from '../_components/desk-link';
import { lineOfComing, lineOfOutdated, RowLines, type RowLine } from '../_components/row-lines';
import { SendAgainButton } from '../_inbox/send-again-button';
import { Part, reader } from './part';

const { dashboard: copy, history, outdated, overview } = adminCopy;

/** How many rows of a list that has a page of its own are shown. */
const SHOWN = 5;

const SHOWN_CHANGES = 10;

/**
 * Shows what came in since the last visit, what is unread, with what has waited longest, and the mails that
 * were not sent. Rendering it counts as a visit.
 */
export async function Inbox() {
  const { client, own } = await reader();
  const lastVisit = await noteVisit(client);
  const inboxes = own.filter(({ kind }) => kind === 'inbox');
  if (inboxes.length === 0) return null;
  const [unsent, ...summaries] = await Promise.all([
    listUnsentMails(),
    ...inboxes.map((collection) => summarizeInbox(client, collection, lastVisit)),
  ]);
  const rows = inboxes.map((collection, index) => ({ collection, ...summaries[index]! }));
  const arrived = rows
    .filter(({ arrived }) => arrived)
    .map(({ arrived, collection: { labels } }) =>
      [shownCount(arrived!), arrived === 1 ? labels.one : labels.many.toLowerCase()].join(' '),
    );
  return (
    <>
      <UnsentMails {...unsent} />
      <Part
        id="inbox-summary"
        title={copy.inbox}
        lead={lastVisit ? copy.arrived(arrived, formatMoment(lastVisit)) : undefined}
      >
        <ul className="mt-4 border-t-[1.5px] border-foreground">
          {rows.map((row) => (
            <InboxLine key={row.collection.name} {...row} />
          ))}
        </ul>
        {rows.every(({ waiting }) => waiting === 0) ? (
          <p className="mt-3 max-w-measure text-muted-foreground">
            <span>{copy.allRead}</span>{' '}
            <a href={paths.contact} className="underline underline-offset-4">
              {copy.tryContact}
            </a>
          </p>
        ) : null}
      </Part>
    </>
  );
}

function InboxLine({
  collection: { name, labels },
  waiting,
  longest,
}: InboxSummary & { collection: Collection }) {
  const link =
    'inline-flex min-h-11 items-center underline underline-offset-4 pointer-fine:sm:min-h-8';
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-center gap-x-4 border-b py-1 sm:grid-cols-[5.5rem_1fr_auto]">
      <span
        className={
          waiting > 0
            ? 'justify-self-start rounded-sm bg-foreground px-2 text-small font-semibold text-background forced-colors:border'
            : 'px-2 text-small text-muted-foreground'
        }
      >
        {copy.newCount(shownCount(waiting))}
      </span>
      <DeskLink href={`${deskPaths.collection(name)}?filter=new`} className={`font-medium ${link}`}>
        {labels.many}
      </DeskLink>
      {longest ? (
        <span className="text-small text-muted-foreground max-sm:col-start-2">
          {copy.longest}{' '}
          <DeskLink href={deskPaths.row(name, longest.key)} className={link}>
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

/** The tasks for the rows of the lists; when there are none, how something comes to be named here. */
export async function Due() {
  const parts = await Promise.all([Reviews(), OldTranslations(), ComingUp(), Drafts()]);
  if (parts.some((part) => part !== null)) return <>{parts}</>;
  return (
    <Part id="due" title={overview.due}>
      <p className="mt-1 max-w-measure text-muted-foreground">{overview.nothingDue}</p>
    </Part>
  );
}

/** Rows whose day of review has come. */
async function Reviews() {
  const { client, own } = await reader();
  const due = await listOverdueReviews(client, own, dateInSwitzerland());
  if (due.length === 0) return null;
  return (
    <Part key="reviews" id="reviews" title={overview.reviews} lead={overview.reviewsLead}>
      <RowLines lines={due.map((found) => lineOf(found, 'review_by', overview.dueOn))} />
    </Part>
  );
}

/** Translations whose original changed since. */
async function OldTranslations() {
  const { client } = await reader();
  const { total, shown } = await listOutdatedTranslations(client, { limit: SHOWN });
  if (total === 0) return null;
  return (
    <Part
      key="outdated"
      id="old-translations"
      title={outdated.title}
      lead={outdated.count(total)}
      all={{ href: deskPaths.outdatedTranslations, label: outdated.all }}
    >
      <RowLines lines={shown.map(lineOfOutdated)} />
    </Part>
  );
}

/** The next changes that happen by themselves. */
async function ComingUp() {
  const { client, role } = await reader();
  if (!EDITING.includes(role)) return null;
  const { coming } = await listComing(client);
  if (coming.length === 0) return null;
  return (
    <Part
      key="coming"
      id="coming"
      title={overview.coming}
      all={{ href: deskPaths.coming, label: overview.allComing }}
    >
      <RowLines lines={coming.slice(0, SHOWN).map(lineOfComing)} />
    </Part>
  );
}

/** The drafts that were changed last. */
async function Drafts() {
  const { client, own } = await reader();
  const drafts = await listDrafts(client, own);
  if (drafts.length === 0) return null;
  return (
    <Part key="drafts" id="drafts" title={overview.drafts}>
      <RowLines lines={drafts.map((found) => lineOf(found, 'updated_at', overview.changedOn))} />
    </Part>
  );
}

function lineOf({ collection, row }: Found, column: string, note: (one: string) => string) {
  return {
    href: deskPaths.row(collection.name, keyOf(collection, row)),
    title: collection.title(row),
    language: languageOf(row),
    note: note(collection.labels.one),
    when: String(row[column]),
  };
}

/** The last changes in all collections: what, by which administrator and when. */
export async function LastChanges() {
  const { client, role } = await reader();
  const changes = await listChanges(client, { limit: SHOWN_CHANGES });
  return (
    <Part id="last-changes" title={copy.changes}>
      {changes.length === 0 ? (
        <p className="mt-1 text-muted-foreground">
          <span>{copy.noChanges}</span>{' '}
          {EDITING.includes(role) ? (
            <DeskLink href={deskPaths.new('articles')} className="underline underline-offset-4">
              {copy.firstArticle}
            </DeskLink>
          ) : null}
        </p>
      ) : (
        <RowLines lines={changes.flatMap(lineOfChange)} />
      )}
    </Part>
  );
}

function lineOfChange(change: Awaited<ReturnType<typeof listChanges>>[number]): RowLine[] {
  const collection = collectionOf(change.table_name);
  if (!collection) return [];
  const row = change.after ?? change.before;
  const { name, labels, title } = collection;
  return [
    {
      href: deskPaths.row(name, change.row_id),
      title: row ? title(row) : history.gone(labels.one),
      language: row ? languageOf(row) : undefined,
      note: history.line(labels.one, change.operation, change.editor),
      when: change.created_at,
    },
  ];
}

import Link from 'next/link';
import { Suspense } from 'react';
import bell from '@/components/illustrations/bell.svg';
import { Drawing } from '@/components/illustrations/drawing';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { collectionOf } from '@/lib/collections/all';
import { listChanges, type Change } from '@/lib/data/collections';
import { formatMoment } from '@/lib/format';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from './_components/heading';
import { InboxSummary, InboxSummarySkeleton } from './_components/inbox-summary';

const { dashboard: copy, history } = adminCopy;

const SHOWN_CHANGES = 10;

export const metadata = pageMetadata({
  title: 'Dashboard',
  description: 'The administrators’ desk: what can be changed here is public with the next visit.',
  path: paths.admin,
  hidden: true,
});

export default function AdminDashboardPage() {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <Suspense fallback={<InboxSummarySkeleton />}>
        <InboxSummary />
      </Suspense>
      <Suspense fallback={<LastChangesSkeleton />}>
        <LastChanges />
      </Suspense>
    </>
  );
}

/** What was changed last in all collections: when, what, by whom. Each line leads to its row. */
async function LastChanges() {
  const { client } = await requireAdmin();
  const changes = await listChanges(client, { limit: SHOWN_CHANGES });
  return (
    <section
      aria-labelledby="last-changes"
      className="grid gap-x-12 gap-y-16 xl:grid-cols-[8fr_4fr]"
    >
      <div>
        <h2 id="last-changes" className="text-h3">
          {copy.changes}
        </h2>
        {changes.length === 0 ? (
          <p className="mt-4 text-muted-foreground">{copy.noChanges}</p>
        ) : (
          <ol className="mt-5 border-t-[1.5px] border-foreground">
            {changes.map((change) => (
              <ChangeLine key={change.id} change={change} />
            ))}
          </ol>
        )}
      </div>
      <Drawing file={bell} className="w-40 self-end justify-self-end max-xl:hidden" />
    </section>
  );
}

function ChangeLine({ change }: { change: Change }) {
  const collection = collectionOf(change.table);
  const row = change.after ?? change.before;
  if (!collection) return null;
  return (
    <li className="grid gap-x-6 border-b py-3 sm:grid-cols-[10rem_1fr]">
      <time dateTime={change.at} className="text-muted-foreground">
        {formatMoment(change.at)}
      </time>
      <span className="wrap-anywhere">
        <Link href={paths.adminRow(collection.name, change.key)} className="font-medium underline">
          {row ? collection.title(row) : history.gone(collection.labels.one)}
        </Link>
        <span className="block text-small text-muted-foreground">
          {collection.labels.many}: {history.operations[change.operation].toLowerCase()}
          {change.editor ? ` ${history.by(change.editor)}` : null}
        </span>
      </span>
    </li>
  );
}

/** The changes while they are read; the lines are where they will be. */
function LastChangesSkeleton() {
  return (
    <div className="xl:max-w-[66%]">
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

import Link from 'next/link';
import { Skeleton } from '@/components/ui/skeleton';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { inboxes } from '@/lib/collections/all';
import { countFailedMails, countNew } from '@/lib/data/inbox-summary';
import { formatMoment } from '@/lib/format';
import { paths } from '@/lib/paths';

const copy = adminCopy.dashboard;

/** What visitors sent and nobody has read, with what waits longest, and the mails that could not be sent. */
export async function InboxSummary() {
  const { client } = await requireAdmin();
  const [failedMails, ...counts] = await Promise.all([
    countFailedMails(),
    ...inboxes.map((collection) => countNew(client, collection)),
  ]);
  return (
    <section aria-labelledby="inbox-summary" className="mb-16">
      <h2 id="inbox-summary" className="text-h3">
        {copy.inbox}
      </h2>
      <ul className="mt-5 border-t-[1.5px] border-foreground">
        {inboxes.map(({ name, labels }, index) => {
          const { count, since } = counts[index]!;
          return (
            <li key={name} className="grid gap-x-6 border-b py-3 sm:grid-cols-[14rem_5rem_1fr]">
              <Link
                href={`${paths.adminCollection(name)}?filter=new`}
                className="font-medium underline"
              >
                {labels.many}
              </Link>
              <span className={count > 0 ? 'font-semibold' : 'text-muted-foreground'}>
                {copy.newCount(count)}
              </span>
              {since ? (
                <span className="text-muted-foreground">{copy.since(formatMoment(since))}</span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {failedMails > 0 ? (
        <p role="status" className="mt-4 border-l-[6px] border-warning pl-4">
          {copy.failedMails(failedMails)}
        </p>
      ) : null}
    </section>
  );
}

/** In place of the summary while it is counted. */
export function InboxSummarySkeleton() {
  return (
    <div className="mb-16" aria-hidden="true">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-5 h-52 w-full" />
    </div>
  );
}

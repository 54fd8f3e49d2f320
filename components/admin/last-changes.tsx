import Link from 'next/link';
import { Bell } from '@/components/illustrations/bell';
import { adminCopy } from '@/content/admin';
import { paths } from '@/lib/paths';
import { formatMoment } from '@/lib/format';

const copy = adminCopy.dashboard.faq;

type Change = { id: string; question: string; updated_at: string };

/** The ledger of the desk: which questions were changed last, and the way to all of them. */
export function LastChanges({ changes, total }: { changes: readonly Change[]; total: number }) {
  return (
    <section
      aria-labelledby="last-changes"
      className="grid gap-x-12 gap-y-16 xl:grid-cols-[8fr_4fr]"
    >
      <div>
        <h2 id="last-changes" className="text-h3">
          {copy.title}
        </h2>
        <p className="mt-1 text-muted-foreground">
          {total} {total === 1 ? copy.item : copy.items}
        </p>
        <ol className="mt-5 border-t-[1.5px] border-foreground">
          {changes.map(({ id, question, updated_at }) => (
            <li key={id} className="grid gap-x-6 border-b py-3 sm:grid-cols-[10rem_1fr]">
              <time dateTime={updated_at} className="text-muted-foreground">
                {formatMoment(updated_at)}
              </time>
              <span className="wrap-anywhere">{question}</span>
            </li>
          ))}
        </ol>
        <Link
          href={paths.adminFaq}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          {copy.link}
        </Link>
      </div>
      <Bell className="w-40 self-end justify-self-end max-xl:hidden" />
    </section>
  );
}

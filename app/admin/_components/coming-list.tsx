import { adminCopy } from '@/content/admin';
import type { Coming } from '@/lib/desk/overview/coming';
import { formatMoment } from '@/lib/text/format';
import { DeskLink } from './desk-link';
import { RowTitle } from './row-title';

const copy = adminCopy.coming;

/** What will appear, end or change price, by moment; each line leads to its row. */
export function ComingList({
  coming,
  hasMore = false,
}: {
  coming: readonly Coming[];
  hasMore?: boolean;
}) {
  if (coming.length === 0)
    return (
      <p className="border-y-[1.5px] border-y-foreground border-b-border py-12 text-muted-foreground">
        {copy.nothing}
      </p>
    );
  return (
    <>
      <ol className="border-t-[1.5px] border-foreground">
        {coming.map(({ moment, event, title, language, one, href }) => (
          <li
            key={`${href} ${event}`}
            className="grid gap-x-6 border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <time dateTime={moment} className="text-muted-foreground tabular-nums">
              {formatMoment(moment)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              <DeskLink
                href={href}
                dir="auto"
                className="inline-flex min-h-6 font-medium underline"
              >
                <RowTitle title={title} language={language} />
              </DeskLink>
              <span className="block text-small text-muted-foreground">
                {copy.events[event](one)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {hasMore ? <p className="mt-4 text-muted-foreground">{copy.more}</p> : null}
    </>
  );
}

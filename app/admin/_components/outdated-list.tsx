import { adminCopy } from '@/content/admin';
import type { OutdatedTranslation } from '@/lib/desk/overview/outdated-translations';
import { formatShortDay } from '@/lib/text/format';
import { DeskLink } from './desk-link';
import { RowTitle } from './row-title';

const copy = adminCopy.outdated;

/** Translations with the day on which their original became another one; each line leads to both. */
export function OutdatedList({ translations }: { translations: readonly OutdatedTranslation[] }) {
  return (
    <ul className="border-t-[1.5px] border-foreground">
      {translations.map(({ href, title, language, one, since }) => (
        <li key={href} className="grid gap-x-6 border-b py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <DeskLink
            href={href}
            className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline underline-offset-4"
          >
            <RowTitle title={title} language={language} />
          </DeskLink>
          <span className="self-center text-small text-muted-foreground">
            {copy.since(one)} <time dateTime={since}>{formatShortDay(since)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

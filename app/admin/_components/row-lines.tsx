import { adminCopy } from '@/content/admin';
import type { Coming } from '@/lib/desk/overview/coming';
import type { OutdatedTranslation } from '@/lib/desk/overview/outdated-translations';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { formatMoment, formatShortDay } from '@/lib/text/format';
import { DeskLink } from './desk-link';
import { RowTitle } from './row-title';

/** A row of any list: what it is called, where it is edited, what is said of it, and since or from when. */
export type RowLine = {
  href: string;
  title: string;
  language?: Language;
  note?: string;
  /** A moment, or a day as YYYY-MM-DD. */
  when?: string;
};

/** Rows, each in one line where there is room, with the way to its editor. */
export function RowLines({ lines }: { lines: readonly RowLine[] }) {
  return (
    <ul className="mt-4 border-t-[1.5px] border-foreground">
      {lines.map(({ href, title, language = defaultLanguage, note, when }, place) => (
        <li
          key={place} // two lines may be about the same row
          className="grid gap-x-5 border-b py-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,auto)]"
        >
          <DeskLink
            href={href}
            className="flex min-h-11 items-center font-medium underline decoration-1 underline-offset-4 hover:decoration-2 pointer-fine:sm:min-h-8"
          >
            <span className="min-w-0 max-sm:wrap-anywhere sm:truncate">
              <RowTitle title={title} language={language} />
            </span>
          </DeskLink>
          {note || when ? (
            <span className="flex min-w-0 flex-wrap items-center gap-x-5 self-center text-small text-muted-foreground max-sm:pb-2 sm:flex-nowrap sm:justify-end">
              {note ? (
                <span className="min-w-0 max-sm:wrap-anywhere sm:max-w-[22rem] sm:truncate">
                  {note}
                </span>
              ) : null}
              {when ? (
                <time dateTime={when} className="shrink-0">
                  {when.length === 'YYYY-MM-DD'.length ? formatShortDay(when) : formatMoment(when)}
                </time>
              ) : null}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export function lineOfComing({ event, one, moment, ...row }: Coming): RowLine {
  return { ...row, note: adminCopy.coming.events[event](one), when: moment };
}

export function lineOfOutdated({ one, since, ...row }: OutdatedTranslation): RowLine {
  return { ...row, note: adminCopy.outdated.since(one), when: since };
}

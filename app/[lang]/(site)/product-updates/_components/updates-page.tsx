import type { UpdatesPageProps } from '@/app/[lang]/(site)/_updates/updates-pages';
import { Drawing } from '@/components/illustrations/drawing';
import { Eyebrow } from '@/components/sections/eyebrow';
import { UpdatesList } from '@/components/sections/updates/updates-list';
import { JsonLd } from '@/components/seo/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { splitUpdateDate } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { updateList } from '@/lib/updates/structured-data';
import wallCalendar from './wall-calendar.svg';

/** A page of all updates, under the words of the page and the calendar on the wall, open at the newest entry. */
export async function UpdatesPage({ result, page }: Omit<UpdatesPageProps, 'list'>) {
  const copy = (await words()).productUpdates.updatePages.all;
  const language = await currentLanguage();
  const [newest, before] = result?.updates ?? [];
  return (
    <div data-theme="light" className="mx-auto max-w-page px-gutter">
      <div className="grid gap-x-10 lg:grid-cols-12">
        <div className="pt-12 pb-14 lg:col-span-8 xl:pt-16 xl:pb-20">
          <Eyebrow {...copy.eyebrow} />
          <h1 className="max-w-[7.5em] text-h1">{copy.title}</h1>
          <p className="mt-6 max-w-measure text-lead">{copy.lead}</p>
          <p className="mt-4">
            {copy.ways.before} <Way href={paths.docsUpdates}>{copy.ways.major}</Way>
            {copy.ways.between} <Way href={paths.docsChangeLog}>{copy.ways.minor}</Way>
            {copy.ways.after}
          </p>
        </div>
        <WallCalendar newest={newest?.created_at} before={before?.created_at} language={language} />
      </div>
      <div className="pb-section">
        <UpdatesList result={result ?? null} list="all" page={page} />
        {result && newest ? (
          <JsonLd
            data={updateList(result.updates, page, localPath(language, paths.productUpdates))}
          />
        ) : null}
      </div>
    </div>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink href={href} className="py-2 text-primary underline">
      {children}
    </SiteLink>
  );
}

interface WallCalendarProps {
  /** The day that is open, as an ISO 8601 date; without one the leaf is blank. */
  newest?: string;
  /** The leaf torn off before it. */
  before?: string;
  language: Language;
}

/** A tear-off calendar on its string, and the leaf of the day before on its way down. */
function WallCalendar({ newest, before, language }: WallCalendarProps) {
  const date = newest ? splitUpdateDate(newest, language) : null;
  return (
    <Drawing
      file={wallCalendar}
      className="w-full max-w-[25rem] self-end justify-self-end max-lg:hidden lg:col-span-4"
    >
      <g textAnchor="middle" className="font-display font-bold">
        {date && (
          <>
            <text x="165" y="140" fontSize="22" className="fill-white tracking-[0.04em]">
              {date.month}
            </text>
            <text x="163" y="288" fontSize="148" className="fill-ink tracking-[-0.05em]">
              {date.day}
            </text>
            <text x="165" y="332" fontSize="22" className="fill-ink-soft tracking-[0.04em]">
              {date.year}
            </text>
          </>
        )}
        <text
          transform="translate(318 352) rotate(19) translate(-8 46)"
          fontSize="68"
          className="fill-ink-soft tracking-[-0.05em]"
        >
          {before && splitUpdateDate(before, language).day}
        </text>
      </g>
    </Drawing>
  );
}

import { metadataOf } from '@/app/_document/head-metadata';
import Link from 'next/link';
import { DeskLamp } from '@/components/illustrations/desk-lamp';
import { Eyebrow } from '@/components/sections/eyebrow';
import { LanguageMark } from '@/components/sections/language-mark';
import { SampleStamp } from '@/components/sections/sample-stamp';
import { SectionHeading } from '@/components/sections/section-heading';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { FailureToast } from '@/components/states/failure-toast';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { listJobOpenings } from '@/lib/careers/job-openings';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { settings } from '@/lib/env/env';
import { fitWords } from '@/lib/text/fit-words';
import { formatDay } from '@/lib/text/format';
import { previewOf } from '@/lib/html/plain-text';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import { CoatRail } from './_components/coat-rail';
import { CultureSection } from './_components/culture-section';
import styles from './_components/positions-section.module.css';

export const generateMetadata = metadataOf((words) => words.careers.careers);

type Positions = Words['careers']['positions'];
type Openings = Awaited<ReturnType<typeof listJobOpenings>>;

export default async function CareersPage() {
  const { careers, positions, life } = (await words()).careers;
  const language = await currentLanguage();
  const list = await skipDuringBuildOutage(() => listJobOpenings(language));
  return (
    <>
      <Hero careers={careers} openings={list?.openings.length ?? 0} />
      <CultureSection />
      <PositionsSection positions={positions} list={list} />
      <LifeSection life={life} />
    </>
  );
}

function Hero({ careers, openings }: Pick<Words['careers'], 'careers'> & { openings: number }) {
  return (
    <section data-theme="dark" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 pb-16 xl:pt-16">
        <Eyebrow {...careers.eyebrow} />
        <div className="grid grid-cols-12 items-end gap-y-8">
          <h1
            style={fitWords(careers.title)}
            className="col-span-full max-w-[8.5em] text-h1 xl:col-span-7"
          >
            {careers.title}
          </h1>
          <div className="col-span-full xl:col-span-5">
            <p className="max-w-[30.5em] text-lead text-on-surface-muted">{careers.lead}</p>
            <a
              href="#positions"
              className={`${buttonVariants({ variant: 'tag', size: 'lg' })} mt-7`}
            >
              {careers.seePositions}
            </a>
          </div>
        </div>
      </div>
      <CoatRail openings={openings} />
    </section>
  );
}

/** The open positions, and a mail link for a general application. Without a list, it could not be read during the build. */
function PositionsSection({
  positions,
  list,
}: {
  positions: Positions;
  list: Openings | undefined;
}) {
  const { question, text, action, subject } = positions.general;
  return (
    <section
      id="positions"
      data-theme="light"
      aria-labelledby="positions-title"
      className="border-t"
    >
      <div className="mx-auto grid max-w-page grid-cols-12 gap-y-12 overflow-x-clip px-gutter py-section">
        <div className="col-span-full xl:col-span-3 xl:pr-10">
          <SectionHeading id="positions-title" {...positions} />
          <p className="mt-5">{positions.lead}</p>
        </div>
        <div className="col-span-full xl:col-span-9">
          {list ? (
            <JobList positions={positions} {...list} />
          ) : (
            <>
              <ErrorState message={positions.error} />
              <FailureToast title={positions.errorToast} />
            </>
          )}
          <div className="mt-12 flex flex-wrap items-end justify-between gap-6 border-t-[1.5px] border-foreground pt-6">
            <p className="max-w-[24em]">
              <b className="block font-display text-h4 font-semibold">{question}</b> {text}
            </p>
            <a
              href={`mailto:${settings().careersEmail}?subject=${encodeURIComponent(subject)}`}
              className={buttonVariants({ variant: 'outline', size: 'lg' })}
            >
              {action}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function JobList({ positions, openings, hasMore }: Openings & { positions: Positions }) {
  if (openings.length === 0) return <EmptyState message={positions.empty} />;
  return (
    <>
      <ul className="grid min-w-0 gap-6 md:grid-cols-2">
        {openings.map((job) => (
          <JobCard key={job.id} job={job} posted={positions.posted} />
        ))}
      </ul>
      {hasMore ? (
        <p className="mt-6 text-muted-foreground">{positions.more(openings.length)}</p>
      ) : null}
    </>
  );
}

const pair = `${styles.pair} flex flex-wrap justify-between gap-x-6 text-small`;

/** The whole card is a link to the position. */
async function JobCard({ job, posted }: { job: Openings['openings'][number]; posted: string }) {
  const language = await currentLanguage();
  const lang = job.language === language ? undefined : job.language;
  return (
    <li
      className={`${styles.card} group @container relative flex min-w-0 flex-col border border-t-[3px] border-t-foreground bg-card p-5 pb-4 wrap-anywhere hover:border-foreground`}
    >
      <p className={`${pair} mb-6 text-muted-foreground`}>
        <span lang={lang} className="font-semibold text-primary">
          {job.department}
        </span>
        <span>
          {posted} <time dateTime={job.created_at}>{formatDay(job.created_at, language)}</time>
        </span>
      </p>
      <LanguageMark language={job.language} className="mb-1" />
      <h3 dir="auto" lang={lang} className="text-h3">
        <Link
          href={localPath(job.language, paths.job(addressKey(job)))}
          hrefLang={lang}
          className={`${styles.link} no-underline group-hover:underline after:absolute after:inset-0`}
        >
          {job.title}
        </Link>
      </h3>
      <p
        dir="auto"
        lang={lang}
        className="mt-3 line-clamp-3 text-muted-foreground spaced:line-clamp-none"
      >
        {previewOf(job.description)}
      </p>
      <p className={`${pair} mt-auto pt-6 font-semibold`}>
        {job.is_sample ? <SampleStamp /> : null}
        <span lang={lang}>{job.location}</span>
        <span lang={lang}>{job.type}</span>
      </p>
    </li>
  );
}

/** A week at the company. Wide screens show the lamp below the words, and the week beside both. */
function LifeSection({ life }: Pick<Words['careers'], 'life'>) {
  return (
    <section data-theme="dark" aria-labelledby="life-title" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-gutter pt-section xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-rows-[auto_1fr_auto] xl:gap-x-12">
        <div className="xl:col-start-1 xl:row-start-1">
          <SectionHeading id="life-title" {...life} />
          <p className="mt-5 max-w-[29.5em] text-lead text-on-surface-muted">{life.text}</p>
          <SampleStamp className="mt-5 border-muted-foreground text-muted-foreground" />
        </div>
        <ol className="border-t-[1.5px] border-t-foreground xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-17 xl:self-start">
          {life.week.map(({ day, text }) => (
            <li
              key={day}
              className="grid gap-x-6 gap-y-1 border-b py-4.5 md:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <b className="font-display font-semibold">{day}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <div className="xl:col-start-2 xl:row-start-3 xl:pb-section">
          <SiteLink
            href={`${paths.careers}#positions`}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            {life.action}
          </SiteLink>
        </div>
        <DeskLamp className="w-[min(30rem,100%)] justify-self-center xl:col-start-1 xl:row-span-2 xl:row-start-2 xl:w-[min(34rem,95%)] xl:self-end xl:justify-self-start" />
      </div>
    </section>
  );
}

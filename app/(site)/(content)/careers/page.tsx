import Link from 'next/link';
import { Eyebrow } from '@/components/sections/eyebrow';
import { SectionHeading } from '@/components/sections/section-heading';
import { DeskLamp } from '@/components/illustrations/desk-lamp';
import { buttonVariants } from '@/components/ui/button';
import { careers, life } from '@/content/careers';
import { pageHeads } from '@/content/page-heads';
import { listJobOpenings } from '@/lib/data/job-openings';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CoatRail } from './_components/coat-rail';
import { CultureSection } from './_components/culture-section';
import { PositionsSection } from './_components/positions-section';

export const metadata = pageMetadata({ ...pageHeads[paths.careers], path: paths.careers });

export default async function CareersPage() {
  const list = await skipDuringBuildOutage(() => listJobOpenings());
  return (
    <>
      <Hero openings={list?.openings.length ?? 0} />
      <CultureSection />
      <PositionsSection list={list} email={settings().careersEmail} />
      <LifeSection />
    </>
  );
}

function Hero({ openings }: { openings: number }) {
  return (
    <section data-theme="dark" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 pb-16 xl:pt-16">
        <Eyebrow {...careers.eyebrow} />
        <div className="grid grid-cols-12 items-end gap-y-8">
          <h1 className="col-span-full max-w-[8.5em] text-h1 xl:col-span-7">{careers.title}</h1>
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

/** A week at the company. Wide screens show the lamp below the words, and the week beside both. */
function LifeSection() {
  return (
    <section data-theme="dark" aria-labelledby="life-title" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-gutter pt-section xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-rows-[auto_1fr_auto] xl:gap-x-12">
        <div className="xl:col-start-1 xl:row-start-1">
          <SectionHeading id="life-title" {...life} />
          <p className="mt-5 max-w-[29.5em] text-lead text-on-surface-muted">{life.text}</p>
        </div>
        <ol className="border-t-[1.5px] border-t-foreground xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-[4.25rem] xl:self-start">
          {life.week.map(({ day, text }) => (
            <li
              key={day}
              className="grid gap-x-6 gap-y-1 border-b py-[1.125rem] md:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <b className="font-display font-semibold">{day}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <div className="xl:col-start-2 xl:row-start-3 xl:pb-section">
          <Link
            href={`${paths.careers}#positions`}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            {life.action}
          </Link>
        </div>
        <DeskLamp className="w-[min(30rem,100%)] justify-self-center xl:col-start-1 xl:row-span-2 xl:row-start-2 xl:w-[min(34rem,95%)] xl:self-end xl:justify-self-start" />
      </div>
    </section>
  );
}

import { metadataOf } from '@/app/_document/head-metadata';
import { Drawing } from '@/components/illustrations/drawing';
import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { CtaSection } from '@/components/sections/cta-section';
import { Eyebrow } from '@/components/sections/eyebrow';
import { HowItWorksSection } from '@/components/sections/how-it-works-section';
import { MessageBubble } from '@/components/sections/message-bubble';
import { StartLink } from '@/components/sections/start-link';
import { JsonLd } from '@/components/seo/json-ld';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { getPrices } from '@/lib/prices/prices';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { defaultPrices } from '@/lib/prices/pricing';
import { softwareApplication } from '@/lib/prices/structured-data';
import chalet from './_components/chalet.svg';
import { DashboardSection } from './_components/dashboard-section';

export const generateMetadata = metadataOf((words) => words.aiCohost.aiCohost);

export default async function AiCohostPage() {
  const all = await words();
  const { aiCohost } = all.aiCohost;
  const prices = await skipDuringBuildOutage(() => getPrices());
  return (
    <>
      <JsonLd
        data={softwareApplication('landing', prices ?? defaultPrices, all, await currentLanguage())}
      />
      <CohostHero copy={aiCohost} />
      <HowItWorksSection />
      <DashboardSection />
      <CtaSection />
      <RevealOnScroll />
    </>
  );
}

/** The page's heading, and a conversation between two lit windows of the house at night. */
function CohostHero({ copy }: { copy: Words['aiCohost']['aiCohost'] }) {
  return (
    <section data-theme="dark" className="@container overflow-x-clip">
      <div className="mx-auto grid max-w-page @5xl:min-h-[min(52rem,calc(100svh-4.5rem))] @5xl:grid-cols-12">
        <div className="z-1 px-gutter pt-8 pb-10 @5xl:col-span-5 @5xl:pr-8 @5xl:pb-56">
          <Eyebrow {...copy.eyebrow} />
          <h1 className="text-h1 @5xl:mt-10">
            {copy.title[0]} <span className="block">{copy.title[1]}</span>
          </h1>
          <p className="mt-6 mb-8 max-w-[32rem]">{copy.lead}</p>
          <StartLink newTab={copy.newTab}>{copy.action}</StartLink>
          <p className="mt-4 text-small text-muted-foreground">{copy.note}</p>
        </div>
        <figure className="relative isolate flex flex-col justify-end @5xl:col-span-7">
          {/* First in the document: a page that is painted while it arrives then moves nothing. */}
          <figcaption className="relative order-last bg-night-edge px-gutter py-3.5 text-small text-on-surface-muted before:absolute before:-inset-x-[100vw] before:inset-y-0 before:-z-1 before:bg-night-edge">
            {copy.caption}
          </figcaption>
          <div className="relative">
            <Chalet />
            <div className="bg-night-edge px-gutter pt-6 @5xl:absolute @5xl:right-gutter @5xl:bottom-[83.5%] @5xl:max-w-[17rem] @5xl:bg-transparent @5xl:p-0">
              <MessageBubble message={copy.question} className="bg-background @5xl:bg-card" />
            </div>
          </div>
          <div className="bg-night-edge px-gutter pt-3 pb-2 @5xl:absolute @5xl:right-[90.5%] @5xl:bottom-22 @5xl:w-72 @5xl:bg-transparent @5xl:p-0">
            <MessageBubble message={copy.answer} className="ml-auto" />
          </div>
        </figure>
      </div>
    </section>
  );
}

/** The house at night. Its landscape overflows the drawing to both edges of the window. */
function Chalet() {
  return (
    <Drawing
      file={chalet}
      preserveAspectRatio="xMidYMax meet"
      className="w-full overflow-visible @5xl:max-h-208"
    >
      {/* The line from the guest's phone to the conversation, where that is beside the house. */}
      <path
        className="stroke-moon-soft @max-5xl:hidden"
        d="M588 120L454 396"
        fill="none"
        strokeWidth="1.5"
      />
      {/* The light of the desk's lamp. Not in the file, because not every browser finds its gradients there. */}
      <linearGradient id="desk-beam" x1="0" y1="0" x2="0" y2="1">
        <stop className="[stop-color:theme(colors.brass.DEFAULT)]" stopOpacity="0.85" />
        <stop className="[stop-color:theme(colors.brass.DEFAULT)]" offset="1" stopOpacity="0.3" />
      </linearGradient>
      <radialGradient id="desk-pool">
        <stop className="[stop-color:theme(colors.brass.DEFAULT)]" stopOpacity="0.7" />
        <stop className="[stop-color:theme(colors.brass.DEFAULT)]" offset="1" stopOpacity="0" />
      </radialGradient>
      <path d="M196 702h62l64 60H132z" fill="url(#desk-beam)" />
      <use href={`${chalet.src}#desk`} />
      <path className="fill-night-edge" d="M-1680 784h4200v24H-1680z" />
      <ellipse cx="230" cy="786" rx="270" ry="19" fill="url(#desk-pool)" />
    </Drawing>
  );
}

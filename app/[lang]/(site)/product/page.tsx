import { metadataOf } from '@/app/_document/head-metadata';
import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { CtaSection } from '@/components/sections/cta-section';
import { Eyebrow } from '@/components/sections/eyebrow';
import { FeaturesGrid } from '@/components/sections/features-grid/features-grid';
import { GlanceSection } from '@/components/sections/glance/glance-section';
import { HowItWorksSection } from '@/components/sections/how-it-works-section';
import { PricingSection } from '@/components/sections/pricing/pricing-section';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { getCompanyFacts } from '@/lib/company/facts';
import { taxSentence } from '@/lib/company/tax-sentence';
import { getPrices, listAnnouncedPrices } from '@/lib/prices/prices';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { defaultPrices } from '@/lib/prices/pricing';
import { cn } from '@/lib/utils';

export const generateMetadata = metadataOf((words) => words.product.productPage);

export default async function ProductPage() {
  const { company, home, product } = await words();
  const language = await currentLanguage();
  const [prices, announced = [], facts] = await Promise.all([
    skipDuringBuildOutage(() => getPrices()),
    skipDuringBuildOutage(() => listAnnouncedPrices()),
    skipDuringBuildOutage(() => getCompanyFacts()),
  ]);
  return (
    <>
      <ProductIntro copy={product.productPage} />
      <HowItWorksSection />
      <GlanceSection words={home} />
      <FeaturesGrid words={home} />
      <PricingSection
        words={product}
        language={language}
        prices={prices ?? defaultPrices}
        announced={announced}
        tax={facts ? taxSentence(company.taxSentences, facts.tax) : null}
        choice="product-billing"
      />
      <CtaSection {...product.productEnd} />
      <RevealOnScroll />
    </>
  );
}

// The page's heading, and links to its sections as tags on one string.
function ProductIntro({ copy }: { copy: Words['product']['productPage'] }) {
  return (
    <div data-theme="light" className="@container overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 @5xl:pt-16">
        <Eyebrow {...copy.eyebrow} />
        <div className="grid gap-x-12 gap-y-6 @5xl:grid-cols-[8fr_4fr] @5xl:items-end">
          <h1 className="max-w-[10em] text-h1">{copy.title}</h1>
          <p className="max-w-[34rem] text-lead">{copy.lead}</p>
        </div>
      </div>
      <nav aria-label={copy.contents} className="mt-16 border-t-[1.5px] border-foreground">
        <ul className="mx-auto grid max-w-page grid-cols-2 gap-x-3 gap-y-4 px-gutter pb-16 @3xl:grid-cols-4 @5xl:gap-x-12 @5xl:pb-24">
          {copy.tags.map(({ time, label, href }, index) => (
            <li key={href} className={cn('flex flex-col', index > 1 && '@max-3xl:-mt-4')}>
              <span
                aria-hidden="true"
                className={cn('z-1 mx-auto -mb-5 w-[1.5px] bg-foreground', drops[index])}
              />
              <a
                href={href}
                className={cn(
                  'hanging-tag grid min-h-36 content-end px-4 pt-12 pb-4 leading-snug no-underline [--cut:1.5rem] [--hole-at:1.375rem] focus-visible:-outline-offset-8 focus-visible:outline-current @max-3xl:grow @5xl:min-h-48 @5xl:px-6',
                  tagColors[index],
                )}
              >
                <time>{time}</time>
                <span className="font-display text-h3 font-semibold">{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

// How far each tag hangs below the string.
const drops = ['h-14', 'h-20', 'h-12 @3xl:h-16', 'h-16 @3xl:h-24'];

// The colours from the dark of the night to the first light.
const tagColors = [
  'bg-night text-moon hover:bg-ink',
  'bg-night-edge text-moon hover:bg-night-raised',
  'bg-lamp text-moon hover:bg-lamp-lit',
  'bg-brass text-night hover:bg-dawn-flank',
];

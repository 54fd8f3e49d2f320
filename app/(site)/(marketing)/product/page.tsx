import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { CtaSection } from '@/components/sections/cta/cta-section';
import { FeaturesGrid } from '@/components/sections/features-grid/features-grid';
import { GlanceSection } from '@/components/sections/glance/glance-section';
import { HowItWorksSection } from '@/components/sections/how-it-works/how-it-works-section';
import { PricingSection } from '@/components/sections/pricing/pricing-section';
import { pageHeads } from '@/content/page-heads';
import { productEnd } from '@/content/product';
import { getPrices } from '@/lib/data/prices';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { defaultPrices } from '@/lib/pricing';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ProductIntro } from './product-intro';

export const metadata = pageMetadata({ ...pageHeads[paths.product], path: paths.product });

/** The product as a stack of the site's sections, in the order of the night. */
export default async function ProductPage() {
  const prices = await skipDuringBuildOutage(() => getPrices());
  return (
    <>
      <ProductIntro />
      <HowItWorksSection />
      <GlanceSection />
      <FeaturesGrid />
      <PricingSection prices={prices ?? defaultPrices} choice="product-billing" />
      <CtaSection {...productEnd} />
      <RevealOnScroll />
    </>
  );
}

import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { CtaSection } from '@/components/sections/cta-section';
import { HowItWorksSection } from '@/components/sections/how-it-works-section';
import { JsonLd } from '@/components/seo/json-ld';
import { pageHeads } from '@/content/page-heads';
import { getPrices } from '@/lib/data/prices';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { defaultPrices } from '@/lib/pricing';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { softwareApplication } from '@/lib/seo/organization';
import { CohostHero } from './_components/cohost-hero';
import { DashboardSection } from './_components/dashboard-section';

export const metadata = pageMetadata({ ...pageHeads[paths.aiCohost], path: paths.aiCohost });

export default async function AiCohostPage() {
  const prices = await skipDuringBuildOutage(() => getPrices());
  return (
    <>
      <JsonLd data={softwareApplication('landing', prices ?? defaultPrices)} />
      <CohostHero />
      <HowItWorksSection />
      <DashboardSection />
      <CtaSection />
      <RevealOnScroll />
    </>
  );
}

import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { CtaSection } from '@/components/sections/cta/cta-section';
import { DashboardSection } from '@/components/sections/dashboard/dashboard-section';
import { HowItWorksSection } from '@/components/sections/how-it-works/how-it-works-section';
import { aiCohost as copy, aiCohostEnd } from '@/content/ai-cohost';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CohostHero } from './cohost-hero';

export const metadata = pageMetadata({
  title: copy.pageTitle,
  description: copy.description,
  path: paths.aiCohost,
});

export default function AiCohostPage() {
  return (
    <>
      <CohostHero />
      <HowItWorksSection />
      <DashboardSection />
      <CtaSection {...aiCohostEnd} />
      <RevealOnScroll />
    </>
  );
}

import { HashScroll } from '@/components/layout/hash-scroll';
import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { DawnLedger } from '@/components/sections/dawn-ledger/dawn-ledger';
import { GuestsSection } from '@/components/sections/guests/guests-section';
import { Hero } from '@/components/sections/hero/hero';
import { HostsSection } from '@/components/sections/hosts/hosts-section';
import { ConnectedSystems } from '@/components/sections/integrations/connected-systems';
import { MorningSection } from '@/components/sections/morning/morning-section';
import { FeaturesGrid } from '@/components/sections/features-grid/features-grid';
import { GlanceSection } from '@/components/sections/glance/glance-section';
import { listedProviders } from '@/app/listed-providers';
import { PricingSection } from '@/components/sections/pricing/pricing-section';
import { FaqSection } from '@/components/sections/faq/faq-section';
import { JsonLd } from '@/components/seo/json-ld';
import { pageHeads } from '@/content/page-heads';
import { listFirstFaqItems } from '@/lib/data/faq-items';
import { listPmsProviders } from '@/lib/data/pms-providers';
import { getPrices } from '@/lib/data/prices';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { defaultPrices } from '@/lib/pricing';
import { paths } from '@/lib/paths';
import { faqPage } from '@/lib/seo/json-ld';
import { organization, website, softwareApplication } from '@/lib/seo/organization';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...pageHeads[paths.home], path: paths.home });

export default async function HomePage() {
  const [prices, items, stored] = await Promise.all([
    skipDuringBuildOutage(() => getPrices()),
    skipDuringBuildOutage(() => listFirstFaqItems()),
    skipDuringBuildOutage(() => listPmsProviders()),
  ]);
  const shownPrices = prices ?? defaultPrices;
  return (
    <>
      <Hero />
      <GlanceSection />
      <GuestsSection />
      <FeaturesGrid />
      <DawnLedger />
      <HostsSection />
      <PricingSection prices={shownPrices} choice="billing" />
      <FaqSection items={items ?? null} />
      <ConnectedSystems providers={listedProviders(stored)} />
      <MorningSection />
      <JsonLd data={organization()} />
      <JsonLd data={website()} />
      <JsonLd data={softwareApplication('landing', shownPrices)} />
      {items?.length ? <JsonLd data={faqPage(items)} /> : null}
      <HashScroll />
      <RevealOnScroll />
    </>
  );
}

'use client';

import { HostsSection } from '@/components/sections/hosts/hosts-section';
import { HashScroll } from '@/components/layout/hash-scroll';
import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { DawnLedger } from '@/components/sections/dawn-ledger/dawn-ledger';
import { FaqSection } from '@/components/sections/faq/faq-section';
import { FeaturesGrid } from '@/components/sections/features-grid/features-grid';
import { GlanceSection } from '@/components/sections/glance/glance-section';
import { GuestsSection } from '@/components/sections/guests/guests-section';
import { Hero } from '@/components/sections/hero/hero';
import { MorningSection } from '@/components/sections/morning/morning-section';
import { PricingSection } from '@/components/sections/pricing/pricing-section';
import { defaultPrices } from '@/lib/pricing';

/**
 * The stored parts of the home page could not be read and no page was kept. It stands without them: with the specified
 * sentence in place of the questions, and with the prices that hold where none are stored.
 */
export default function HomeFailed() {
  return (
    <>
      <Hero />
      <GlanceSection />
      <GuestsSection />
      <FeaturesGrid />
      <DawnLedger />
      <HostsSection />
      <PricingSection prices={defaultPrices} choice="billing" />
      <FaqSection items={null} />
      <MorningSection />
      <HashScroll />
      <RevealOnScroll />
    </>
  );
}

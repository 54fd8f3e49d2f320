import { HashScroll } from '@/components/layout/hash-scroll';
import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import type { FaqEntry } from '@/components/sections/faq/faq-accordion';
import { FaqSection } from '@/components/sections/faq/faq-section';
import { FeaturesGrid } from '@/components/sections/features-grid/features-grid';
import { GlanceSection } from '@/components/sections/glance/glance-section';
import { PricingSection } from '@/components/sections/pricing/pricing-section';
import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import type { Provider } from '@/lib/providers/listed-providers';
import { defaultPrices, type AnnouncedPrice, type Prices } from '@/lib/prices/pricing';
import { ConnectedSystems } from './connected-systems';
import { GuestsSection } from './guests-section';
import { Hero } from './hero';
import { HostsSection } from './hosts-section';
import { MorningSection } from './morning-section';
import { NightSection } from './night-section';
import { WaysSection } from './ways-section';

interface HomeSectionsProps {
  words: Words;
  /** The language of the page. */
  language: Language;
  /** The stored prices, where they could be read. */
  prices?: Prices;
  announced?: readonly AnnouncedPrice[];
  tax?: string | null;
  faqItems?: readonly FaqEntry[];
  providers?: readonly Provider[];
  /** Whether a demo can be booked. */
  hasDemo?: boolean;
}

/**
 * The sections of the home page, in the order of one night. The browser renders them after a failure too, so they get their
 * words.
 */
export function HomeSections(props: HomeSectionsProps) {
  const { words, language, prices = defaultPrices, announced = [], tax = null } = props;
  const { faqItems = null, providers, hasDemo = false } = props;
  return (
    <>
      <Hero words={words} language={language} />
      <GlanceSection words={words.home} />
      <GuestsSection words={words.testimonials} />
      <FeaturesGrid words={words.home} />
      <NightSection words={words.home} />
      <HostsSection words={words.testimonials} />
      <WaysSection words={words.home.ways} hasDemo={hasDemo} />
      <PricingSection
        words={words.product}
        language={language}
        prices={prices}
        announced={announced}
        tax={tax}
        choice="billing"
      />
      <FaqSection items={faqItems} words={words.faq} page={language} />
      {providers && <ConnectedSystems providers={providers} words={words.integrations} />}
      <MorningSection words={words.home} />
      <HashScroll />
      <RevealOnScroll />
    </>
  );
}

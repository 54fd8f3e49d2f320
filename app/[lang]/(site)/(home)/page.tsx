import { metadataOf } from '@/app/_document/head-metadata';
import { words } from '@/content/words';
import { isConnected, listedProviders } from '@/lib/providers/listed-providers';
import { JsonLd } from '@/components/seo/json-ld';
import { listFirstFaqItems } from '@/lib/faq/faq-items';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { currentLanguage } from '@/lib/languages/current-language';
import { getCompanyFacts } from '@/lib/company/facts';
import { taxSentence } from '@/lib/company/tax-sentence';
import { getPrices, listAnnouncedPrices } from '@/lib/prices/prices';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { defaultPrices } from '@/lib/prices/pricing';
import { organization, website } from '@/lib/seo/json-ld';
import { faqPage } from '@/lib/faq/structured-data';
import { softwareApplication } from '@/lib/prices/structured-data';
import { HomeSections } from './_components/home-sections';

export const generateMetadata = metadataOf((words) => words.home.hero);

export default async function HomePage() {
  const all = await words();
  const language = await currentLanguage();
  const [prices, announced, facts, faqItems, stored] = await Promise.all([
    skipDuringBuildOutage(() => getPrices()),
    skipDuringBuildOutage(() => listAnnouncedPrices()),
    skipDuringBuildOutage(() => getCompanyFacts()),
    skipDuringBuildOutage(() => listFirstFaqItems(language)),
    skipDuringBuildOutage(() => listPmsProviders(language)),
  ]);
  return (
    <>
      <HomeSections
        words={all}
        language={language}
        prices={prices}
        announced={announced}
        tax={facts && taxSentence(all.company.taxSentences, facts.tax)}
        faqItems={faqItems}
        providers={listedProviders(stored, all.integrations.builtInProviders)}
        hasDemo={isConnected(stored)}
      />
      <JsonLd data={organization(all.mails.tagline, language)} />
      <JsonLd data={website(language)} />
      <JsonLd data={softwareApplication('landing', prices ?? defaultPrices, all, language)} />
      {faqItems?.length ? <JsonLd data={faqPage(faqItems, language)} /> : null}
    </>
  );
}

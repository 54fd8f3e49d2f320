import { CalculatorPage } from '@/components/calculator/calculator-page';
import { initialTyped } from '@/lib/calculator/calculator';
import { getCompanyFacts } from '@/lib/company/facts';
import { getPrices } from '@/lib/prices/prices';
import { defaultPrices } from '@/lib/prices/pricing';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { head } from './head';

export const metadata = pageMetadata(head);

/** The address without entries. One with entries is served by app/[lang]/(per-request)/calculator/entries. */
export default async function BareCalculatorPage() {
  const [prices, facts] = await Promise.all([
    skipDuringBuildOutage(() => getPrices()),
    skipDuringBuildOutage(() => getCompanyFacts()),
  ]);
  return (
    <CalculatorPage typed={initialTyped} prices={prices ?? defaultPrices} facts={facts ?? null} />
  );
}

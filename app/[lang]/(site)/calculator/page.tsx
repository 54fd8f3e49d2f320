import { metadataOf } from '@/app/_document/head-metadata';
import { CalculatorPage } from '@/components/calculator/calculator-page';
import { initialTyped } from '@/lib/calculator/calculator';
import { getCompanyFacts } from '@/lib/company/facts';
import { getPrices } from '@/lib/prices/prices';
import { defaultPrices } from '@/lib/prices/pricing';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';

export const generateMetadata = metadataOf((words) => words.calculator.calculatorPage);

/** The calculator with its first values. With a visitor's own entries it is app/[lang]/(per-request)/calculator/sum. */
export default async function BareCalculatorPage() {
  const [prices, facts] = await Promise.all([
    skipDuringBuildOutage(() => getPrices()),
    skipDuringBuildOutage(() => getCompanyFacts()),
  ]);
  return (
    <CalculatorPage typed={initialTyped} prices={prices ?? defaultPrices} facts={facts ?? null} />
  );
}

import { CalculatorPage } from '@/components/calculator/calculator-page';
import { words } from '@/content/words';
import { typedFrom } from '@/lib/calculator/calculator';
import { getCompanyFacts } from '@/lib/company/facts';
import { paths } from '@/lib/paths';
import { getPrices } from '@/lib/prices/prices';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const { pageTitle: title, description } = (await words()).calculator.calculatorPage;
  return {
    ...pageMetadata({ title, description, path: paths.calculator }),
    robots: { index: false, follow: true },
  };
}

export const instant = false;

type Query = Promise<Record<string, string | string[] | undefined>>;

/** The calculator with the entries of its address: `/calculator/sum?properties=4&...`, rendered for each request. */
export default async function CalculatorSumPage({ searchParams }: { searchParams: Query }) {
  // First: a build, which must not need the backend, ends here.
  const query = await searchParams;
  const [prices, facts] = await Promise.all([getPrices(), getCompanyFacts()]);
  const typed = typedFrom((field) => [query[field]].flat()[0]);
  return <CalculatorPage typed={typed} prices={prices} facts={facts} />;
}

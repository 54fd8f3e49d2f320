import { CtaSection } from '@/components/sections/cta-section';
import { Eyebrow } from '@/components/sections/eyebrow';
import { buttonVariants } from '@/components/ui/button';
import { words } from '@/content/words';
import type { Typed } from '@/lib/calculator/calculator';
import type { CompanyFacts } from '@/lib/company/fact-names';
import { taxSentence } from '@/lib/company/tax-sentence';
import type { Prices } from '@/lib/prices/pricing';
import { cn } from '@/lib/utils';
import { Calculator } from './calculator';
import type { CalculatorClassNames } from './cash-book';

const link = buttonVariants({ variant: 'link' });
const classNames: CalculatorClassNames = {
  submit: cn(buttonVariants(), 'hidden noscript:flex'),
  copy: cn(buttonVariants({ variant: 'outline' }), 'noscript:hidden'),
  link,
  step: cn(
    buttonVariants({ variant: 'outline', size: 'sm' }),
    'px-0 font-display text-lead print:hidden noscript:hidden',
  ),
  start: cn(link, 'mt-1 text-current print:hidden'),
};

interface CalculatorPageProps {
  /** What stands in the fields. */
  typed: Typed;
  prices: Prices;
  /** Null where it could not be read. */
  facts: CompanyFacts | null;
}

/** The page of the calculator, for the address without entries and for those with entries. */
export async function CalculatorPage({ typed, prices, facts }: CalculatorPageProps) {
  const { calculator, company } = await words();
  const copy = calculator.calculator;
  return (
    <>
      <Calculator
        typed={typed}
        prices={prices}
        tax={facts && taxSentence(company.taxSentences, facts.tax)}
        words={copy}
        classNames={classNames}
        doorsEyebrow={<Eyebrow {...copy.doors.eyebrow} className="mb-8 print:hidden" />}
      >
        <Eyebrow {...copy.eyebrow} className="mb-6 print:hidden" />
        <h1 className="text-h1">{copy.title}</h1>
        <p className="mt-4 max-w-[38rem] text-lead text-muted-foreground print:hidden">
          {copy.lead}
        </p>
      </Calculator>
      <div className="print:hidden">
        <CtaSection />
      </div>
    </>
  );
}

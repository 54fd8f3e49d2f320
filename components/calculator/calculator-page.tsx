import { Drawing } from '@/components/illustrations/drawing';
import { CtaSection } from '@/components/sections/cta-section';
import { Eyebrow } from '@/components/sections/eyebrow';
import { buttonVariants } from '@/components/ui/button';
import { NativeRadio } from '@/components/ui/native-radio';
import { words as wordsOfPage } from '@/content/words';
import {
  billings,
  LONGEST_TYPED,
  numberFields,
  numberRules,
  toQuery,
  type NumberField,
  type Typed,
} from '@/lib/calculator/calculator';
import type { CompanyFacts } from '@/lib/company/fact-names';
import { taxSentence } from '@/lib/company/tax-sentence';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import type { Prices } from '@/lib/prices/pricing';
import { fillIn } from '@/lib/text/fill-in';
import { cn } from '@/lib/utils';
import machine from './adding-machine.svg';
import { Calculator, CopyLink, Part, Step } from './calculator';
import styles from './calculator.module.css';
import { show, type Setting, type Shown } from './show';

interface CalculatorPageProps {
  /** The text of each field. */
  typed: Typed;
  prices: Prices;
  /** Null where it could not be read. */
  facts: CompanyFacts | null;
}

/** The page of the calculator, for the address without entries and for those with entries. */
export async function CalculatorPage({ typed, prices, facts }: CalculatorPageProps) {
  const language = await currentLanguage();
  const { calculator, company } = await wordsOfPage();
  const { calculatorPage: head, calculator: words } = calculator;
  const tax = facts && taxSentence(company.taxSentences, facts.tax);
  const setting: Setting = { words, prices, tax, language };
  const shown = show(typed, setting);
  const address = localPath(language, paths.calculatorSum);
  return (
    <>
      <section data-theme="dark" className={`${styles.page} @container overflow-x-clip`}>
        <div className={`${styles.desk} mx-auto max-w-page px-gutter`}>
          <Calculator
            address={address}
            query={toQuery(typed)}
            setting={setting}
            before={
              <>
                <div className={styles.head}>
                  <Eyebrow {...head.eyebrow} className="mb-6 print:hidden" />
                  <h1 className="text-h1">{head.title}</h1>
                  <p className="mt-4 max-w-[34rem] text-lead text-muted-foreground print:hidden">
                    {head.lead}
                  </p>
                </div>
                <Part name="answer">{shown.parts.answer}</Part>
              </>
            }
            after={
              <div className={styles.adding}>
                <Part name="strip">{shown.parts.strip}</Part>
                <Drawing
                  file={machine}
                  preserveAspectRatio="xMidYMin meet"
                  className="-mx-5 w-[calc(100%+2.5rem)] max-w-none @5xl:-mx-2 @5xl:w-[calc(100%+1rem)] print:hidden"
                />
              </div>
            }
          >
            <Fields typed={typed} shown={shown} words={words} address={address} />
          </Calculator>
        </div>
      </section>
      <section
        data-theme="light"
        aria-labelledby="notes-title"
        className={`${styles.notes} @container py-section`}
      >
        <div className="mx-auto max-w-page px-gutter">
          <h2 id="notes-title" className="text-h2">
            {words.notes.title}
          </h2>
          <ul className="mt-8 grid gap-x-12 @3xl:grid-cols-[1fr_1fr]">
            {words.notes.items.map((item) => (
              <li key={item} className="border-t py-3">
                <p className="max-w-measure">
                  {fillIn(item, {
                    share: numberRules.share.initial,
                    night: numberRules.night.initial,
                  })}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="print:hidden">
        <CtaSection />
      </div>
    </>
  );
}

interface FieldsProps {
  typed: Typed;
  shown: Shown;
  words: Setting['words'];
  address: string;
}

/** The entries, as the ruled page of a cash book. */
function Fields({ typed, shown, words: { book }, address }: FieldsProps) {
  return (
    <div className="flex h-full flex-col pl-(--margin)">
      <h2 id="entries-title" className="border-b-[1.5px] border-foreground pb-3 text-h3">
        {book.title}
      </h2>
      {numberFields.map((field) => (
        <NumberEntry key={field} field={field} typed={typed} shown={shown} book={book} />
      ))}
      <div
        role="radiogroup"
        aria-labelledby="calculator-billing"
        aria-describedby="calculator-billing-about"
        className={`${styles.entry} border-b py-3`}
      >
        <div>
          <span id="calculator-billing" className="font-semibold">
            {book.labels.billing}
          </span>
          <div id="calculator-billing-about">
            <Part name="billing">{shown.parts.billing}</Part>
          </div>
        </div>
        <div className={styles.billing}>
          {billings.map((billing) => (
            <label
              key={billing}
              className="relative flex min-h-11 cursor-pointer items-center px-5 font-semibold hover:underline"
            >
              <NativeRadio
                name="billing"
                value={billing}
                defaultChecked={typed.billing === billing}
                required
              />
              {book.billings[billing]}
            </label>
          ))}
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6 print:hidden">
        {/* Enter sends the form by it, where scripts hide it too. */}
        <button
          type="submit"
          className={cn(buttonVariants(), styles.submit, 'hidden noscript:flex')}
        >
          {book.submit}
        </button>
        <CopyLink
          words={book}
          className={cn(buttonVariants({ variant: 'outline' }), 'noscript:hidden')}
        />
        <a href={address} className={buttonVariants({ variant: 'link' })}>
          {book.again}
        </a>
      </div>
    </div>
  );
}

const stepClassName = cn(
  buttonVariants({ variant: 'outline', size: 'sm' }),
  'px-0 font-display text-lead print:hidden noscript:hidden',
);

interface NumberEntryProps extends Pick<FieldsProps, 'typed' | 'shown'> {
  field: NumberField;
  book: Setting['words']['book'];
}

function NumberEntry({ field, typed, shown, book }: NumberEntryProps) {
  const label = book.labels[field];
  const id = `calculator-${field}`;
  const { decimals, ...rule } = numberRules[field];
  return (
    <div className={`${styles.entry} border-b py-3`}>
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <div id={`${id}-about`}>
          <Part name={field}>{shown.parts[field]}</Part>
        </div>
      </div>
      <div className={styles.controls}>
        <Step
          field={field}
          by={-1}
          aria-label={fillIn(book.less, { label })}
          className={stepClassName}
        />
        <input
          id={id}
          name={field}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          required
          maxLength={LONGEST_TYPED}
          defaultValue={typed[field]}
          aria-describedby={`${id}-about`}
          aria-invalid={field in shown.problems}
          className={`${styles.number} min-h-12 border-b-2 border-input text-right font-display font-semibold tabular-nums focus-visible:outline-offset-0 aria-invalid:border-destructive`}
        />
        <Step
          field={field}
          by={1}
          aria-label={fillIn(book.more, { label })}
          className={stepClassName}
        />
        <span className={`${styles.unit} text-small text-muted-foreground`}>
          {'unit' in rule && rule.unit}
        </span>
      </div>
    </div>
  );
}

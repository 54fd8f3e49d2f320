import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { buttonVariants } from '@/components/ui/button';
import { NativeRadio } from '@/components/ui/native-radio';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import { paths } from '@/lib/paths';
import {
  formatAmount,
  formatRoundAmount,
  monthlyShare,
  savingPercent,
  yearOfDoors,
  type AnnouncedPrice,
  type Prices,
} from '@/lib/prices/pricing';
import { fillIn } from '@/lib/text/fill-in';
import { formatDay } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { SectionHeading } from '../section-heading';
import hangingKey from './hanging-key.svg';
import styles from './pricing.module.css';

interface PricingSectionProps {
  words: Words['product'];
  /** The language of the page. */
  language: Language;
  prices: Prices;
  /** The prices that are announced, the next one first. */
  announced: readonly AnnouncedPrice[];
  /** Says whether the prices include tax; null where that could not be read. */
  tax: string | null;
  /**
   * The name of the radio buttons for the billing period, different on each page: Next keeps a page that was left in the
   * document, hidden, and radio buttons of one name share one choice.
   */
  choice: string;
}

/** The words of the section, and the language in which its amounts are written. */
interface Copy {
  pricing: Words['product']['pricing'];
  language: Language;
}

/** The price of a property, monthly or yearly, and that of a year. Everything follows from the two prices. */
export function PricingSection(props: PricingSectionProps) {
  const { words, language, prices, announced, tax, choice } = props;
  const { pricing } = words;
  const copy = { pricing, language };
  return (
    <section
      id="pricing"
      data-theme="light"
      aria-labelledby="pricing-title"
      className={cn(styles.section, '-scroll-mt-12 overflow-x-clip py-section')}
    >
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-16 px-gutter xl:grid-cols-2 xl:grid-rows-[auto_1fr]"
      >
        <div>
          <SectionHeading id="pricing-title" {...pricing} className="max-w-[11em]" />
          <p className="mt-5 mb-8 max-w-[30.5em]">{pricing.lead}</p>
          <BillingToggle name={choice} saving={savingPercent(prices)} pricing={pricing} />
          {announcements(announced, copy).map((sentence) => (
            <p key={sentence} className="mt-6 max-w-[30.5em] border-l-[6px] border-warning pl-4">
              {sentence}
            </p>
          ))}
        </div>
        <div className={cn(styles.rail, 'relative flex justify-end xl:col-start-2 xl:row-span-2')}>
          {/* The key that belongs to the tag, on its own hook. */}
          <Drawing
            file={hangingKey}
            className="absolute top-0 left-0 w-26 max-sm:hidden xl:left-2 xl:w-30"
          />
          <PriceTag prices={prices} tax={tax} {...copy} />
        </div>
        <div>
          <ul
            aria-label={pricing.featuresTitle}
            className="grid max-w-[38rem] gap-x-10 border-t-[1.5px] border-foreground leading-[1.4] sm:grid-cols-2"
          >
            {pricing.features.map((feature) => (
              <li key={feature} className="border-b py-2.5">
                {feature}
              </li>
            ))}
          </ul>
          <WorkedPrices prices={prices} tax={tax} {...copy} />
          <SiteLink
            href={paths.calculator}
            className="mt-4 inline-block py-2.5 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {pricing.toCalculator}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

/** A sentence for each day on which prices begin. */
function announcements(
  announced: readonly AnnouncedPrice[],
  { pricing, language }: Copy,
): string[] {
  const { sentence, and, ...words } = pricing.announced;
  const byDay = Map.groupBy(announced, ({ validFrom }) => formatDay(validFrom, language));
  return [...byDay].map(([day, prices]) => {
    const parts = prices.map(({ billing, eur }) =>
      fillIn(words[billing], { amount: formatRoundAmount(eur, language) }),
    );
    return fillIn(sentence, { day, prices: parts.join(and) });
  });
}

interface BillingToggleProps extends Pick<Copy, 'pricing'> {
  /** Names the two radio buttons, see PricingSectionProps. */
  name: string;
  /** A whole number of percent. */
  saving: number;
}

const period =
  'relative flex min-h-12 cursor-pointer flex-wrap items-center px-5 py-1.5 font-semibold hover:underline';

/** Monthly or yearly, as two radio buttons; the style sheet shows the chosen price. */
function BillingToggle({ name, saving, pricing }: BillingToggleProps) {
  return (
    <fieldset
      className={cn(styles.toggle, 'inline-flex rounded-sm border-[1.5px] border-foreground')}
    >
      <legend className="sr-only">{pricing.billing}</legend>
      <label className={period}>
        <NativeRadio name={name} value="monthly" />
        {pricing.monthly}
      </label>
      <label className={period}>
        <NativeRadio name={name} value="yearly" defaultChecked />
        {pricing.yearly}
        {saving > 0 && (
          <span className="font-medium min-[15rem]:whitespace-nowrap">
            {fillIn(pricing.saves, { percent: saving })}
          </span>
        )}
      </label>
    </fieldset>
  );
}

/** The tag on the hook: the chosen price and the way in. */
function PriceTag({ prices, tax, ...copy }: Pick<PricingSectionProps, 'prices' | 'tax'> & Copy) {
  const { pricing, language } = copy;
  return (
    <div
      className={cn(
        styles.tag,
        '@container relative z-1 flex flex-col items-start text-on-surface',
      )}
    >
      <Ring />
      <div aria-live="polite">
        <Price billing="yearly" amount={monthlyShare(prices)} {...copy}>
          {fillIn(pricing.billedYearly, { amount: formatRoundAmount(prices.yearly, language) })}
        </Price>
        <Price billing="monthly" amount={prices.monthly} {...copy}>
          {pricing.billedMonthly}
        </Price>
      </div>
      {tax && <p className="mt-1 leading-snug text-on-surface-muted">{tax}</p>}
      <p className="mt-auto mb-5 max-w-[17.5em] pt-10 leading-snug">{pricing.reassurance}</p>
      <a
        href={paths.app.register}
        data-conversion="cta_start_today"
        className={cn(buttonVariants({ variant: 'tag', size: 'lg' }), styles.action, 'text-night')}
      >
        {pricing.action}
      </a>
    </div>
  );
}

interface PriceProps extends Copy {
  billing: 'monthly' | 'yearly';
  amount: number;
  children: ReactNode;
}

function Price({ billing, amount, pricing, language, children }: PriceProps) {
  return (
    <p data-billing={billing} className={styles.price}>
      <span className={cn(styles.amount, 'block font-display font-semibold tabular-nums')}>
        {formatAmount(amount, language)}
      </span>{' '}
      <span className="block text-lead font-semibold">{pricing.unit}</span>{' '}
      <span className="block text-on-surface-muted">{children}</span>
    </p>
  );
}

const ring = cn(styles.ring, 'pointer-events-none absolute left-1/2');

/** The hook and the ring that holds the tag: one half of the ring passes behind the tag, the other through its hole. */
function Ring() {
  return (
    <>
      <svg viewBox="-120 -250 240 260" aria-hidden="true" className={ring}>
        <use href={`${hangingKey.src}#ring-behind`} />
      </svg>
      <svg viewBox="-120 -250 240 260" aria-hidden="true" className={ring}>
        <use href={`${hangingKey.src}#ring-before`} />
      </svg>
    </>
  );
}

/** A year for one, four and twelve doors, worked out from the two prices. */
function WorkedPrices({
  prices,
  tax,
  pricing: { table },
  language,
}: Pick<PricingSectionProps, 'prices' | 'tax'> & Copy) {
  return (
    <div className="mt-14 max-w-[38rem] overflow-x-auto">
      <table className={cn(styles.table, 'w-full text-right tabular-nums')}>
        <caption className="border-b-[1.5px] border-foreground pb-2 text-left font-semibold">
          {table.caption}
        </caption>
        <thead>
          <tr className="text-small text-muted-foreground">
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.doors.map((doors) => {
            const year = yearOfDoors(prices, doors);
            return (
              <tr key={doors}>
                <th scope="row">{doors}</th>
                <td>{formatAmount(year.billedMonthly, language)}</td>
                <td>{formatAmount(year.billedYearly, language)}</td>
                <td className="font-semibold text-primary">{formatAmount(year.kept, language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {tax && <p className="mt-3 text-small text-muted-foreground">{tax}</p>}
    </div>
  );
}

import { defaultLanguage, type Language } from '../languages/languages.ts';

/** The price of one property, in EUR: for a month when billed monthly, for a year when billed yearly. */
export interface Prices {
  monthly: number;
  yearly: number;
}

/** The settings that hold them. */
export const PRICE_NAMES = {
  monthly: 'pricing_standard_monthly',
  yearly: 'pricing_standard_yearly',
} as const satisfies Record<keyof Prices, string>;

/** A price that will be valid. */
export interface AnnouncedPrice {
  billing: keyof Prices;
  eur: number;
  /** ISO 8601. */
  validFrom: string;
}

/** The prices where none is stored. */
export const defaultPrices: Prices = { monthly: 19.9, yearly: 190 };

// Sums are made in whole cents: 19.9 * 12 is 238.79999999999998 in floating point.
const toCents = (eur: number) => Math.round(eur * 100);

/** The price of a month when the year is paid at once. */
export function monthlyShare({ yearly }: Prices): number {
  return yearly / 12;
}

/** The saving of yearly billing, in whole percent; 0 when there is none. */
export function savingPercent(prices: Prices): number {
  if (prices.monthly <= 0) return 0;
  return Math.max(0, Math.round((1 - monthlyShare(prices) / prices.monthly) * 100));
}

/** The price of a year for so many doors, billed in both ways, and the sum that yearly billing saves (`kept`). */
export function yearOfDoors({ monthly, yearly }: Prices, doors: number) {
  const byMonth = toCents(monthly) * 12 * doors;
  const byYear = toCents(yearly) * doors;
  return {
    doors,
    billedMonthly: byMonth / 100,
    billedYearly: byYear / 100,
    kept: (byMonth - byYear) / 100,
  };
}

/** An amount as the site writes it: two decimals, thousands set apart by a space that does not break. */
export function formatAmount(eur: number, language: Language = defaultLanguage): string {
  if (language !== defaultLanguage)
    return eur.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return eur.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '\u00a0');
}

/** An amount as {@link formatAmount} gives it, without decimals where there are none: 190, but 189.50. */
export function formatRoundAmount(eur: number, language: Language = defaultLanguage): string {
  return formatAmount(eur, language).replace(/[.,]00$/, '');
}

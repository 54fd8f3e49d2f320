import { formatAmount } from '@/lib/prices/pricing';

const THOUSANDS = /\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g;

/** A number with the decimals that it has, thousands set apart by a space that does not break. */
export function plain(number: number): string {
  return String(number).replace(THOUSANDS, '\u00a0');
}

/** An amount or hours, with two decimals and a minus of its own width. */
export function twoDecimals(number: number): string {
  return formatAmount(number).replace('-', '\u2212');
}

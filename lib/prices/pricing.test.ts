import { expect, it } from 'vitest';
import * as prices from './pricing.ts';

const standard = { monthly: 19.9, yearly: 190 };

it.each([
  [standard, 20],
  [{ monthly: 10, yearly: 90 }, 25],
  [{ monthly: 10, yearly: 120 }, 0],
  [{ monthly: 10, yearly: 130 }, 0],
  [{ monthly: 0, yearly: 190 }, 0],
])('the yearly price of %j saves %i percent, never less than nothing', (price, percent) => {
  expect(prices.savingPercent(price)).toBe(percent);
});

it.each([
  [1, 238.8, 190, 48.8],
  [4, 955.2, 760, 195.2],
  [12, 2865.6, 2280, 585.6],
])('a year of %i doors costs %d by the month and %d by the year, %d less', (doors, ...amounts) => {
  const [billedMonthly, billedYearly, kept] = amounts;
  expect(prices.yearOfDoors(standard, doors)).toEqual({ doors, billedMonthly, billedYearly, kept });
});

it('amounts have two decimals and spaced thousands; round ones can do without decimals', () => {
  expect(prices.formatAmount(prices.monthlyShare(standard))).toBe('15.83');
  expect(prices.formatAmount(19.9)).toBe('19.90');
  expect(prices.formatAmount(2865.6)).toBe('2\u00a0865.60');
  expect(prices.formatAmount(1234567)).toBe('1\u00a0234\u00a0567.00');
  expect(prices.formatRoundAmount(190)).toBe('190');
  expect(prices.formatRoundAmount(189.5)).toBe('189.50');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../languages/languages.ts';
import { formatAmount, formatRoundAmount } from '../prices/pricing.ts';
import { readNumber, writeNumber } from './read-number.ts';

const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((amount) => amount / 100);
const styles: Intl.NumberFormatOptions[] = [
  { maximumFractionDigits: 2 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' },
  { useGrouping: false, maximumFractionDigits: 2 },
  ...(['symbol', 'narrowSymbol', 'code', 'name'] as const).map((currencyDisplay) => ({
    style: 'currency' as const,
    currency: 'EUR',
    currencyDisplay,
  })),
];

it('reads back what the browser and the site print in each language, currency and percent included', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom(...styles),
      fc.oneof(
        cents,
        fc.integer({ min: -9, max: 9 }).map((number) => number * 1_000),
      ),
      (language, style, number) => {
        const read = (written: string) =>
          readNumber(written, { decimals: 2, language, unit: 'EUR' });
        const { style: kind = 'decimal' } = style;
        expect(read(new Intl.NumberFormat(language, style).format(number)), kind).toBe(number || 0);
        expect(read(formatAmount(number, language))).toBe(number || 0);
        expect(read(formatRoundAmount(number, language).replace('-', '\u2212'))).toBe(number || 0);
        expect(read(writeNumber(number, language))).toBe(number || 0);
        const percent = new Intl.NumberFormat(language, { style: 'percent' });
        const whole = Math.trunc(number);
        expect(readNumber(percent.format(whole / 100), { decimals: 0, language, unit: '%' })).toBe(
          whole || 0,
        );
      },
    ),
  );
});

it.each([
  ['€ 25', 25],
  ['25.50 eur', 25.5],
  ['Eur 25,5', 25.5],
  ['1 234,5', 1_234.5],
  ['1\u00a0234,5', 1_234.5],
  ['1\u202f234,5', 1_234.5],
  ["1'000", 1_000],
  ['1\u2019000.25', 1_000.25],
  ['1.234,56', 1_234.56],
  ['1,234.56', 1_234.56],
  ['1.234.567', 1_234_567],
  ['1,234,567.5', 1_234_567.5],
  ['24,90', 24.9],
  ['25.-', 25],
  ['25,\u2013', 25],
  ['.5', 0.5],
  ['0,125', 0.125],
  ['1234.567', 1_234.567],
  ['\uFF11\uFF12\uFF0E\uFF15', 12.5],
  ['\u200B1\u00AD2', 12],
  ['\u2212 5', -5],
])('%j is %d on a page of any language', (written, number) => {
  for (const language of languages)
    expect(readNumber(written, { decimals: 2, language, unit: 'EUR' }), language).toBe(number);
});

it.each([
  ['1.000', [[1, 1_000], 1_000, [1, 1_000], 1_000, [1, 1_000]]],
  ['1,000', [1_000, [1, 1_000], [1, 1_000], [1, 1_000], [1, 1_000]]],
  ['-19.905', [[-19.905, -19_905], -19_905, [-19.905, -19_905], -19_905, [-19.905, -19_905]]],
])('%j is asked about where the language does not say what it is', (written, read) => {
  expect(languages.map((language) => readNumber(written, { decimals: 2, language }))).toEqual(read);
});

it.each([
  ...['', ' ', 'ten', '1e3', '12 34', '1.23.456', '1.234.567.8', '1,234.567,8', '000 123', '--5'],
  ...[
    '1 234 56',
    '0.123.456',
    '10²',
    '½',
    '$ 25',
    'CHF 25',
    '25 %',
    '€ 25 €',
    '€',
    '.',
    '25 EUR/h',
  ],
])('%j is no amount in EUR', (written) => {
  for (const language of languages)
    expect(readNumber(written, { decimals: 2, language, unit: 'EUR' }), language).toBeNull();
});

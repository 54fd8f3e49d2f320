import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatRoundAmount,
  monthlyShare,
  savingPercent,
  yearOfDoors,
} from './pricing.ts';

const standard = { monthly: 19.9, yearly: 190 };

describe('prices', () => {
  it('shows the yearly price as 15.83 for each month', () => {
    expect(formatAmount(monthlyShare(standard))).toBe('15.83');
  });

  it('saves 20 percent, rounded to a whole number', () => {
    expect(savingPercent(standard)).toBe(20);
    expect(savingPercent({ monthly: 10, yearly: 90 })).toBe(25);
  });

  it('never claims a saving where there is none', () => {
    expect(savingPercent({ monthly: 10, yearly: 120 })).toBe(0);
    expect(savingPercent({ monthly: 10, yearly: 130 })).toBe(0);
    expect(savingPercent({ monthly: 0, yearly: 190 })).toBe(0);
  });

  it('works out a year for one, four and twelve doors to the cent', () => {
    expect(yearOfDoors(standard, 1)).toEqual({
      doors: 1,
      billedMonthly: 238.8,
      billedYearly: 190,
      kept: 48.8,
    });
    expect(yearOfDoors(standard, 4).kept).toBe(195.2);
    expect(yearOfDoors(standard, 12)).toMatchObject({ billedMonthly: 2865.6, kept: 585.6 });
  });

  it('writes amounts with two decimals and spaced thousands', () => {
    expect(formatAmount(19.9)).toBe('19.90');
    expect(formatAmount(2865.6)).toBe('2\u00a0865.60');
    expect(formatAmount(1234567)).toBe('1\u00a0234\u00a0567.00');
  });

  it('leaves out decimals that are zero where a round amount is asked for', () => {
    expect(formatRoundAmount(190)).toBe('190');
    expect(formatRoundAmount(189.5)).toBe('189.50');
  });
});

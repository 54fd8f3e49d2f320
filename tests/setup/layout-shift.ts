import type { Page } from '@playwright/test';
import { LAYOUT } from './budgets.ts';

interface Shift {
  value: number;
  moved: string[];
  /** ms since the visit began. */
  at: number;
}

/**
 * What has moved on a page since its visit began, as sentences; none when it is little enough. Where a busy machine
 * delivers the typefaces after the first paint, their exchange has a limit of its own.
 */
export async function layoutShift(page: Page): Promise<string[]> {
  const { shifts, arrivals } = await page.evaluate(() => ({
    shifts: Reflect.get(window, 'shifts') as Shift[],
    arrivals: Reflect.get(window, 'arrivals') as number[],
  }));
  const isExchange = ({ at }: Shift) =>
    arrivals.some((arrival) => Math.abs(at - arrival) < LAYOUT.exchangeMs);
  const exchanged = shifts.filter(isExchange);
  const others = shifts.filter((shift) => !isExchange(shift));
  return [
    ...tooMuch('layout shift', others, LAYOUT.layoutShift),
    ...tooMuch('layout shift by typefaces', exchanged, LAYOUT.typefaceShift),
  ];
}

function tooMuch(what: string, shifts: Shift[], most: number): string[] {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= most) return [];
  const moved = shifts.flatMap(({ moved }) => moved).slice(0, 4);
  return [`${what} of ${total.toFixed(3)}: ${moved.join(' | ')}`];
}

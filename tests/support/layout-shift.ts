import type { Page } from '@playwright/test';
import { LAYOUT } from './budgets.ts';

interface Shift {
  value: number;
  moved: string[];
}

/** What has moved on a page since its visit began, as sentences; none when it is little enough. */
export async function layoutShift(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= LAYOUT.layoutShift) return [];
  const moved = shifts.flatMap((shift) => shift.moved).slice(0, 4);
  return [`layout shift of ${total.toFixed(3)}: ${moved.join(' | ')}`];
}

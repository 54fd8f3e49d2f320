import type { Page } from '@playwright/test';
import { LAYOUT } from './budgets.ts';

export interface Shift {
  value: number;
  /** It answers an input of the last 500 ms. */
  hadRecentInput: boolean;
  moved: string[];
}

/** Notes from now on what moves on every page that is opened. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(noteShifts);
}

/** The shifts since the page was opened, or since the last call. */
export function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // Entries are handed over after the frame that they belong to.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return (Reflect.get(window, 'shifts') as Shift[]).splice(0);
  });
}

/** The shifts as sentences; none when they are small enough. */
export function findShifts(shifts: readonly Shift[]): string[] {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= LAYOUT.layoutShift) return [];
  const moved = shifts.flatMap((shift) => shift.moved).slice(0, 4);
  return [`layout shift of ${total.toFixed(3)}: ${moved.join(' | ')}`];
}

/** Runs in the browser before the page does. */
function noteShifts() {
  if (window.top !== window) return;
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      };
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) ?? '');
      shifts.push({ value, hadRecentInput, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { weigh, zippedSize, type Load } from '../support/weigh.ts';
import { RENEWAL_MS, WATCHED_MS, type Network } from './limits.ts';
import { openPhone } from './phone.ts';

/** What one visit on an empty cache took. Times in milliseconds from the start of the navigation. */
export type Visit = {
  largestPaint: number;
  /** What that was: the element and its first words. */
  painted: string;
  layoutShift: number;
  blocking: number;
};

type Seen = {
  paints: { time: number; what: string }[];
  shift: number;
  first: number;
  tasks: number[][];
};

/** Opens an address on a slow phone and watches it until after the question about cookies. */
export async function visitCold(
  browser: Browser,
  network: Network,
  address: string,
): Promise<Visit> {
  await renew(address);
  const phone = await openPhone(browser, network);
  try {
    await phone.page.addInitScript(watchVitals);
    await phone.page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await phone.page.waitForTimeout(WATCHED_MS);
    const seen = await phone.page.evaluate(() => Reflect.get(window, 'seen') as Seen);
    const last = seen.paints.at(-1);
    // Total blocking time: of every task after the first paint, what goes beyond 50 ms.
    const blocking = seen.tasks
      .filter(([start = 0]) => start >= seen.first)
      .reduce((sum, [, duration = 0]) => sum + duration - 50, 0);
    return {
      largestPaint: last?.time ?? NaN,
      painted: last?.what ?? '',
      layoutShift: seen.shift,
      blocking,
    };
  } finally {
    await phone.close();
  }
}

/**
 * Asks until the page that is kept is fresh and packed. Otherwise the visit would set that off itself, and the server
 * would take one of the browser's two cores for it, which no server does to a phone.
 */
async function renew(address: string): Promise<void> {
  for (let asked = 0; asked < 5; asked += 1) {
    const answer = await fetch(address);
    await answer.bytes();
    await delay(RENEWAL_MS);
    if (answer.headers.get('x-nextjs-cache') !== 'STALE') return;
  }
}

/** Runs in the browser before the page does. */
function watchVitals() {
  const seen: Seen = { paints: [], shift: 0, first: 0, tasks: [] };
  Reflect.set(window, 'seen', seen);
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    const words = element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
    seen.paints.push({ time: entry.startTime, what: `${element?.tagName ?? '?'} «${words}»` });
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

/** Bytes of a first visit by kind, compressed, before anything is prefetched. */
export type Weight = {
  scripts: number;
  /** The scripts as gzip, for a comparison with servers that know nothing better. */
  zipped: number;
  styles: number;
  fonts: number;
  html: number;
  all: number;
};

/** Weighs an address; `weigh` is what the budgets of the suite are held with. */
export async function weighCold(browser: Browser, address: string): Promise<Weight> {
  await renew(address);
  const context = await browser.newContext();
  try {
    const { first } = await weigh(await context.newPage(), address);
    const scripts = first.filter(({ type }) => type === 'Script').map(({ url }) => url);
    const of = (type?: string) => sum(first.filter((load) => !type || load.type === type));
    return {
      scripts: of('Script'),
      zipped: await zippedSize(scripts),
      styles: of('Stylesheet'),
      fonts: of('Font'),
      html: of('Document'),
      all: of(),
    };
  } finally {
    await context.close();
  }
}

function sum(loads: readonly Load[]): number {
  return loads.reduce((total, { bytes }) => total + bytes, 0);
}

import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { weigh, type Load } from '../setup/weigh.ts';
import { WATCHED_MS, type Network } from './limits.ts';
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

async function zippedSize(urls: readonly string[]): Promise<number> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).bytes()));
  return bodies.reduce((total, body) => total + gzipSync(body).length, 0);
}

function sum(loads: readonly Load[]): number {
  return loads.reduce((total, { bytes }) => total + bytes, 0);
}

import type { CDPSession, Page } from '@playwright/test';
import { installWalk, type FocusStop } from './page-checks/focus.ts';

/** Every page has a header and a footer with links. */
const FEWEST_STOPS = 5;
/** More stops than any page has; a page that has more is a trap. */
const MOST_STOPS = 250;
/** Keys that are sent without waiting for the page between them. */
const KEYS_AT_ONCE = 50;
/** How long what arrives on a page may take to its place. */
const SETTLING_MS = 500;

const SHIFT = 8; // the modifier in the DevTools protocol

/** Walks over every stop of a page with the Tab key, forth and back; gives what is wrong. Needs `window.looks`. */
export async function walkWithTab(page: Page): Promise<string[]> {
  await installWalk(page);
  const session = await page.context().newCDPSession(page);
  const forth = await walk(page, session, 0);
  const back = await walk(page, session, SHIFT);
  await session.detach();
  return [
    ...forth.faults.map((fault) => `forth: ${fault}`),
    ...back.faults.map((fault) => `back: ${fault}`),
    ...(forth.stops > FEWEST_STOPS && forth.stops < MOST_STOPS ? [] : [`${forth.stops} stops`]),
    ...(back.stops > forth.stops * 0.8 ? [] : [`${back.stops} stops back, ${forth.stops} forth`]),
  ];
}

/** Goes once through the page. Where a stop is faulty, goes once more and gives each stop the time to settle. */
async function walk(page: Page, session: CDPSession, modifiers: number) {
  let stops = await walkFast(page, session, modifiers);
  if (stops.some(({ fault }) => fault)) stops = await walkSlowly(page, session, modifiers);
  const faulty = stops.filter(({ fault }) => fault);
  return { stops: stops.length, faults: faulty.map(({ name, fault }) => `${fault}: ${name}`) };
}

async function walkFast(page: Page, session: CDPSession, modifiers: number) {
  await page.evaluate(() => window.walk.stops.splice(0));
  for (let sent = 0; sent < MOST_STOPS; sent += KEYS_AT_ONCE) {
    await Promise.all(Array.from({ length: KEYS_AT_ONCE }, () => pressTab(session, modifiers)));
    const stops = await page.evaluate(() => window.walk.stops);
    const end = stops.findIndex(({ name }) => !name);
    if (end !== -1) return stops.slice(0, end);
  }
  return page.evaluate(() => window.walk.stops);
}

async function walkSlowly(page: Page, session: CDPSession, modifiers: number) {
  const stops: FocusStop[] = [];
  for (; stops.length < MOST_STOPS;) {
    await page.evaluate(() => window.walk.stops.splice(0));
    await pressTab(session, modifiers);
    let stop = await page.evaluate(() => window.walk.lookAtFocus());
    if (!stop.name) break;
    // Rows that arrive just now, and what they push, are looked at once they have their place.
    if (stop.fault) {
      await page.waitForTimeout(SETTLING_MS);
      stop = await page.evaluate(() => window.walk.lookAtFocus());
    }
    stops.push(stop);
  }
  return stops;
}

function pressTab(session: CDPSession, modifiers: number): Promise<unknown> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  return Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
}

import type { CDPSession, Page } from '@playwright/test';

/** A place at which the Tab key has arrived. */
interface FocusStop {
  /** Names the element; empty outside the page. */
  name: string;
  /** The fault of the element; empty when it can be seen whole enough and carries a ring. */
  fault: string;
}

declare global {
  interface Window {
    walk: {
      /** Every stop since the walk began; the last one is outside the page once the walk has ended. */
      stops: FocusStop[];
      lookAtFocus(): FocusStop;
    };
  }
}

/** Every page has a header and a footer with links. */
const FEWEST_STOPS = 5;
/** More stops than any page has; a page that has more is a trap. */
const MOST_STOPS = 250;
/** Keys that are sent without waiting for the page between them. */
const KEYS_AT_ONCE = 50;
/** The time in which what arrives on a page finds its place. */
const SETTLING_MS = 500;

const SHIFT = 8; // the modifier in the DevTools protocol

/** Walks over every stop of a page with the Tab key, forth and back; gives what is wrong. Needs `window.looks`. */
export async function walkWithTab(page: Page): Promise<string[]> {
  await page.evaluate(defineWalk);
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

/** Runs in the browser. Looks at each stop when the Tab key is released, so that many keys can be sent at once. */
function defineWalk() {
  const walk: Window['walk'] = { stops: [], lookAtFocus };
  window.walk = walk;
  const hasEnded = () => walk.stops.at(-1)?.name === '';
  // Keys that were sent after the focus has left the page do nothing.
  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && hasEnded()) event.preventDefault();
  };
  const note = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !hasEnded()) walk.stops.push(lookAtFocus());
  };
  window.addEventListener('keydown', hold, { capture: true });
  window.addEventListener('keyup', note, { capture: true });

  /**
   * Looks at what has the focus. It must be in the window, no layer may lie over it, and it, or the label that is drawn
   * in its place, must carry a ring.
   */
  function lookAtFocus(): FocusStop {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.localName === 'nextjs-portal') {
      return { name: '', fault: '' };
    }
    const { isSeen, nameOf } = window.looks;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
    const drawn = !isSeen(focused) && label ? label : focused;
    const name = nameOf(drawn);
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const edges = { left: Math.max(left, 0), right: Math.min(right, window.innerWidth) };
    const [upper, lower] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
    if (lower - upper < 8 || edges.right - edges.left < 8)
      return { name, fault: 'outside the window' };

    const rings = [focused, label, drawn.parentElement, ...drawn.querySelectorAll('*')].some(
      (element) => {
        if (!element) return false;
        return [undefined, '::before', '::after'].some((part) => {
          const style = getComputedStyle(element, part);
          const isDrawn = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
          return isDrawn && !/^rgba\(.*, 0\)$/.test(style.outlineColor);
        });
      },
    );
    // The room between the layers. What fits into it must stand there whole, of what is higher a good part.
    const layers = [
      ...document.querySelectorAll('header, section[aria-labelledby="consent-title"]'),
    ]
      // The skip link lies above them all.
      .filter((layer) => !layer.contains(drawn) && getComputedStyle(drawn).position !== 'fixed')
      .filter((layer) => /sticky|fixed/.test(getComputedStyle(layer).position))
      .map((layer) => ({ name: layer.localName, ...layer.getBoundingClientRect().toJSON() }));
    const roof = Math.max(
      0,
      ...layers.filter((layer) => layer.top <= 0).map((layer) => layer.bottom),
    );
    const floor = Math.min(
      window.innerHeight,
      ...layers.filter((layer) => layer.top > 0).map((layer) => layer.top),
    );
    const shown = Math.min(bottom, floor) - Math.max(top, roof);
    const wanted = Math.min(bottom - top, (floor - roof) / 3) - 4;
    if (shown < wanted)
      return {
        name,
        fault: `covered: ${Math.round(shown)} of ${Math.round(bottom - top)} px are seen`,
      };
    // An element taller than the room that is left cannot be seen whole.
    if (top < -3 && bottom - top < floor - roof) return { name, fault: 'beyond the upper edge' };
    return { name, fault: rings ? '' : 'no focus ring' };
  }
}

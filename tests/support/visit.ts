import AxeBuilder from '@axe-core/playwright';
import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { CONSENT_DELAY_MS } from '../../lib/consent.ts';
import type { Place } from './pages.ts';
import { LAYOUT, type Width } from './budgets.ts';
import { layoutShift } from './layout-shift.ts';
import { installLooks } from './page-checks/looks.ts';
import {
  findBadImages,
  findHeadingFaults,
  findLostControls,
  findOverflow,
  findSmallTargets,
} from './page-checks/structure.ts';
import {
  findClippedTexts,
  findLongLines,
  findOverlaps,
  findSmallTexts,
} from './page-checks/text.ts';
import { pressThumbnail, type Thumbnail } from './thumbnails.ts';

const HEIGHT = 900;
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What one look at a page at one width has found; an empty list is what every test wants. */
export interface Visit {
  layout: string[];
  accessibility: string[];
  thumbnail: Thumbnail;
}

const visits = new Map<string, Visit>();

/**
 * Looks at a page at one width: everything that layout, accessibility and visual tests want to know, in one load. Later
 * callers of the same worker get what the first has found.
 */
export async function visit(page: Page, place: Place, width: Width): Promise<Visit> {
  const key = `${place.name}-${width}`;
  const known = visits.get(key);
  if (known) return known;

  await page.setViewportSize({ width, height: HEIGHT });
  await page.route('**/*.woff2', arriveLate);
  await openAndAnswer(page, place.path);
  const shift = await layoutShift(page);
  await installLooks(page);
  const layout = [...shift, ...(await lookAtLayout(page))];
  const thumbnail = await pressThumbnail(page);
  const accessibility = width === 768 ? [] : await lookAtAccess(page, width);
  const seen = { layout, accessibility, thumbnail };
  visits.set(key, seen);
  return seen;
}

/** Typefaces come after the first paint, as on a slow line: what moves then is seen. */
async function arriveLate(route: Route): Promise<void> {
  await setTimeout(LAYOUT.typefacesLateMs);
  await route.continue();
}

/** Opens a page as a first visitor does, waits for the question about cookies, and says no. */
export async function openAndAnswer(page: Page, path: string): Promise<void> {
  await openWithQuestion(page, path);
  const question = page.getByRole('region', { name: 'May we set cookies?' });
  await question.getByRole('button', { name: 'Reject All' }).click();
  await question.waitFor({ state: 'detached' });
}

/** Opens a page and stays at the moment when the question about cookies lies over it, without its second of waiting. */
export async function openWithQuestion(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await page.addInitScript(prepareVisit, CONSENT_DELAY_MS);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await everythingLaidOut(page);
  await page.getByRole('region', { name: 'May we set cookies?' }).waitFor();
}

/** Waits for the sections that the first picture of the home page leaves out (docs/decisions/0036-first-picture.md). */
export async function everythingLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.settled !== undefined ||
      !document.querySelector('[data-area="home"]'),
  );
}

/** Runs in the browser before the page does: a first visit, a short wait, and an eye on what moves. */
function prepareVisit(delay: number) {
  if (window.top !== window) return;
  localStorage.clear();
  const wait = window.setTimeout.bind(window);
  const hasten = (run: TimerHandler, after?: number, ...rest: unknown[]) =>
    wait(run, after === delay ? 50 : after, ...rest);
  Object.assign(window, { setTimeout: hasten, shifts: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      };
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) ?? '');
      (Reflect.get(window, 'shifts') as unknown[]).push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function lookAtLayout(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findOverlaps)),
    ...(await page.evaluate(findClippedTexts)),
    ...(await page.evaluate(findSmallTexts, {
      smallest: LAYOUT.smallestText,
      drawings: LAYOUT.drawings,
    })),
    ...(await page.evaluate(findLongLines, LAYOUT.longestLine)),
    ...(await page.evaluate(findBadImages)),
    ...(await page.evaluate(findHeadingFaults)),
  ];
}

async function lookAtAccess(page: Page, width: Width): Promise<string[]> {
  const found = [...(await runAxe(page)), ...(await page.evaluate(findSmallTargets))];
  await page.emulateMedia({ forcedColors: 'active' });
  found.push(...named('forced colours', await page.evaluate(findLostControls)));
  await page.emulateMedia({ forcedColors: 'none' });

  if (width === 360) {
    await page.setViewportSize({ width: 320, height: HEIGHT });
    found.push(...named('320 px', await lookAtFit(page)));
  }
  found.push(...named('200 % text', await lookAtTwiceTheText(page, width)));
  return found;
}

/**
 * On a phone the text is enlarged by the browser's setting, which the style sheet's own limits follow; on a desktop it is
 * the text alone that grows, as with Firefox's text zoom, while the columns stay those of a wide window.
 */
async function lookAtTwiceTheText(page: Page, width: Width): Promise<string[]> {
  if (width === 360) {
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await setFontSize(page, 32);
  } else {
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  }
  const found = [
    ...(await page.evaluate(findOverlaps)),
    ...(await page.evaluate(findClippedTexts)),
  ];
  if (width === 360) await setFontSize(page, 16);
  return found;
}

async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
}

/** Whether every text still has its place. */
async function lookAtFit(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findOverlaps)),
    ...(await page.evaluate(findClippedTexts)),
  ];
}

/** What axe finds on a page as it stands, once what appears on it has come to rest. */
export async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(AXE_TAGS)
    .options({ resultTypes: ['violations'] })
    .exclude('nextjs-portal') // the development server's own
    .analyze();
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

function named(where: string, findings: string[]): string[] {
  return findings.map((finding) => `${where}: ${finding}`);
}

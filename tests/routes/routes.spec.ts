import type { Page } from '@playwright/test';
import { BUDGETS, TABLET_WIDTH, VISITED_WIDTHS } from '../support/budgets.ts';
import { askAboutCookies } from '../support/consent.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';
import { findShifts, takeShifts, watchShifts } from '../support/layout-shift.ts';
import { findInvalidHtml } from '../support/page-checks/valid-html.ts';
import { installLooks } from '../support/page-checks/looks.ts';
import { places, TOLERATED, type Place } from '../support/pages.ts';
import { SITE_URL } from '../support/site.ts';
import { walkWithTab } from '../support/page-checks/tab-walk.ts';
import {
  answerQuestion,
  delayTypefaces,
  HEIGHT,
  lookAtForcedColours,
  lookAtLayout,
  lookAtSmallestWindow,
  lookAtTwiceTheText,
  openWithoutQuestion,
  runAxe,
} from '../support/visit.ts';
import { findRasterAboveFold, startWeighing, zippedSize, type Load } from '../support/weigh.ts';

/** Prefetches are blocked where a page is weighed (weigh.ts), and the browser reports each. */
const BLOCKED = /ERR_BLOCKED_BY_CLIENT \(\S*[?&]_rsc=/;
/** A form is more of a page than the newsletter's, which every page has. */
const WITH_A_FORM = [
  'calculator',
  'try',
  'job',
  'contact',
  'auth',
  'forgot-password',
  'new-password',
  'demo',
];
/** Their subject is pictures: the first one is in the first window on purpose. */
const LED_BY_A_PICTURE = ['docs-updates', 'resources', 'resources-category', 'article'];
/** Pages that show on a wide window what is not there on a phone: the colours of texts are judged at both. */
const WITH_WIDE_PARTS = ['home', 'docs-features', 'job', 'resources'];
/** One page of each template: those of the core, on a phone. */
const TEMPLATES = [
  ...['home', 'product', 'calculator', 'try', 'trust', 'resources', 'article', 'product-updates'],
  ...['faq', 'docs-features', 'job', 'contact'],
];
/** The template of another page with other words: a phone, where words need most room, is enough. */
const WITH_OTHER_WORDS = [
  'terms',
  'cookies',
  'link-expired',
  'link-expired-recovery',
  'forgot-password',
  'new-password',
  'newsletter-confirm',
  'newsletter-unsubscribed',
  'info-imprint',
  'docs-change-log',
  'resources-category',
  'product-updates-2',
];

// Each public route is loaded once at each width. The fixtures check the console and answers with status 500 and above.
for (const width of VISITED_WIDTHS) {
  test.describe(`at ${width} px`, () => {
    const tolerated = width === 360 ? RegExp(`${TOLERATED.source}|${BLOCKED.source}`) : TOLERATED;
    test.use({ ...FIRST_VISIT, tolerated, viewport: { width, height: HEIGHT } });

    // A second address of a page shows nothing else.
    const visited = places.filter(
      ({ name, canonical }) => !canonical && (width === 360 || !WITH_OTHER_WORDS.includes(name)),
    );
    for (const place of visited) {
      const tag = width === 360 && TEMPLATES.includes(place.name) ? '@core' : [];
      test(place.name, { tag }, async ({ page }) => {
        test.slow();
        await watchShifts(page);
        await delayTypefaces(page);
        const loads = width === 360 ? await startWeighing(page) : null;
        const html = await openWithoutQuestion(page, place.path);
        if (loads) {
          await test.step('weight', () => expectLight(page, place, loads));
          await test.step('valid HTML', async () =>
            expect.soft(await findInvalidHtml(html)).toEqual([]));
        }

        await askAboutCookies(page);
        const shifts = await takeShifts(page);
        if (loads) await test.step('foreign addresses', () => expectOwnAddresses(page, loads));
        await installLooks(page);
        await test.step('pictures above the fold', async () => {
          if (LED_BY_A_PICTURE.includes(place.name)) return;
          expect.soft(await page.evaluate(findRasterAboveFold)).toEqual([]);
        });
        await test.step('Tab key', async () => {
          if (width === 360) await page.setViewportSize({ width, height: 740 });
          expect.soft(await walkWithTab(page)).toEqual([]);
        });
        await takeShifts(page); // of the walk

        await answerQuestion(page);
        shifts.push(...(await takeShifts(page)));
        await page.setViewportSize({ width, height: HEIGHT });
        await test.step('layout', async () => {
          expect.soft([...findShifts(shifts), ...(await lookAtLayout(page))]).toEqual([]);
        });
        await test.step('axe', async () => {
          const colours = width === 360 || WITH_WIDE_PARTS.includes(place.name);
          expect.soft(await runAxe(page, { colours })).toEqual([]);
        });
        await test.step('forced colours', async () =>
          expect.soft(await lookAtForcedColours(page)).toEqual([]));
        if (width === 360) {
          await test.step('320 px', async () =>
            expect.soft(await lookAtSmallestWindow(page)).toEqual([]));
        } else {
          await test.step('a tablet', async () => {
            await page.setViewportSize({ width: TABLET_WIDTH, height: HEIGHT });
            expect.soft(await lookAtLayout(page)).toEqual([]);
          });
        }
        await test.step('text at 200 %', async () =>
          expect.soft(await lookAtTwiceTheText(page, width)).toEqual([]));
        // What comes into view is allowed by the content security policy: the fixtures check the console.
        await page.mouse.wheel(0, 20_000);
        await page.waitForLoadState('networkidle');
      });
    }
  });
}

/** What a first visit takes on the wire. */
async function expectLight(page: Page, { name }: Place, loads: Load[]) {
  await page.waitForLoadState('networkidle');
  const document = loads.find(({ type }) => type === 'Document');
  expect.soft(document?.bytes, 'HTML').toBeLessThanOrEqual(BUDGETS.htmlBytes);

  const scripts = ofType(loads, 'Script');
  expect.soft(scripts.length, 'scripts are seen at all').toBeGreaterThan(0);
  expect.soft(unpacked(scripts), 'scripts are compressed').toEqual([]);
  const scriptList = list('JavaScript', scripts);
  const hasForm = WITH_A_FORM.includes(name);
  expect
    .soft(sum(scripts), scriptList)
    .toBeLessThanOrEqual(hasForm ? BUDGETS.formScriptBytes : BUDGETS.scriptBytes);
  const zipped = await zippedSize(scripts.map(({ url }) => url));
  expect
    .soft(zipped, `as gzip; ${scriptList}`)
    .toBeLessThanOrEqual(hasForm ? BUDGETS.zippedFormScriptBytes : BUDGETS.zippedScriptBytes);

  const styles = ofType(loads, 'Stylesheet');
  expect.soft(sum(styles), 'styles are seen at all').toBeGreaterThan(0);
  expect.soft(unpacked(styles), 'styles are compressed').toEqual([]);
  expect.soft(sum(styles), list('CSS', styles)).toBeLessThanOrEqual(BUDGETS.styleBytes);

  // A preloaded font is reported a second time, without a byte, where it is used.
  const fonts = ofType(loads, 'Font').filter(({ bytes }) => bytes > 0);
  expect.soft(sum(fonts), list('fonts', fonts)).toBeLessThanOrEqual(BUDGETS.fontBytes);
  expect.soft(fonts.length, list('fonts', fonts)).toBeLessThanOrEqual(BUDGETS.fontFiles);
}

/** Nothing is loaded from another server, the question about cookies included. */
async function expectOwnAddresses(page: Page, loads: Load[]) {
  await page.waitForLoadState('networkidle');
  const foreign = loads.filter(({ url }) => !url.startsWith(`${SITE_URL}/`));
  expect.soft(foreign.map(({ url }) => url)).toEqual([]);
}

function ofType(loads: Load[], type: string): Load[] {
  return loads.filter((load) => load.type === type);
}

/** Bodies that a browser would have taken smaller; under a packet or so nothing is gained. */
function unpacked(loads: Load[]): string[] {
  return loads
    .filter(({ encoding, bytes }) => encoding === 'none' && bytes > 1500)
    .map(({ url }) => url);
}

function sum(loads: Load[]): number {
  return loads.reduce((total, { bytes }) => total + bytes, 0);
}

/** The message of a failure: the heaviest first. */
function list(what: string, loads: Load[]): string {
  const byWeight = loads.toSorted((one, other) => other.bytes - one.bytes);
  const lines = byWeight.map(({ bytes, url }) => `${bytes} ${new URL(url).pathname}`);
  return `${what} over the wire:\n${lines.join('\n')}`;
}

import AxeBuilder from '@axe-core/playwright';
import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { LAYOUT, type VisitedWidth } from './budgets.ts';
import { askAboutCookies, button, holdQuestion, sheet } from './consent.ts';
import { findBadImages, findLostControls, findOverflow } from './page-checks/structure.ts';
import {
  findClippedTexts,
  findCutLines,
  findLongLines,
  findOverlaps,
  findSmallTexts,
} from './page-checks/text.ts';

export const HEIGHT = 900;
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Typefaces come after the first paint, as on a slow line: what moves then is seen. */
export function delayTypefaces(page: Page): Promise<unknown> {
  return page.route('**/*.woff2', async (route: Route) => {
    await setTimeout(LAYOUT.typefacesLateMs);
    await route.continue();
  });
}

/**
 * Opens a page as a first visitor does, with the question about cookies held back.
 *
 * @returns the HTML that was sent
 */
export async function openWithoutQuestion(page: Page, path: string): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await page.addInitScript(forgetAnswer);
  await holdQuestion(page);
  const response = await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return (await response?.text()) ?? '';
}

/** Opens a page as a first visitor does, and stays while the question about cookies lies over it. */
export async function openWithQuestion(page: Page, path: string): Promise<void> {
  await openWithoutQuestion(page, path);
  await askAboutCookies(page);
}

/** Answers the question about cookies with no, and returns to the top of the page. */
export async function answerQuestion(page: Page): Promise<void> {
  await button(page, 'Reject All').click();
  await sheet(page).waitFor({ state: 'detached' });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Runs in the browser before the page does. */
function forgetAnswer() {
  if (window.top === window) localStorage.clear();
}

/** The findings of checks that run in the page, one after another. */
async function findings(
  page: Page,
  ...checks: ((layout: typeof LAYOUT) => string[])[]
): Promise<string[]> {
  const found: string[] = [];
  for (const check of checks) found.push(...(await page.evaluate(check, LAYOUT)));
  return found;
}

/** Every rule of the layout but the one about what moves. */
export const lookAtLayout = (page: Page) =>
  findings(
    page,
    findOverflow,
    findOverlaps,
    findClippedTexts,
    findBadImages,
    findSmallTexts,
    findLongLines,
  );

/**
 * On a phone the text is enlarged by the browser's setting, which the style sheet's own limits follow; on a desktop it is
 * the text alone that grows, as with Firefox's text zoom, while the columns stay those of a wide window.
 */
export async function lookAtTwiceTheText(page: Page, width: VisitedWidth): Promise<string[]> {
  if (width === 360) {
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await setFontSize(page, 32);
  } else {
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  }
  const found = await findings(page, findOverlaps, findClippedTexts);
  if (width === 360) await setFontSize(page, 16);
  return found;
}

async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
}

/**
 * Whether every text still has its place in a window of 320 px (400 % of a desktop's), and there too with the spacing that
 * readers may set for themselves (WCAG 1.4.10 and 1.4.12).
 */
export async function lookAtSmallestWindow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  const found = await findings(page, findOverflow, findOverlaps, findClippedTexts);
  await page.evaluate(spaceText, TEXT_SPACING);
  const spaced = await findings(page, findOverflow, findOverlaps, findClippedTexts, findCutLines);
  await page.evaluate(spaceText, '');
  return [...found, ...spaced.map((finding) => `with wide spacing: ${finding}`)];
}

/** The four values of WCAG 1.4.12, as a reader's own style sheet sets them. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * Runs in the browser. A sheet that a script makes is not under the content security policy. The page notices within two
 * frames.
 */
async function spaceText(rules: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = rules ? [sheet] : [];
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Controls that are lost where the system sets the colours. */
export async function lookAtForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(findLostControls);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/**
 * What axe finds on a page at rest, sizes of targets and the order of headings included.
 *
 * @param colours whether the contrast of texts is judged too, which takes most of the time
 */
export async function runAxe(page: Page, { colours = true } = {}): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // One run in the page itself takes half the time. Frames are what it leaves out.
    .setLegacyMode()
    .withTags(AXE_TAGS)
    .options({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: colours } },
    })
    .exclude('nextjs-portal') // the development server's own
    .exclude('iframe') // a page of the site, which has a visit of its own
    .analyze();
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

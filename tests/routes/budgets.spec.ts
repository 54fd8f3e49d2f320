import { COMPILE_HINT } from '../../lib/http/compile-hints.ts';
import { BUDGETS } from '../support/budgets.ts';
import { SITE_URL } from '../support/site.ts';
import {
  askAboutCookies,
  findRasterAboveFold,
  weigh,
  zippedSize,
  type Load,
} from '../support/weigh.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';
import { places, TOLERATED } from '../support/pages.ts';

// What is blocked on purpose (weigh.ts) is reported by the browser.
const tolerated = new RegExp(`${TOLERATED.source}|ERR_BLOCKED_BY_CLIENT`);
test.use({ ...FIRST_VISIT, tolerated });

/** Their subject is pictures: the first one stands in the first window on purpose. */
const LED_BY_A_PICTURE = ['docs-updates', 'resources', 'resources-category', 'article'];

for (const { name, path, status = 200 } of places) {
  test(`${name} stays within its weight on a first visit`, async ({ page }) => {
    const { first: loads, all } = await weigh(page, path);
    const document = loads.find(({ type }) => type === 'Document');
    expect(document, `a page with status ${status}`).toBeDefined();

    expect.soft(document?.bytes, 'HTML').toBeLessThanOrEqual(BUDGETS.htmlBytes);

    const scripts = ofType(loads, 'Script');
    expect(scripts.length, 'scripts are seen at all').toBeGreaterThan(0);
    expect
      .soft(
        scripts.filter(isUnpacked).map(({ url }) => url),
        'scripts are compressed',
      )
      .toEqual([]);
    const scriptList = list('JavaScript', scripts);
    expect.soft(sum(scripts), scriptList).toBeLessThanOrEqual(BUDGETS.scriptBytes);
    const zipped = await zippedSize(scripts.map(({ url }) => url));
    expect.soft(zipped, `as gzip; ${scriptList}`).toBeLessThanOrEqual(BUDGETS.zippedScriptBytes);

    const styles = ofType(loads, 'Stylesheet');
    expect(sum(styles), 'styles are seen at all').toBeGreaterThan(0);
    const awaited = page.locator('link[rel=stylesheet]:not([disabled])');
    await expect(awaited, 'the first picture waits for the document alone').toHaveCount(0);
    expect
      .soft(
        styles.filter(isUnpacked).map(({ url }) => url),
        'styles are compressed',
      )
      .toEqual([]);
    expect.soft(sum(styles), list('CSS', styles)).toBeLessThanOrEqual(BUDGETS.styleBytes);

    // A preloaded font is reported a second time, without a byte, where it is used.
    const fonts = ofType(loads, 'Font').filter(({ bytes }) => bytes > 0);
    expect.soft(sum(fonts), list('fonts', fonts)).toBeLessThanOrEqual(BUDGETS.fontBytes);
    expect.soft(fonts.length, list('fonts', fonts)).toBeLessThanOrEqual(BUDGETS.fontFiles);

    await askAboutCookies(page);
    const foreign = all.filter(({ url }) => !url.startsWith(`${SITE_URL}/`));
    expect
      .soft(
        foreign.map(({ url }) => url),
        'nothing from anybody else',
      )
      .toEqual([]);

    if (LED_BY_A_PICTURE.includes(name)) return;
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const raster = await page.evaluate(findRasterAboveFold);
      expect.soft(raster, `no picture of pixels above the fold at ${width} px`).toEqual([]);
    }
  });
}

test('most of what a page runs is compiled while it arrives', async ({ page, request }) => {
  await page.goto('/');
  const scripts = page.locator('script[src]:not([nomodule])');
  const addresses = await scripts.evaluateAll((list) =>
    list.map((script) => Reflect.get(script, 'src') as string),
  );
  const texts = await Promise.all(addresses.map(async (url) => (await request.get(url)).text()));
  const hinted = texts.filter((text) => text.startsWith(COMPILE_HINT));
  expect(hinted.join('').length / texts.join('').length).toBeGreaterThan(0.75);
});

function ofType(loads: Load[], type: string): Load[] {
  return loads.filter((load) => load.type === type);
}

/** A body that a browser would have taken smaller; under a packet or so nothing is gained. */
function isUnpacked({ encoding, bytes }: Load): boolean {
  return encoding === 'none' && bytes > 1500;
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

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { button, openPage, sheet } from '../support/consent-sheet.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';

test.use(FIRST_VISIT);

test('it takes no focus, moves nothing, is not the largest paint, and leaves the page in use', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await watchPaint(page);
    await openPage(page, '/');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.waitForTimeout(600);
    const { shift, largest } = await readPaint(page);
    expect(shift).toBeLessThan(0.01);
    expect(largest).toBe('main');
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(sheet(page)).toBeVisible();
  }
});

test('it never covers what has the focus, and the end of the page can be reached', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise the page is still on its way
  await openPage(page);
  for (let step = 0; step < 70; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const cover = document.querySelector('section[aria-labelledby="consent-title"]');
      if (!focused || !cover || focused === document.body || cover.contains(focused)) return '';
      const { bottom } = focused.getBoundingClientRect();
      return bottom > cover.getBoundingClientRect().top + 1 ? focused.outerHTML.slice(0, 160) : '';
    });
    expect(covered).toBe('');
  }
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  const [end, edge] = await Promise.all([
    page.getByRole('contentinfo').boundingBox(),
    sheet(page).boundingBox(),
  ]);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [700, 400],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} by ${height} it takes at most half of the height, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page);
    const box = await sheet(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height / 2);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
    for (const name of ['Accept All', 'Reject All', 'Save Preferences']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

/** Notes the layout shift and the largest paint of the next page from its start. */
function watchPaint(page: Page) {
  return page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as unknown as { element?: Element } | undefined;
      seen.largest =
        last?.element
          ?.closest('main, section[aria-labelledby="consent-title"]')
          ?.tagName.toLowerCase() ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function readPaint(page: Page): Promise<{ shift: number; largest: string }> {
  return page.evaluate(() => Reflect.get(window, 'seen') as { shift: number; largest: string });
}

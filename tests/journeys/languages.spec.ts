import type { Locator, Page } from '@playwright/test';
import { button, sheet } from '../support/consent.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';
import { findShifts, takeShifts, watchShifts } from '../support/layout-shift.ts';
import { runAxe } from '../support/visit.ts';

const suggestion = (page: Page) => page.getByRole('region', { name: 'Sprache', exact: true });

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('an English page is suggested in German, in German, without moving anything, and the link keeps the page @core', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto('/faq#main');
    await expect(suggestion(page)).toHaveAttribute('lang', 'de');
    expect(findShifts(await takeShifts(page))).toEqual([]);
    expect(await runAxe(page, { colours: true })).toEqual([]);
    await suggestion(page).getByRole('link', { name: 'Auf Deutsch lesen' }).press('Enter');
    await expect(page).toHaveURL('/de/faq#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.waitForLoadState('networkidle');
    await expect(suggestion(page)).toHaveCount(0);
  });

  test('a suggestion that is closed does not come back', async ({ page }) => {
    await page.goto('/faq');
    await suggestion(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(suggestion(page)).toHaveCount(0);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect(suggestion(page)).toHaveCount(0);
  });

  test('a visitor who goes from the German page to the English one is suggested nothing', async ({
    page,
  }) => {
    await page.goto('/de/faq');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(2);
    await expect(suggestion(page)).toHaveCount(0);
  });

  test.describe('that has not answered the question about cookies', () => {
    test.use(FIRST_VISIT);

    test('the suggestion does not wait for the answer, and neither covers the other or the start', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/');
      await expect(suggestion(page)).toBeVisible();
      await expect(sheet(page)).toBeVisible();
      await stand(page);
      const start = page.getByRole('main').getByRole('link', { name: 'Start Today' }).first();
      expect(await bottomOf(start)).toBeLessThanOrEqual(await topOf(sheet(page)));
      expect(await bottomOf(sheet(page))).toBeLessThanOrEqual(await topOf(suggestion(page)));
      await button(page, 'Reject All').click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(suggestion(page)).toBeInViewport({ ratio: 1 });
    });

    test('a content blocker that takes the question away leaves the suggestion', async ({
      page,
    }) => {
      await page.goto('/contact');
      await sheet(page).evaluate((element) => element.remove());
      await expect(suggestion(page)).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('a first visit on a phone', () => {
  test.use({ ...FIRST_VISIT, viewport: { width: 360, height: 640 } });

  for (const [language, path] of [
    ['en', '/'],
    ['fr', '/fr'],
  ] as const) {
    test.describe(language, () => {
      test.use({ locale: language });

      test('the question about cookies leaves headline, lead and button, and shows its links whole', async ({
        page,
      }) => {
        await page.goto(path);
        const question = page.locator('[aria-labelledby=consent-title]');
        await expect(question).toBeVisible();
        await stand(page);
        const edge = await topOf(question);
        const hero = page.getByRole('main').locator('section').first();
        for (const part of [
          hero.getByRole('heading', { level: 1 }),
          hero.locator('p:not(.eyebrow)').first(),
          hero.locator('[data-conversion]'),
        ])
          expect(await bottomOf(part)).toBeLessThanOrEqual(edge);
        const answers = await topOf(question.getByRole('button').first());
        for (const link of await question.getByRole('link').all())
          expect(await bottomOf(link)).toBeLessThanOrEqual(answers);
      });
    });
  }
});

test('the other language opens with what was entered, chosen and turned to', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const toGerman = () => footer.getByRole('link', { name: 'Deutsch' }).click();

  await page.goto('/calculator');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  await page.locator('[name=properties]').fill('7');
  await toGerman();
  await expect(page).toHaveURL(/\/de\/calculator\/sum\?properties=7&/);
  await expect(page.locator('[name=properties]')).toHaveValue('7');

  await page.goto('/contact?pms=AIRBNB');
  await expect(page.locator('[name=pms]')).toHaveValue('AIRBNB');
  await toGerman();
  await expect(page.locator('[name=pms]')).toHaveValue('AIRBNB');
  await page.locator('[name=pms]').selectOption('VRBO');
  await page.locator('[name=message]').fill('Zwei Häuser');
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/contact?pms=AIRBNB');
  await expect(page.locator('[name=pms]'), "the visitor's own choice").toHaveValue('VRBO');
  await expect(page.locator('[name=message]')).toHaveValue('Zwei Häuser');

  await page.goto('/test/demo');
  await page.locator('[name=lastName]').fill('Meier');
  await page.locator('[name=language]').selectOption('nl');
  await toGerman();
  await expect(page).toHaveURL('/de/test/demo');
  await expect(page.locator('[name=lastName]')).toHaveValue('Meier');
  await expect(page.locator('[name=language]')).toHaveValue('nl');

  for (const place of ['/product-updates?page=2', '/terms#payment']) {
    await page.goto(place);
    await toGerman();
    await expect(page, place).toHaveURL(`/de${place}`);
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
  }
});

/** Waits until what has come in stands still. */
const stand = (page: Page) =>
  page
    .locator('[data-lower-edge]')
    .evaluate((edge) =>
      Promise.all(edge.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );

const topOf = async (part: Locator) => Math.ceil((await part.boundingBox())!.y);

async function bottomOf(part: Locator) {
  const { y, height } = (await part.boundingBox())!;
  return Math.floor(y + height);
}

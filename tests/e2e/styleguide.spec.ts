import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { plates } from '../../content/styleguide.ts';
import config from '../../tailwind.config.ts';
import { expect, test } from './fixtures.ts';

const WIDTHS = [320, 768, 1440];
/** How many stops of the Tab key are looked at: past a disabled and a busy button, and past a disabled field. */
const STOPS = 14;

test.beforeEach(async ({ page }) => {
  await page.goto('/styleguide');
  await page.evaluate(() => document.fonts.ready);
  // Measured means that the scripts run.
  await expect(page.locator('[data-ratio]').last()).toHaveAttribute('data-ratio', /\d/);
});

test('axe finds nothing in the style guide, and nothing overflows', async ({ page }) => {
  test.slow();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, `style guide at ${width} px`);
  }
});

test('it is kept out of search engines and of the navigation', async ({ page }) => {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto('/');
  await expect(page.locator('a[href*="styleguide"]')).toHaveCount(0);
});

test('the contents lead to every page of the book', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const titles = Object.values(plates).map(({ title }) => title);
  expect(await contents.getByRole('link').count()).toBe(titles.length);
  for (const { id, title } of Object.values(plates)) {
    await expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
    await expect(page.locator(`#${id} h2`)).toHaveText(title);
  }
  await contents.getByRole('link', { name: plates.tables.title }).press('Enter');
  await expect(page).toHaveURL(/#tables$/);
  await expect(page.getByRole('heading', { level: 2, name: plates.tables.title })).toBeInViewport();
});

test('every pigment of the tokens is shown', async ({ page }) => {
  for (const [name, value] of [
    ['night', '#0B1A17'],
    ['brass-deep', '#7A4E00'],
    ['sky-10', '#E2D097'],
  ] as const)
    await expect(page.locator(`[data-pigment="${name}"]`)).toContainText(value);
  const inTokens = JSON.stringify(config.theme?.extend?.colors).match(/#[0-9A-Fa-f]{6}/g) ?? [];
  await expect(page.locator('[data-pigment]')).toHaveCount(inTokens.length);
});

test('every pair of names holds the contrast that its use asks for, on both grounds', async ({
  page,
}) => {
  const pairs = page.locator('[data-pair]');
  const measured = await pairs.evaluateAll((rows) =>
    rows.map((row) => ({
      pair: `${row.closest('[data-ground]')?.getAttribute('data-ground')}: ${row.getAttribute('data-pair')}`,
      needs: Number(row.getAttribute('data-needs') ?? 0),
      ratio: Number(row.querySelector('[data-ratio]')?.getAttribute('data-ratio')),
    })),
  );
  expect(measured.length).toBeGreaterThan(20);
  expect(measured.filter(({ ratio, needs }) => !(ratio >= Math.max(needs, 1)))).toEqual([]);
});

test('no step of the type scale is smaller than 15 px, and headings grow with the window', async ({
  page,
}) => {
  const sizes = async () =>
    Object.fromEntries(
      await page
        .locator('[data-type]')
        .evaluateAll((steps) =>
          steps.map((step) => [
            step.getAttribute('data-type'),
            Number.parseFloat(step.querySelector('[data-measured]')?.textContent ?? ''),
          ]),
        ),
    ) as Record<string, number>;
  await expect(page.locator('[data-measured]').first()).toContainText('px');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.locator('[data-measured]').first()).toContainText('px');
  const wide = await sizes();
  expect(Object.keys(wide)).toEqual(Object.keys(config.theme?.fontSize ?? {}).reverse());
  expect(Math.min(...Object.values(wide))).toBeGreaterThanOrEqual(15);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.reload();
  await expect(page.locator('[data-measured]').first()).toContainText('px');
  const narrow = await sizes();
  expect(narrow.h1).toBeLessThan(wide.h1 ?? 0);
  expect(narrow.body).toBe(wide.body);
});

test('every animation plays when it is pressed, and one that goes on can be stopped', async ({
  page,
}) => {
  test.slow();
  for (const name of Object.keys(config.theme?.extend?.animation ?? {})) {
    const tag = page.locator(`[data-motion="${name}"]`);
    const button = page.getByRole('button').filter({ has: tag });
    expect(await animationOf(page, name)).toBe('none');
    await button.press('Enter');
    await expect.poll(() => animationOf(page, name)).not.toBe('none');
    if ((await button.getAttribute('aria-pressed')) === null) continue;
    await button.press('Enter');
    await expect.poll(() => animationOf(page, name)).toBe('none');
  }
});

test('what can be reached by keyboard shows that it has the focus; disabled parts are passed', async ({
  page,
}) => {
  for (const id of ['buttons', 'fields']) {
    await page.locator(`#${id} :is(button, input):enabled`).first().focus();
    await expectFocusSeen(page, STOPS);
  }
});

test('a disabled button and a busy one do not answer the pointer', async ({ page }) => {
  const colors = (name: string) =>
    page
      .locator('#buttons button:disabled', { hasText: name })
      .nth(2)
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  for (const name of ['Start Today', 'Saving the note']) {
    const button = page.locator('#buttons button:disabled', { hasText: name }).nth(2);
    const before = await colors(name);
    await button.hover({ force: true });
    await page.waitForTimeout(300);
    expect(await colors(name)).toBe(before);
  }
});

test('dialog, question and sheets open, are sound, close with Escape and give the focus back', async ({
  page,
}) => {
  test.slow();
  for (const [opener, role] of [
    ['Open the dialog', 'dialog'],
    ['Ask the question', 'alertdialog'],
    ['Sheet, left', 'dialog'],
    ['Sheet, right', 'dialog'],
    ['Sheet, bottom', 'dialog'],
  ] as const) {
    const button = page.getByRole('button', { name: opener });
    await button.press('Enter');
    await expect(page.getByRole(role)).toBeVisible();
    await expectSound(page, opener);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a failure stays until it is put away', async ({ page }) => {
  await page.getByRole('button', { name: 'A failure that stays' }).click();
  const slip = page.locator('[data-slot="toast"]');
  await expect(slip).toContainText('The note was not stored.');
  await slip.getByRole('button', { name: 'Dismiss' }).click();
  await expect(slip).toHaveCount(0);
});

async function expectFocusSeen(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLButtonElement;
      return { off: Boolean(element.disabled), outline: getComputedStyle(element).outlineStyle };
    });
    expect(focused).toEqual({ off: false, outline: 'solid' });
  }
}

async function animationOf(page: Page, name: string): Promise<string> {
  return page
    .locator(`[data-motion="${name}"]`)
    .evaluate((tag) => getComputedStyle(tag).animationName);
}

async function expectSound(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `${where}: horizontal overflow`).toBeLessThanOrEqual(0);
}

import type { Page } from '@playwright/test';
import { expect, mainNavigation, test } from '../support/fixtures.ts';
import { holdScripts, isSameDocument, markDocument } from '../support/slow-scripts.ts';

test('a tab cannot be pressed before a script can show its panel', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const create = page.getByRole('tab', { name: 'Create account' });
  await expect(create).toBeDisabled();
  await expect(page.getByRole('tab', { name: 'Sign in' })).toBeEnabled();
  letThrough();
  await create.click();
  await expect(page.getByRole('tabpanel', { name: 'Create account' })).toBeVisible();
});

test('the administrator’s buttons cannot be pressed before a script can serve them', async ({
  adminPage: page,
}) => {
  const letThrough = await holdScripts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/faq', { waitUntil: 'commit' });
  const buttons = [/^Add New FAQ/, /^Edit/, /^Delete/, /^Menu/].map((name) =>
    page.getByRole('button', { name }).first(),
  );
  for (const button of buttons) await expect(button).toBeDisabled();
  letThrough();
  for (const button of buttons) await expect(button).toBeEnabled();
});

test('the shortcut of the sidebar is not lost before a script can hear it', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letThrough = await holdScripts(page);
  await page.goto('/admin/faq', { waitUntil: 'commit' });
  const sidebar = page.locator('#admin-sidebar');
  await expect(sidebar).toHaveAttribute('data-state', 'expanded');
  await page.keyboard.press('Control+b');
  letThrough();
  await expect(sidebar).toHaveAttribute('data-state', 'collapsed');
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveAttribute('data-state', 'expanded');
});

test('a menu that is opened before the scripts are there stays open, and its links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letThrough = await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  const nav = mainNavigation(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(nav).toBeVisible();
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(nav).toBeVisible();
  await markDocument(page);
  await nav.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/info/about');
  await expect(nav).toBeHidden();
  expect(await isSameDocument(page), 'the script serves the menu').toBe(true);
});

test('a page that a link leads to has its styles in its first picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchHeading);
  await mainNavigation(page).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/info/about');
  await expect(mainNavigation(page)).toBeHidden();
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  const loaded = await page.context().newPage();
  await loaded.setViewportSize({ width: 360, height: 740 });
  await loaded.goto('/info/about');
  expect([...new Set(seen)]).toEqual([await lookOfHeading(loaded)]);
});

for (const [path, ways] of [
  ['/', ['/faq', '/']],
  ['/faq', ['/ai-cohost', '/resources', '/product-updates', '/careers', '/faq']],
] as const) {
  test(`${path} is the same after others have been read as when it is loaded`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const loaded = await looks(page);
    expect(loaded.length).toBeGreaterThan(50);
    await page.goto(path === '/' ? '/contact' : '/');
    await markDocument(page);
    for (const way of ways) {
      await mainNavigation(page).locator(`a[href="${way}"]`).click();
      await expect(page).toHaveURL(way);
    }
    await expect.poll(() => looks(page)).toEqual(loaded);
    expect(await isSameDocument(page)).toBe(true);
  });
}

/** Runs in the page: notes in every frame, as `seen`, how the heading of a page that has just come is drawn. */
function watchHeading(): void {
  const old = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
  const seen: string[] = [];
  Object.assign(window, { seen });
  const note = () => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
    if (heading && heading !== old) {
      const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(heading);
      seen.push([fontFamily, fontSize, fontWeight, color].join('; '));
    }
    requestAnimationFrame(note);
  };
  note();
}

function lookOfHeading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(heading);
    return [fontFamily, fontSize, fontWeight, color].join('; ');
  });
}

/** How what can be read on the page is drawn, an element a line. */
function looks(page: Page): Promise<string[]> {
  const readable = 'main :is(h1, h2, h3, p, a, li, summary, details[open]):visible';
  return page.locator(readable).evaluateAll((elements) => {
    const drawn =
      'font-family font-size font-weight line-height color background-color display padding margin';
    return elements.map((element) => {
      const style = getComputedStyle(element);
      const look = drawn.split(' ').map((name) => style.getPropertyValue(name));
      return `${element.tagName} ${element.textContent}: ${look.join('; ')}`;
    });
  });
}

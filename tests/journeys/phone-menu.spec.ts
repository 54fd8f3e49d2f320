import type { Page } from '@playwright/test';
import { SITE_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { LINKS } from '../support/main-links.ts';
import { holdScripts, isTakenOver } from '../support/slow-scripts.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens by button, closes by Escape and after a link, and returns the focus', async ({
    page,
  }) => {
    await page.goto('/faq');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(nav).toBeHidden();
    await toggle.press('Enter');
    await expect(nav).toBeVisible();
    expect(await expandedState(page), 'the browser tells assistive technology').toBe(true);
    for (const [label] of LINKS)
      await expect(nav.getByRole('link', { name: label, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(nav).toBeHidden();
  });

  test('the menu closes in the very picture of the page that its link leads to', async ({
    page,
  }) => {
    await page.goto('/faq');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await openMenu(page);
    await page.evaluate(watchPictures);
    await nav.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/info/about');
    await expect(nav).toBeHidden();
    const pictures = await page.evaluate(() => Reflect.get(window, 'pictures') as string[]);
    expect(pictures).toContain('the old page, open');
    expect(pictures).toContain('the new page, closed');
    expect(pictures, 'the new page under the menu').not.toContain('the new page, open');
  });

  test('the menu does not wait for a page that is long on its way', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/_rsc=/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/faq');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await nav.getByRole('link', { name: 'About' }).click();
    await expect(nav).toBeHidden();
    await expect(page).toHaveURL(/\/faq$/);
    release();
    await expect(page).toHaveURL(/\/info\/about$/);
  });

  test('the menu closes at once for what is on the same page', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await openMenu(page);
    await nav.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await expect(nav).toBeHidden();
    await expect(page.locator('#pricing')).toBeInViewport();
  });

  test('the menu that is opened again is not closed by the link before', async ({ page }) => {
    await page.goto('/faq');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await openMenu(page);
    await nav.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/info/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForTimeout(400); // longer than a menu waits for its page
    await expect(nav).toBeVisible();
  });

  test('the menu that is opened before the scripts are there stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(nav).toBeVisible();
    release();
    await expect.poll(() => isTakenOver(nav)).toBe(true);
    await expect(nav).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the menu works, and shows what a visitor sees', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'Login' })).toBeVisible();
    await nav.getByRole('link', { name: 'Help & FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });
});

/** Opens the menu, and waits until the pages that its links lead to are fetched ahead. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: notes before each picture, as `pictures`, which page it shows and whether the menu is open in it. */
function watchPictures(): void {
  const heading = () =>
    [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent;
  const old = heading();
  const pictures: string[] = [];
  Object.assign(window, { pictures });
  const note = () => {
    const page = heading() === old ? 'old' : 'new';
    const menu = document.querySelector(':popover-open') ? 'open' : 'closed';
    pictures.push(`the ${page} page, ${menu}`);
    requestAnimationFrame(note);
  };
  note();
}

/** Whether the menu button counts as expanded in the accessibility tree; a popover's button carries no attribute for it. */
async function expandedState(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('the bar is one row on every phone, for whoever has signed in too', async ({
  page,
  context,
}) => {
  for (const viewer of ['user', 'admin', 'visitor'])
    for (const width of [320, 360, 375, 390, 412]) {
      await context.addCookies([{ name: 'viewer', value: viewer, url: SITE_URL }]);
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/contact');
      const bar = page.getByRole('banner');
      if (viewer !== 'visitor')
        await expect(bar.getByRole('link', { name: 'Sign Up', includeHidden: true })).toHaveCount(
          0,
        );
      expect((await bar.boundingBox())?.height, `${viewer}, ${width} px`).toBeLessThan(80);
    }
});

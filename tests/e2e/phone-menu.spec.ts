import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { LINKS } from './main-links.ts';
import { holdScripts, isTakenOver } from './slow-scripts.ts';

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

/** Whether the menu button counts as expanded in the accessibility tree; a popover's button carries no attribute for it. */
async function expandedState(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

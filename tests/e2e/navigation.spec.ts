import type { Page } from '@playwright/test';
import { serviceClient } from '../setup/people.ts';
import { HOST_APP_URL } from '../setup/site.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, isTakenOver } from './slow-scripts.ts';

const LINKS: [label: string, href: string][] = [
  ['Home', '/'],
  ['AI co-host', '/ai-cohost'],
  ['Pricing', '/#pricing'],
  ['Resources', '/resources'],
  ['Product updates', '/product-updates'],
  ['Help & FAQ', '/faq'],
  ['About', '/info/about'],
  ['Careers', '/careers'],
];

test.use({ viewport: { width: 1440, height: 900 } });

test('the navigation bar has the specified links, and Admin for administrators only', async ({
  page,
}) => {
  await page.goto('/faq');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [label, href] of LINKS) {
    await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
  await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
  await expect(nav.getByRole('link', { name: 'Help & FAQ' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('an administrator sees the Admin link and Dashboard on a prerendered page', async ({
  adminPage,
}) => {
  await adminPage.goto('/faq');
  await expect(adminPage.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute(
    'href',
    '/admin',
  );
  await expect(
    adminPage.getByRole('banner').getByRole('link', { name: 'Dashboard' }),
  ).toBeVisible();
});

for (const [label, path] of [
  ['Login', '/'],
  ['Sign Up', '/auth/register'],
] as const) {
  test(`${label} sends the browser to ${path} of the hosts’ application`, async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: label }).click();
    await page.waitForURL(`${HOST_APP_URL}${path}`);
    await expect(page.getByText(`GET ${path}`)).toBeVisible();
  });
}

test('the addresses under /app lead to known places only, and /login to the root', async ({
  request,
}) => {
  const leads = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await leads('/login')).toEqual([307, `${HOST_APP_URL}/`]);
  expect(await leads('/app')).toEqual([307, `${HOST_APP_URL}/`]);
  expect(await leads('/app/auth/register')).toEqual([307, `${HOST_APP_URL}/auth/register`]);
  expect(await leads('/app/signup')).toEqual([307, `${HOST_APP_URL}/signup`]);
  expect((await leads('/app/anything'))[0]).toBe(404);
  expect((await leads('/app/%2F%2Fevil.example'))[0]).toBe(404);
});

test('the bar turns solid white with a shadow beyond 10 px', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return { backgroundColor, shadow: boxShadow !== 'none' };
    });
  expect((await look()).shadow).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
  await page.waitForTimeout(400);
  expect((await look()).shadow, '10 px are not enough').toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
  await expect.poll(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', shadow: true });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(async () => (await look()).shadow).toBe(false);
});

test('the pricing link scrolls to the section on the home page, and leads there from another', async ({
  page,
}) => {
  await page.goto('/');
  await pricingLink(page).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(page).toHaveURL(/\/#pricing$/);

  await page.goto('/faq');
  await pricingLink(page).click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect.poll(() => distanceFromTop(page)).toBeLessThan(150);
});

test('an address with a hash opens at its section', async ({ page }) => {
  await page.goto('/#pricing');
  await expect.poll(() => distanceFromTop(page)).toBeLessThan(150);
});

test('a new path starts at the top, and going back returns to the place', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Help & FAQ' })
    .click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

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

test('the footer links the stored pages that are visible, and carries the current year', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const { data } = await serviceClient()
    .from('website_content')
    .select('slug, nav_title')
    .eq('visible', true)
    .eq('in_footer', true);
  expect(data?.length).toBeGreaterThan(3);
  for (const { slug, nav_title } of data ?? []) {
    await expect(footer.locator(`a[href="/info/${slug}"]`).first()).toHaveText(nav_title);
  }
  await expect(footer.locator('a[href="/info/press"]')).toHaveCount(0);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

/** Whether the menu button counts as expanded in the accessibility tree; a popover's button carries no attribute for it. */
async function expandedState(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

function pricingLink(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
}

function distanceFromTop(page: Page) {
  return page
    .locator('#pricing')
    .evaluate((element) => Math.abs(element.getBoundingClientRect().top));
}

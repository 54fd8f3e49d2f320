import type { Page } from '@playwright/test';
import { serviceClient } from '../support/people.ts';
import { HOST_APP_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { LINKS } from '../support/main-links.ts';

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
  for (const path of ['/app/anything', '/app/%2F%2Fevil.example']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  }
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

test('so does the one in the footer, smoothly from the top of the page', async ({ page }) => {
  await page.goto('/faq');
  const places = await recordPlaces(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect.poll(() => distanceFromTop(page)).toBeLessThan(150);
  const pricing = await page
    .locator('#pricing')
    .evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
  const between = (await places()).filter((place) => place > 100 && place < pricing - 300);
  expect(between.length, 'places on the way').toBeGreaterThan(3);
});

test('a hash that names nothing, or is no text, leads nowhere', async ({ page }) => {
  for (const hash of ['#nothing', '#100%']) {
    await page.goto(`/${hash}`);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
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

/** Where the page stands in every frame on the home page from now on; gives what tells them. */
async function recordPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      if (window.location.pathname === '/') places.push(window.scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'places') as number[]);
}

function pricingLink(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
}

function distanceFromTop(page: Page) {
  return page
    .locator('#pricing')
    .evaluate((element) => Math.abs(element.getBoundingClientRect().top));
}

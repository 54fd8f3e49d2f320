import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const PAGES = [
  { path: '/ai-cohost', title: 'AI co-host for holiday rentals - Nightdesk' },
  { path: '/features', title: 'Features - Nightdesk' },
  { path: '/product', title: 'The product - Nightdesk' },
];

const STEPS = [
  /A booking is confirmed.*greet.*WhatsApp greeting/is,
  /Questions are answered.*Dove possiamo parcheggiare\?/is,
  /Smart escalation.*Reply yes or no, or add keywords/is,
  /PMS is updated.*booking note.*Baby bed: yes/is,
];

for (const { path, title } of PAGES) {
  test(`${path} is prerendered, with a head of its own and headings in order`, async ({
    page,
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    }
  });
}

for (const path of ['/ai-cohost', '/product']) {
  test(`${path} explains how it works in four steps`, async ({ page }) => {
    await page.goto(path);
    await expectSteps(
      page.getByRole('region', { name: 'Four steps, and only one of them is yours.' }),
    );
  });
}

test('the product page is a stack of sections, from how it works to the price', async ({
  page,
}) => {
  await page.goto('/product');
  await expect(page.locator('#pricing').getByText('15.83', { exact: true })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const link of await contents.getByRole('link').all()) {
    const target = await link.getAttribute('href');
    await expect(page.locator(target ?? '')).toHaveCount(1);
  }
  await expect(contents.getByRole('link')).toHaveCount(4);
});

for (const { path } of PAGES) {
  test(`${path} ends with a call to action that leads to the sign-up of the app`, async ({
    page,
  }) => {
    await page.goto(path);
    const end = page.locator('main [data-area] > section').last();
    const start = end.getByRole('link', { name: 'Start Today' });
    await expect(start).toHaveAttribute('href', '/app/auth/register');
    await expect(start).toHaveAttribute('data-conversion', 'cta_start_today');
    await expect(end).toContainText(/free for as long as you like/);
    await expect(
      end.getByRole('img', { name: 'Do not disturb The desk is staffed.' }),
    ).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of PAGES) {
    test(`everything on ${path} stands there`, async ({ page }) => {
      await page.goto(path);
      const hidden = await page
        .locator('[data-reveal]')
        .evaluateAll(
          (parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length,
        );
      expect(hidden).toBe(0);
      await expect(page.locator('main [data-area] > section').last()).toBeVisible();
    });
  }
});

async function expectSteps(section: Locator) {
  const steps = section.locator('ol > li');
  await expect(steps).toHaveCount(4);
  for (const [index, text] of STEPS.entries()) {
    await expect(steps.nth(index)).toContainText(text);
  }
}

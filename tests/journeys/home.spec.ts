import { serviceClient } from '../support/people.ts';
import { HOST_APP_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';

const FEATURES = [
  'Two-way sync with your platform',
  'Advanced knowledge base',
  'Online simulator',
  'Unlimited chats per guest',
  'Valuable guest insights',
  'Onboarding support',
];

test('the home page is prerendered and holds its content in the first answer', async ({
  request,
}) => {
  const response = await request.get('/');
  expect(response.status()).toBe(200);
  expect(response.headers()['x-nextjs-cache']).toMatch(/HIT|STALE|PRERENDER/);
  expect(response.headers()['set-cookie']).toBeUndefined();
  const html = await response.text();
  expect(html).toMatch(/<title>[^<]+ - Nightdesk<\/title>/);
  expect(html).toContain('15.83');
  for (const feature of FEATURES) expect(html).toContain(feature);
  const { data } = await serviceClient()
    .from('faq_items')
    .select('question')
    .eq('type', 'faq')
    .order('display_order');
  const shown = (data ?? []).map(({ question }) => html.includes(question));
  expect(shown.slice(0, 7), 'the first questions').not.toContain(false);
  expect(shown.slice(7), 'the others are on their own page').not.toContain(true);
});

test('Start Today opens the hosts’ application in a new tab', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/24\/7 AI reception/);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Start Today' }).first().click();
  const app = await opened;
  await app.waitForURL(`${HOST_APP_URL}/`);
});

test('the hero’s scenes and languages are chosen by keyboard', async ({ page }) => {
  await page.goto('/');
  const wifi = page.getByRole('radio', { name: /Wifi/ });
  await page.getByRole('radio', { name: /Baby bed/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(wifi).toBeChecked();
  await expect(
    page.getByText('Das WLAN-Passwort steht nicht auf dem Router').first(),
  ).toBeVisible();
});

test('the first picture leaves out what is further down, and soon nothing is left out', async ({
  page,
}) => {
  const laidOut: (string | undefined)[][] = [];
  await page.exposeFunction('keep', (seen: string[]) => laidOut.push(seen));
  await page.addInitScript(() => {
    const styles = () =>
      [...document.querySelectorAll('[data-area] section')].map(
        (section) => getComputedStyle(section).contentVisibility,
      );
    document.addEventListener('DOMContentLoaded', () => Reflect.get(window, 'keep')(styles()));
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-settled', '');
  const [first = []] = laidOut;
  expect(first.length).toBeGreaterThan(5);
  expect([first[0], new Set(first.slice(1))]).toEqual(['visible', new Set(['auto'])]);
  const sections = page.locator('[data-area] section');
  for (const section of await sections.all())
    await expect(section).toHaveCSS('content-visibility', 'visible');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every section is laid out at once', async ({ page }) => {
    await page.goto('/');
    for (const section of await page.locator('[data-area] section').all())
      await expect(section).toHaveCSS('content-visibility', 'visible');
  });

  test('prices switch between the two billing periods, and yearly comes first', async ({
    page,
  }) => {
    await page.goto('/');
    const pricing = page.locator('#pricing');
    await expect(pricing.getByText('15.83', { exact: true })).toBeVisible();
    await expect(pricing.getByText(/Billed annually at 190 EUR/)).toBeVisible();
    await expect(pricing.getByText(/20\s%/).first()).toBeVisible();
    await expect(pricing.getByText('19.90', { exact: true })).toBeHidden();
    await pricing.getByText('Monthly', { exact: true }).click();
    await expect(pricing.getByText('19.90', { exact: true })).toBeVisible();
    await expect(pricing.getByText('15.83', { exact: true })).toBeHidden();
    for (const feature of FEATURES) await expect(pricing.getByText(feature)).toBeVisible();
    await expect(pricing.getByText(/no credit card/i).first()).toBeVisible();
  });

  test('the accordion opens one answer at a time', async ({ page }) => {
    await page.goto('/faq');
    const items = page.locator('details');
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).toHaveAttribute('open');
    await expect(items.nth(1)).not.toHaveAttribute('open');
  });
});

test('the pricing call to action leads to the sign-up of the hosts’ application', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#pricing').getByRole('link', { name: 'Start Today' })).toHaveAttribute(
    'href',
    '/app/auth/register',
  );
});

test('the billing period stays chosen on each page when another page with prices was visited', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#pricing').getByText('Monthly', { exact: true }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'The product' }).click();
  await expect(page).toHaveURL(/\/product$/);
  const pricing = page.locator('#pricing').filter({ visible: true });
  await expect(pricing.getByText('15.83', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(pricing.getByText('19.90', { exact: true })).toBeVisible();
  await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(/\/product$/);
  await expect(pricing.getByText('15.83', { exact: true })).toBeVisible();
});

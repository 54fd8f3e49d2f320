import { rowsOf, serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('every provider has its card, in the stored order', async ({ page }) => {
  const stored = await rowsOf(
    serviceClient()
      .from('pms_providers')
      .select('name, status')
      .order('display_order')
      .order('name'),
  );
  await page.goto('/integrations');
  const list = page.getByRole('region', { name: 'Booking systems' });
  expect(await list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    stored.map(({ name }) => name),
  );
  const coming = stored.filter(({ status }) => status === 'coming_soon').length;
  expect(coming).toBeGreaterThan(0);
  await expect(list.getByRole('button', { name: 'Coming Soon' })).toHaveCount(coming);
  for (const button of await list.getByRole('button', { name: 'Coming Soon' }).all())
    await expect(button).toBeDisabled();
  await expect(list.getByRole('link', { name: /^Learn More/ })).toHaveCount(stored.length - coming);
  await expect(list.getByRole('link', { name: /^Tell me/ }).first()).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('a missing system can be asked for by mail', async ({ page }) => {
  await page.goto('/integrations');
  await expect(page.getByRole('heading', { name: "Don't see your PMS?" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request an Integration' })).toHaveAttribute(
    'href',
    'mailto:support@nightdesk.example?subject=Integration%20Request',
  );
});

test('the card of the active provider leads to its page', async ({ page }) => {
  await page.goto('/integrations');
  await page.getByRole('link', { name: 'Learn More: Smoobu' }).click();
  await expect(page).toHaveURL(/\/integrations\/smoobu$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Official Integration Partner')).toBeVisible();
  for (const title of ['Automatic guest sync', 'Property details', 'Channel management'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  for (const name of ['Connect Smoobu with Nightdesk', 'Try It Now'])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/app/signup');
  await expect(main.getByRole('link', { name: 'Schedule a Demo' })).toHaveAttribute(
    'href',
    '/demo-call',
  );
  const steps = main.getByRole('region', { name: /Three steps/ }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText([
    'Connect your account',
    'Sync your properties',
    'Messages start flowing',
  ]);
});

test('at most one of the four answers is open', async ({ page }) => {
  await page.goto('/integrations/smoobu');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(4);
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).toHaveAttribute('open');
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('without a booking page a demo is asked for by mail', async ({ request }) => {
  const response = await request.get('/demo-call', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe('mailto:support@nightdesk.example?subject=Demo');
});

test('a provider that is coming soon does not pose as a partner', async ({ page }) => {
  const response = await page.goto('/integrations/vrbo');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vrbo is not connected yet');
  await expect(page.getByText('Official Integration Partner')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main').locator('a[href^="/app"]')).toHaveCount(0);
});

import { SYSTEMS } from '../support/pages.ts';
import { expect, expectLink, field, test } from '../support/fixtures.ts';

test('every provider has its card, in the stored order, and a missing one can be asked for by mail', async ({
  page,
}) => {
  await page.goto('/integrations');
  const list = page.getByRole('region', { name: 'Booking systems' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(SYSTEMS);
  const coming = list.getByRole('button', { name: 'Coming Soon', disabled: true });
  await expect(coming).toHaveCount(SYSTEMS.length - 1);
  await expect(list.getByRole('link', { name: /^Learn More/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: "Don't see your PMS?" })).toBeVisible();
  const mail = 'mailto:support@nightdesk.example?subject=Integration%20Request';
  await expectLink(page, /^Request an Integration/, mail);
});

test('who wants to hear of a provider finds it chosen in the contact form', async ({ page }) => {
  const system = field(page, 'Property management system');
  for (const [name, code] of [
    ['Airbnb', 'AIRBNB'],
    ['Guesty', 'GUESTY'],
  ] as const) {
    await page.goto('/integrations');
    await page.getByRole('link', { name: `Tell me when it is ready: ${name}` }).click();
    await expect(page).toHaveURL(`/contact?pms=${code}`);
    await expect(system).toHaveValue(code);
    await field(page, 'First name').fill('Ada');
  }
  await system.selectOption('Smoobu');
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(system, 'what the visitor chose stays').toHaveValue('SMOOBU');
  await page.goto('/contact?pms=lodgify');
  await expect(system).toHaveValue('OTHER');
  await expect(field(page, /Which one/)).toHaveValue('LODGIFY');
  // What names no provider chooses nothing: the visitor's own choice is there again.
  await page.goto('/contact?pms=%3Cb%3E');
  await expect(system).toHaveValue('SMOOBU');
});

test('the card of the active provider leads to its page', async ({ page }) => {
  await page.goto('/integrations');
  await page.getByRole('link', { name: 'Learn More: Smoobu' }).click();
  await expect(page).toHaveURL(/\/integrations\/smoobu$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Official Integration Partner')).toBeVisible();
  for (const title of ['Automatic guest sync', 'Property details', 'Channel management'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expectLink(main, /^Connect Smoobu with Nightdesk/, '/app/signup');
  await expectLink(main, /^Try It Now/, '/app/signup');
  await expectLink(main, /^Schedule a Demo/, '/demo-call');
  await expect(main.locator('details')).toHaveCount(4);
  const steps = main.getByRole('region', { name: /Three steps/ }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText([
    'Connect your account',
    'Sync your properties',
    'Messages start flowing',
  ]);
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

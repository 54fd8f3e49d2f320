import { newAddress } from '../support/people.ts';
import { DONE, field, fillIn, send, stored } from '../support/contact-form.ts';
import { expect, test } from '../support/fixtures.ts';

const REQUIRED: [label: string | RegExp, message: string][] = [
  ['First name', 'First name is required'],
  ['Last name', 'Last name is required'],
  ['E-mail', 'Email is required'],
  ['Country', 'Country is required'],
  ['Number of properties', 'Number of properties is required'],
  ['Property management system', 'PMS selection is required'],
];

test('a request is stored as it was written', async ({ page }) => {
  const email = newAddress();
  await page.goto('/contact');
  await fillIn(page, email, 'Other');
  await field(page, /^Phone/).fill('+41 79 000 00 00');
  await field(page, /Which one/).fill(' Own spreadsheet ');
  await send(page);
  const answer = page.getByRole('main').getByRole('status');
  await expect(answer.getByRole('heading', { name: DONE })).toBeFocused();
  await expect(answer).toContainText(email);
  expect(await stored(email)).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Meier',
      phone: '+41 79 000 00 00',
      country: 'Switzerland',
      properties: 12,
      pms: 'OTHER',
      other_pms: 'Own spreadsheet',
    },
  ]);
});

test('every missing field is named, the first one gets the focus, and correcting clears it', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page);
  for (const [label, message] of REQUIRED) {
    await expect(field(page, label)).toHaveAccessibleDescription(message);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'First name')).toBeFocused();
  await field(page, 'First name').pressSequentially('A');
  await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid');
  await field(page, 'E-mail').fill('ada@');
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Invalid email address');
});

test('another system asks for its name, the known ones do not', async ({ page }) => {
  await page.goto('/contact');
  const pms = field(page, 'Property management system');
  expect(await pms.locator('option').allInnerTexts()).toEqual([
    'Choose a system',
    'Smoobu',
    'Airbnb',
    'Booking.com',
    'Vrbo',
    'Other',
  ]);
  await expect(field(page, /Which one/)).toBeHidden();
  await pms.selectOption('Other');
  await expect(field(page, /Which one/)).toBeVisible();
  await pms.selectOption('Vrbo');
  await expect(field(page, /Which one/)).toBeHidden();
});

test('the form’s rules are loaded when somebody turns to it, not with the page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await field(page, 'First name').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('the page offers the support address', async ({ page }) => {
  await page.goto('/contact');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'support@nightdesk.example' }),
  ).toHaveAttribute('href', 'mailto:support@nightdesk.example');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
  ).toHaveAttribute('href', '/contact');
});

test.describe('an answer that is lost on its way', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('loses nothing that was typed, and sending again stores nothing twice', async ({ page }) => {
    const email = newAddress();
    await page.goto('/contact');
    await fillIn(page, email);
    await page.route('**/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('has not arrived');
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await expect(field(page, 'Country')).toHaveValue('Switzerland');
    expect(await stored(email)).toHaveLength(1);

    await page.unroute('**/contact');
    await send(page);
    await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    expect(await stored(email)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the request arrives, and a refusal keeps what was typed', async ({ page }) => {
    const email = newAddress();
    await page.goto('/contact');
    await fillIn(page, email, 'Other');
    await expect(field(page, /Which one/)).toBeVisible();
    await field(page, 'First name').fill('');
    await send(page);
    await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required');
    await expect(field(page, 'Country')).toHaveValue('Switzerland');
    await expect(field(page, 'Property management system')).toHaveValue('OTHER');
    await field(page, 'First name').fill('Ada');
    await send(page);
    await expect(page.getByRole('heading', { name: DONE })).toBeInViewport();
    expect(await stored(email)).toHaveLength(1);
  });

  test('sent twice, it is stored once; changed, it is another one', async ({ page }) => {
    const email = newAddress();
    for (const [pms, rows] of [
      ['Smoobu', 1],
      ['Smoobu', 1],
      ['Vrbo', 2],
    ] as const) {
      await page.goto('/contact');
      await fillIn(page, email, pms);
      await send(page);
      await expect(page.getByRole('heading', { name: DONE })).toBeInViewport();
      expect(await stored(email)).toHaveLength(rows);
    }
  });
});

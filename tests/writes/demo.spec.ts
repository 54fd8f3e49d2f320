import type { Page } from '@playwright/test';
import { book, field, fillIn } from '../support/demo-form.ts';
import { expect, test } from '../support/fixtures.ts';

const LANGUAGES = [
  ['English', '+1'],
  ['French', '+33'],
  ['German', '+49'],
  ['Dutch', '+31'],
  ['Estonian', '+372'],
] as const;

const REQUIRED = [
  ['First name', 'First name is required'],
  ['Last name', 'Last name is required'],
  ['Phone number', /^Phone number is required/],
] as const;

test('every field is required, and says so', async ({ page }) => {
  await page.goto('/test/demo');
  await book(page);
  for (const [label, message] of REQUIRED) {
    await expect(field(page, label)).toHaveAccessibleDescription(message);
  }
  await expect(field(page, 'First name')).toBeFocused();
});

test('the phone hint follows the language', async ({ page }) => {
  await page.goto('/test/demo');
  const language = field(page, 'Language');
  expect(await language.locator('option').allInnerTexts()).toEqual(LANGUAGES.map(([name]) => name));
  for (const [name, prefix] of LANGUAGES) {
    await language.selectOption(name);
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
      new RegExp(`\\${prefix}$`),
    );
  }
});

for (const [locale, code] of [
  ['de-CH', 'de'],
  ['et', 'et'],
  ['it-IT', 'en'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test(`starts with ${code}`, async ({ page }) => {
      await page.goto('/test/demo');
      await expect(field(page, 'Language')).toHaveValue(code);
    });
  });
}

test('while the booking is made the button says so and cannot be pressed again', async ({
  page,
}) => {
  await page.goto('/test/demo');
  await fillIn(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/test/demo', async (route) => {
    await held;
    await route.continue();
  });
  await book(page);
  const button = page.getByRole('button', { name: 'Processing Demo Booking...' });
  await expect(button).toBeDisabled();
  letGo();
  await expect(button).toHaveCount(0);
});

test('a booking that was made shows its dates, its message, the count and the raw answer', async ({
  page,
}) => {
  await answerWith(page, {
    success: true,
    message: 'Booked for Ada.',
    selectedDate: '2026-12-01',
    departureDate: '2026-12-04',
    bookingCount: 3,
    bookingResponse: { id: 4711 },
  });
  const result = page.getByRole('main').getByRole('status');
  for (const text of [
    'Booking Created Successfully!',
    '2026-12-01',
    '2026-12-04',
    'Booked for Ada.',
    '"id": 4711',
  ]) {
    await expect(result).toContainText(text);
  }
  await expect(result.locator('div', { hasText: /^Existing bookings3$/ })).toBeVisible();
});

test('a booking that exists already is a warning in the server’s words', async ({ page }) => {
  await answerWith(page, {
    success: false,
    error: 'DUPLICATE_BOOKING',
    message: 'You have a demo booking on 1 December.',
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('You have a demo booking on 1 December.');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main).not.toContainText('DUPLICATE_BOOKING');
});

for (const [answer, shown] of [
  [{ success: false, error: 'NO_FREE_DATE', message: 'Nothing free.' }, 'Error: NO_FREE_DATE'],
  [{ success: false, message: 'Nothing free.' }, 'Error: Nothing free.'],
] as const) {
  test(`another refusal reads ${shown}`, async ({ page }) => {
    await answerWith(page, answer);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(shown);
  });
}

test.describe('a call that fails', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('says so, and keeps what was typed', async ({ page }) => {
    await page.goto('/test/demo');
    await fillIn(page);
    await page.route('**/test/demo', (route) => route.abort());
    await book(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Error: Failed to process demo booking',
    );
    await expect(field(page, 'First name')).toHaveValue('Ada');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('refused fields are named, and the rest stays', async ({ page }) => {
    await page.goto('/test/demo');
    await field(page, 'First name').fill('Ada');
    await field(page, 'Language').selectOption('German');
    await book(page);
    await expect(field(page, 'Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await expect(field(page, 'Language')).toHaveValue('de');
  });
});

test('both test pages are kept out of search engines', async ({ page }) => {
  for (const path of ['/test', '/test/demo']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  }
});

/** Sends the form, and puts another answer of the server function in the place of the one that came. */
async function answerWith(page: Page, result: object) {
  await page.goto('/test/demo');
  await fillIn(page);
  await page.route('**/test/demo', async (route) => {
    const response = await route.fetch();
    const answer = JSON.stringify({ status: 'done', result });
    const body = (await response.text()).replace(/^1:.*$/m, `1:${answer}`);
    await route.fulfill({ response, body });
  });
  await book(page);
}

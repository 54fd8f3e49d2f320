import { book, fillIn, newDigits } from '../support/demo-form.ts';
import { expect, field, test } from '../support/fixtures.ts';

const LANGUAGES = [
  ['English', '+1'],
  ['French', '+33'],
  ['German', '+49'],
  ['Dutch', '+31'],
  ['Estonian', '+372'],
] as const;

test.describe('a browser in German', () => {
  test.use({ locale: 'de-CH' });

  test('the form starts in German, requires every field, and its phone hint follows the language', async ({
    page,
  }) => {
    await page.goto('/test/demo');
    const language = field(page, 'Language');
    await expect(language).toHaveValue('de');
    await book(page);
    // Each message: supabase/functions/demo-booking/demo-request.test.ts.
    await expect(field(page, 'Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(field(page, 'First name')).toBeFocused();

    const names = LANGUAGES.map(([name]) => name);
    expect(await language.locator('option').allInnerTexts()).toEqual(names);
    for (const [name, prefix] of LANGUAGES) {
      await language.selectOption(name);
      await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
        new RegExp(`\\${prefix}$`),
      );
    }
  });
});

test('a failed booking names a mistyped number or a lost connection, and keeps the fields', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED \(.*\/test\/demo\)/);
  await page.goto('/test/demo');
  // More than the limit for a client: a mistyped number does not count.
  for (const typed of ['12345', '079 123 45 67', '+41 79 123', '+999 1', '1', '2', '3', '4']) {
    await fillIn(page, typed);
    await book(page);
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/do not recognise/);
    await expect(field(page, 'Phone number')).toHaveValue(typed);
  }
  await field(page, 'Phone number').fill(`+41 79 ${newDigits()}`);
  const alert = page.getByRole('main').getByRole('alert');

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/test/demo', async (route) => {
    await released;
    await route.abort();
  });
  await book(page);
  const button = page.getByRole('button', { name: 'Processing Demo Booking...' });
  await expect(button).toBeDisabled();
  release();
  await expect(alert).toHaveText('Error: Failed to process demo booking');
  await expect(button).toHaveCount(0);
  await expect(field(page, 'First name')).toHaveValue('Ada');
});

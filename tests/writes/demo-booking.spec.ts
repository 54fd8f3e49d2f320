import { serviceClient } from '../support/people.ts';
import { book, field, fillIn } from '../support/demo-form.ts';
import { expect, test } from '../support/fixtures.ts';

// The real function, in the sandbox that keeps its bookings in the site's own database.
const bookings = () => serviceClient().from('demo_bookings');

async function emptyProperty() {
  const { error } = await bookings().delete().neq('provider', '');
  expect(error).toBeNull();
}

test.beforeEach(emptyProperty);
test.afterAll(emptyProperty);

test('a booking is made, and shown with its dates, message, count and raw answer', async ({
  page,
}) => {
  await page.goto('/test/demo');
  await fillIn(page, '+41 79 123 45 67');
  await field(page, 'Language').selectOption('German');
  await book(page);

  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('Booking Created Successfully!');
  const { data } = await bookings().select().single();
  const [arrival = '', departure = ''] = String(data?.stay).match(/\d{4}-\d\d-\d\d/g) ?? [];
  await expect(result.locator('div', { hasText: `Arrival${arrival}` })).toBeVisible();
  await expect(result.locator('div', { hasText: `Departure${departure}` })).toBeVisible();
  await expect(result.locator('div', { hasText: /^Existing bookings0$/ })).toBeVisible();
  await expect(result.locator('[lang=de]')).toContainText('Ihre Demobuchung steht: Anreise am');
  await expect(result.locator('pre')).toContainText(`"id": "${data?.id}"`);
  expect(data).toMatchObject({ status: 'confirmed', phone_number: '+41791234567', language: 'de' });
});

test('a second demo for the number is a warning in the chosen language', async ({ page }) => {
  await page.goto('/test/demo');
  await fillIn(page, '+41 79 123 45 67');
  await book(page);
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('Booking Created Successfully!');

  await fillIn(page, '0041 79 123 45 67');
  await field(page, 'Language').selectOption('Estonian');
  await book(page);
  await expect(result).toContainText('Selle telefoninumbriga on proovibroneering juba tehtud.');
  await expect(result.locator('[lang=et]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a phone number that is none is named as the error', async ({ page }) => {
  await page.goto('/test/demo');
  await fillIn(page, '12345');
  await field(page, 'Language').selectOption('French');
  await book(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^Error: Nous ne reconnaissons pas ce numéro de téléphone\./);
  await expect(field(page, 'Phone number')).toHaveValue('12345');
});

test('a demo property without a free stay is named as the error', async ({ page }) => {
  const everything = { stay: '[2000-01-01,2200-01-01)', status: 'confirmed', provider: 'sandbox' };
  const { error } = await bookings().insert({ ...everything, phone_number: '+41790000001' });
  expect(error).toBeNull();
  await page.goto('/test/demo');
  await fillIn(page, '+41 79 123 45 67');
  await book(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^Error: Every stay in the demo property is taken at the moment\./,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a booking is made as well', async ({ page }) => {
    await page.goto('/test/demo');
    await fillIn(page, '+41 79 123 45 67');
    await book(page);
    await expect(page.getByText('Booking Created Successfully!')).toBeVisible();
  });
});

import { serviceClient } from '../support/people.ts';
import { book, fillIn, newDigits, resultOf } from '../support/demo-form.ts';
import { expect, field, test } from '../support/fixtures.ts';

// The real function, in the sandbox that keeps its bookings in the site's own database.
const bookings = () => serviceClient().from('demo_bookings');

test('a booking is made, and shown with its dates, message, count and raw answer @core', async ({
  page,
}) => {
  const digits = newDigits();
  const { count } = await bookings()
    .select('id', { count: 'exact', head: true })
    .eq('status', 'confirmed')
    .throwOnError();
  await page.goto('/test/demo');
  await fillIn(page, `+41 79 ${digits}`);
  await field(page, 'Language').selectOption('German');
  await book(page);

  const result = resultOf(page);
  await expect(result).toContainText('Booking Created Successfully!');
  const { data } = await bookings()
    .select()
    .eq('phone_number', `+4179${digits}`)
    .single()
    .throwOnError();
  const [arrival, departure] = String(data.stay).match(/\d{4}-\d\d-\d\d/g) ?? [];
  const expected = [`Arrival${arrival}`, `Departure${departure}`, `Existing bookings${count}`];
  for (const text of expected) {
    await expect(result.locator('div', { hasText: new RegExp(`^${text}$`) })).toBeVisible();
  }
  await expect(result.locator('[lang=de]')).toContainText('Ihre Demo-Buchung steht: Anreise am');
  await expect(result.locator('pre')).toContainText(`"id": "${data.id}"`);
  expect(data).toMatchObject({ status: 'confirmed', language: 'de' });
});

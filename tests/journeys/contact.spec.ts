import { newAddress } from '../support/people.ts';
import { SYSTEMS } from '../support/pages.ts';
import { DONE, fillIn, send, stored } from '../support/contact-form.ts';
import { expect, expectLink, field, test } from '../support/fixtures.ts';

test('each missing field has its message, the first has the focus, and a correction clears it @core', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page);
  // Each message: lib/contact/schema.test.ts.
  for (const [label, message] of [
    ['First name', 'First name is required'],
    ['Country', 'Country is required'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(message);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'First name')).toBeFocused();
  await field(page, 'First name').pressSequentially('A');
  await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid');
  await field(page, 'E-mail').fill('ada@');
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Invalid email address');

  const pms = field(page, 'Property management system');
  const options = ['Choose a system', ...SYSTEMS, 'Other'];
  expect(await pms.locator('option').allInnerTexts()).toEqual(options);
  for (const [system, isAsked] of [
    ['Vrbo', false],
    ['Other', true],
    ['Smoobu', false],
  ] as const) {
    await pms.selectOption(system);
    await expect(field(page, /Which one/), system).toBeVisible({ visible: isAsked });
  }
  const main = page.getByRole('main');
  await expectLink(main, /^support@nightdesk.example/, 'mailto:support@nightdesk.example');
});

test('a request without an answer keeps its fields, as after a reload, and is stored once after it is sent again @core', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED \(.*\/contact\)/);
  const email = newAddress();
  await page.goto('/contact');
  await fillIn(page, email, 'Other');
  await field(page, /^Phone/).fill('+41 79 000 00 00');
  await field(page, /Which one/).fill(' Own spreadsheet ');
  await field(page, /^Message/).fill('Two houses.\nBoth in the mountains.');
  await page.goto('/de/contact');
  await expect(page.locator('select[name=country]'), 'of the form').toHaveValue('Switzerland');
  await page.goto('/contact');
  await expect(field(page, 'Country'), 'kept in the tab').toHaveValue('Switzerland');
  await expect(field(page, /Which one/)).toHaveValue(' Own spreadsheet ');
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
      message: 'Two houses.\nBoth in the mountains.',
    },
  ]);
  await page.reload();
  await expect(field(page, 'First name'), 'forgotten once it is sent').toHaveValue('');
});

test('without JavaScript a refusal keeps the other fields, and a request is stored @core', async ({
  plainPage: page,
}) => {
  const email = newAddress();
  await page.goto('/contact');
  await fillIn(page, email, 'Other');
  await expect(field(page, /Which one/)).toBeVisible();
  await field(page, 'First name').fill('');
  await send(page);
  await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required');
  await expect(field(page, 'Country')).toHaveValue('Switzerland');
  await expect(field(page, 'Property management system')).toHaveValue('OTHER');
  await fillIn(page, email, 'Other');
  await send(page);
  await expect(page.getByRole('heading', { name: DONE })).toBeInViewport();
  expect(await stored(email)).toHaveLength(1);
});

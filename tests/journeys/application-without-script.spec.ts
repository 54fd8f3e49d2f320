import { newAddress } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  applyButton,
  field,
  fillIn,
  JOB,
  PDF,
  stored,
  submit,
  THANKS,
} from '../support/application-form.ts';
import { holdScripts } from '../support/slow-scripts.ts';

test('values and a file that are entered before the script of the form is there are sent', async ({
  page,
}) => {
  const email = newAddress();
  const letThrough = await holdScripts(page);
  await page.goto(`/careers/${JOB}`, { waitUntil: 'commit' });
  await page.getByText('Apply Now').click();
  await fillIn(page, email, PDF);
  letThrough();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
  await expect(field(page, /^Resume/)).toHaveValue(/cv\.pdf$/);
  await submit(page).click();
  await expect(applyButton(page)).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
});

test('a press on Apply Now counts if the script arrives during it', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(`/careers/${JOB}`, { waitUntil: 'commit' });
  const apply = page.getByText('Apply Now');
  await apply.hover();
  await page.mouse.down();
  letThrough();
  await expect(applyButton(page)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused();
});

test('without JavaScript the form is revealed, a refusal keeps its fields, and the application is stored once', async ({
  plainPage: page,
}) => {
  const email = newAddress();
  const apply = page.getByRole('link', { name: 'Apply Now' });
  await page.goto(`/careers/${JOB}`);
  await expect(field(page, 'Full name')).toBeHidden();
  await apply.click();
  await expect(apply).toBeHidden();
  await fillIn(page, email, { ...PDF, buffer: Buffer.from('MZ a program') });
  await field(page, 'Full name').fill('A');
  await submit(page).click();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription(
    'Full name must be at least 2 characters.',
  );
  await expect(field(page, /^Resume/)).toHaveAccessibleDescription(/does not hold/);
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await fillIn(page, email, PDF);
  await submit(page).click();
  await expect(page.getByText('Application Submitted')).toBeInViewport();
  await expect(page.getByText(THANKS)).toBeVisible();

  await page.goto(`/careers/${JOB}`);
  await apply.click();
  await fillIn(page, email, PDF);
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
});

test('without JavaScript a file beyond the limit of the server leads back to the form with a message', async ({
  plainPage: page,
}) => {
  const email = newAddress();
  await page.goto(`/careers/${JOB}#apply`);
  await fillIn(page, email, { ...PDF, buffer: Buffer.alloc(8 * 1024 * 1024) });
  await submit(page).click();
  await expect(page.getByText('Your file has more than 5 MB')).toBeInViewport();
  await page.goBack();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  expect(await stored(email)).toEqual([]);
});

import { newAddress, newOpening } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  applyButton,
  field,
  fillIn,
  JOB,
  open,
  PDF,
  stored,
  submit,
} from '../support/application-form.ts';

const SORRY = 'There was an error submitting your application. Please try again later.';

test('what is missing is named beside its field', async ({ page }) => {
  await open(page);
  await field(page, 'Full name').fill('A');
  await submit(page).click();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription(
    'Full name must be at least 2 characters.',
  );
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  await expect(field(page, 'Full name')).toBeFocused();
  await field(page, 'Full name').fill('Ada');
  await expect(field(page, 'Full name')).not.toHaveAttribute('aria-invalid');
});

test('a wrong or too large file is refused beside its field, with everything typed kept', async ({
  page,
}) => {
  const email = newAddress();
  await open(page);
  const refusals: [file: typeof PDF, reason: string][] = [
    [{ ...PDF, name: 'cv.exe' }, 'Please choose a PDF, DOC or DOCX file.'],
    [
      { ...PDF, buffer: Buffer.alloc(6 * 1024 * 1024) },
      'This file has 6 MB. Please choose one of at most 5 MB.',
    ],
    [
      { ...PDF, buffer: Buffer.from('MZ\u0090\u0000 a program') },
      'does not hold what its name says',
    ],
  ];
  for (const [file, reason] of refusals) {
    await fillIn(page, email, file);
    await submit(page).click();
    await expect(field(page, /^Resume/)).toHaveAccessibleDescription(new RegExp(reason));
    await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
  }
  expect(await stored(email)).toEqual([]);
  await field(page, /^Resume/).setInputFiles(PDF);
  await expect(field(page, /^Resume/)).not.toHaveAttribute('aria-invalid');
  await submit(page).click();
  await expect(applyButton(page)).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
});

test.describe('while the server cannot be reached', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('the buttons wait, the failure is told, and nothing is lost, not by a reload either', async ({
    page,
  }) => {
    const email = newAddress();
    await open(page);
    await fillIn(page, email, PDF);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/careers/${JOB}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await released;
      await route.abort();
    });
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    release();
    const toast = page.getByRole('listitem').filter({ hasText: 'Application Failed' });
    await expect(toast).toContainText(SORRY);
    await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
    await expect(field(page, /^Resume/)).toHaveValue(/cv\.pdf$/);

    await page.unrouteAll();
    await page.reload();
    await applyButton(page).click();
    await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
    await expect(field(page, 'E-mail')).toHaveValue(email);
    await submit(page).click();
    await expect(applyButton(page)).toBeVisible();
    expect(await stored(email)).toHaveLength(1);
    await page.reload();
    await applyButton(page).click();
    await expect(field(page, 'Full name')).toHaveValue('');
  });
});

test('a position that was closed in the meantime says so and takes nothing', async ({ page }) => {
  const email = newAddress();
  const opening = await newOpening('Day owl');
  try {
    await open(page, opening.id);
    await fillIn(page, email, PDF);
    await opening.close();
    await submit(page).click();
    await expect(page.getByText('This position has just been closed.')).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
    expect(await stored(email)).toEqual([]);
  } finally {
    await opening.remove();
  }
});

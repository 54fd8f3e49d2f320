import { writeFile } from 'node:fs/promises';
import { newAddress } from '../support/people.ts';
import { expect, field, test, toastOf } from '../support/fixtures.ts';
import {
  applyButton,
  fillIn,
  JOB,
  open,
  PDF,
  stored,
  submit,
  THANKS,
} from '../support/application-form.ts';

const SORRY = 'There was an error submitting your application. Please try again later.';

test('Apply Now reveals the form, missing fields have a message, and Cancel closes the form', async ({
  page,
}) => {
  await page.goto(`/careers/${JOB}`);
  await expect(field(page, 'Full name')).toBeHidden();
  await applyButton(page).press(' ');
  await expect(applyButton(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused();
  await expect(field(page, /^Resume/)).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await expect(page.getByText('Accepted formats: PDF, DOC, DOCX', { exact: true })).toBeVisible();

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

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Full name')).toBeHidden();
  await expect(applyButton(page)).toBeFocused();
});

test('a wrong file is refused beside its field, and the application is stored once with its resume @core', async ({
  page,
}) => {
  const email = newAddress();
  const letter = 'Dear team,\nhello.';
  // Each kind of file: lib/careers/resume-file.test.ts and resume-content.test.ts.
  await open(page);
  await fillIn(page, email, PDF);
  await field(page, /^Phone/).fill('+41 79 000 00 00');
  await field(page, /^Cover letter/).fill(letter);
  await field(page, /^Resume/).setInputFiles({ ...PDF, name: 'cv.exe' });
  await submit(page).click();
  await expect(field(page, /^Resume/)).toHaveAccessibleDescription(
    /Please choose a PDF, DOC or DOCX file\./,
  );
  await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
  expect(await stored(email)).toEqual([]);
  await field(page, /^Resume/).setInputFiles(PDF);
  await expect(field(page, /^Resume/)).not.toHaveAttribute('aria-invalid');

  await submit(page).dblclick();
  const toast = toastOf(page, 'Application Submitted');
  await expect(toast).toContainText(THANKS);
  await expect(applyButton(page)).toBeVisible();
  await expect(field(page, 'Full name')).toBeHidden();
  // That the file holds these bytes: tests/integration/careers/applications.test.ts.
  expect(await stored(email)).toEqual([
    {
      full_name: 'Ada Meier',
      phone: '+41 79 000 00 00',
      cover_letter: letter,
      resume_url: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
    },
  ]);
  await applyButton(page).click();
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(field(page, /^Resume/)).toHaveValue('');
});

test('a file that was changed after it was chosen is named as the problem', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('cv.pdf');
  await writeFile(path, PDF.buffer);
  await open(page);
  await fillIn(page, newAddress(), PDF);
  await field(page, /^Resume/).setInputFiles(path);
  await expect(field(page, /^Resume/)).not.toHaveAttribute('aria-invalid');
  await writeFile(path, Buffer.concat([PDF.buffer, PDF.buffer]));
  await submit(page).click();
  await expect(field(page, /^Resume/)).toHaveAccessibleDescription(
    /The file cv\.pdf was changed, moved or deleted after you chose it\. Please choose it again\./,
  );
});

test('while the server cannot be reached, the buttons are disabled, the failure is reported, and a reload keeps the fields', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED \(.*\/careers\//);
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
  const toast = toastOf(page, 'Application Failed');
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

test('without JavaScript the form is revealed, a refusal keeps its fields, and the application is stored', async ({
  plainPage: page,
}) => {
  const email = newAddress();
  const apply = page.getByRole('link', { name: 'Apply Now' });
  await page.goto(`/careers/${JOB}`);
  await expect(field(page, 'Full name')).toBeHidden();
  await apply.click();
  await expect(apply).toBeHidden();
  await fillIn(page, email, { ...PDF, buffer: Buffer.alloc(8 * 1024 * 1024) });
  await submit(page).click();
  await expect(page.getByText('Your file has more than 5 MB')).toBeInViewport();
  await page.goBack();
  await expect(field(page, 'E-mail')).toHaveValue(email);
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
  expect(await stored(email)).toHaveLength(1);
});

import { newAddress, serviceClient } from '../support/people.ts';
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
import { holdScripts, isTakenOver } from '../support/slow-scripts.ts';

const THANKS = 'Thank you for your application! We will review it and get back to you soon.';

test('Apply Now reveals the form and disappears; Cancel brings it back', async ({ page }) => {
  await page.goto(`/careers/${JOB}`);
  await expect(field(page, 'Full name')).toBeHidden();
  await applyButton(page).click();
  await expect(applyButton(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused();
  await expect(field(page, /^Resume/)).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await expect(page.getByText('Accepted formats: PDF, DOC, DOCX', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Full name')).toBeHidden();
  await expect(applyButton(page)).toBeFocused();
});

test('an application arrives with its resume, once, however often it is sent', async ({ page }) => {
  const email = newAddress();
  await open(page);
  await fillIn(page, email, PDF);
  await field(page, /^Phone/).fill('+41 79 000 00 00');
  await field(page, /^Cover letter/).fill('Dear team,\nhello.');
  await submit(page).dblclick();
  const toast = page.getByRole('listitem').filter({ hasText: 'Application Submitted' });
  await expect(toast).toContainText(THANKS);
  await expect(applyButton(page)).toBeVisible();
  await expect(field(page, 'Full name')).toBeHidden();

  const rows = await stored(email);
  expect(rows).toMatchObject([
    { full_name: 'Ada Meier', phone: '+41 79 000 00 00', cover_letter: 'Dear team,\nhello.' },
  ]);
  const path = rows?.[0]?.resume_url ?? '';
  expect(path).toMatch(/^[0-9a-f-]{36}\.pdf$/);
  const file = await serviceClient().storage.from('resumes').download(path);
  expect(Buffer.from(await file.data!.arrayBuffer())).toEqual(PDF.buffer);

  await applyButton(page).click();
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(field(page, /^Resume/)).toHaveValue('');
  await fillIn(page, email, PDF);
  await field(page, /^Phone/).fill('+41 79 000 00 00');
  await field(page, /^Cover letter/).fill('Dear team,\nhello.');
  await submit(page).click();
  await expect(applyButton(page)).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
});

test('what was typed and the chosen file wait for the script of the form, and are sent with it', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto(`/careers/${JOB}`);
  await page.waitForLoadState('networkidle');
  const letThrough = await holdScripts(page);
  await applyButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused();
  await fillIn(page, email, PDF);
  const form = page.getByRole('form', { name: 'Your application' });
  expect(await isTakenOver(form)).toBe(false);
  letThrough();
  await expect.poll(() => isTakenOver(form)).toBe(true);
  await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
  await expect(field(page, /^Resume/)).toHaveValue(/cv\.pdf$/);
  await submit(page).click();
  await expect(applyButton(page)).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
});

test('a press on Apply Now that begins before the script is there, and ends after it, counts', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(`/careers/${JOB}`, { waitUntil: 'commit' });
  const apply = page.getByText('Apply Now');
  await apply.hover();
  await page.mouse.down();
  expect(await isTakenOver(apply)).toBe(false);
  letThrough();
  await expect(applyButton(page)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused();
});

test('Apply Now answers the space bar', async ({ page }) => {
  await page.goto(`/careers/${JOB}`);
  await applyButton(page).press(' ');
  await expect(field(page, 'Full name')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is revealed, keeps what was typed, and the application arrives once', async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto(`/careers/${JOB}`);
    await expect(field(page, 'Full name')).toBeHidden();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page.getByRole('link', { name: 'Apply Now' })).toBeHidden();
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
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await fillIn(page, email, PDF);
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(await stored(email)).toHaveLength(1);
  });

  test('a file beyond every limit leads back with a sentence, not to an error page', async ({
    page,
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
});

test('the rules are loaded when somebody turns to the form, not with the page', async ({
  page,
}) => {
  await page.goto(`/careers/${JOB}`);
  await page.waitForLoadState('networkidle');
  const loaded = page.waitForResponse((response) => response.request().resourceType() === 'script');
  await applyButton(page).click();
  await loaded;
});

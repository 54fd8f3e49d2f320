import type { Page } from '@playwright/test';
import { newAddress, serviceClient } from '../setup/people.ts';
import { expect, test } from './fixtures.ts';

const JOB = '7fee2e1a-cb5c-4175-911b-55e82ec18816';
const THANKS = 'Thank you for your application! We will review it and get back to you soon.';
const SORRY = 'There was an error submitting your application. Please try again later.';
const PDF = pdf('A resume');

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
  const refusals: [file: ReturnType<typeof pdf>, reason: string][] = [
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
    await page.route(`**/careers/${JOB}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.abort();
    });
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
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
  const jobs = serviceClient().from('job_openings');
  const { data } = await jobs
    .insert({
      title: 'Day owl',
      department: 'Product',
      location: 'Chur',
      type: 'Full-time',
      description: 'Hoot.',
      is_active: true,
    })
    .select('id')
    .single();
  try {
    await open(page, data!.id);
    await fillIn(page, email, PDF);
    await jobs.update({ is_active: false }).eq('id', data!.id);
    await submit(page).click();
    await expect(page.getByText('This position has just been closed.')).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue('Ada Meier');
    expect(await stored(email)).toEqual([]);
  } finally {
    await jobs.delete().eq('id', data!.id);
  }
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

async function open(page: Page, job = JOB) {
  await page.goto(`/careers/${job}`);
  await applyButton(page).click();
}

async function fillIn(page: Page, email: string, file: ReturnType<typeof pdf>) {
  await field(page, 'Full name').fill('Ada Meier');
  await field(page, 'E-mail').fill(email);
  await field(page, /^Resume/).setInputFiles(file);
}

/** The smallest file that a reader of PDF opens. */
function pdf(text: string) {
  const source = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(source) };
}

function applyButton(page: Page) {
  return page.getByRole('button', { name: 'Apply Now' });
}

function submit(page: Page) {
  return page.getByRole('button', { name: 'Submit Application' });
}

function field(page: Page, label: string | RegExp) {
  return page.getByRole('main').getByLabel(label, { exact: typeof label === 'string' });
}

async function stored(email: string) {
  const { data } = await serviceClient()
    .from('job_applications')
    .select('full_name, phone, cover_letter, resume_url')
    .eq('email', email);
  return data;
}

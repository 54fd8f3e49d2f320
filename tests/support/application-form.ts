import type { Page } from '@playwright/test';
import { field } from './fixtures.ts';
import { serviceClient } from './people.ts';

/** A position of the seeds that is open. */
export const JOB = '7fee2e1a-cb5c-4175-911b-55e82ec18816';

export const THANKS = 'Thank you for your application! We will review it and get back to you soon.';

export const PDF = pdf('A resume');

/** Opens the page of a position, and its form. */
export async function open(page: Page, job = JOB) {
  await page.goto(`/careers/${job}`);
  await applyButton(page).click();
}

/** Fills in what is required, and chooses a file. */
export async function fillIn(page: Page, email: string, file: ReturnType<typeof pdf>) {
  await field(page, 'Full name').fill('Ada Meier');
  await field(page, 'E-mail').fill(email);
  await field(page, /^Resume/).setInputFiles(file);
}

/** The smallest file that a reader of PDF opens. */
function pdf(text: string) {
  const source = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(source) };
}

export const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply Now' });

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });

/** The stored applications from an address. */
export async function stored(email: string) {
  const { data } = await serviceClient()
    .from('job_applications')
    .select('full_name, phone, cover_letter, resume_url')
    .eq('email', email)
    .throwOnError();
  return data;
}

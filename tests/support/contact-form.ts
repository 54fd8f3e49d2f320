import type { Page } from '@playwright/test';
import { field } from './fixtures.ts';
import { serviceClient } from './people.ts';

/** The heading in place of the form once it has been sent. */
export const DONE = 'Your message is at the desk.';

/** Fills in what is required. */
export async function fillIn(page: Page, email: string, pms = 'Smoobu') {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Meier');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Country').selectOption('Switzerland');
  await field(page, 'Number of properties').fill('12');
  await field(page, 'Property management system').selectOption(pms);
}

export async function send(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
}

export async function stored(email: string) {
  const { data } = await serviceClient()
    .from('contact_requests')
    .select('first_name, last_name, phone, country, properties, pms, other_pms, message')
    .eq('email', email)
    .throwOnError();
  return data;
}

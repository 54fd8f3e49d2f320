import type { Page } from '@playwright/test';

/** A field of the demo form, by its label. */
export function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

/** Fills the form in for Ada. */
export async function fillIn(page: Page, phoneNumber = '+41 79 000 00 00'): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Meier');
  await field(page, 'Phone number').fill(phoneNumber);
}

/** Sends the form. */
export async function book(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create demo booking' }).click();
}

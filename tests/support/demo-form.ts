import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The last seven digits of a Swiss mobile number, `+41 79`. Each number can have one demo booking. */
export function newDigits(): string {
  return String(randomInt(1_000_000, 10_000_000));
}

/** A field of the demo form, by its label. */
export function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

/** The box with the result of a booking. */
export function resultOf(page: Page) {
  return page.getByRole('main').getByRole('status');
}

/** Fills in the names and the phone number. */
export async function fillIn(page: Page, phoneNumber: string): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Meier');
  await field(page, 'Phone number').fill(phoneNumber);
}

/** Sends the form. */
export async function book(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create demo booking' }).click();
}

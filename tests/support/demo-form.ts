import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { field } from './fixtures.ts';

/** The last seven digits of a Swiss mobile number, `+41 79`. Each number can have one demo booking. */
export const newDigits = () => String(randomInt(1_000_000, 10_000_000));

export const resultOf = (page: Page) => page.getByRole('main').getByRole('status');

export async function fillIn(page: Page, phoneNumber: string): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Meier');
  await field(page, 'Phone number').fill(phoneNumber);
}

export async function book(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create demo booking' }).click();
}

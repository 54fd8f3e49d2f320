import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { SERVER_LOG } from './site.ts';

/** What tests provoke on purpose, and which. */
const PROVOKED: readonly RegExp[] = [
  /Failed to find Server Action|Server Reference ID/, // http/closed-calls: calls with made-up ids
  /AuthApiError/, // writes/admin-guard: forged and expired sessions
  /confirmation-refused/, // writes/sign-up: used and made-up links
];

test('nothing but what tests provoke stands as an error in the log of the site', async () => {
  const lines = (await readFile(SERVER_LOG, 'utf8')).split('\n');
  const errors = lines.filter((line) => /"level":"error"|^\s*\w*Error\b|⨯/.test(line));
  expect(errors.filter((line) => !PROVOKED.some((known) => known.test(line)))).toEqual([]);
});

import { expect, test } from 'vitest';
import { verifiesToken } from './functions.ts';

const config = `
[functions.open]  # anyone
enabled = true
verify_jwt = false # on purpose
[functions.closed]
verify_jwt = true
[functions.silent]
enabled = true
[other]
verify_jwt = false
`;

test('only verify_jwt = false in the own section disables the check', () => {
  expect(verifiesToken(config, 'open')).toBe(false);
  for (const name of ['closed', 'silent', 'unnamed', 'other']) {
    expect(verifiesToken(config, name)).toBe(true);
  }
});

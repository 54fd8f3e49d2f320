import { expect, test } from 'vitest';
import { isSameSecret } from './is-same-secret.ts';

test('a secret is the same as itself', () => {
  expect(isSameSecret('a secret', 'a secret')).toBe(true);
});

test.each([
  [null, ''],
  [undefined, ''],
  ['', 'a secret'],
  [null, 'null'],
  ['a secre', 'a secret'],
  ['a secret ', 'a secret'],
  // As many characters, more bytes.
  ['ä secret', 'a secret'],
])('%j is not %j', (given, right) => {
  expect(isSameSecret(given, right)).toBe(false);
});

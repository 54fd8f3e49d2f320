import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedToken } from './signed-token.ts';

const KEY = 'a key';
const NOW = 1_000_000;

function token(header: object, payload: unknown, key = KEY): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

const HS256 = { alg: 'HS256' };
const valid = { exp: NOW / 1000 + 1 };

test('takes a token that is signed with the key and not expired', () => {
  expect(isSignedToken(token(HS256, valid), KEY, NOW)).toBe(true);
});

test.each([
  ['expired', token(HS256, { exp: NOW / 1000 })],
  ['without an end', token(HS256, { sub: 'somebody' })],
  ['signed with another key', token(HS256, valid, 'another')],
  ['of another kind', token({ alg: 'none' }, valid)],
  ['unsigned', token(HS256, valid).replace(/[^.]*$/, '')],
  ['with a changed content', token(HS256, valid).replace(/\..*\./, '.e30.')],
  ['with a part too many', `${token(HS256, valid)}.x`],
  ['that is no JSON', 'a.b.c'],
  ['that holds null', token(HS256, null)],
  ['that is empty', ''],
])('refuses a token %s', (_, refused) => {
  expect(isSignedToken(refused, KEY, NOW)).toBe(false);
});

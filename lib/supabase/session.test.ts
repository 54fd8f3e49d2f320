import { expect, it } from 'vitest';
import { travelsSecurely } from './session.ts';

it.each([
  [{ host: 'localhost:3000' }, false],
  [{ host: '[::1]:3000', 'x-forwarded-proto': 'http' }, false],
  [{ host: '127.0.0.1:3000', 'x-forwarded-proto': 'https' }, true],
  [{ host: 'desk.example' }, true],
  [{}, true],
])('cookies of a request with %j are marked Secure: %s', (headers, secure) => {
  expect(travelsSecurely(new Headers(headers))).toBe(secure);
});

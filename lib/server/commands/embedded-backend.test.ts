import { expect, test } from 'vitest';
import { isForOthers, refusePublicAddress } from './embedded-backend.ts';

const PUBLIC = [
  ...[
    'https://desk.example',
    'HTTPS://DESK.EXAMPLE/',
    'http://192.168.1.20:3000',
    'http://0.0.0.0:3000',
  ],
  ...['http://[::]:3000', 'http://127.0.0.1.desk.example', 'https://localhost@desk.example'],
];
const OWN = [
  ...[undefined, '', 'http://LOCALHOST:3000/', 'http://localhost.:3000', 'http://desk.localhost'],
  ...['http://127.8.9.1', 'http://[::1]:3000'],
];

test.each(PUBLIC)('SITE_URL=%s is refused with the published password', (SITE_URL) => {
  expect(() => refusePublicAddress({ SITE_URL })).toThrow(/^SITE_URL is .*EMBEDDED_BACKEND=yes/);
  expect(() => refusePublicAddress({ SITE_URL, EMBEDDED_BACKEND: 'yes' })).not.toThrow();
});

test.each(OWN)('SITE_URL=%s starts as it is', (SITE_URL) => {
  expect(() => refusePublicAddress({ SITE_URL })).not.toThrow();
});

test('a folder of its own is given for yes only, and another word is no silent no', () => {
  expect(['', undefined].map((value) => isForOthers({ EMBEDDED_BACKEND: value }))).toEqual([
    false,
    false,
  ]);
  expect(isForOthers({ EMBEDDED_BACKEND: 'YES' })).toBe(true);
  for (const value of ['true', '1', 'no'])
    expect(() => isForOthers({ EMBEDDED_BACKEND: value })).toThrow(
      `EMBEDDED_BACKEND must be yes or unset, not "${value}".`,
    );
});

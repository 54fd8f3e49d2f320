import { expect, test } from 'vitest';
import { signInFor } from '../paths.ts';
import { readPlace } from './place-to-go-on.ts';

test('only a path of this site is a place to go on', () => {
  const row = '/admin/contact-requests/06dad3a1-1d3b-418e-b4b0-3e98024e7f31';
  const { searchParams } = new URL(signInFor(row), 'https://site.test');
  expect(readPlace(searchParams.get('next'))).toBe(row);
  for (const other of [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2fevil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/admin\r\nLocation: https://evil.example',
    '/admin/../../evil',
    'admin',
    '',
    null,
  ])
    expect(readPlace(other), String(other)).toBeNull();
});

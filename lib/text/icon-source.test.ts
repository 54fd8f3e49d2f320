import { expect, it } from 'vitest';
import { iconSource } from './icon-source.ts';

it.each(['/icons/smoobu.svg', 'data:image/svg+xml;base64,PHN2Zy8+'])('shows %s', (stored) => {
  expect(iconSource(stored)).toBe(stored);
});

it.each([
  null,
  '',
  'https://elsewhere.example/icon.svg',
  '//elsewhere.example/icon.svg',
  '/\\elsewhere.example/icon.svg',
  'data:text/html,<p>',
  'icon.svg',
])('does not show %s', (stored) => {
  expect(iconSource(stored)).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalisePhoneNumber } from './phone-number.ts';

test.each([
  '+41 79 123 45 67',
  '0041791234567',
  'tel:+41-79-123-45-67',
  '(+41) 79 123 45 67',
  '\u202A+41 79 123 45 67\u202C',
  '\uFF0B\uFF14\uFF11\u300079 123 45 67',
])('%j is read as +41791234567', (text) => {
  expect(normalisePhoneNumber(text)).toBe('+41791234567');
});

test.each([
  ...['(212) 736-5000', '06 12 34 56 78', '01512 3456789', '079 123 45 67', '5123 4567'],
  ...['', '12', '+', '+999 123456', 'call +41 79 123 45 67', '+41 79 123 45', 'abc'],
])('%j, which is no number or names no country, is refused', (text) => {
  expect(normalisePhoneNumber(text)).toBeNull();
});

test('any input gives null or a number that the database accepts', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.stringMatching(/^\+?[0-9 ()/.-]{0,30}$/),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const number = normalisePhoneNumber(text);
      if (number !== null) {
        expect(number).toMatch(/^\+[1-9][0-9]{6,14}$/);
        expect(normalisePhoneNumber(number)).toBe(number);
      }
    }),
  );
});

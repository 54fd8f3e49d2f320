import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from './demo-request.ts';
import { normalisePhoneNumber } from './phone-number.ts';

test('a number with its country code is read the same in every language', () => {
  for (const language of languages) {
    for (const text of [
      '+41 79 123 45 67',
      '0041791234567',
      '+41 (0)79 123-45-67',
      ' +41791234567 ',
    ]) {
      expect(normalisePhoneNumber(text, language)).toBe('+41791234567');
    }
  }
});

test('a number without one is read in the country of the language', () => {
  expect(normalisePhoneNumber('(212) 736-5000', 'en')).toBe('+12127365000');
  expect(normalisePhoneNumber('06 12 34 56 78', 'fr')).toBe('+33612345678');
  expect(normalisePhoneNumber('01512 3456789', 'de')).toBe('+4915123456789');
  expect(normalisePhoneNumber('06 12345678', 'nl')).toBe('+31612345678');
  expect(normalisePhoneNumber('5123 4567', 'et')).toBe('+37251234567');
});

test('what is no number, or more than one, is refused', () => {
  for (const text of [
    '',
    '12',
    '+',
    '+999 123456',
    'call +41 79 123 45 67',
    '+41 79 123 45',
    'abc',
  ]) {
    expect(normalisePhoneNumber(text, 'de')).toBeNull();
  }
});

test('whatever is typed gives null or a number that the database takes', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.stringMatching(/^\+?[0-9 ()/.-]{0,30}$/),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom(...languages), (text, language) => {
      const number = normalisePhoneNumber(text, language);
      if (number !== null) {
        expect(number).toMatch(/^\+[1-9][0-9]{6,14}$/);
        expect(normalisePhoneNumber(number, language)).toBe(number);
      }
    }),
  );
});

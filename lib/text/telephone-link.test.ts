import { expect, it } from 'vitest';
import { telephoneLink } from './telephone-link.ts';

it.each([
  ['+41791234567', 'tel:+41791234567'],
  ['+41 (0)79 123 45 67', 'tel:+41791234567'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['\u202A+41\u00A079\u2011123\u202F45.67\u202C', 'tel:+41791234567'],
  ['＋４１ ７９ １２３ ４５ ６７', 'tel:+41791234567'],
  ['+41 44 668 18 00 ext. 12', 'tel:+41446681800;ext=12'],
  ['+1 (212) 555-0123 x12', 'tel:+12125550123;ext=12'],
  ['+33 (0)1 42 68 53 00 poste 12', 'tel:+33142685300;ext=12'],
  ['+49 30 901820 Durchwahl 12', 'tel:+4930901820;ext=12'],
  // The zero of an Italian number is a part of it.
  ['+39 06 6982', 'tel:+39066982'],
])('dials %s by %s', (typed, link) => expect(telephoneLink(typed)).toBe(link));

it.each([
  ...[
    '079 123 45 67',
    '12345',
    '+41 79 123 45 67 or +41 44 668 18 00',
    '+41 79 123 45 67 (evenings)',
  ],
  ...['+41 44 668 18 00 ext. 12 or 13', '+1-800-FLOWERS', '+999 123456789', 'javascript:alert(1)'],
  ...['+41 79 123 45 67?body=1', '+41' + ' '.repeat(100) + '791234567', ''],
])('has no link for %j, which is not plainly one number', (typed) =>
  expect(telephoneLink(typed)).toBeNull(),
);

import { beforeAll, expect, test } from 'vitest';
import { foldText } from '../../../lib/text/fold-text.ts';
import { startBackend, type Client } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

// One cleaning of searched texts, in SQL for the desk and in TypeScript for the page of a house. The desk finds numbers too.

const backend = registerBackend(startBackend);
let service: Client;
beforeAll(() => {
  service = backend().service();
});

const inDatabase = async (p_text: string) =>
  (await service.rpc('fold_text', { p_text }).throwOnError()).data;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => String.fromCharCode(from + nth));

test('every letter and sign of European texts folds in the database as in TypeScript', async () => {
  const signs = [
    ...[range(0x20, 0x7e), range(0xa0, 0x17f), range(0x218, 0x21b), range(0x300, 0x36f)],
    ...[
      range(0x370, 0x373),
      range(0x386, 0x3ce),
      range(0x400, 0x45f),
      range(0x1e00, 0x1e9b),
      range(0x1e9e, 0x1ef9),
    ],
    ...[range(0x2000, 0x2027), range(0x202a, 0x2037), range(0x2039, 0x203b), range(0xff01, 0xff5e)],
    ...[range(0xfb00, 0xfb04), ['\u2212', '\u3000', '\ufeff', '\ufe0f', '\u061c', '\u180e', 'ʼ']],
  ].flat();
  // ASCII alone is folded in a way of its own.
  for (const isAscii of [true, false]) {
    // Both sides of a sign: a sigma or a capital is folded by what stands beside it.
    const texts = signs
      .filter((sign) => sign <= '~' === isAscii)
      .map((sign) => `A${sign}b ${sign}`);
    const folded = await inDatabase(texts.join('\n'));
    expect(folded?.split('\n')).toEqual(texts.map(foldText));
  }
});

const MOBILE = '+41795551234';
const LANDLINE = '+41446681800';

test('telephone numbers are read in the database, however they are written', async () => {
  const read: Record<string, string[]> = {
    '0795551234': [MOBILE],
    '079 555 12 34': [MOBILE],
    '(079) 555.12.34': [MOBILE],
    '079/555 12 34': [MOBILE],
    '+41 (0)79 555 12 34': [MOBILE],
    '0041 79 555-12-34': [MOBILE],
    '+41 079 555 12 34': [MOBILE],
    '(+41) 79 555 12 34': [MOBILE],
    '+(41) 79 555 12 34': [MOBILE],
    '+41(0) 79 555 12 34': [MOBILE],
    '０７９ ５５５ １２ ３４': [MOBILE],
    '+41‑79‑555‑12‑34': [MOBILE],
    '044 668 18 00 ext. 12': [LANDLINE],
    '044 668 18 00-12': [LANDLINE],
    'tel:+41446681800;ext=12': [LANDLINE],
    '079 555 12 34 / 044 668 18 00': [LANDLINE, MOBILE],
    '+41 (0)79 555 12 34 / 044 668 18 00 ext. 12': [LANDLINE, MOBILE],
    '079 555 12 34, +41 44 668 18 00': [LANDLINE, MOBILE],
    '079 555 12 34 044 668 18 00': [LANDLINE, MOBILE],
    '079 555 12 34 - 044 668 18 00': [LANDLINE, MOBILE],
    '+41 79 555 12 34 +49 30 901820': [MOBILE, '+4930901820'],
    '+39 (0)6 6982 1234': ['+390669821234'],
    '+49 (0)30 901820': ['+4930901820'],
    '+44 020 7946 0958': ['+442079460958'],
    '+372 5123 4567': ['+37251234567'],
    '+1 (212) 555-0123': ['+12125550123'],
    '+41 70 012 34 56': ['+41700123456'],
    '01.02.2026 10:00': ['+41102202610'],
    '5123 4567': [],
    '+225 01 23 45 67 89': ['+2250123456789'],
    '+358 (0)9 123 4567': ['+35891234567'],
    ['0'.repeat(50)]: [],
  };
  const folded = await Promise.all(Object.keys(read).map(inDatabase));
  expect(folded.map((text) => text?.match(/(?<= )\+\d{9,}/g) ?? [])).toEqual(Object.values(read));
});

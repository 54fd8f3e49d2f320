import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawableText, loadCardFonts } from './card-fonts';
import { drawCard } from './share-card';

vi.mock('next/cache', () => ({ cacheLife: () => {} }));

const calls: string[] = [];
beforeAll(() =>
  vi.stubGlobal('fetch', (address: string | URL) => {
    calls.push(String(address));
    return Promise.reject(new Error('no outside calls'));
  }),
);
afterAll(() => vi.unstubAllGlobals());

it.each([
  ['Six keys 🗝️ for the night 🌙', 'Six keys for the night'],
  ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
  ['Ключ под ковриком', 'Ключ под ковриком'],
  ['Το κλειδί', 'Το κλειδί'],
  ['Chìa khóa dưới thảm', 'Chìa khóa dưới thảm'],
  ['1️⃣ Guide 民泊\u200B 2026', '1 Guide 2026'],
  ['\u0000\u202A a\n\tb \u{E0067}', 'a b'],
])('%s is drawn as %s', async (text, drawn) => {
  expect(drawableText(text, await loadCardFonts([text]))).toBe(drawn);
});

it('loads the fallback fonts only where they are needed', async () => {
  expect(await loadCardFonts(['Six keys', 'Zürich'])).toHaveLength(3);
  expect((await loadCardFonts(['Ключ'])).length).toBeGreaterThan(3);
});

it.each([
  'Six keys 🗝️ 👩‍🚀 🇨🇭',
  'Ключ под ковриком',
  'Zażółć gęślą jaźń',
  '民泊のホストのための夜間デスク',
  'مكتب الليل',
  '\u0000\uFFFD\uD800 \u{1F9FF}',
])(
  'draws a card for %j, without a call to another server',
  async (title) => {
    const eyebrow = { time: '22:00', label: title };
    const png = Buffer.from(await drawCard({ title, eyebrow, tag: 'lamp', facts: [title] }));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    // The renderer loads its own assets from data: URLs.
    expect(calls.filter((address) => !address.startsWith('data:'))).toEqual([]);
  },
  30_000,
);

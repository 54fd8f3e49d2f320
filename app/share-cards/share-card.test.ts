import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brand } from '@/lib/brand';
import { drawableText } from './card-fonts';
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
  ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
  ['Häuser für 5\u00A0€, “24/7” …', 'Häuser für 5 €, “24/7” …'],
  ['Ключ под ковриком', 'Ключ под ковриком'],
  ['Chìa kho\u0301a', 'Chìa khóa'],
  ['🗝️🌙🛏️👩‍🚀🇨🇭👍🏽1️⃣ Six\n\tkeys', 'Six keys'],
  ['Guide 民泊 2026', ''],
  ['مكتب الليل', ''],
  ['Ａ → ﬁ', ''],
  ['\u0000', ''],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

describe('a card', () => {
  const draw = async (title: string, facts?: string[]) =>
    Buffer.from(
      await drawCard({ title, eyebrow: { time: '22:00', label: title }, tag: 'lamp', facts }),
    );

  it('of a title in characters that the fonts lack is that of the brand', async () => {
    const png = await draw('مكتب الليل للمضيفين', ['日本']);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.equals(await draw(brand.name))).toBe(true);
    expect(png.equals(await draw('Ключ'))).toBe(false);
  }, 30_000);

  it('has a font for each character that it draws: the renderer asks other servers for the rest', async () => {
    const all = Array.from({ length: 0x3000 }, (_, point) => String.fromCodePoint(point)).filter(
      drawableText,
    );
    expect(all.length).toBeGreaterThan(1_000);
    const part = Math.ceil(all.length / 5);
    const facts = [0, 1, 2, 3, 4].map((nth) => all.slice(nth * part, (nth + 1) * part).join(''));
    expect(facts.map(drawableText).every(Boolean)).toBe(true);
    await draw(brand.name, facts);
    // The renderer loads its own assets from data: URLs.
    expect(calls.filter((address) => !address.startsWith('data:'))).toEqual([]);
  }, 30_000);
});

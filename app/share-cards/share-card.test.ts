import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawableText, loadCardFonts } from './card-fonts';
import { drawCard } from './share-card';
import { shapeText } from './shaped-text';

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
  ['1️⃣ Guide 民泊\u200B 2026', '1 Guide 民泊 2026'],
  ['民泊のホストのための夜間デスク', '民泊のホストのための夜間デスク'],
  ['给房东的夜间前台', '给房东的夜间前台'],
  ['호스트를 위한 야간 데스크', '호스트를 위한 야간 데스크'],
  ['مكتب الليل للمضيفين', 'مكتب الليل للمضيفين'],
  ['می\u200Cخواهم \u200Cx', 'می\u200Cخواهم x'],
  ['שולחן לילה', 'שולחן לילה'],
  ['โต๊ะกลางคืน ที่นี่', 'โต๊ะกลางคืน ที่นี่'],
  ['रात्रि डेस्क हिन्दी', 'रात्रि डेस्क हिन्दी'],
  ['🗝️🌙🛏️🧹👩‍🚀🇨🇭👍🏽 Six keys', 'Six keys'],
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
  'مكتب الليل للمضيفين Nightdesk 24',
  'โต๊ะกลางคืนสำหรับเจ้าบ้าน',
  'रात्रि डेस्क हिन्दी',
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

const shape = async (text: string, width = 10_000) =>
  shapeText(text, await loadCardFonts([text]), { size: 100, width });
const pathsOf = async (text: string) =>
  (await shape(text)).lines.map(({ glyphs }) => glyphs.map(({ path }) => path));

describe('shapeText', () => {
  it('joins, reorders and stacks letters as their script does', async () => {
    // Three letters joined are narrower than three that stand alone.
    const [joined, alone] = await Promise.all([shape('ببب'), shape('ب')]);
    expect(joined.lines[0]!.width).toBeLessThan(3 * alone.lines[0]!.width * 0.8);
    // The vowel is written after its consonant and drawn before it.
    const [[syllable], [consonant]] = await Promise.all([pathsOf('कि'), pathsOf('क')]);
    expect(syllable!.at(-1)).toBe(consonant![0]);
    // The tone mark moves up above the vowel mark.
    const marks = (await shape('ที่')).lines[0]!.glyphs;
    expect(new Set(marks.map(({ path }) => path)).size).toBe(3);
    expect(marks.at(-1)).not.toMatchObject({ y: 0, path: (await pathsOf('่'))[0]!.at(-1) });
  });

  it('writes from right to left, and numbers and Latin words within from left to right', async () => {
    const { lines, isRightToLeft } = await shape('مكتب 24 AB');
    expect(isRightToLeft).toBe(true);
    const [[a, b], [two, four]] = [(await pathsOf('AB'))[0]!, (await pathsOf('24'))[0]!];
    const place = (path?: string) => lines[0]!.glyphs.find((glyph) => glyph.path === path)!.x;
    expect(place(a)).toBeLessThan(place(b));
    expect(place(b)).toBeLessThan(place(two));
    expect(place(two)).toBeLessThan(place(four));
    expect((await shape('Desk مكتب')).isRightToLeft).toBe(false);
  });

  it.each([
    'مكتب الليل للمضيفين في الجبال',
    'โต๊ะกลางคืนสำหรับเจ้าบ้านบนภูเขา',
    'रात्रि डेस्क मेज़बानों के लिए',
  ])('breaks %s between words, into lines of about the same width', async (text) => {
    const whole = (await shape(text)).lines[0]!.width;
    const { lines } = await shape(text, whole * 0.7);
    expect(lines).toHaveLength(2);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(whole * 0.7);
    for (const { width } of lines) expect(width).toBeGreaterThan(whole * 0.2);
  });
});

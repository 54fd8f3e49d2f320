import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { normalizeText } from '@/lib/text/clean-text';

/** A font as the renderer of share cards takes it. Without a font for a character it would ask other servers for one. */
export interface CardFont {
  name: string;
  weight: 400 | 500 | 600 | 700;
  style: 'normal';
  data: Buffer;
  /** Only for shaped-text.ts: the renderer fails with it. */
  isShaped?: true;
}

// The typefaces of app/_document/fonts.ts, in a format that the renderer reads.
const BASE = [
  ['display', 'bricolage-grotesque', 'latin', 700],
  ['text', 'instrument-sans', 'latin', 500],
  ['text', 'instrument-sans', 'latin', 600],
] as const;

// For what those lack: the rest of Latin, Greek and Cyrillic. The renderer tries all fonts in order.
const SUBSETS = [
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
  'latin-ext',
] as const;
const FALLBACK = [
  ['display-ext', 'bricolage-grotesque', 'latin-ext', 700],
  ['text-ext', 'instrument-sans', 'latin-ext', 500],
  ['text-ext', 'instrument-sans', 'latin-ext', 600],
  ...SUBSETS.flatMap((subset) =>
    ([500, 700] as const).map((weight) => [`noto-${subset}`, 'noto-sans', subset, weight] as const),
  ),
] as const;

/** Scripts of which letters are joined, reordered or stacked; shaped-text.ts draws them, the renderer cannot. */
const SHAPED = ['Arabic', 'Hebrew', 'Thai', 'Devanagari'] as const;
const SHAPED_LETTER = new RegExp(
  `[${SHAPED.map((script) => `\\p{Script=${script}}`).join('')}]`,
  'u',
);

/** Whether the renderer would draw a text wrongly. */
export function needsShaping(text: string): boolean {
  return SHAPED_LETTER.test(text);
}

type FontFile = readonly [name: string, family: string, subset: string, weight: CardFont['weight']];

const HAN = /\p{Script=Han}/u;
const JAPANESE: FontFile = ['japanese', 'biz-udpgothic', 'japanese', 700];
const CHINESE: FontFile = ['chinese', 'zcool-qingke-huangyou', 'chinese-simplified', 400];

/**
 * The fonts for some texts: those of the site, the fallbacks where these lack a character, and the fonts of the scripts that
 * are in the texts. Of Chinese and Japanese characters the font that has more of them comes first.
 */
export async function loadCardFonts(texts: readonly string[]): Promise<CardFont[]> {
  const base = await Promise.all(BASE.map(loadFont));
  const hasAll = texts.every((text) => drawableText(text, base) === text.trim());
  if (hasAll) return base;
  const text = texts.join(' ');
  const shaped = SHAPED.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text)).map(
    (script): FontFile => [
      script.toLowerCase(),
      `noto-sans-${script.toLowerCase()}`,
      script.toLowerCase(),
      700,
    ],
  );
  const [fallback, ideographs, korean, joined] = await Promise.all([
    Promise.all(FALLBACK.map(loadFont)),
    HAN.test(text) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? Promise.all([JAPANESE, CHINESE].map(loadFont))
      : [],
    /\p{Script=Hangul}/u.test(text) ? loadFont(['korean', 'nanum-gothic', 'korean', 700]) : null,
    Promise.all(shaped.map(loadFont)),
  ]);
  const han = [...text].filter((character) => HAN.test(character));
  const known = ({ data }: CardFont) =>
    han.filter((character) => codePointsOf(data).has(character.codePointAt(0) ?? 0)).length;
  return [
    ...base,
    ...fallback,
    ...ideographs.sort((one, other) => known(other) - known(one)),
    ...(korean ? [korean] : []),
    ...joined.map((font) => ({ ...font, isShaped: true as const })),
  ];
}

const IGNORABLE = /\p{Default_Ignorable_Code_Point}|\p{Cc}/u;

/** A text without the characters that no font has, such as emoji. What only changes such a character goes with it. */
export function drawableText(text: string, fonts: readonly CardFont[]): string {
  const known = fonts.map(({ data }) => codePointsOf(data));
  const isDrawable = (point: string) =>
    !IGNORABLE.test(point) && known.some((points) => points.has(point.codePointAt(0) ?? 0));
  const drawable = (character: string) => {
    const [first = '', ...others] = character;
    if (first === ' ') return ' ';
    if (!isDrawable(first)) return '';
    // Between joined letters, joiners have a meaning.
    const isKept = (point: string) =>
      isDrawable(point) || (/[\u200C\u200D]/.test(point) && needsShaping(character));
    return [first, ...others.filter(isKept)].join('');
  };
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    normalizeText(text, 'NFC').replace(/\s+/g, ' '),
  );
  return [...characters]
    .map(({ segment }) => drawable(segment))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

async function loadFont([name, family, subset, weight]: FontFile): Promise<CardFont> {
  const file = `${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const data = await readFile(path.join(process.cwd(), 'node_modules/@fontsource', file));
  return { name, weight, style: 'normal', data };
}

const known = new WeakMap<Buffer, Set<number>>();

/** The characters of a WOFF font, from its table cmap (OpenType specification, formats 4 and 12). */
export function codePointsOf(font: Buffer): Set<number> {
  const found = known.get(font);
  if (found) return found;
  const points = new Set<number>();
  const cmap = tableOf(font, 'cmap');
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    const format = table.readUInt16BE(0);
    if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group++) {
        const start = 16 + 12 * group;
        addRange(points, table.readUInt32BE(start), table.readUInt32BE(start + 4));
      }
    } else if (format === 4) {
      const segments = table.readUInt16BE(6);
      for (let segment = 0; segment < segments; segment += 2) {
        addRange(
          points,
          table.readUInt16BE(16 + segments + segment),
          table.readUInt16BE(14 + segment),
        );
      }
    }
  }
  points.delete(0xffff); // the end mark of format 4
  known.set(font, points);
  return points;
}

/** A table of a WOFF font (W3C, WOFF File Format 1.0, 5), unpacked, with its entry in the directory. */
interface Table {
  tag: string;
  checksum: number;
  data: Buffer;
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) =>
      font.readUInt32BE(entry + at),
    ) as [number, number, number, number];
    const stored = font.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(stored) : stored;
    return { tag: font.toString('latin1', entry, entry + 4), checksum, data };
  });
}

function tableOf(font: Buffer, tag: string): Buffer {
  const table = tablesOf(font).find((one) => one.tag === tag);
  if (!table) throw new Error(`A font of the share cards has no table ${tag}.`);
  return table.data;
}

/** A WOFF font as the font file that it was made of (OpenType specification, table directory). */
export function sfntOf(font: Buffer): Uint8Array<ArrayBuffer> {
  const tables = tablesOf(font);
  const header = Buffer.alloc(12 + 16 * tables.length);
  font.copy(header, 0, 4, 8); // its flavour
  header.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    for (const [place, value] of [checksum, end, data.length].entries())
      header.writeUInt32BE(value, entry + 4 + 4 * place);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    end += data.length + padding.length;
  }
  return new Uint8Array(Buffer.concat(parts));
}

function addRange(points: Set<number>, first: number, last: number): void {
  for (let point = first; point <= last; point++) points.add(point);
}

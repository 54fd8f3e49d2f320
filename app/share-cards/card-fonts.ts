import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { normalizeText } from '@/lib/clean-text';

/** A font as the renderer of share cards takes it. Without a font for a character it would ask other servers for one. */
export interface CardFont {
  name: string;
  weight: 500 | 600 | 700;
  style: 'normal';
  data: Buffer;
}

// The typefaces of app/fonts.ts, in a format that the renderer reads.
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

/** The fonts for some texts: those of the site, and the fallbacks where these lack a character. */
export async function loadCardFonts(texts: readonly string[]): Promise<CardFont[]> {
  const base = await Promise.all(BASE.map(loadFont));
  const hasAll = texts.every((text) => drawableText(text, base) === text.trim());
  return hasAll ? base : [...base, ...(await Promise.all(FALLBACK.map(loadFont)))];
}

/** A text without the characters that no font has, such as emoji. */
export function drawableText(text: string, fonts: readonly CardFont[]): string {
  const known = fonts.map(({ data }) => codePointsOf(data));
  return [...normalizeText(text, 'NFC').replace(/\s+/g, ' ')]
    .filter((character) => {
      if (/\p{Default_Ignorable_Code_Point}|\p{Cc}/u.test(character)) return false;
      return character === ' ' || known.some((points) => points.has(character.codePointAt(0) ?? 0));
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

async function loadFont([name, family, subset, weight]: readonly [
  string,
  string,
  string,
  CardFont['weight'],
]): Promise<CardFont> {
  const file = `${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const data = await readFile(path.join(process.cwd(), 'node_modules/@fontsource', file));
  return { name, weight, style: 'normal', data };
}

const known = new WeakMap<Buffer, Set<number>>();

/** The characters of a WOFF font, from its table cmap (OpenType specification, formats 4 and 12). */
function codePointsOf(font: Buffer): Set<number> {
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

function tableOf(font: Buffer, tag: string): Buffer {
  for (let entry = 44; entry < 44 + 20 * font.readUInt16BE(12); entry += 20) {
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const [offset, packed, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const table = font.subarray(offset, offset + packed);
    return packed < length ? inflateSync(table) : table;
  }
  throw new Error(`A font of the share cards has no table ${tag}.`);
}

function addRange(points: Set<number>, first: number, last: number): void {
  for (let point = first; point <= last; point++) points.add(point);
}

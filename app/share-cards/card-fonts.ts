import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanLine } from '@/lib/text/clean-text';

interface CardFont {
  name: string;
  weight: 500 | 600 | 700;
  style: 'normal';
  data: Buffer;
}

// The typefaces of app/_document/fonts.css, in a format that the renderer reads, and what they lack of Latin, Greek and
// Cyrillic. The renderer tries all in order.
const FONTS = [
  ['display', 'bricolage-grotesque', 'latin', 700],
  ['text', 'instrument-sans', 'latin', 500],
  ['text', 'instrument-sans', 'latin', 600],
  ['display-ext', 'bricolage-grotesque', 'latin-ext', 700],
  ['text-ext', 'instrument-sans', 'latin-ext', 500],
  ['text-ext', 'instrument-sans', 'latin-ext', 600],
  ...['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'latin-ext'].flatMap(
    (subset) =>
      ([500, 700] as const).map(
        (weight) => [`noto-${subset}`, 'noto-sans', subset, weight] as const,
      ),
  ),
] as const;

let fonts: Promise<CardFont[]> | undefined;

export function loadCardFonts(): Promise<CardFont[]> {
  fonts ??= Promise.all(
    FONTS.map(async ([name, family, subset, weight]) => {
      const file = `${family}/files/${family}-${subset}-${weight}-normal.woff`;
      const data = await readFile(path.join(process.cwd(), 'node_modules/@fontsource', file));
      return { name, weight, style: 'normal', data };
    }),
  );
  return fonts;
}

/** The characters that the fonts hold. For another one the renderer would ask other servers for a font. */
const DRAWABLE =
  /^(?:[[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]&&[\0-\u052F\u1E00-\u1FFF]]|[ -~¡-£¥-©«¬®-¹»-¿×÷–—‘-‚“-„†•…′″‹›⁄€№™↑↓−])*$/v;

/** A text in one line and without emoji, as a card shows it; empty where the fonts lack one of its characters. */
export function drawableText(text: string): string {
  const words = cleanLine(text.replaceAll(/\p{RGI_Emoji}|\uFE0F/gv, ''));
  return DRAWABLE.test(words) ? words : '';
}

import bidiFactory from 'bidi-js';
import { Blob, Buffer as ShapingBuffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { codePointsOf, sfntOf, type CardFont } from './card-fonts';

/**
 * A text as outlines. The renderer of the cards places one glyph for each character, from left to right; scripts such as
 * Arabic and Devanagari join, reorder and stack them, which HarfBuzz does, in the order of the Unicode Bidirectional
 * Algorithm.
 */
export interface ShapedText {
  lines: { width: number; glyphs: { x: number; y: number; scale: number; path: string }[] }[];
  /** Whether it is read from right to left: its lines end at the right edge. */
  isRightToLeft: boolean;
}

const bidi = bidiFactory();

/**
 * Shapes a text, all characters of which have a font, and breaks it into lines of about the same width.
 *
 * @param size of the font in pixels
 * @param width the widest line in pixels; a word that is wider has a line of its own
 */
export function shapeText(
  text: string,
  fonts: readonly CardFont[],
  { size, width }: { size: number; width: number },
): ShapedText {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  const runs = runsOf(text, levels, fonts);
  const lineOf = (start: number, end: number) => shapeLine(text, cut(runs, start, end), size);
  const broken = breakInto((start, end) => lineOf(start, end).width, text, width);
  return {
    lines: broken.map(([start, end]) => lineOf(start, end)),
    isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1,
  };
}

/** A part of the text with one direction and one font. */
type Run = { start: number; end: number; level: number; font: CardFont };

function runsOf(text: string, levels: Uint8Array, fonts: readonly CardFont[]): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const [end, level, last] = [start + character.length, levels[start] ?? 0, runs.at(-1)];
    // A space or a full stop stays in the font of what is before it.
    const has = (font: CardFont) => codePointsOf(font.data).has(point);
    const font =
      last && has(last.font) && !/\p{L}|\p{N}/u.test(character) ? last.font : fonts.find(has);
    const chosen = font ?? last?.font ?? fonts[0]!;
    if (last?.level === level && last.font === chosen) last.end = end;
    else runs.push({ start, end, level, font: chosen });
    start = end;
  }
  return runs;
}

function cut(runs: readonly Run[], start: number, end: number): Run[] {
  return runs
    .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }))
    .filter((run) => run.start < run.end);
}

/** Greedy lines, then the narrowest width that needs no more of them. */
function breakInto(
  measure: (start: number, end: number) => number,
  text: string,
  width: number,
): [start: number, end: number][] {
  const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)];
  const fill = (limit: number) => {
    const lines: [number, number][] = [];
    for (const { index, segment } of words) {
      const [last, end] = [lines.at(-1), index + segment.length];
      const isMark = !/[\p{L}\p{N}]/u.test(segment);
      if (last && (isMark || measure(last[0], end) <= limit)) last[1] = end;
      else lines.push([index, end]);
    }
    return lines.map(([start, end]): [number, number] => [
      start,
      start + text.slice(start, end).trimEnd().length,
    ]);
  };
  const lines = fill(width);
  let best = lines;
  for (let limit = width * 0.95; limit > width / 2; limit *= 0.95) {
    const narrower = fill(limit);
    if (narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

function shapeLine(
  text: string,
  logical: readonly Run[],
  size: number,
): ShapedText['lines'][number] {
  const glyphs: ShapedText['lines'][number]['glyphs'] = [];
  let x = 0;
  for (const { start, end, level, font } of inVisualOrder(logical)) {
    const { shaper, unitsPerEm } = shaperOf(font);
    const buffer = new ShapingBuffer();
    buffer.addText(text.slice(start, end));
    buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    const scale = size / unitsPerEm;
    const places = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, xOffset, yOffset } = places[index]!;
      const path = shaper.glyphToPath(codepoint);
      if (path) glyphs.push({ x: x + xOffset * scale, y: -yOffset * scale, scale, path });
      x += xAdvance * scale;
    }
  }
  return { width: x, glyphs };
}

/** Reverses each sequence of runs of a level and above, from the highest level down to 1 (UAX 9, rule L2). */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && order[end]!.level >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return order;
}

type Shaper = { shaper: Font; unitsPerEm: number };

const shapers = new WeakMap<CardFont['data'], Shaper>();

function shaperOf({ data }: CardFont): Shaper {
  const known = shapers.get(data);
  if (known) return known;
  const face = new Face(new Blob(sfntOf(data)));
  const made = { shaper: new Font(face), unitsPerEm: face.upem };
  shapers.set(data, made);
  return made;
}

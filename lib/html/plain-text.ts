import { trimInvisible, unifyLineEnds } from '../text/clean-text.ts';
import { clipText } from '../text/format.ts';
import { escapeHtml } from './escape.ts';

/** A piece of a plain text. `start` is the number of the first item of an ordered list. */
export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: string[] };

interface Rules {
  /** Lines that follow each other are one paragraph; otherwise each line is a paragraph. */
  joinLines?: true;
  /** A paragraph that ends in a colon is a heading. */
  colonHeadings?: true;
  /** A literal backslash-n is a line break too. */
  literalBreaks?: true;
  /** Lines that start with #, ## or ### are headings; more than three count as three. No line is a list item. */
  hashHeadings?: true;
}

/** What the specification says of each kind of text. */
const RULES = {
  answer: {},
  update: { literalBreaks: true },
  job: { joinLines: true, colonHeadings: true },
  document: { hashHeadings: true },
} satisfies Record<string, Rules>;

export type TextKind = keyof typeof RULES;

/** Signs that stand for nothing but a list item, those of Word's symbol font included. A doubled one is decoration. */
const BULLET =
  /^([\u2022\u2023\u2043\u25AA\u25AB\u25A0\u25A1\u25CF\u25CB\u25E6\u2219\u25C6\u25C7\u27A2\u27A4\u25BA\u25B6\u25B8\u2713\u2714\u2611\u2756\uF0A7\uF0B7\uF0D8\uF0FC])(?!\1)\s*/;
/** Signs that mean other things too: a list item only before white space, so that -10 °C and *Please note* are none. */
const SPACED_BULLET =
  /^(?:[-\u2013\u2014*+\u00B7\u2192\u203A\u00BB]\s+|o\t\s*|[-\u00B7](?=\p{L})|[-*\u2013\u00B7]$)/u;
const NUMBER = /^\(?(\d{1,3})(?:[.)](?=\s|$)|\)(?=\p{L}))\s*/u;

type Line = {
  /** The text after the mark, or the whole line. */
  text: string;
  isIndented: boolean;
  /** Whether a blank line is before it. */
  isApart: boolean;
  bulleted: boolean;
  /** The number in front, whether or not it counts list items. */
  number: number | null;
};

/**
 * Takes a plain text apart, as people type it or paste it from Word, mails and web pages: into paragraphs, headings and
 * lists. Blank lines between two items do not end a list, and a line between two items, or an indented one after an item,
 * belongs to the item above it. Numbers count items only where they go on: a date is no list. A heading without words is
 * left out.
 */
export function parsePlainText(text: string, kind: TextKind = 'answer'): TextBlock[] {
  const { joinLines, colonHeadings, literalBreaks, hashHeadings }: Rules = RULES[kind];
  const read = readLines(literalBreaks ? text.replaceAll('\\n', '\n') : text, !hashHeadings);
  const lines = numbered(read);
  const isBetweenItems = linesBetweenItems(lines);
  const blocks: TextBlock[] = [];
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    const ordered = line.number !== null;
    const hashes = hashHeadings ? /^#*/.exec(line.text)![0].length : 0;
    if (line.bulleted || ordered) {
      if (line.text === '') continue;
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(line.text);
      else blocks.push({ kind: 'list', ordered, start: line.number ?? 1, items: [line.text] });
    } else if (hashes > 0) {
      const words = trimInvisible(line.text.slice(hashes));
      const level = Math.min(hashes, 3) as 1 | 2 | 3;
      if (words !== '') blocks.push({ kind: 'heading', level, text: words });
    } else if (
      last?.kind === 'list' &&
      !line.isApart &&
      (isBetweenItems[index] || line.isIndented)
    ) {
      last.items.push(`${last.items.pop()} ${line.text}`);
    } else if (last?.kind === 'paragraph' && joinLines && !line.isApart) {
      last.text += ` ${line.text}`;
    } else {
      blocks.push({ kind: 'paragraph', text: line.text });
    }
  }
  if (!colonHeadings) return blocks;
  return blocks.map((block) =>
    block.kind === 'paragraph' && block.text.endsWith(':')
      ? { ...block, kind: 'heading', level: 3 }
      : block,
  );
}

/** The lines in which something can be seen. Bullets that stand in one line are several lines. */
function readLines(text: string, hasLists: boolean): Line[] {
  const lines: Line[] = [];
  let isApart = false;
  for (const raw of unifyLineEnds(text).split('\n')) {
    const parts = hasLists && /^\s*\u2022/.test(raw) ? raw.split(/(?=\u2022)/) : [raw];
    for (const part of parts) {
      const whole = trimInvisible(part);
      if (whole === '') {
        isApart = lines.length > 0;
        continue;
      }
      const mark = hasLists ? (BULLET.exec(whole) ?? SPACED_BULLET.exec(whole)) : null;
      const number = hasLists && !mark ? NUMBER.exec(whole) : null;
      const rest = trimInvisible(whole.slice((mark ?? number)?.[0].length ?? 0));
      lines.push({
        text: number ? whole : rest,
        isIndented: /^(?:\t|\s{2})/.test(part),
        isApart,
        bulleted: mark !== null,
        number: number ? Number(number[1]) : null,
      });
      isApart = false;
    }
  }
  return lines;
}

/** Leaves a number only to lines with numbers that go on from 0, 1 or each other; other numbers belong to the text. */
function numbered(lines: Line[]): Line[] {
  let last: number | null = null;
  let isInRun = false;
  const candidates = lines.filter(({ number }) => number !== null);
  const following = new Map(candidates.map((line, index) => [line, candidates[index + 1]?.number]));
  return lines.map((line) => {
    if (line.number === null) {
      if (line.isApart) isInRun = false;
      return line;
    }
    const goesOn = last !== null && (line.number === last + 1 || (isInRun && line.number > last));
    const begins = following.get(line) === line.number + 1;
    isInRun = goesOn || begins;
    if (!isInRun) return { ...line, number: null };
    last = line.number;
    return { ...line, text: trimInvisible(line.text.replace(NUMBER, '')) };
  });
}

/** For each line, whether an item follows it without a blank line in between. A line that announces a list stands alone. */
function linesBetweenItems(lines: readonly Line[]): boolean[] {
  let isFollowed = false;
  return lines
    .toReversed()
    .map(({ bulleted, number, text, isApart }) => {
      const isItem = bulleted || number !== null;
      const isBetween = isFollowed && !isItem && !text.endsWith(':');
      isFollowed = !isApart && (isItem || isBetween);
      return isBetween;
    })
    .reverse();
}

/** The requirements of a job. `ordered` when the lines were numbered. */
export type Requirements = { ordered: boolean; items: string[] };

/** The requirements of a job. A line without a mark belongs to the one above it; without any mark all is one item. */
export function splitRequirements(requirements: string): Requirements {
  const items: string[] = [];
  // In a list of requirements this sign begins an item at any place.
  const blocks = parsePlainText(requirements.replaceAll('\u2022', '\n\u2022 '), 'job');
  for (const block of blocks) {
    if (block.kind === 'list') items.push(...block.items);
    else items.push(items.length > 0 ? `${items.pop()} ${block.text}` : block.text);
  }
  return { ordered: blocks[0]?.kind === 'list' && blocks[0].ordered, items };
}

/** Characters of a job description that the list of positions gets; a card shows three lines of it. */
const PREVIEW_LENGTH = 320;

/** The beginning of a job description as one line of plain text. */
export function previewOf(description: string): string {
  const text = parsePlainText(description, 'job')
    .map((block) => (block.kind === 'list' ? block.items.join(', ') : block.text))
    .join(' ');
  return clipText(text, PREVIEW_LENGTH);
}

/** Blocks as plain text again, in one spelling: items begin with a hyphen or their number, each on a line. */
export function blocksToText(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind !== 'list') return block.text;
      const { ordered, start, items } = block;
      return items
        .map((item, index) => `${ordered ? `${start + index}.` : '-'} ${item}`)
        .join('\n');
    })
    .join('\n');
}

/** Blocks as HTML, for feeds and structured data. */
export function blocksToHtml(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind !== 'list') return `<p>${escapeHtml(block.text)}</p>`;
      const items = block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
      if (!block.ordered) return `<ul>${items}</ul>`;
      return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>${items}</ol>`;
    })
    .join('');
}

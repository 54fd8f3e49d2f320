import { trimInvisible, unifyLineEnds } from '../text/clean-text.ts';
import { clipText } from '../text/format.ts';
import { escapeHtml } from './escape.ts';

export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] };

/**
 * The kinds of text in the specification. Every line is a paragraph; in a `job`, lines without a blank one between
 * them are one, and a paragraph that ends in a colon is a heading. In an `update` a literal backslash-n is a line break too.
 * In a `document` lines that start with #, ## or ### are headings, and no line is an item of a list.
 */
export type TextKind = 'answer' | 'update' | 'job' | 'document';

/** A mark counts before white space only, so that -10 °C and *Please note* are no items. */
const BULLET = /^(?:[-*](?:\s+|$)|•\s*)/;
const NUMBER = /^(\d{1,3})[.)]\s+/;

/** Takes a plain text apart. A heading and an item without words are left out. */
export function parsePlainText(text: string, kind: TextKind = 'answer'): TextBlock[] {
  const whole = kind === 'update' ? text.replaceAll('\\n', '\n') : text;
  const blocks: TextBlock[] = [];
  let isApart = true;
  for (const line of unifyLineEnds(whole).split('\n').map(trimInvisible)) {
    const block = line === '' ? null : blockOf(line, kind, blocks.at(-1));
    const last = blocks.at(-1);
    if (block?.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered)
      last.items.push(...block.items);
    else if (kind === 'job' && !isApart && block?.kind === 'paragraph' && last?.kind === block.kind)
      last.text += ` ${block.text}`;
    else if (block) blocks.push(block);
    isApart = line === '';
  }
  if (kind !== 'job') return blocks;
  return blocks.map((block) =>
    block.kind === 'paragraph' && block.text.endsWith(':')
      ? { ...block, kind: 'heading', level: 3 }
      : block,
  );
}

function blockOf(line: string, kind: TextKind, last: TextBlock | undefined): TextBlock | null {
  const rest = (mark: string) => trimInvisible(line.slice(mark.length));
  if (kind === 'document') {
    const hashes = /^#*/.exec(line)![0];
    if (!hashes) return { kind: 'paragraph', text: line };
    const level = Math.min(hashes.length, 3) as 1 | 2 | 3;
    return rest(hashes) === '' ? null : { kind: 'heading', level, text: rest(hashes) };
  }
  const bullet = BULLET.exec(line)?.[0];
  if (bullet !== undefined)
    return rest(bullet) === '' ? null : { kind: 'list', ordered: false, items: [rest(bullet)] };
  const [mark = '', number] = NUMBER.exec(line) ?? [];
  // Other numbers belong to the text: a date is no list.
  const next = last?.kind === 'list' && last.ordered ? last.items.length + 1 : 1;
  return Number(number) === next
    ? { kind: 'list', ordered: true, items: [rest(mark)] }
    : { kind: 'paragraph', text: line };
}

/**
 * The requirements of a job, split on bullets, at any place, or on numbered lines. A line without a mark belongs to the one
 * above it; without any mark all is one item.
 */
export function splitRequirements(requirements: string): { ordered: boolean; items: string[] } {
  const items: string[] = [];
  const blocks = parsePlainText(requirements.replaceAll('•', '\n• '), 'job');
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
  const mark = (ordered: boolean, index: number) => (ordered ? `${index + 1}.` : '-');
  return blocks
    .flatMap((block) =>
      block.kind === 'list'
        ? block.items.map((item, index) => `${mark(block.ordered, index)} ${item}`)
        : block.text,
    )
    .join('\n');
}

/** Blocks as HTML, for feeds and structured data. */
export function blocksToHtml(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind !== 'list') return `<p>${escapeHtml(block.text)}</p>`;
      const items = block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    })
    .join('');
}

import { clipText } from '../format.ts';

/** Characters of a description that the list of positions is sent, of which a card shows three lines. */
const PREVIEW_LENGTH = 320;

/** A piece of a job description. */
export type DescriptionBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** The mark of a list at the beginning of a line; a doubled one is no mark (a rule of dashes, **emphasis**). */
const BULLET = /^([-\u2022*])(?!\1)\s*/;

/**
 * Takes a job's description apart (specification, section 2): paragraphs are split on blank lines, one that ends in a
 * colon is a sub-heading, lines that begin with -, a bullet or * become lists. Gives plain text, in its order.
 */
export function parseJobDescription(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const paragraph of splitOnBlankLines(description)) {
    for (const run of splitIntoRuns(paragraph)) addBlock(blocks, run);
  }
  return blocks;
}

/** The beginning of a description as one line of plain text, for a list that shows a few lines of it. */
export function previewOf(description: string): string {
  const text = parseJobDescription(description)
    .map((block) => (block.kind === 'list' ? block.items.join(', ') : block.text))
    .join(' ');
  return clipText(text, PREVIEW_LENGTH);
}

/** Lines without the space around them; a blank line separates two paragraphs. */
function splitOnBlankLines(text: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/).map((raw) => raw.trim())) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

type Run = { bulleted: boolean; lines: string[] };

/** Neighbouring lines of one kind belong together: those of a list, those of a paragraph. */
function splitIntoRuns(lines: string[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const bulleted = BULLET.test(line);
    const last = runs.at(-1);
    const text = line.replace(BULLET, '');
    if (last?.bulleted === bulleted) last.lines.push(text);
    else runs.push({ bulleted, lines: [text] });
  }
  return runs;
}

function addBlock(blocks: DescriptionBlock[], { bulleted, lines }: Run): void {
  const last = blocks.at(-1);
  if (bulleted) {
    const items = lines.filter((line) => line !== '');
    if (items.length === 0) return;
    // Blank lines between the lines of a list do not make several lists of it.
    if (last?.kind === 'list') last.items.push(...items);
    else blocks.push({ kind: 'list', items });
    return;
  }
  const text = lines.join(' ');
  blocks.push({ kind: text.endsWith(':') ? 'heading' : 'paragraph', text });
}

/** The paragraphs of an update: a literal backslash-n is a line break like any other (specification, section 3). */
export function splitUpdateBody(body: string): string[] {
  return splitParagraphs(body.replaceAll('\\n', '\n'));
}

/** Splits a text on its line breaks; blank lines and the space around each paragraph are dropped. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What a job asks for. `ordered` when the lines were numbered. */
export type Requirements = { ordered: boolean; items: string[] };

const MARK = /^[-*](?![-*])\s*/;
const NUMBER = /^\d{1,3}[.)](?=\s|$)\s*/;

/**
 * Splits a job's requirements on bullets or numbered lines (specification, section 2). A line without a mark belongs to
 * the one above it; a text without any mark is one item.
 */
export function splitRequirements(requirements: string): Requirements {
  const items: string[] = [];
  let numbered = 0;
  // U+2022 is a mark wherever it stands, because it means nothing else; the others only at the beginning of a line.
  for (const line of requirements.replaceAll('\u2022', '\n- ').split(/\r\n|\r|\n/)) {
    const text = line.trim();
    const mark = MARK.exec(text) ?? NUMBER.exec(text);
    if (mark && NUMBER.test(text)) numbered += 1;
    if (mark || items.length === 0) items.push(text.slice(mark?.[0].length ?? 0));
    else items[items.length - 1] += ` ${text}`;
  }
  const found = items.map((item) => item.trim()).filter((item) => item !== '');
  return { ordered: numbered > 0 && numbered >= found.length, items: found };
}

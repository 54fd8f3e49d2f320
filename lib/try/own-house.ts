import { normalizeText } from '../text/clean-text.ts';
import { foldText } from '../text/fold-text.ts';
import { OWN_HOUSE } from './own-house-limits.ts';

/** A note that belongs to none of the drawers. Its title has the bound of a name. */
export interface FurtherNote {
  title: string;
  text: string;
}

/** The house that a visitor writes down: a note by the id of its drawer. Drawers without a note have no entry. */
export interface OwnHouse {
  name: string;
  /** Its country by its code (ISO 3166-1), from which the emergency number follows. */
  country: string | null;
  notes: Readonly<Record<string, string>>;
  further: readonly FurtherNote[];
}

/** A drawer, as files and printed sheets name it. */
export interface Drawer {
  id: string;
  label: string;
  /** Its labels on the pages of other languages, which a file may have. */
  otherLabels?: readonly string[];
}

export const EMPTY_HOUSE: OwnHouse = { name: '', country: null, notes: {}, further: [] };

/** Whether nothing of a house is written down. */
export function isEmptyHouse({ name, country, notes, further }: OwnHouse): boolean {
  return !name && !country && Object.keys(notes).length === 0 && further.length === 0;
}

/** Version 1 had neither a country nor further notes. */
const VERSION = 2;

/** Why a file is no house. The words are in content/en/try.ts. */
export type FileProblem =
  { problem: 'size' | 'unreadable' | 'empty' | 'many' } | { problem: 'long'; label: string };

/** The house as a JSON file. */
export function houseAsJson(
  { name, country, notes, further }: OwnHouse,
  drawers: readonly Drawer[],
): string {
  const written = drawers.filter(({ id }) => notes[id]);
  const listed = written.map(({ id, label }) => ({ id, label, text: notes[id] }));
  const file = { format: 'house-notes', version: VERSION, name, country, notes: listed, further };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The house as a Markdown file: its name as the title, a heading for every drawer that has a note, then the further notes. */
export function houseAsMarkdown(
  { name, country, notes, further }: OwnHouse,
  drawers: readonly Drawer[],
): string {
  const part = (heading: string, text: string) => `${heading}\n\n${escapeHeadings(text)}\n`;
  return [
    `# ${name}`.trim() + '\n',
    ...(country ? [`<!-- country: ${country} -->\n`] : []),
    ...drawers.flatMap(({ id, label }) => (notes[id] ? [part(`## ${label}`, notes[id])] : [])),
    ...further.map(({ title, text }) => part(`### ${title}`, text)),
  ].join('\n');
}

/** The text of a file: in UTF-8 or UTF-16, or as older programs of Windows save it. */
export function decodeFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Characters of the longest file name: file systems take 255 bytes, and a character has up to four. */
const LONGEST_FILE_NAME = 60;

/**
 * Gives the name of a house's file, without its ending: letters with their marks, and digits.
 *
 * @param nameless for a house whose name has none
 */
export function houseFileName({ name }: Pick<OwnHouse, 'name'>, nameless: string): string {
  const words = normalizeText(name, 'NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined = [...words.join('-')].slice(0, LONGEST_FILE_NAME).join('').replace(/-$/, '');
  return joined || houseFileName({ name: nameless }, 'house');
}

/**
 * Reads a file that was exported here, in either format, on a page of any language. A note without a drawer becomes a
 * further one.
 */
export function readHouseFile(
  content: string,
  drawers: readonly Drawer[],
): { house: OwnHouse } | FileProblem {
  if (content.length > OWN_HOUSE.largestFile) return { problem: 'size' };
  const text = content.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const entries = /^\s*\{/.test(text) ? fromJson(text) : fromMarkdown(text);
  if (!entries) return { problem: 'unreadable' };
  return placeNotes(entries, drawers);
}

interface Entries {
  name: string;
  country: unknown;
  /** A note with a drawer is placed there; one without is a further note. */
  notes: readonly { drawer?: string; title?: string; text: string }[];
}

function placeNotes(
  { name, country, notes }: Entries,
  drawers: readonly Drawer[],
): { house: OwnHouse } | FileProblem {
  const placed: Record<string, string> = {};
  const further: FurtherNote[] = [];
  for (const { drawer, title = drawer ?? '', text } of notes) {
    const found =
      drawers.find(({ id, label }) => id === drawer || isSameLabel(label, drawer)) ??
      drawers.find(({ otherLabels }) => otherLabels?.some((label) => isSameLabel(label, drawer)));
    const note = tidyNote([found && placed[found.id], text].filter(Boolean).join('\n'));
    if (note.length > OWN_HOUSE.longestNote) return { problem: 'long', label: title };
    if (!note) continue;
    if (found) placed[found.id] = note;
    else further.push({ title: tidyName(title), text: note });
  }
  if (further.length > OWN_HOUSE.mostFurther) return { problem: 'many' };
  if (Object.keys(placed).length === 0 && further.length === 0) return { problem: 'empty' };
  return { house: { name: tidyName(name), country: readCountry(country), notes: placed, further } };
}

function readCountry(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null;
}

function isSameLabel(label: string, other = ''): boolean {
  return foldText(label) === foldText(other).trim();
}

/** A name on one line, within its bound. */
export function tidyName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, OWN_HOUSE.longestName).trim();
}

/** A note without blanks around it, with the line ends of a browser's text field. */
export function tidyNote(note: string): string {
  return note.replaceAll(/\r\n?/g, '\n').trim();
}

function fromJson(text: string): Entries | null {
  const value = parseJson(text);
  if (!isRecord(value) || value.format !== 'house-notes' || !isVersion(value.version)) return null;
  const { name, country, notes, further = [] } = value;
  if (typeof name !== 'string' || !isNotes(notes, 'id') || !isNotes(further, 'title')) return null;
  return {
    name,
    country,
    notes: [...notes.map(({ id, text }) => ({ drawer: id, text })), ...further],
  };
}

function isNotes<Key extends string>(
  value: unknown,
  key: Key,
): value is readonly Record<Key | 'text', string>[] {
  const isNote = (note: unknown) =>
    isRecord(note) && typeof note[key] === 'string' && typeof note.text === 'string';
  return Array.isArray(value) && value.every(isNote);
}

const isVersion = (value: unknown) => value === 1 || value === VERSION;

function fromMarkdown(text: string): Entries | null {
  const [head = '', ...parts] = text.split(/^(?=###? )/m);
  const title = /^# ?(.*)$/m.exec(head);
  if (!title) return null;
  const notes = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [, level, words = ''] = /^(#+) (.*)$/.exec(heading) ?? [];
    const named = words.trim();
    return {
      ...(level === '##' ? { drawer: named } : { title: named }),
      text: unescapeHeadings(lines.join('\n')),
    };
  });
  const country = /^<!-- country: ([A-Z]{2}) -->$/m.exec(head)?.[1];
  return { name: title[1] ?? '', country, notes };
}

// Headings here are lines of a note that look like one, or like one that was escaped.
function escapeHeadings(note: string): string {
  return note.replaceAll(/^(?=\\*#)/gm, '\\');
}

function unescapeHeadings(note: string): string {
  return note.replaceAll(/^\\(?=\\*#)/gm, '');
}

/** The house as the browser keeps it. */
export function houseAsKept(house: OwnHouse): string {
  return JSON.stringify({ version: VERSION, ...house });
}

/** Reads what the browser kept: null where it is no house. */
export function readKeptHouse(kept: string): OwnHouse | null {
  const value = parseJson(kept);
  if (!isRecord(value) || !isVersion(value.version)) return null;
  const { name, country, notes, further = [] } = value;
  if (typeof name !== 'string' || !isRecord(notes) || !isNotes(further, 'title')) return null;
  const texts = Object.entries(notes);
  if (texts.some(([, note]) => typeof note !== 'string')) return null;
  return {
    name: name.slice(0, OWN_HOUSE.longestName),
    country: readCountry(country),
    notes: Object.fromEntries(
      texts.map(([id, note]) => [id, String(note).slice(0, OWN_HOUSE.longestNote)]),
    ),
    further: further.slice(0, OWN_HOUSE.mostFurther).map(({ title, text }) => ({
      title: title.slice(0, OWN_HOUSE.longestName),
      text: text.slice(0, OWN_HOUSE.longestNote),
    })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { normalizeText } from '../text/clean-text.ts';
import { foldText } from '../text/fold-text.ts';

/** The bounds of what a visitor writes about their own house. */
export const OWN_HOUSE = {
  longestName: 80,
  longestNote: 1000,
  /** Bytes: thirty notes of the greatest length in letters of three bytes, and the rest of a file. */
  largestFile: 120_000,
} as const;

/** The house that a visitor writes down: a note by the id of its drawer. Drawers without a note have no entry. */
export interface OwnHouse {
  name: string;
  notes: Readonly<Record<string, string>>;
}

/** A drawer, as files and printed sheets name it. */
export interface Drawer {
  id: string;
  label: string;
  /** Its labels on the pages of other languages, which a file may have. */
  otherLabels?: readonly string[];
}

export const EMPTY_HOUSE: OwnHouse = { name: '', notes: {} };

const VERSION = 1;

/** Why a file is no house. The words are in content/en/try.ts. */
export type FileProblem =
  { problem: 'size' | 'unreadable' | 'empty' } | { problem: 'long'; label: string };

/** A house from a file, and the labels that no drawer has. */
export interface ReadHouse {
  house: OwnHouse;
  unplaced: readonly string[];
}

/** The house as a JSON file. */
export function houseAsJson({ name, notes }: OwnHouse, drawers: readonly Drawer[]): string {
  const written = drawers.filter(({ id }) => notes[id]);
  const listed = written.map(({ id, label }) => ({ id, label, text: notes[id] }));
  return `${JSON.stringify({ format: 'house-notes', version: VERSION, name, notes: listed }, null, 2)}\n`;
}

/** The house as a Markdown file: its name as the title, a heading for every drawer that has a note. */
export function houseAsMarkdown({ name, notes }: OwnHouse, drawers: readonly Drawer[]): string {
  const parts = drawers.flatMap(({ id, label }) =>
    notes[id] ? [`## ${label}\n\n${escapeHeadings(notes[id])}\n`] : [],
  );
  return [`# ${name}`.trim() + '\n', ...parts].join('\n');
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
 * What the file of a house is called, without its ending: letters with their marks, and digits.
 *
 * @param nameless for a house whose name has none
 */
export function houseFileName({ name }: OwnHouse, nameless: string): string {
  const words = normalizeText(name, 'NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined = [...words.join('-')].slice(0, LONGEST_FILE_NAME).join('').replace(/-$/, '');
  return joined || houseFileName({ name: nameless, notes: {} }, 'house');
}

/** Reads a file that was exported here, in either format, on a page of any language. */
export function readHouseFile(
  content: string,
  drawers: readonly Drawer[],
): ReadHouse | FileProblem {
  if (content.length > OWN_HOUSE.largestFile) return { problem: 'size' };
  const text = content.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const entries = /^\s*\{/.test(text) ? fromJson(text) : fromMarkdown(text);
  if (!entries) return { problem: 'unreadable' };
  return placeNotes(entries, drawers);
}

interface Entries {
  name: string;
  notes: readonly { drawer: string; text: string }[];
}

function placeNotes({ name, notes }: Entries, drawers: readonly Drawer[]): ReadHouse | FileProblem {
  const placed: Record<string, string> = {};
  const unplaced: string[] = [];
  for (const { drawer, text } of notes) {
    const found =
      drawers.find(({ id, label }) => id === drawer || isSameLabel(label, drawer)) ??
      drawers.find(({ otherLabels }) => otherLabels?.some((label) => isSameLabel(label, drawer)));
    const note = tidyNote([found && placed[found.id], text].filter(Boolean).join('\n'));
    if (note.length > OWN_HOUSE.longestNote) return { problem: 'long', label: drawer };
    if (!found) unplaced.push(drawer);
    else if (note) placed[found.id] = note;
  }
  if (Object.keys(placed).length === 0) return { problem: 'empty' };
  return { house: { name: tidyName(name), notes: placed }, unplaced };
}

function isSameLabel(label: string, other: string): boolean {
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
  if (!isRecord(value) || value.format !== 'house-notes' || value.version !== VERSION) return null;
  if (typeof value.name !== 'string' || !Array.isArray(value.notes)) return null;
  const notes: Entries['notes'][number][] = [];
  for (const note of value.notes as readonly unknown[]) {
    if (!isRecord(note) || typeof note.text !== 'string' || typeof note.id !== 'string')
      return null;
    notes.push({ drawer: note.id, text: note.text });
  }
  return { name: value.name, notes };
}

function fromMarkdown(text: string): Entries | null {
  const [head = '', ...parts] = text.split(/^## /m);
  const title = /^# ?(.*)$/m.exec(head);
  if (!title) return null;
  const notes = parts.map((part) => {
    const [drawer = '', ...lines] = part.split('\n');
    return { drawer: drawer.trim(), text: unescapeHeadings(lines.join('\n')) };
  });
  return { name: title[1] ?? '', notes };
}

// A line of a note that looks like a heading, or like one that was escaped.
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

/** Reads what the browser kept: null where it is no house of this version. */
export function readKeptHouse(kept: string): OwnHouse | null {
  const value = parseJson(kept);
  if (!isRecord(value) || value.version !== VERSION) return null;
  if (typeof value.name !== 'string' || !isRecord(value.notes)) return null;
  const notes: Record<string, string> = {};
  for (const [id, note] of Object.entries(value.notes)) {
    if (typeof note !== 'string') return null;
    notes[id] = note.slice(0, OWN_HOUSE.longestNote);
  }
  return { name: value.name.slice(0, OWN_HOUSE.longestName), notes };
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

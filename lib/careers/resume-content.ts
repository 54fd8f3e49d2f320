import 'server-only';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise, type Entry } from 'yauzl';
import { unescapeHtml } from '../html/escape.ts';
import { needsPassword } from './pdf-password.ts';
import type { ResumeKind } from './resume-file.ts';

/** What a file holds: a document of a kind that is taken, or the sentence that says why it is not. */
export type ResumeContent = { kind: ResumeKind } | { refusal: string };

const NO_DOCUMENT: ResumeContent = {
  refusal: 'This file does not hold what its name says. Please save it again as PDF, DOC or DOCX.',
};
const MACROS: ResumeContent = {
  refusal:
    'This document contains macros or programs. Please save it without them, as PDF or DOCX.',
};
const PROTECTED: ResumeContent = {
  refusal: 'This document is protected with a password. Please save it without one.',
};

/** What a kind of file is known by is in its first bytes; the rest is not searched for it. */
const BEGINNING = 4100;

/**
 * Judges a resume by its content; the name decides only whether rich text is taken, which Word has long saved as .doc.
 * The time that this takes grows no faster than the length of the file, for any content. Never throws.
 */
export async function judgeResume(bytes: Uint8Array, name: string): Promise<ResumeContent> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 4).equals(ZIP_START)) return judgeArchive(file).catch(() => NO_DOCUMENT);
  const type = await fileTypeFromBuffer(file.subarray(0, BEGINNING)).catch(() => undefined);
  if (type?.mime === 'application/x-cfb') return judgeCompoundFile(file);
  if (type?.mime === 'application/rtf' && /\.doc$/i.test(name)) return judgeRichText(file);
  const isPdf = type ? type.mime === 'application/pdf' : hasLatePdfHeader(file);
  if (!isPdf) return NO_DOCUMENT;
  return needsPassword(file) ? PROTECTED : { kind: 'pdf' };
}

/**
 * PDF readers find the header anywhere in the first 1,024 bytes (ISO 32000-1, implementation note 13): mail programs
 * and printers write lines of their own before it. A page or a script in that place is not such a line.
 */
function hasLatePdfHeader(file: Buffer): boolean {
  const [before] = file.toString('latin1', 0, 1024).split(/%PDF-[12]\.\d/, 1);
  if (before === undefined || before.length >= Math.min(file.length, 1024)) return false;
  const isCode = /<|^\s*#!|\/\/|\/\*|^MZ/.test(before);
  return !isCode && ['%%EOF', 'startxref', ' obj'].some((part) => file.includes(part));
}

// A compound file lists its storages and streams in entries of 128 bytes: the name in UTF-16, its length in bytes with
// the closing zero at 64, and at 66 what it is, 1 for a storage, 2 for a stream (MS-CFB, 2.6.1).
const ENTRY_SIZE = 128;
/** A document has a text of its own, and those of the documents that are embedded in it. */
const MOST_TEXTS = 16;
const MACRO_PARTS = ['macros', 'vba', '_vba_project', '_vba_project_cur'];

/** A Word document up to 2003 is a compound file with a stream WordDocument. */
function judgeCompoundFile(file: Buffer): ResumeContent {
  const streams = new Set<string>();
  const parts = new Set<string>();
  const texts: number[] = [];
  for (let entry = 512; entry + ENTRY_SIZE <= file.length; entry += ENTRY_SIZE) {
    const length = file.readUInt16LE(entry + 64);
    const kind = file[entry + 66];
    if (length < 4 || length > 64 || length % 2 === 1 || (kind !== 1 && kind !== 2)) continue;
    if (file.readUInt16LE(entry + length - 2) !== 0) continue;
    const name = file.toString('utf16le', entry, entry + length - 2).toLowerCase();
    parts.add(name);
    if (kind === 2) streams.add(name);
    if (kind === 2 && name === 'worddocument') texts.push(entry);
  }
  const isLocked = texts.slice(0, MOST_TEXTS).some((entry) => isEncryptedText(file, entry));
  if (streams.has('encryptedpackage') || isLocked) return PROTECTED;
  if (!streams.has('worddocument')) return NO_DOCUMENT;
  return MACRO_PARTS.some((part) => parts.has(part)) ? MACROS : { kind: 'doc' };
}

/** Shorter streams are stored together, in pieces of 64 bytes (MS-CFB, 2.2 and 2.4). */
const SMALL_STREAM = 4096;
const SMALL_SECTOR = 64;
/** The header lists so many sectors of the allocation table: enough for a file of 6.8 MB (MS-CFB, 2.2). */
const LISTED_SECTORS = 109;
/** How the stream WordDocument of Word 97 to 2003, and of Word 6 and 95, begins (MS-DOC, 2.5.2). */
const WORD_MARKS = [0xa5ec, 0xa5dc];
const ENCRYPTED_FLAG = 0x0100;

/** Where a sector begins; null where the header is none. The header takes the place of the first one. */
function placeOfSector(file: Buffer, sector: number): number | null {
  const shift = file.readUInt16LE(30);
  return shift === 9 || shift === 12 ? (sector + 1) * 2 ** shift : null;
}

/** Where a piece of a small stream begins: within the stream of the root, which the allocation table chains. */
function placeOfSmallSector(file: Buffer, piece: number): number | null {
  const size = 2 ** file.readUInt16LE(30);
  const root = placeOfSector(file, file.readUInt32LE(48));
  if (root === null || root + ENTRY_SIZE > file.length) return null;
  let sector = file.readUInt32LE(root + 116);
  const steps = Math.floor((piece * SMALL_SECTOR) / size);
  // No chain is longer than the file.
  if (steps > file.length / size) return null;
  for (let step = 0; step < steps; step++) {
    const next = nextSector(file, sector, size);
    if (next === null) return null;
    sector = next;
  }
  const place = placeOfSector(file, sector);
  return place === null ? null : place + ((piece * SMALL_SECTOR) % size);
}

function nextSector(file: Buffer, sector: number, size: number): number | null {
  const listed = Math.floor((sector * 4) / size);
  if (listed >= LISTED_SECTORS) return null;
  const table = placeOfSector(file, file.readUInt32LE(76 + 4 * listed));
  const place = table === null ? null : table + ((sector * 4) % size);
  return place === null || place + 4 > file.length ? null : file.readUInt32LE(place);
}

/**
 * Whether the flag fEncrypted is set in the stream of an entry (MS-DOC, 2.5.2). False where the stream cannot be found:
 * the document is then taken, as it was sent.
 */
function isEncryptedText(file: Buffer, entry: number): boolean {
  const sector = file.readUInt32LE(entry + 116);
  const isSmall = file.readUInt32LE(entry + 120) < SMALL_STREAM;
  const place = (isSmall ? placeOfSmallSector : placeOfSector)(file, sector);
  if (place === null || place + 12 > file.length) return false;
  if (!WORD_MARKS.includes(file.readUInt16LE(place))) return false;
  return (file.readUInt16LE(place + 10) & ENCRYPTED_FLAG) !== 0;
}

/** Rich text has no macros, but it can carry other files, and fetch a template from elsewhere. */
function judgeRichText(file: Buffer): ResumeContent {
  const text = file.toString('latin1');
  return /\\(?:obj(?:data|emb|link|autlink|update|ocx|html)|\*\\template)\b/.test(text)
    ? MACROS
    : { kind: 'doc' };
}

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
/** A Word document has some dozen parts; one with many pictures and fonts a hundred. */
const MOST_PARTS = 500;
/** What the names of all parts may take, in bytes. */
const LONGEST_NAMES = 64 * 1024;
/** What the archive says that all parts unpack to, in bytes: more would be a burden for who opens it. */
const LARGEST_UNPACKED = 50 * 1024 * 1024;
/** A list of 500 parts has some 60 kB. It alone is unpacked. */
const LARGEST_PART_LIST = 256 * 1024;
/** Deflate makes data that it cannot pack longer by five bytes in 16 kB (RFC 1951, 3.2.4). */
const isPossible = ({ compressedSize, uncompressedSize }: Entry) =>
  compressedSize <= uncompressedSize * 1.01 + 64 && uncompressedSize <= compressedSize * 1100 + 64;

/** A part's own header without its name, in bytes (APPNOTE.TXT, 4.3.7). */
const LOCAL_HEADER = 30;

const PART_LIST = '[Content_Types].xml';
const MAIN_PART =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_TYPE =
  /^application\/vnd\.ms-(?:office\.vbaproject|word\.(?:vbadata|document\.macroenabled)|word\.template\.macroenabled)/;
const MACRO_FILE = /(?:^|\/)vbaproject\.bin$/i;
const PROGRAM = /\.(?:bat|cmd|com|dll|exe|hta|jar|js|lnk|msi|ps1|scr|vbs|wsf)$/i;

/**
 * A Word document since 2007 is an archive with a list of parts that names a main part. The archive's own list of contents is
 * read; of the parts, only the list is unpacked.
 */
async function judgeArchive(file: Buffer): Promise<ResumeContent> {
  const archive = await fromBufferPromise(file, { lazyEntries: true });
  if (archive.entryCount > MOST_PARTS) return NO_DOCUMENT;
  const entries: Entry[] = [];
  let unpacked = 0;
  let named = 0;
  for await (const entry of archive.eachEntry()) {
    entries.push(entry);
    named += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    unpacked += entry.uncompressedSize;
    if (named > LONGEST_NAMES || unpacked > LARGEST_UNPACKED) return NO_DOCUMENT;
    if (entry.isEncrypted()) return PROTECTED;
    if (!isPossible(entry)) return NO_DOCUMENT;
  }
  if (overlap(entries)) return NO_DOCUMENT;
  const lists = entries.filter(
    ({ fileName }) => fileName.toLowerCase() === PART_LIST.toLowerCase(),
  );
  const [list] = lists;
  if (lists.length !== 1 || list!.fileName !== PART_LIST) return NO_DOCUMENT;
  if (list!.uncompressedSize > LARGEST_PART_LIST) return NO_DOCUMENT;
  const text = await unpack(await archive.openReadStreamPromise(list!));
  return judgeParts(
    entries.map(({ fileName }) => fileName),
    text,
  );
}

/** Whether two parts share bytes of the archive, as in archives that unpack to more than they could hold. */
function overlap(entries: readonly Entry[]): boolean {
  const ordered = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  return ordered.some((entry, index) => {
    const next = ordered[index + 1];
    const end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + entry.compressedSize;
    return next !== undefined && end > next.relativeOffsetOfLocalHeader;
  });
}

/** Reads the list of parts to its end; throws as soon as it is larger than it may be. */
async function unpack(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_PART_LIST) throw new Error('too large'); // leaving the loop destroys the stream
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const ELEMENT = /<(?:\w+:)?(?:Override|Default)\b[^<>]*>/g;
const ATTRIBUTES = {
  part: /\sPartName\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  extension: /\sExtension\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  type: /\sContentType\s*=\s*(?:"([^"]*)"|'([^']*)')/,
};

function judgeParts(names: readonly string[], list: string): ResumeContent {
  const byName = new Map<string, string>();
  const byExtension = new Map<string, string>();
  for (const [element] of list.matchAll(ELEMENT)) {
    const type = attribute(element, ATTRIBUTES.type);
    byName.set(attribute(element, ATTRIBUTES.part).replace(/^\//, ''), type);
    byExtension.set(attribute(element, ATTRIBUTES.extension), type);
  }
  const types = names.map((name) => {
    const part = name.toLowerCase();
    return byName.get(part) ?? byExtension.get(part.split('.').at(-1) ?? '') ?? '';
  });
  if (types.some((type) => MACRO_TYPE.test(type))) return MACROS;
  if (!types.includes(MAIN_PART)) return NO_DOCUMENT;
  return names.some((name) => MACRO_FILE.test(name) || PROGRAM.test(name))
    ? MACROS
    : { kind: 'docx' };
}

/** An attribute in lower case, as names of parts and media types are compared; empty where there is none. */
function attribute(element: string, pattern: RegExp): string {
  const [, double, single] = pattern.exec(element) ?? [];
  return unescapeHtml(double ?? single ?? '').toLowerCase();
}

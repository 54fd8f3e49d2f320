import 'server-only';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';
import { unescapeHtml } from '../html/escape.ts';
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

/**
 * Judges a resume by its content; the name decides only whether rich text is taken, which Word has long saved as .doc.
 * Never throws.
 */
export async function judgeResume(bytes: Uint8Array, name: string): Promise<ResumeContent> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 4).equals(ZIP_START)) return judgeArchive(file).catch(() => NO_DOCUMENT);
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  if (type?.mime === 'application/pdf') return { kind: 'pdf' };
  if (type?.mime === 'application/x-cfb') return judgeCompoundFile(file);
  if (type?.mime === 'application/rtf' && /\.doc$/i.test(name)) return judgeRichText(file);
  return !type && hasLatePdfHeader(file) ? { kind: 'pdf' } : NO_DOCUMENT;
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
const MACRO_PARTS = ['macros', 'vba', '_vba_project', '_vba_project_cur'];

/** A Word document up to 2003 is a compound file with a stream WordDocument. */
function judgeCompoundFile(file: Buffer): ResumeContent {
  const streams = new Set<string>();
  const parts = new Set<string>();
  for (let entry = 512; entry + ENTRY_SIZE <= file.length; entry += ENTRY_SIZE) {
    const length = file.readUInt16LE(entry + 64);
    const kind = file[entry + 66];
    if (length < 4 || length > 64 || length % 2 === 1 || (kind !== 1 && kind !== 2)) continue;
    if (file.readUInt16LE(entry + length - 2) !== 0) continue;
    const name = file.toString('utf16le', entry, entry + length - 2).toLowerCase();
    parts.add(name);
    if (kind === 2) streams.add(name);
  }
  if (streams.has('encryptedpackage')) return PROTECTED;
  if (!streams.has('worddocument')) return NO_DOCUMENT;
  return MACRO_PARTS.some((part) => parts.has(part)) ? MACROS : { kind: 'doc' };
}

/** Rich text has no macros, but it can carry other files, and fetch a template from elsewhere. */
function judgeRichText(file: Buffer): ResumeContent {
  const text = file.toString('latin1');
  return /\\(?:obj(?:data|emb|link|autlink|update|ocx|html)|\*\\template)\b/.test(text)
    ? MACROS
    : { kind: 'doc' };
}

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
/** A Word document has some dozen parts; images and fonts make it a few hundred. */
const MOST_PARTS = 2_000;
/** What all parts may unpack to, in bytes. Counted while they are unpacked: declared sizes are not trusted. */
const LARGEST_UNPACKED = 100 * 1024 * 1024;
const LARGEST_PART_LIST = 1024 * 1024;

const PART_LIST = '[Content_Types].xml';
const MAIN_PART =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_TYPE =
  /^application\/vnd\.ms-(?:office\.vbaproject|word\.(?:vbadata|document\.macroenabled)|word\.template\.macroenabled)/;
const MACRO_FILE = /(?:^|\/)vbaproject\.bin$/i;
const PROGRAM = /\.(?:bat|cmd|com|dll|exe|hta|jar|js|lnk|msi|ps1|scr|vbs|wsf)$/i;

/** A Word document since 2007 is an archive whose list of parts names a main part. Every part is unpacked and counted. */
async function judgeArchive(file: Buffer): Promise<ResumeContent> {
  const archive = await fromBufferPromise(file, { lazyEntries: true });
  if (archive.entryCount > MOST_PARTS) return NO_DOCUMENT;
  const names: string[] = [];
  let list = '';
  let left = LARGEST_UNPACKED;
  for await (const entry of archive.eachEntry()) {
    names.push(entry.fileName);
    if (names.length > MOST_PARTS) return NO_DOCUMENT;
    if (entry.isEncrypted()) return PROTECTED;
    const isList = entry.fileName === PART_LIST;
    const content = await archive.openReadStreamPromise(entry);
    const { size, text } = await unpack(
      content,
      isList ? Math.min(left, LARGEST_PART_LIST) : left,
      isList,
    );
    left -= size;
    if (isList) list = text;
  }
  return judgeParts(names, list);
}

/** Reads a part to its end; throws as soon as it is larger than it may be. */
async function unpack(content: Readable, most: number, isKept: boolean) {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Error('too large'); // leaving the loop destroys the stream
    if (isKept) kept.push(chunk);
  }
  return { size, text: Buffer.concat(kept).toString('utf8') };
}

function judgeParts(names: readonly string[], list: string): ResumeContent {
  const byName = new Map<string, string>();
  const byExtension = new Map<string, string>();
  for (const [element] of list.matchAll(/<(?:\w+:)?(?:Override|Default)\b[^<>]*>/g)) {
    const type = attribute(element, 'ContentType');
    byName.set(attribute(element, 'PartName').replace(/^\//, ''), type);
    byExtension.set(attribute(element, 'Extension'), type);
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
function attribute(element: string, name: string): string {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element) ?? [];
  return unescapeHtml(double ?? single ?? '').toLowerCase();
}

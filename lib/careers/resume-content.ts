import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { RESUME_TYPES, type ResumeKind } from './resume-file.ts';

/** A Word document up to 2003 is a compound file with a stream of this name (MS-DOC, 2.1.1), written in UTF-16. */
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le');

/**
 * PDF readers find the header anywhere in the first 1,024 bytes (ISO 32000-1, implementation note 13): mail programs and
 * printers write lines of their own before it. A page or a script in that place is not such a line.
 */
const LATE_PDF = /^(?!\s*(?:#!|\/\/|\/\*|MZ))[^<]{0,1016}?%PDF-[12]\.\d/;

/**
 * The kind of a resume by its content, or null for what is none; the name decides only whether rich text is taken, which Word
 * has long saved as .doc. What a document carries is not judged: it is stored privately, and downloaded, never shown. Never
 * throws.
 */
export async function resumeKind(bytes: Uint8Array, name: string): Promise<ResumeKind | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  return kindOf(file, type?.mime, name);
}

function kindOf(file: Buffer, type: string | undefined, name: string): ResumeKind | null {
  if (type === RESUME_TYPES.docx) return 'docx';
  if (type === 'application/x-cfb') return file.includes(WORD_STREAM) ? 'doc' : null;
  if (type === 'application/rtf') return /\.doc$/i.test(name) ? 'doc' : null;
  if (type === RESUME_TYPES.pdf) return 'pdf';
  return !type && LATE_PDF.test(file.toString('latin1', 0, 1024)) ? 'pdf' : null;
}

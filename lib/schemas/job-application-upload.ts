import { applicationFieldsSchema } from './job-application.ts';
import { refuseResume, resumeKindOf, type ResumeKind } from './resume-file.ts';
import { uuidSchema } from './fields.ts';
import { z } from './zod.ts';
import { unzipSync } from 'fflate';

const NOT_WHAT_IT_SAYS =
  'This file does not hold what its name says. Please save it again as PDF, DOC or DOCX.';

type Resume = { kind: ResumeKind; bytes: Uint8Array<ArrayBuffer> };

/** A file field's value: a resume whose content was looked at, or null where no file was chosen. */
const resume = z
  .unknown()
  .optional()
  .transform(async (file, context): Promise<Resume | null> => {
    if (!(file instanceof File) || isNoChoice(file)) return null;
    const kind = resumeKindOf(file.name);
    const refusal = refuseResume(file);
    if (!kind || refusal) return refuse(context, refusal ?? NOT_WHAT_IT_SAYS);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return holdsResume(bytes, kind) ? { kind, bytes } : refuse(context, NOT_WHAT_IT_SAYS);
  });

/** An application as the form sends it, file included. Parse it asynchronously; for the server only. */
export const jobApplicationSchema = applicationFieldsSchema.extend({ jobId: uuidSchema, resume });

/** An application that may be stored. */
export type JobApplication = z.output<typeof jobApplicationSchema>;

/** A browser sends an empty file field as a file without a name. */
function isNoChoice({ name, size }: File): boolean {
  return size === 0 && (name === '' || name === 'undefined' || name === 'blob');
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** A Word document has some dozen entries; images and fonts make it a few hundred. */
const MOST_ENTRIES = 2_000;
/** What the entries may unpack to. Nothing is unpacked here, but somebody will open the file. */
const LARGEST_UNPACKED = 200 * 1024 * 1024;

/** Macros, under whatever name a document lists them, and programs packed along. */
const RUNS = /vba|\.(?:bat|cmd|com|dll|exe|hta|jar|js|lnk|msi|ps1|scr|vbs|wsf)$/i;

const PDF = bytesOf('%PDF-');
const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const ZIP = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);

/** Whether a file holds what its name says it is. Looks at the bytes only and unpacks nothing. */
export function holdsResume(bytes: Uint8Array, kind: ResumeKind): boolean {
  if (kind === 'pdf') return startsWith(bytes, PDF);
  if (kind === 'doc') return startsWith(bytes, OLE) && hasWordStream(bytes);
  return startsWith(bytes, ZIP) && isWordArchive(bytes);
}

// A compound file lists its streams in entries of 128 bytes: the name in UTF-16, its length in bytes with the closing
// zero at 64, and at 66 what it is, 2 for a stream (Microsoft, MS-CFB, 2.6.1).
const ENTRY_SIZE = 128;
const STREAM = 2;
const WORD_STREAM = Uint8Array.from('WordDocument', (letter) => letter.charCodeAt(0));

function hasWordStream(bytes: Uint8Array): boolean {
  for (let entry = 512; entry + ENTRY_SIZE <= bytes.length; entry += ENTRY_SIZE) {
    const named = WORD_STREAM.every(
      (letter, index) => bytes[entry + 2 * index] === letter && bytes[entry + 2 * index + 1] === 0,
    );
    if (named && bytes[entry + 64] === 2 * WORD_STREAM.length + 2 && bytes[entry + 66] === STREAM)
      return true;
  }
  return false;
}

/** Reads the archive's list of contents. A document with macros in it is no document to send. */
function isWordArchive(bytes: Uint8Array): boolean {
  const names = new Set<string>();
  let entries = 0;
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        unpacked += originalSize;
        // Thrown here, because the list may claim to have billions of entries.
        if (entries > MOST_ENTRIES || unpacked > LARGEST_UNPACKED) throw new Error('too large');
        names.add(name);
        return false;
      },
    });
  } catch {
    return false;
  }
  const isWord = names.has('[Content_Types].xml') && names.has('word/document.xml');
  return isWord && ![...names].some((name) => RUNS.test(name));
}

function startsWith(bytes: Uint8Array, signature: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

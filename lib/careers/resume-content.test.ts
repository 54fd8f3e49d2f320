import { strToU8, zipSync, type Zippable } from 'fflate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resumeKind } from './resume-content.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = strToU8('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

function docx(main = `${WORD}.document.main+xml`, extra: Zippable = {}): Uint8Array {
  const list = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
  return zipSync({ '[Content_Types].xml': strToU8(list), 'word/document.xml': PDF, ...extra });
}

/** A compound file with an entry of this name. */
function compound(name: string): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set(OLE);
  bytes.set(Buffer.from(name, 'utf16le'), 1024);
  return bytes;
}

const joined = (before: string, bytes: Uint8Array) => Buffer.concat([strToU8(before), bytes]);

const kindOf = (bytes: Uint8Array, name = 'cv') => resumeKind(bytes, name);

it('knows a PDF and both kinds of Word document by their content and ignores their name', async () => {
  const files = { pdf: PDF, doc: compound('WordDocument'), docx: docx() };
  for (const [kind, bytes] of Object.entries(files))
    for (const name of ['cv', 'cv.pdf', 'cv.doc', 'cv.docx'])
      expect(await kindOf(bytes, name)).toBe(kind);
});

it.each([
  ['a byte order mark', '\uFEFF'],
  ['what a mail program wrote', 'Content-Type: application/pdf\r\n\r\n'],
  ['what a printer driver wrote', '\x1b%-12345X@PJL SET RESOLUTION=600\r\n'],
  ['up to 1,000 bytes', ' '.repeat(1_000)],
])('takes a PDF after %s', async (_, before) => {
  expect(await kindOf(joined(before, PDF))).toBe('pdf');
});

it.each([
  ['too far from the beginning', `${' '.repeat(1_024)}%PDF-1.7\n1 0 obj\n%%EOF`],
  ['in a page', '<html><script>steal()</script>%PDF-1.7\n1 0 obj\n%%EOF'],
  ['in the comment of a script', '//%PDF-1.7\nsteal("1 0 obj %%EOF")'],
  ['in a shell script', '#!/bin/sh\n# %PDF-1.7 %%EOF\nrm -rf ~'],
  ['in a program', 'MZ%PDF-1.7\n1 0 obj\n%%EOF'],
  ['nowhere', '<script>steal()</script>'],
])('takes no PDF with the header %s', async (_, content) => {
  expect(await kindOf(strToU8(content), 'cv.pdf')).toBeNull();
});

it('takes rich text under the name .doc only', async () => {
  const rtf = strToU8('{\\rtf1\\ansi Ada Meier\\par}');
  expect(await kindOf(rtf, 'CV.DOC')).toBe('doc');
  for (const name of ['cv.docx', 'cv.pdf', 'cv']) expect(await kindOf(rtf, name)).toBeNull();
});

it('refuses other compound files and archives, and those with something before them', async () => {
  const others = [
    compound('Workbook'),
    compound('WordDocumentX'),
    docx('application/x-spreadsheet'),
    docx(`${WORD}.template.main+xml`),
    docx('application/vnd.ms-word.document.macroEnabled.main+xml'),
    zipSync({ 'META-INF/MANIFEST.MF': PDF }),
    zipSync({ 'word/x.xml': PDF }),
    joined('MZ', docx()),
    joined('<html>', PDF),
  ];
  for (const bytes of others) expect(await kindOf(bytes, 'cv.doc')).toBeNull();
});

// Where a detector read or unpacked all of it, each of these would take minutes or memory.
it.each([
  ['a PDF', Buffer.concat([PDF, Buffer.alloc(5_000_000, '1 0 obj <<')]), 'pdf'],
  ['spaces', Buffer.alloc(5_000_000, ' '), null],
  ['parts', docx(undefined, { 'word/a.xml': new Uint8Array(60_000_000) }), 'docx'],
])('answers for %s without end', async (_, bytes, kind) => {
  expect(await kindOf(bytes)).toBe(kind);
});

it('answers any bytes behind any beginning with a kind or a refusal', async () => {
  const beginning = fc.constantFrom('', '%PDF-', '{\\rtf1', 'MZ', 'PK\x03\x04', 'PK\x05\x06');
  const name = fc.constantFrom('cv.pdf', 'cv.doc', 'cv.docx', 'cv');
  await fc.assert(
    fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 4096 }), name, async (...parts) => {
      const bytes = Buffer.concat([Buffer.from(parts[0], 'latin1'), parts[1]]);
      expect([null, 'pdf', 'doc', 'docx']).toContain(await kindOf(new Uint8Array(bytes), parts[2]));
    }),
    { numRuns: 300 },
  );
});

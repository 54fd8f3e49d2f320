import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsResume } from './job-application-upload.ts';
import type { ResumeKind } from './resume-file.ts';

const KINDS: ResumeKind[] = ['pdf', 'doc', 'docx'];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = strToU8('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const docx = (extra: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8('<w:document/>'.repeat(50)),
    ...extra,
  });

/** A compound file with one entry in its list of streams. */
function compound(name: string, kind = 2): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set(OLE);
  bytes.set(Buffer.from(name, 'utf16le'), 1024 + 128);
  bytes[1024 + 128 + 64] = 2 * name.length + 2;
  bytes[1024 + 128 + 66] = kind;
  return bytes;
}

describe('holdsResume', () => {
  it('knows a PDF, a Word document of old and one of today, each under its own name only', () => {
    const files = { pdf: PDF, doc: compound('WordDocument'), docx: docx() };
    for (const [name, bytes] of Object.entries(files)) {
      expect(KINDS.filter((kind) => holdsResume(bytes, kind))).toEqual([name]);
    }
  });

  it('refuses other compound files: a spreadsheet, an installer, a folder with the right name', () => {
    for (const bytes of [
      compound('Workbook'),
      compound('WordDocumentX'),
      compound('WordDocument', 1),
    ]) {
      expect(holdsResume(bytes, 'doc')).toBe(false);
    }
    const loose = new Uint8Array(2048);
    loose.set(OLE);
    loose.set(Buffer.from('WordDocument', 'utf16le'), 700);
    expect(holdsResume(loose, 'doc')).toBe(false);
  });

  it('refuses other archives: a spreadsheet, a program, a document with macros', () => {
    const others = [
      zipSync({ '[Content_Types].xml': strToU8('x'), 'xl/workbook.xml': strToU8('x') }),
      zipSync({ 'META-INF/MANIFEST.MF': strToU8('x') }),
      zipSync({ 'word/document.xml': strToU8('x') }),
      docx({ 'word/vbaProject.bin': strToU8('x') }),
    ];
    for (const bytes of others) expect(holdsResume(bytes, 'docx')).toBe(false);
  });

  it('refuses an archive with something before it', () => {
    expect(holdsResume(Uint8Array.from([...strToU8('MZ'), ...docx()]), 'docx')).toBe(false);
    expect(holdsResume(Uint8Array.from([...PDF, ...docx()]), 'docx')).toBe(false);
    expect(holdsResume(Uint8Array.from([...strToU8('<html>'), ...PDF]), 'pdf')).toBe(false);
  });

  it('refuses an archive that was cut off anywhere', () => {
    const whole = docx();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(holdsResume(whole.subarray(0, length), 'docx')).toBe(false);
      }),
    );
  });

  it('refuses an archive that claims to unpack to more than anybody wrote', () => {
    const bomb = docx();
    const view = new DataView(bomb.buffer);
    const list = view.getUint32(bomb.length - 6, true); // where the list of contents begins
    view.setUint32(list + 24, 0xf0000000, true); // the unpacked size of its first entry
    expect(holdsResume(bomb, 'docx')).toBe(false);
  });

  it('refuses, at once, an archive that claims to have more entries than it could', () => {
    const many = docx(
      Object.fromEntries(
        Array.from({ length: 2_100 }, (_, index) => [`a/${index}`, new Uint8Array()]),
      ),
    );
    expect(holdsResume(many, 'docx')).toBe(false);

    const claim = Buffer.concat([docx(), Buffer.alloc(98)]);
    const record = claim.length - 98;
    claim.writeUInt32LE(0x6064b50, record); // zip64: four thousand million entries
    claim.writeUInt32LE(0xffffffff, record + 32);
    claim.writeUInt32LE(0x7064b50, claim.length - 42);
    claim.writeUInt32LE(record, claim.length - 34);
    claim.writeUInt32LE(0x6054b50, claim.length - 22);
    claim.writeUInt16LE(1, claim.length - 14);
    const started = performance.now();
    expect(holdsResume(claim, 'docx')).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('never takes random bytes, not even behind a right beginning of Word', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4096 }), (bytes) => {
        for (const kind of KINDS) expect(holdsResume(bytes, kind)).toBe(false);
        expect(holdsResume(Uint8Array.from([...OLE, ...bytes]), 'doc')).toBe(false);
        expect(holdsResume(Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes]), 'docx')).toBe(false);
      }),
    );
  });
});

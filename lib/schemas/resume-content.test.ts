import { strToU8, zipSync, type Zippable } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeResume } from './resume-content.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = strToU8('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const VBA = 'application/vnd.ms-office.vbaProject';

/** The list of parts of a Word document. */
function partList(main = `${WORD}.document.main+xml`, more = ''): Uint8Array {
  return strToU8(
    `<?xml version="1.0"?><Types xmlns="x"><Default Extension="xml" ContentType="application/xml"/>` +
      `<Default Extension="png" ContentType="image/png"/>` +
      `<Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`,
  );
}

function docx(extra: Zippable = {}, list = partList()): Uint8Array {
  return zipSync({
    '[Content_Types].xml': list,
    'word/document.xml': strToU8('<w:document/>'.repeat(50)),
    ...extra,
  });
}

/** A compound file whose list of contents has these entries: a name and 1 for a storage, 2 for a stream. */
function compound(...entries: [name: string, kind: number][]): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set(OLE);
  entries.forEach(([name, kind], index) => {
    const start = 1024 + 128 * index;
    bytes.set(Buffer.from(name, 'utf16le'), start);
    bytes[start + 64] = 2 * name.length + 2;
    bytes[start + 66] = kind;
  });
  return bytes;
}

const joined = (...parts: (string | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? strToU8(part) : part)]));

type Verdict = { kind?: string; refusal?: string };
const judge = async (bytes: Uint8Array, name = 'cv'): Promise<Verdict> => judgeResume(bytes, name);
const kindOf = async (bytes: Uint8Array, name?: string) => (await judge(bytes, name)).kind ?? null;
const refusalOf = async (bytes: Uint8Array, name?: string) => (await judge(bytes, name)).refusal;

describe('judgeResume', () => {
  it('knows a PDF and both kinds of Word document by their content and ignores their name', async () => {
    const files = { pdf: PDF, doc: compound(['WordDocument', 2]), docx: docx() };
    for (const [kind, bytes] of Object.entries(files)) {
      for (const name of ['cv', 'cv.pdf', 'cv.doc', 'cv.docx'])
        expect(await kindOf(bytes, name)).toBe(kind);
    }
  });

  it.each([
    ['a byte order mark', '\uFEFF'],
    ['line ends', '\r\n\r\n'],
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
    ['all there is', 'so to say %PDF-1.7'],
    ['in a program', 'MZ%PDF-1.7\n1 0 obj\n%%EOF'],
    ['nowhere', '<script>steal()</script>'],
  ])('takes no PDF whose header is %s', async (_, content) => {
    for (const name of ['cv.pdf', 'cv']) expect(await kindOf(strToU8(content), name)).toBeNull();
  });

  it('takes rich text under the name .doc only, and without other files in it', async () => {
    const rtf = strToU8('{\\rtf1\\ansi Ada Meier\\par}');
    expect(await kindOf(rtf, 'CV.DOC')).toBe('doc');
    for (const name of ['cv.docx', 'cv.pdf', 'cv']) expect(await kindOf(rtf, name)).toBeNull();
    for (const control of ['\\object\\objemb{\\*\\objdata 01}', '{\\*\\template http://a.example}'])
      expect(await refusalOf(strToU8(`{\\rtf1 ${control}}`), 'cv.doc')).toContain('macros');
  });

  it('refuses other compound files: a spreadsheet, an installer, a folder with the right name', async () => {
    const loose = new Uint8Array(2048);
    loose.set(OLE);
    loose.set(Buffer.from('WordDocument', 'utf16le'), 700);
    const others = (['Workbook', 'WordDocumentX'] as const).map((name) => compound([name, 2]));
    for (const bytes of [loose, ...others, compound(['WordDocument', 1])])
      expect(await kindOf(bytes, 'cv.doc')).toBeNull();
  });

  it.each(['Macros', 'VBA', '_VBA_PROJECT', 'macros'])(
    'refuses a DOC with macros (%s), and says so',
    async (part) => {
      expect(await refusalOf(compound(['WordDocument', 2], [part, 1]))).toContain('macros');
    },
  );

  it('says that a document is protected with a password', async () => {
    expect(await refusalOf(compound(['EncryptedPackage', 2]))).toContain('password');
  });

  it('refuses other archives: a spreadsheet, a program, a template, a document without a list', async () => {
    const others = [
      docx({ 'xl/workbook.xml': strToU8('x') }, partList('application/x-spreadsheet')),
      docx({}, partList(`${WORD}.template.main+xml`)),
      docx({}, strToU8('<Types/>')),
      zipSync({ 'META-INF/MANIFEST.MF': strToU8('x') }),
      zipSync({ 'word/document.xml': strToU8('x') }),
      zipSync({ '[Content_Types].xml': partList() }),
    ];
    for (const bytes of others) expect(await kindOf(bytes, 'cv.docx')).toBeNull();
  });

  it('finds macros by the type of a part, not by its name', async () => {
    const photo = docx({ 'word/media/vba-plan.png': strToU8('x') });
    expect(await kindOf(photo)).toBe('docx');
    const listed = (more: string) =>
      docx({ 'word/x.dat': strToU8('x') }, partList(undefined, more));
    const hidden = [
      listed(`<Override PartName="/word/x.dat" ContentType="${VBA}"/>`),
      listed(`<Default ContentType='${VBA}' Extension='DAT' />`),
      listed(`<Default Extension="dat" ContentType="${VBA.replace('v', '&#118;')}"/>`),
      docx({}, partList('application/vnd.ms-word.document.macroEnabled.main+xml')),
      docx({ 'word/vbaProject.bin': strToU8('x') }),
      docx({ 'word/embeddings/run.exe': strToU8('x') }),
    ];
    for (const bytes of hidden) expect(await refusalOf(bytes, 'cv.docx')).toContain('macros');
  });

  it('takes a main part under another name', async () => {
    const list = partList(
      'application/xml',
      `<Override PartName="/word/document2.xml" ContentType="${WORD}.document.main+xml"/>`,
    );
    expect(await kindOf(docx({ 'word/document2.xml': strToU8('x') }, list))).toBe('docx');
  });

  it('refuses an archive with something before it', async () => {
    expect(await kindOf(joined('MZ', docx()), 'cv.docx')).toBeNull();
    expect(await kindOf(joined('<html>', PDF), 'cv.pdf')).toBeNull();
  });

  it('refuses an archive that was cut off anywhere', async () => {
    const whole = docx();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        expect(await kindOf(whole.subarray(0, length), 'cv.docx')).toBeNull();
      }),
    );
  });

  it('unpacks no more than a document may hold and ignores the sizes that the archive declares', async () => {
    const zeros = new Uint8Array(101 * 1024 * 1024);
    const bomb = docx({ 'word/media/a.png': [zeros, { level: 1 }] });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await kindOf(bomb, 'cv.docx')).toBeNull();

    const view = new DataView(bomb.buffer);
    let entry = view.getUint32(bomb.length - 6, true); // where the list of contents begins
    for (let index = 0; index < 3; index++) {
      view.setUint32(entry + 24, 100, true); // the declared size
      entry += 46 + view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true);
    }
    expect(await kindOf(bomb, 'cv.docx')).toBeNull();
  }, 30_000);

  it('refuses, at once, an archive that claims to have more entries than it could', async () => {
    const names = Array.from({ length: 2_100 }, (_, index) => [`a/${index}`, new Uint8Array()]);
    expect(await kindOf(docx(Object.fromEntries(names)), 'cv.docx')).toBeNull();

    const claim = Buffer.concat([docx(), Buffer.alloc(98)]);
    const record = claim.length - 98;
    claim.writeUInt32LE(0x6064b50, record); // zip64: four thousand million entries
    claim.writeUInt32LE(0xffffffff, record + 32);
    claim.writeUInt32LE(0x7064b50, claim.length - 42);
    claim.writeUInt32LE(record, claim.length - 34);
    claim.writeUInt32LE(0x6054b50, claim.length - 22);
    claim.writeUInt16LE(1, claim.length - 14);
    const started = performance.now();
    expect(await kindOf(claim, 'cv.docx')).toBeNull();
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('answers any bytes behind any beginning with a kind or a refusal, and takes none of Word', async () => {
    const beginnings = ['', 'MZ', 'PK\x03\x04', 'PK\x05\x06', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'];
    const beginning = fc.constantFrom('%PDF-', '{\\rtf1', ...beginnings);
    const name = fc.constantFrom('cv.pdf', 'cv.doc', 'cv.docx', 'cv');
    await fc.assert(
      fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 4096 }), name, async (...parts) => {
        const bytes = Buffer.concat([Buffer.from(parts[0], 'latin1'), parts[1]]);
        const content = await judgeResume(new Uint8Array(bytes), parts[2]);
        expect(Object.keys(content)).toHaveLength(1);
        if (beginnings.includes(parts[0])) expect(content).toHaveProperty('refusal');
      }),
      { numRuns: 500 },
    );
  });
});

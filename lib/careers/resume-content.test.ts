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

/** A compound file with these entries in its list of contents: a name and 1 for a storage, 2 for a stream. */
function compound(...entries: [name: string, kind: number][]): Uint8Array {
  const bytes = new Uint8Array(Math.max(4096, 1024 + 128 * entries.length));
  bytes.set(OLE);
  entries.forEach(([name, kind], index) => {
    const start = 1024 + 128 * index;
    bytes.set(Buffer.from(name, 'utf16le'), start);
    bytes[start + 64] = 2 * name.length + 2;
    bytes[start + 66] = kind;
  });
  return bytes;
}

/** A compound file with a stream WordDocument of this size, which begins with this mark and these flags. */
function wordFile(shift: number, size: number, mark: number, flags: number): Uint8Array {
  const sector = 2 ** shift;
  const file = Buffer.alloc(40 * sector);
  const place = (number: number) => (number + 1) * sector;
  file.set(OLE);
  file.writeUInt16LE(shift, 30);
  file.writeUInt32LE(1, 48); // the list of contents is in sector 1
  file.writeUInt32LE(0, 76); // the allocation table in sector 0
  file.writeUInt32LE(3, place(0) + 4 * 2); // the small streams in sectors 2 and 3
  const enter = (index: number, name: string, kind: number, start: number, length: number) => {
    const entry = place(1) + 128 * index;
    file.write(name, entry, 'utf16le');
    file.writeUInt16LE(2 * name.length + 2, entry + 64);
    file[entry + 66] = kind;
    file.writeUInt32LE(start, entry + 116);
    file.writeUInt32LE(length, entry + 120);
  };
  const isSmall = size < 4096;
  enter(0, 'Root Entry', 5, 2, 8192);
  // The tenth piece of 64 bytes is in the second sector of small streams.
  enter(1, 'WordDocument', 2, isSmall ? 9 : 5, size);
  const text = isSmall ? place(3) + 64 : place(5);
  file.writeUInt16LE(mark, text);
  file.writeUInt16LE(flags, text + 10);
  return file;
}

const LIST = '[Content_Types].xml';
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const many = (count: number, content: Uint8Array, prefix = 'word/') =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`${prefix}${nth}.xml`, content]));

/** Where each part is described in the archive's list of contents. */
function* described(archive: Buffer) {
  let entry = archive.readUInt32LE(archive.length - 6);
  for (let left = archive.readUInt16LE(archive.length - 12); left > 0; left--) {
    yield entry;
    entry += 46 + archive.readUInt16LE(entry + 28) + archive.readUInt16LE(entry + 30);
  }
}

/** Alters what an archive says of the size of every part, or of how each is packed. */
function declare(bytes: Uint8Array, size?: number, method?: number): Uint8Array {
  const archive = Buffer.from(bytes);
  for (const entry of described(archive)) {
    if (size !== undefined) archive.writeUInt32LE(size, entry + 24);
    if (method !== undefined) archive.writeUInt16LE(method, entry + 10);
  }
  return archive;
}

/** Lets every part but the first begin at the same place. */
function overlapping(bytes: Uint8Array): Uint8Array {
  const archive = Buffer.from(bytes);
  const [, ...others] = described(archive);
  const place = archive.readUInt32LE(others[0]! + 42);
  for (const entry of others) archive.writeUInt32LE(place, entry + 42);
  return archive;
}

const rename = (bytes: Uint8Array, from: string, to: string) =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1');

const joined = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? strToU8(part) : part))),
  );

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
  ])('takes no PDF with the header %s', async (_, content) => {
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
    // What a PDF says of its encryption is in pdf-password.test.ts.
    const locked = joined(PDF, 'trailer <</Encrypt <</Filter/Other>>>>\nstartxref\n0\n%%EOF');
    for (const bytes of [locked, joined('\r\n', locked)])
      expect(await refusalOf(bytes, 'cv.pdf')).toContain('password');
    const flagged = Buffer.from(docx());
    const [first] = described(flagged);
    flagged[first! + 8]! |= 1;
    expect(await refusalOf(flagged)).toContain('password');
  });

  it.each([
    ['a long text', 9, 4096, 0xa5ec],
    ['sectors of 4 kB', 12, 4096, 0xa5ec],
    ['a short text', 9, 4095, 0xa5ec],
    ['Word 95', 9, 5000, 0xa5dc],
  ])(
    'says so of a DOC with the flag of an encrypted text, with %s',
    async (_, shift, size, mark) => {
      expect(await refusalOf(wordFile(shift, size, mark, 0x0100))).toContain('password');
      for (const other of [0, 0xfe00, 0x00ff])
        expect(await kindOf(wordFile(shift, size, mark, other))).toBe('doc');
    },
  );

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

  it('unpacks the list of parts and nothing else', async () => {
    const damaged = Buffer.from(docx());
    const part = damaged.indexOf('word/document.xml') + 'word/document.xml'.length;
    damaged.fill(0xff, part, part + 8);
    expect(await kindOf(damaged)).toBe('docx');
    const list = damaged.indexOf(LIST) + LIST.length;
    damaged.fill(0xff, list, list + 8);
    expect(await kindOf(damaged)).toBeNull();
  });

  it.each([
    ['says that it unpacks to more than 50 MB', docx({ 'word/a.xml': zeros(51) })],
    ['says so of all parts together', docx(many(6, zeros(10)))],
    ['says less than a part can unpack to', declare(docx({ 'word/a.xml': zeros(51) }), 100)],
    ['says more than a part can unpack to', declare(docx(), 20_000_000)],
    ['has a list of parts that is long', docx({}, joined(partList(), zeros(1)))],
    ['has one that is longer than it says', declare(docx({}, joined(partList(), zeros(1))), 2_000)],
    ['has two of them', docx({ '[CONTENT_TYPES].XML': partList() })],
    ['has one in an odd spelling', rename(docx(), LIST, LIST.toUpperCase())],
    ['has more than 500 parts', docx(many(499, new Uint8Array()))],
    ['has 40,000 parts', docx(many(40_000, new Uint8Array()))],
    ['has names of more than 64 kB', docx(many(20, new Uint8Array(), 'n'.repeat(4_000)))],
    ['has parts in the place of others', overlapping(docx({ 'word/a.xml': zeros(1) }))],
    ['is packed in an unknown way', declare(docx(), undefined, 9)],
  ])('refuses an archive that %s', async (_, bytes) => {
    expect(await kindOf(bytes, 'cv.docx')).toBeNull();
  });

  it('takes a document of 500 parts', async () => {
    expect(await kindOf(docx(many(498, new Uint8Array())))).toBe('docx');
  });

  it('refuses an archive that claims, in its record for large ones, to have more entries than it could', async () => {
    const claim = Buffer.concat([docx(), Buffer.alloc(98)]);
    const record = claim.length - 98;
    claim.writeUInt32LE(0x6064b50, record); // zip64: four thousand million entries
    claim.writeUInt32LE(0xffffffff, record + 32);
    claim.writeUInt32LE(0x7064b50, claim.length - 42);
    claim.writeUInt32LE(record, claim.length - 34);
    claim.writeUInt32LE(0x6054b50, claim.length - 22);
    claim.writeUInt16LE(1, claim.length - 14);
    expect(await kindOf(claim, 'cv.docx')).toBeNull();
  });

  // Where the time grew with the square of the length, each of these would take minutes.
  it.each(['<<', '(', '%a', 'trailer<<', '1 0 obj ', '/Encrypt 1 0 R ', 'startxref 1 '])(
    'answers for a PDF of 5 MB of %j',
    async (part) => {
      const end = '\ntrailer<</Encrypt 1 0 R>>\nstartxref\n9\n%%EOF';
      const bytes = Buffer.concat([PDF, Buffer.alloc(5_000_000, part), Buffer.from(end)]);
      expect(await refusalOf(bytes)).toContain('password');
    },
  );

  it('answers for a compound file and rich text of 5 MB', async () => {
    const entries = Array.from({ length: 40_000 }, (): [string, number] => ['WordDocument', 2]);
    expect(await kindOf(compound(...entries))).toBe('doc');
    const rtf = Buffer.concat([Buffer.from('{\\rtf1'), Buffer.alloc(5_000_000, '\\obj\\*')]);
    expect(await kindOf(rtf, 'cv.doc')).toBe('doc');
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

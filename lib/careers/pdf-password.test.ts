import { describe, expect, it } from 'vitest';
import { needsPassword } from './pdf-password.ts';

/** The first half of the id of the files from which qpdf made the values below. */
const ID = '/ID [<ce3eb0fded74e05cb3513d523c04fb16><00>]';

type Sample = {
  V: number;
  R: number;
  Length: number;
  O: string;
  open: string;
  locked: [O: string, U: string];
};

/** What qpdf 11 wrote: `O` and `open` (its U) with an owner password only, `locked` with the password "secret" too. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'revision 2, RC4 of 40 bits': {
    V: 1,
    R: 2,
    Length: 40,
    O: 'c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab',
    open: '3054ef933c1ee1901291ca28faafd863f5010c595edd19e83807c0146eb91c4b',
    locked: [
      '92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd',
      '3747f52a36c03285493c30c4858891112252b49a7fdebb98cf37e615ebc45ef9',
    ],
  },
  'revision 3, RC4 of 128 bits': {
    V: 2,
    R: 3,
    Length: 128,
    O: '566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5',
    open: 'ce3a98b78458ac10097f5c4f140ded970122456a91bae5134273a6db134c87c4',
    locked: [
      '0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083',
      '41d91651918b1daa288646558b17a1a70122456a91bae5134273a6db134c87c4',
    ],
  },
  'revision 4, AES of 128 bits': {
    V: 4,
    R: 4,
    Length: 128,
    O: '566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5',
    open: 'ce3a98b78458ac10097f5c4f140ded970122456a91bae5134273a6db134c87c4',
    locked: [
      '0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083',
      '41d91651918b1daa288646558b17a1a70122456a91bae5134273a6db134c87c4',
    ],
  },
  'revision 5, AES of 256 bits': {
    V: 5,
    R: 5,
    Length: 256,
    O: 'd664d3e837b0df1d73cf7557c8fbd737917358a9135c217971608e8e5190863e3b8d4bd2dbc2f1398f0359aca6e1dcce',
    open: '224c860a708c89c9f9f7359a40983bd2175855ffbd3a6c21b19e157e839d084f4d9fdb8ae8cc2379aa02a142b4b8b621',
    locked: [
      'ee15282bb698221841c033551c14fedb55f863d6c2b8754578847d8b8d3fdb26a8368f37e9ea55ceee263cc40b17bfc5',
      '87e3f1a44ca6f3899b5d215f3b9127eea69be400482f2d69c180eaee9b2537b4c0c7b21a39b5a75fcfe0bfcdfc42ea92',
    ],
  },
  'revision 6, AES of 256 bits': {
    V: 5,
    R: 6,
    Length: 256,
    O: '07aa2da2ca2c5615c877028b40e6ff65cbcec348fb054a9dd8041ff5ce78a2957b39e8c5ee0792e410d0b31fe1cba5a6',
    open: 'bcf55fbddae2c017a4faecb27a1393664d7f202e4a629bb84423271e544fe3323dc559bbaecaa5d5c1693b667167eb09',
    locked: [
      'ce5e2aef9e14670001efe467658cd4a79799b617de2c3ebc0f104e287da159b6e69c3fa2432629c90b9cc695334bd4f5',
      'f796412754809cce483e58ef5df8e860edd79b6a3d7bd919395060d7a50bcbb949490ad8ed54ff99bfc80b5214b8c769',
    ],
  },
};
/** The U of revision 4 where the metadata is not encrypted. */
const OPEN_METADATA = '775c3259e5012ccfdc962f83ec5620bf0122456a91bae5134273a6db134c87c4';

const FILTERS = '/CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF';

const dictionary = ({ V, R, Length }: Sample, O: string, U: string, more = '') =>
  `<< ${V >= 4 ? FILTERS : ''} /Filter /Standard /V ${V} /R ${R} /Length ${Length} /P -4 /O ${O} /U ${U} ${more} >>`;

const hex = (digits: string) => `<${digits}>`;
/** A string in brackets, with the characters that need it behind a backslash, as most programs write it. */
const literal = (digits: string) =>
  `(${Buffer.from(digits, 'hex')
    .toString('latin1')
    .replace(/[()\\\r]/g, (char) => (char === '\r' ? '\\r' : `\\${char}`))})`;

const BODY = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n';

/** A file with a dictionary by itself as its trailer. */
function classic(
  encryption: string,
  trailer = `<</Size 5/Root 1 0 R${ID}/Encrypt 4 0 R>>`,
): Buffer {
  const body = `${BODY}4 0 obj\n${encryption}\nendobj\n`;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A file with the dictionary of a cross-reference stream as its trailer (PDF 1.5). */
function streamed(encryption: string): Buffer {
  const body = `${BODY}4 0 obj\n${encryption}\nendobj\n`;
  const xref = `5 0 obj\n<</Type/XRef/W[1 2 1]/Size 6/Root 1 0 R ${ID} /Encrypt 4 0 R/Length 0>>\nstream\nendstream\nendobj\n`;
  return Buffer.from(`${body}${xref}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

describe.each(Object.entries(SAMPLES))('needsPassword, %s', (_, sample) => {
  const { O, open, locked } = sample;
  const unlocked = [
    dictionary(sample, hex(O), hex(open)),
    dictionary(sample, literal(O), literal(open)),
  ];
  const refused = [
    dictionary(sample, hex(locked[0]), hex(locked[1])),
    dictionary(sample, literal(locked[0]), literal(locked[1])),
  ];

  it.each([
    ['a trailer', classic],
    ['a cross-reference stream', streamed],
  ])('tells an opening password from mere restrictions, behind %s', (__, file) => {
    for (const encryption of unlocked) expect(needsPassword(file(encryption))).toBe(false);
    for (const encryption of refused) expect(needsPassword(file(encryption))).toBe(true);
  });

  it('finds both in a file with wrong places', () => {
    const moved = (file: Buffer) => Buffer.concat([Buffer.from('\r\n'), file]);
    for (const file of [classic, streamed]) {
      for (const encryption of unlocked) expect(needsPassword(moved(file(encryption)))).toBe(false);
      for (const encryption of refused) expect(needsPassword(moved(file(encryption)))).toBe(true);
    }
  });

  it('needs every byte of the check', () => {
    const altered = (sample.open.startsWith('0') ? '1' : '0') + sample.open.slice(1);
    expect(needsPassword(classic(dictionary(sample, hex(O), hex(altered))))).toBe(true);
  });
});

describe('needsPassword', () => {
  const aes = SAMPLES['revision 4, AES of 128 bits']!;
  const [lockedO, lockedU] = aes.locked;
  const locked = dictionary(aes, hex(lockedO), hex(lockedU));

  it('reads metadata that are not encrypted into the key', () => {
    const encryption = dictionary(aes, hex(aes.O), hex(OPEN_METADATA), '/EncryptMetadata false');
    expect(needsPassword(classic(encryption))).toBe(false);
    expect(needsPassword(classic(encryption.replace('false', 'true')))).toBe(true);
  });

  it.each([
    ['within the trailer', classic('null', `<</Root 1 0 R ${ID} /Encrypt ${locked}>>`)],
    ['under a name with an escape', classic(locked, `<</Root 1 0 R ${ID} /Encr#79pt 4 0 R>>`)],
    [
      'behind a comment',
      classic(locked, `<</Root 1 0 R % ) >>\n ${ID} /Encrypt % (\n4 % x\n0 R>>`),
    ],
    [
      'in the last version of its object',
      classic(`${dictionary(aes, hex(aes.O), hex(aes.open))}\nendobj\n4 0 obj\n${locked}`),
    ],
    [
      'where startxref leads nowhere',
      Buffer.from(
        classic(locked)
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n0'),
        'latin1',
      ),
    ],
  ])('finds a password that is said %s', (_, file) => expect(needsPassword(file)).toBe(true));

  it.each([
    ['a certificate', '<< /Filter /Adobe.PubSec /V 4 /R 4 >>'],
    ['an unknown revision', '<< /Filter /Standard /V 9 /R 9 /O (a) /U (b) /StmF /X /StrF /X >>'],
    ['a dictionary that is not there', 'null'],
  ])('takes encryption by %s for locked', (_, encryption) => {
    expect(needsPassword(classic(encryption))).toBe(true);
  });

  it('asks for nothing where only attachments are encrypted, or nothing is', () => {
    const attachments = locked.replace('/StmF /StdCF /StrF /StdCF', '/EFF /StdCF');
    expect(needsPassword(classic(attachments))).toBe(false);
    expect(needsPassword(classic(locked, `<</Root 1 0 R>>`))).toBe(false);
    const mention = `${BODY}2 0 obj (How to /Encrypt 4 0 R) endobj`;
    for (const text of ['', '%PDF-1.7', mention, `${BODY}trailer <<`])
      expect(needsPassword(Buffer.from(text)), text).toBe(false);
  });

  it('answers for any dictionary that never ends', () => {
    for (const part of ['<<', '[', '(', '\\', '/a<<', '%', '%a', '4 0 ', '/Encrypt 4 0 R '])
      expect(typeof needsPassword(classic(locked, part.repeat(20_000)))).toBe('boolean');
  });
});

import 'server-only';
import { createCipheriv, createHash } from 'node:crypto';

// What a PDF says of its encryption is in plain text: the trailer names a dictionary (ISO 32000-2, 7.6.2), which no
// object stream may hold (7.5.7).

/** A value of a PDF, as far as its encryption needs it. Names begin with a slash, strings are bytes. */
type Value = string | number | boolean | null | Buffer | Reference | readonly Value[] | Dictionary;
type Dictionary = { readonly [name: string]: Value };
type Reference = { readonly object: string };

/** A dictionary that is longer or deeper than this has nothing to do with encryption, in bytes and in levels. */
const LONGEST_DICTIONARY = 64 * 1024;
const DEEPEST = 16;

/**
 * Whether a PDF asks for a password before it shows anything. One that only restricts printing or copying opens with the
 * empty user password and asks for none. A file with an encryption that cannot be made out counts as locked: an administrator
 * could not read it either, and its sender can save it without. Never throws; takes time in proportion to the length.
 */
export function needsPassword(file: Buffer): boolean {
  const text = file.toString('latin1');
  const trailer = findTrailer(text);
  const named = trailer?.Encrypt ?? null;
  if (!trailer || named === null) return false;
  const encryption = isReference(named) ? findObject(text, named) : named;
  if (!isDictionary(encryption)) return true;
  const [id] = Array.isArray(trailer.ID) ? (trailer.ID as Value[]) : [];
  return !opensWithoutPassword(encryption, Buffer.isBuffer(id) ? id : Buffer.alloc(0));
}

/**
 * The trailer to which the last `startxref` leads; where that place holds none, the last one in the file, as readers look
 * for it when they repair a file.
 */
function findTrailer(text: string): Dictionary | null {
  const start = /startxref\s+(\d{1,10})\s/.exec(text.slice(text.lastIndexOf('startxref')) + '\n');
  return (start && trailerAt(text, Number(start[1]))) ?? lastTrailer(text);
}

function trailerAt(text: string, place: number): Dictionary | null {
  if (/^\s*xref\b/.test(text.slice(place, place + 64))) {
    const trailer = text.indexOf('trailer', place);
    return trailer < 0 ? null : readDictionary(text, trailer + 'trailer'.length);
  }
  const [head] = /^\s*\d{1,10}\s+\d{1,10}\s+obj\b/.exec(text.slice(place, place + 64)) ?? [];
  return head === undefined ? null : streamTrailer(text, place + head.length);
}

function lastTrailer(text: string): Dictionary | null {
  const classic = text.lastIndexOf('trailer');
  const found = classic < 0 ? null : readDictionary(text, classic + 'trailer'.length);
  if (found) return found;
  const head = text.lastIndexOf('obj', text.lastIndexOf('/XRef'));
  return head < 0 ? null : streamTrailer(text, head + 'obj'.length);
}

/** The dictionary of a cross-reference stream, which is a trailer too (ISO 32000-2, 7.5.8). */
function streamTrailer(text: string, place: number): Dictionary | null {
  const stream = readDictionary(text, place);
  return stream?.Type === '/XRef' ? stream : null;
}

/** The dictionary of an object; of several versions the last one. */
function findObject(text: string, { object }: Reference): Dictionary | null {
  const [number, generation] = object.split(' ');
  const heads = text.matchAll(
    new RegExp(`(?<!\\d)${number}\\s{1,64}${generation}\\s{1,64}obj\\b`, 'g'),
  );
  let end = -1;
  for (const head of heads) end = head.index + head[0].length;
  return end < 0 ? null : readDictionary(text, end);
}

function readDictionary(text: string, from: number): Dictionary | null {
  try {
    const value = new Reader(text.slice(from, from + LONGEST_DICTIONARY)).read();
    return isDictionary(value) ? value : null;
  } catch {
    return null;
  }
}

const isReference = (value: Value | undefined): value is Reference =>
  isDictionary(value) && typeof value.object === 'string';

const isDictionary = (value: Value | undefined): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

// A comment ends with its line: two beginnings of the same one would be tried in every combination.
const SPACE = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*(?:[\r\n]|$))*`;
const TOKEN = new RegExp(
  `${SPACE}(?:(<<|>>|[[\\]])|(/[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]*)|<([0-9A-Fa-f\\s]*)>|(\\()|([^\\0\\t\\n\\f\\r ()<>[\\]{}/%]+))`,
  'y',
);
const REFERENCE = new RegExp(`${SPACE}(\\d{1,10})${SPACE}R(?![A-Za-z])`, 'y');

/** Reads one value (ISO 32000-2, 7.3). Throws at what is none. */
class Reader {
  private place = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(depth = 0): Value {
    const token = this.next();
    if (token === null || depth > DEEPEST) throw new SyntaxError('no value');
    const [, sign, name, hex, string, word] = token;
    if (sign === '<<') return this.dictionary(depth);
    if (sign === '[') return this.list(depth);
    if (name !== undefined) return unescapeName(name);
    if (hex !== undefined) return hexBytes(hex);
    if (string !== undefined) return this.literal();
    if (word === undefined) throw new SyntaxError('no value');
    if (/^\d{1,10}$/.test(word)) {
      REFERENCE.lastIndex = this.place;
      const reference = REFERENCE.exec(this.text);
      if (reference) {
        this.place = REFERENCE.lastIndex;
        return { object: `${Number(word)} ${Number(reference[1])}` };
      }
    }
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : Number(word);
  }

  private next(): RegExpExecArray | null {
    TOKEN.lastIndex = this.place;
    const token = TOKEN.exec(this.text);
    if (token) this.place = TOKEN.lastIndex;
    return token;
  }

  private isAt(sign: string): boolean {
    const before = this.place;
    if (this.next()?.[1] === sign) return true;
    this.place = before;
    return false;
  }

  private dictionary(depth: number): Dictionary {
    const values: Record<string, Value> = {};
    while (!this.isAt('>>')) {
      const name = this.read(depth + 1);
      if (typeof name !== 'string') throw new SyntaxError('no name');
      values[name.slice(1)] = this.read(depth + 1);
    }
    return values;
  }

  private list(depth: number): Value[] {
    const values: Value[] = [];
    while (!this.isAt(']')) values.push(this.read(depth + 1));
    return values;
  }

  /** A string in brackets, which may hold brackets in pairs and characters behind a backslash. */
  private literal(): Buffer {
    const bytes: number[] = [];
    for (let open = 1; this.place < this.text.length;) {
      const char = this.text[this.place++]!;
      if (char === '(') open++;
      if (char === ')' && --open === 0) return Buffer.from(bytes);
      if (char === '\\') bytes.push(...this.escaped());
      else if (char === '\r') {
        if (this.text[this.place] === '\n') this.place++;
        bytes.push(10); // every line break is read as one line feed
      } else bytes.push(char.charCodeAt(0));
    }
    throw new SyntaxError('no end of a string');
  }

  private escaped(): number[] {
    const [octal] = /^[0-7]{1,3}/.exec(this.text.slice(this.place, this.place + 3)) ?? [];
    if (octal) {
      this.place += octal.length;
      return [parseInt(octal, 8) & 255];
    }
    const char = this.text[this.place++] ?? '';
    if (char === '\r' && this.text[this.place] === '\n') this.place++;
    if (char === '\r' || char === '\n') return [];
    const control = 'nrtbf'.indexOf(char);
    return [control < 0 ? char.charCodeAt(0) : [10, 13, 9, 8, 12][control]!];
  }
}

const unescapeName = (name: string) =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function hexBytes(written: string): Buffer {
  const digits = written.replace(/\s/g, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

/** Fills up a password of up to 32 bytes (ISO 32000-2, algorithm 2, step a); the empty one is all padding. */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** Whether the empty password is the user password (ISO 32000-2, algorithms 6 and 11), or only attachments are locked. */
function opensWithoutPassword(encryption: Dictionary, id: Buffer): boolean {
  const { Filter, V, R, O, U, P, StmF = '/Identity', StrF = '/Identity' } = encryption;
  if (Filter !== '/Standard') return false;
  if (Number(V) >= 4 && StmF === '/Identity' && StrF === '/Identity') return true;
  if (!Buffer.isBuffer(O) || !Buffer.isBuffer(U)) return false;
  if (R === 5 || R === 6) {
    const salt = U.subarray(32, 40);
    const expected = R === 5 ? digest('sha256', salt) : hardenedHash(salt);
    return U.length >= 48 && expected.equals(U.subarray(0, 32));
  }
  if (R !== 2 && R !== 3 && R !== 4) return false;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(Number(P) | 0);
  const isOpen = R === 4 && encryption.EncryptMetadata === false;
  const first = digest(
    'md5',
    PADDING,
    O.subarray(0, 32),
    permissions,
    id,
    Buffer.alloc(isOpen ? 4 : 0, 255),
  );
  return keyLengths(R, encryption.Length).some((length) => {
    let key = first.subarray(0, length);
    if (R === 2) return rc4(key, PADDING).equals(U.subarray(0, 32));
    for (let round = 0; round < 50; round++) key = digest('md5', key).subarray(0, length);
    let check: Buffer = digest('md5', PADDING, id);
    for (let round = 0; round < 20; round++)
      check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check);
    return check.equals(U.subarray(0, 16));
  });
}

/** How long the key may be, in bytes: writers disagree about where its length is said. */
function keyLengths(revision: number, bits: Value | undefined): number[] {
  if (revision === 2) return [5];
  const said = Number(bits) / 8;
  return [...new Set(said >= 5 && said <= 16 && Number.isInteger(said) ? [said, 16, 5] : [16, 5])];
}

function digest(algorithm: string, ...parts: Buffer[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Algorithm 2.B of ISO 32000-2, for the empty user password: at most 320 rounds. */
function hardenedHash(salt: Buffer): Buffer {
  let key = digest('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = digest(['sha256', 'sha384', 'sha512'][sum % 3]!, encrypted);
    last = encrypted.at(-1)!;
  }
  return key.subarray(0, 32);
}

/** RC4, which OpenSSL no longer offers by default. It is its own reverse. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}

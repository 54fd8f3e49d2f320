// Characters that take no room and have no meaning at the edge of a text: soft hyphen, zero-width space and joiners,
// marks and embeddings of the writing direction, byte order mark, and the fillers that are displayed as blanks.
const INVISIBLE =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0';
const UNSEEN_CHARACTER = new RegExp(`[\\s\\u0085${INVISIBLE}]`);
const UNSEEN = new RegExp(`[\\s\\u0085${INVISIBLE}]+`, 'g');
// These never carry meaning within a line; joiners do, in Persian and in emoji.
const STRAY = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * More marks in a row than any language writes. Normalizing takes time in the square of them, so a text that has them
 * stays as it is (the Stream-Safe Text Format allows 30: Unicode Standard Annex 15). The two signs of half width become
 * marks by NFKC.
 */
const STACKED_MARKS = /[\p{Mark}\uFF9E\uFF9F]{31}/u;

/** A text in a Unicode normalization form, in time that grows with its length only. */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return STACKED_MARKS.test(text) ? text : text.normalize(form);
}

/**
 * Control characters and halves of surrogate pairs: no keyboard types them, and Postgres stores no U+0000 and no
 * halves. Tabs and line ends, those of Word and Unicode included, are cleaned like other white space.
 */
const UNREADABLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\p{Surrogate}]/u;

/** The length of the text before an unreadable character that a sentence quotes, in UTF-16 units. */
const QUOTED = 20;

/** The text before the first unreadable character, or null where there is none. */
export function beforeUnreadable(text: string): string | null {
  const found = UNREADABLE.exec(text);
  if (!found) return null;
  return cleanLine(
    text.slice(Math.max(0, found.index - QUOTED), found.index).replace(/^[\uDC00-\uDFFF]/, ''),
  );
}

/** A text without the white space and the invisible characters around it. */
export function trimInvisible(text: string): string {
  const isUnseen = (index: number) => UNSEEN_CHARACTER.test(text.charAt(index));
  let start = 0;
  let end = text.length;
  while (start < end && isUnseen(start)) start += 1;
  while (end > start && isUnseen(end - 1)) end -= 1;
  return text.slice(start, end);
}

/** A text of one line, as pasted from anywhere: no invisible characters, single plain spaces, composed accents. */
export function cleanLine(text: string): string {
  return trimInvisible(
    normalizeText(text, 'NFC')
      .replace(STRAY, '')
      .replace(/[\s\u0085]+/g, ' '),
  );
}

/** A text of several lines: every kind of line end as a line feed, nothing invisible around it. */
export function cleanText(text: string): string {
  return trimInvisible(unifyLineEnds(text));
}

/** Line ends of Windows, old Macs, Word and Unicode as line feeds; a paragraph separator is a blank line. */
export function unifyLineEnds(text: string): string {
  return text.replace(/\r\n?|[\u000B\u000C\u0085\u2028]/g, '\n').replaceAll('\u2029', '\n\n');
}

/** The number of visible characters in a text. A space between two words counts as one; a surrogate pair does too. */
export function visibleLength(text: string): number {
  return [...trimInvisible(text).replace(UNSEEN, ' ')].length;
}

/** The part that two spellings of one label share: letter case, spaces and invisible characters make no difference. */
export function labelKey(label: string): string {
  return cleanLine(label).toLowerCase();
}

import { foldText } from '../text/fold-text.ts';
import type { Rules } from './rules/rules.ts';

/** A word or phrase of a text, as the words that it stands for. */
export interface Term {
  words: readonly string[];
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** The part of a sentence that it stands in. */
  clause: number;
  /** A text only mentions it: it stands behind a preposition. */
  passing: boolean;
  /** A question may have it without the note that answers. */
  optional: boolean;
}

export interface Reader {
  readNote: (text: string) => Term[];
  readQuestion: (text: string) => Term[];
  /** Whether a sentence has a word with a meaning. */
  isAbout: (sentence: string) => boolean;
}

interface Piece {
  raw: string;
  stem: string;
  start: number;
  end: number;
  clause: number;
}

/** How many words a preposition makes passing ones. */
const BEHIND = 2;
/** From how many letters a word may be mistyped, and a compound is taken apart. */
const LONG = 6;

/** Reads texts by the rules of a language. It knows the words of the rules and those of the notes. */
export function openReader(
  rules: Rules,
  notes: readonly { title: string; label: string; text: string }[],
): Reader {
  const { spell, stem } = rules;
  const spelt = (text: string) => spell(foldText(text)).match(/[\p{L}\p{N}#*]+/gu) ?? [];
  const listed = (list = '') => new Set(spelt(list));
  const stems = (list: string) => new Set(spelt(list).map(stem));
  const empty = new Set([...listed(rules.empty), ...stems(rules.empty)]);
  const [optional, rooms, before, after] = [
    stems(rules.optional),
    stems(rules.rooms),
    listed(rules.before),
    listed(rules.after),
  ];
  const phrases = readPhrases(rules.words, (text) =>
    spelt(text).map((word) => (/[#*]/.test(word) ? word : stem(word))),
  );

  const known = new Set(
    [...phrases.values()].flatMap((list) =>
      list.flatMap(({ from, to }) => [...(from.length === 1 ? from : []), ...to]),
    ),
  );
  for (const { title, label, text } of notes)
    for (const { stem: word } of piecesOf(`${title}\n${label}\n${text}`)) known.add(word);
  const isKnown = (word: string) => known.has(word) || empty.has(word) || optional.has(word);

  function piecesOf(text: string): Piece[] {
    let clause = 0;
    let last = 0;
    return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu)].flatMap(
      ([word], at, all) => {
        const start = all.at(at)?.index ?? 0;
        if (/[.;:,!?()\n]/.test(text.slice(last, start))) clause += 1;
        last = start + word.length;
        return spelt(word).map((raw) => ({ raw, stem: stem(raw), start, end: last, clause }));
      },
    );
  }

  /** An unknown word of a question as the known ones that it may be: two that are written together, or one mistyped. */
  function guess(piece: Piece): Piece[] {
    const { raw } = piece;
    if (isKnown(piece.stem) || isKnown(raw) || raw.length < LONG || /\d/.test(raw)) return [piece];
    const parts = rules.joins ? partsOf(raw) : null;
    if (parts) return parts.map((part) => ({ ...piece, raw: part, stem: stem(part) }));
    const near = [...known].filter(
      (word) => word.length >= LONG - 1 && isMistyped(piece.stem, word),
    );
    return near.length === 1 ? [{ ...piece, stem: near[0]! }] : [piece];
  }

  function partsOf(word: string): string[] | null {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const head = word.slice(at);
      if (!isKnown(stem(head)) && !empty.has(head)) continue;
      const first = word.slice(0, at);
      const plain = [first, first.replace(/(?:e?s|e?n|e)$/, '')].find(
        (part) => part.length > 2 && isKnown(stem(part)),
      );
      if (plain) return [plain, head];
    }
    return null;
  }

  /** Words of the rules that end a compound of a note: a village shop is a shop. */
  const endsOf = (raw: string) =>
    rules.joins
      ? [...phrases.values()]
          .flatMap((list) =>
            list.filter(
              ({ from: [only, more] }) =>
                !more &&
                only!.length > 3 &&
                raw.length > only!.length + 2 &&
                stem(raw).endsWith(only!),
            ),
          )
          .flatMap(({ to }) => to)
      : [];

  function read(text: string, pieces: readonly Piece[], isQuestion: boolean): Term[] {
    const terms: Term[] = [];
    const exists = isQuestion && rules.exists.test(foldText(text));
    let behind = { clause: 0, left: 0 };
    for (let at = 0; at < pieces.length;) {
      const piece = pieces[at]!;
      const phrase = phraseAt(phrases, pieces, at);
      const length = phrase?.length ?? 1;
      const { end } = pieces[at + length - 1]!;
      const { raw, start, clause } = piece;
      at += length;
      if (!phrase) {
        if (before.has(raw)) behind = { clause, left: BEHIND };
        const previous = terms.at(-1);
        if (after.has(raw) && previous?.clause === clause) previous.passing = true;
        if (isEmpty(piece)) continue;
      }
      const isBehind = behind.clause === clause && behind.left > 0;
      if (isBehind) behind.left -= 1;
      const words = phrase?.to ?? [piece.stem, ...(isQuestion ? [] : endsOf(raw))];
      const isIn = (list: ReadonlySet<string>) => words.every((word) => list.has(word));
      terms.push({
        words,
        start,
        end,
        clause,
        passing: isBehind || Boolean(rules.mentioned?.test(raw)),
        optional: isIn(optional) || (isBehind && !exists && isIn(rooms)),
      });
    }
    return terms;
  }

  const isEmpty = ({ raw, stem: word }: Piece) =>
    /^\d+\p{L}{0,4}$/u.test(raw) || raw.length < 2 || empty.has(raw) || empty.has(word);
  const readQuestion = (text: string) => read(text, piecesOf(text).flatMap(guess), true);

  return {
    readNote: (text) => read(text, piecesOf(text), false),
    readQuestion,
    isAbout: (sentence) => readQuestion(sentence).some((term) => !term.optional),
  };
}

interface Phrase {
  from: readonly string[];
  to: readonly string[];
}

/** The lines of a language's words, by the first word of each phrase, the longest first. */
function readPhrases(lines: string, read: (text: string) => string[]): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const line of lines.trim().split('\n')) {
    const [name = '', others = ''] = line.split(':');
    const to = read(name);
    for (const from of [to, ...others.split(',').map(read)].filter(([first]) => first)) {
      const list = [...(phrases.get(from[0]!) ?? []), { from, to }];
      phrases.set(
        from[0]!,
        list.sort((one, other) => other.from.length - one.from.length),
      );
    }
  }
  return phrases;
}

/** The longest phrase that begins at a word, and how many words it takes. */
function phraseAt(
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  pieces: readonly Piece[],
  first: number,
) {
  for (const { from, to } of phrases.get(pieces[first]!.stem) ?? []) {
    let at = first + 1;
    const fits = from.slice(1).every((word, index, rest) => {
      if (word === '*') return true;
      const reach = rest[index - 1] === '*' ? 2 : 0;
      for (let skipped = 0; skipped <= reach; skipped += 1)
        if (
          pieces[at + skipped]?.stem === word &&
          pieces[at + skipped]?.clause === pieces[first]!.clause
        ) {
          at += skipped + 1;
          return true;
        }
      return false;
    });
    if (fits) return { to, length: at - first };
  }
  return null;
}

/** Whether one letter is wrong, left out, added, or exchanged with its neighbour; the first letter is right. */
function isMistyped(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, other] = [word.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

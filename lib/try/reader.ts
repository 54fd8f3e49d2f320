import { foldText } from '../text/fold-text.ts';
import type { Rules } from './rules.ts';

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
  /** Only a note that says something about it answers. */
  isHead: boolean;
}

export interface Reader {
  readNote: (text: string) => Term[];
  readQuestion: (text: string) => Term[];
  /** Whether a sentence has a word with a meaning. */
  isAbout: (sentence: string) => boolean;
}

type Words = ReadonlySet<string> & { stems: ReadonlySet<string> };

interface Piece {
  raw: string;
  stem: string;
  /** What a compound of a question names: the note has to be about it. */
  isHead?: boolean;
  start: number;
  end: number;
  clause: number;
}

/** How many words behind a preposition are passing ones, articles and the like included. */
const BEHIND = 3;
/** How many words the star of a phrase stands for at most. */
const SKIPPED = 2;
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
  const [empty, before, after] = [listed(rules.empty), listed(rules.before), listed(rules.after)];
  const stemmed = (list: string): Words =>
    Object.assign(listed(list), { stems: new Set(spelt(list).map(stem)) });
  const [optional, rooms] = [stemmed(rules.optional), stemmed(rules.rooms)];
  const phrases = readPhrases(rules.words, spelt, stem);
  // Another form of a word without a meaning has none either, where it is no form of a word with one.
  const hasMeaning = (word: string) => phrases.get(word)?.some(({ from }) => from.length === 1);
  const emptyStems = new Set(
    [...empty].map(stem).filter((word) => word.length > 3 && !hasMeaning(word)),
  );
  const known = new Set([...phrases.values()].flat().flatMap(({ from, to }) => [...from, ...to]));
  for (const { title, label, text } of notes)
    for (const { stem: word } of piecesOf(`${title}\n${label}\n${text}`)) known.add(word);
  const isMeant = (raw: string) => !empty.has(raw) && !emptyStems.has(stem(raw));
  const isKnown = (raw: string) => known.has(stem(raw)) || !isMeant(raw) || optional.has(raw);

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
    if (isKnown(raw) || raw.length < LONG || /\d/.test(raw)) return [piece];
    const parts = rules.joins ? partsOf(raw) : null;
    if (parts) {
      const [first, head] = parts.map((part) => ({ ...piece, raw: part, stem: stem(part) }));
      return [first!, { ...head!, isHead: true }];
    }
    const near = [...known].filter(
      (word) => word.length >= LONG - 1 && isMistyped(piece.stem, word),
    );
    return near.length === 1 ? [{ ...piece, stem: near[0]! }] : [piece];
  }

  function partsOf(word: string): string[] | null {
    const isPart = (part: string) => part.length > 2 && known.has(stem(part)) && !empty.has(part);
    for (let at = 3; at <= word.length - 3; at += 1) {
      const head = word.slice(at);
      const first = word.slice(0, at);
      const plain = [first, first.replace(/(?:e?s|e?n|e)$/, '')].find(isPart);
      if (plain && isPart(head)) return [plain, head];
    }
    return null;
  }

  /** Words of the rules that end a compound of a note: a village shop is a shop. */
  const ends = [...phrases.values()]
    .flat()
    .filter(({ from: [only = '', more] }) => rules.joins && !more && only.length > 3);
  const endsOf = (raw: string) => {
    const word = stem(raw);
    return ends.flatMap(({ from: [only = ''], to }) =>
      raw.length > only.length + 2 && word.endsWith(only) ? to : [],
    );
  };

  function read(text: string, pieces: readonly Piece[], isQuestion: boolean): Term[] {
    const terms: Term[] = [];
    const exists = isQuestion && rules.exists.test(foldText(text));
    let behind = { clause: -1, at: 0 };
    for (let at = 0; at < pieces.length;) {
      const piece = pieces[at]!;
      const found = phraseAt(phrases, pieces, at);
      // A word without a meaning may have the stem of one with a meaning.
      const phrase = isEmpty(piece) && found?.length === 1 && !found.isLiteral ? null : found;
      const length = phrase?.length ?? 1;
      const { end } = pieces[at + length - 1]!;
      const { raw, start, clause } = piece;
      at += length;
      if (!phrase) {
        if (before.has(raw)) behind = { clause, at: at - 1 };
        const previous = terms.at(-1);
        if (after.has(raw) && previous?.clause === clause) previous.passing = true;
        if (isEmpty(piece)) continue;
      }
      const isBehind = behind.clause === clause && at - length <= behind.at + BEHIND;
      const passing = isBehind || Boolean(rules.mentioned?.test(raw));
      const words = phrase?.to ?? [piece.stem, ...(isQuestion ? [] : endsOf(raw))];
      const isIn = (list: Words) =>
        phrase ? phrase.to.every((word) => list.stems.has(word)) : list.has(raw);
      if (words.length === 0) continue;
      terms.push({
        words,
        start,
        end,
        clause,
        passing,
        isHead: Boolean(piece.isHead),
        optional: isIn(optional) || (passing && !exists && isIn(rooms)),
      });
    }
    return terms;
  }

  const isEmpty = ({ raw }: Piece) =>
    /^\d+\p{L}{0,4}$/u.test(raw) || raw.length < 2 || !isMeant(raw) || before.has(raw);
  const readQuestion = (text: string) => read(text, piecesOf(text).flatMap(guess), true);

  return {
    readNote: (text) => read(text, piecesOf(text), false),
    readQuestion,
    isAbout: (sentence) => readQuestion(sentence).some((term) => !term.optional),
  };
}

interface Phrase {
  /** As it is written in the rules, when it is one word. */
  raw: string | undefined;
  from: readonly string[];
  to: readonly string[];
}

/** The lines of a language's words, by the first stem of each phrase. */
function readPhrases(
  lines: string,
  split: (text: string) => string[],
  stem: (word: string) => string,
): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  const stemmed = (words: readonly string[]) =>
    words.map((word) => (/[#*]/.test(word) ? word : stem(word)));
  for (const line of lines.trim().split('\n')) {
    const [name = '', others = ''] = line.split(':');
    const to = stemmed(split(name));
    for (const words of [name, ...others.split(',')].map(split)) {
      const from = stemmed(words);
      const [first] = from;
      if (first === undefined) continue;
      const phrase = { raw: words.length === 1 ? words[0] : undefined, from, to };
      phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
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
  const { raw, stem, clause } = pieces[first]!;
  let best: { to: readonly string[]; length: number; isLiteral: boolean } | null = null;
  for (const phrase of phrases.get(stem) ?? []) {
    let at = first + 1;
    const fits = phrase.from.slice(1).every((word, index) => {
      if (word === '*') return true;
      const reach = phrase.from[index] === '*' ? SKIPPED : 0;
      const next = pieces.slice(at, at + reach + 1).findIndex((piece) => piece.stem === word);
      at += next + 1;
      return next >= 0 && pieces[at - 1]?.clause === clause;
    });
    const length = at - first;
    const isLiteral = phrase.raw === raw;
    // Of two words with one stem, the one that is written alike.
    const isBetter = !best || length > best.length || (length === best.length && isLiteral);
    if (fits && isBetter) best = { to: phrase.to, length, isLiteral };
  }
  return best;
}

/**
 * Whether one letter is left out, added or exchanged with its neighbour; the first letter is right. Another letter makes
 * another word, but hardly in a long one.
 */
function isMistyped(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, other] = [word.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)) ||
    (word.length > 8 && rest.slice(1) === other.slice(1))
  );
}

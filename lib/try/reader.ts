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
  /** The last part of a compound in a question: the note has to be about it. */
  isHead?: boolean;
  start: number;
  end: number;
  clause: number;
}

/** How many words behind a preposition are passing ones, articles and the like included. */
const BEHIND = 3;
/** How many words the star of a phrase stands for at most. */
const SKIPPED = 2;
/** The fewest letters of a word that may be mistyped or taken apart. */
const LONG = 6;

/** Reads texts by the rules of a language. It knows the words of the rules and those of the notes. */
export function openReader(
  rules: Rules,
  notes: readonly { title: string; label: string; text: string }[],
): Reader {
  const lists = readLists(rules);
  const guess = openGuess(lists, notes);
  const readQuestion = (text: string) =>
    termsOf(piecesOf(text, lists).flatMap(guess), lists, rules.exists.test(foldText(text)));

  return {
    readNote: (text) => termsOf(piecesOf(text, lists), lists),
    readQuestion,
    isAbout: (sentence) => readQuestion(sentence).some((term) => !term.optional),
  };
}

/** The lists of a language's rules, read once. */
function readLists(rules: Rules) {
  const { spell, stem, joins } = rules;
  const spelt = (text: string) =>
    spell(foldText(text))
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}#*]+/gu) ?? [];
  const listed = (list = '') => new Set(spelt(list));
  const stemmed = (list: string): Words =>
    Object.assign(listed(list), { stems: new Set(spelt(list).map(stem)) });
  const empty = listed(rules.empty);
  const phrases = readPhrases(rules.words, spelt, stem);
  const every = [...phrases.values()].flat();
  // Another form of a word without a meaning has none either, where it is no form of a word with one.
  const hasMeaning = (word: string) => phrases.get(word)?.some(({ from }) => from.length === 1);
  const emptyStems = new Set(
    [...empty].map(stem).filter((word) => word.length > 3 && !hasMeaning(word)),
  );
  const ends = every.filter(({ from: [only = '', more] }) => joins && !more && only.length > 3);
  return {
    ...rules,
    spelt,
    empty,
    phrases,
    every,
    before: listed(rules.before),
    after: listed(rules.after),
    optional: stemmed(rules.optional),
    rooms: stemmed(rules.rooms),
    isMeant: (raw: string) => !empty.has(raw) && !emptyStems.has(stem(raw)),
    /** Gives the words that the end of a compound stands for: a village shop is a shop. */
    endsOf: (piece: Piece) =>
      ends.flatMap(({ from: [only = ''], to }) =>
        piece.raw.length > only.length + 2 && piece.stem.endsWith(only) ? to : [],
      ),
  };
}

type Lists = ReturnType<typeof readLists>;

function piecesOf(text: string, { spelt, stem }: Lists): Piece[] {
  let clause = 0;
  let last = 0;
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu)].flatMap(
    ({ 0: word, index: start }) => {
      if (/[.;:,!?()\n]/.test(text.slice(last, start))) clause += 1;
      last = start + word.length;
      return spelt(word).map((raw) => ({ raw, stem: stem(raw), start, end: last, clause }));
    },
  );
}

/** Reads an unknown word of a question as the known ones that it may be: two that are written together, or one mistyped. */
function openGuess(lists: Lists, notes: Parameters<typeof openReader>[1]) {
  const { stem, joins, empty, every, optional, isMeant } = lists;
  const known = new Set(every.flatMap(({ from, to }) => [...from, ...to]));
  for (const { title, label, text } of notes)
    for (const piece of piecesOf(`${title}\n${label}\n${text}`, lists)) known.add(piece.stem);
  const isKnown = (raw: string) => known.has(stem(raw)) || !isMeant(raw) || optional.has(raw);
  const isPart = (part: string) => part.length > 2 && known.has(stem(part)) && !empty.has(part);

  function partsOf(word: string): [string, string] | null {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const head = word.slice(at);
      const first = word.slice(0, at);
      const plain = [first, first.replace(/(?:e?s|e?n|e)$/, '')].find(isPart);
      if (plain && isPart(head)) return [plain, head];
    }
    return null;
  }

  return (piece: Piece): Piece[] => {
    const { raw } = piece;
    if (isKnown(raw) || raw.length < LONG || /\d/.test(raw)) return [piece];
    const [first, head] = (joins && partsOf(raw)) || [];
    if (first && head)
      return [
        { ...piece, raw: first, stem: stem(first) },
        { ...piece, raw: head, stem: stem(head), isHead: true },
      ];
    const near = [...known].filter(
      (word) => word.length >= LONG - 1 && isMistyped(piece.stem, word),
    );
    return near.length === 1 ? [{ ...piece, stem: near[0]! }] : [piece];
  };
}

/**
 * Gives the terms that the words of a text make.
 *
 * @param exists of a question: whether it asks if there is something
 */
function termsOf(pieces: readonly Piece[], lists: Lists, exists?: boolean): Term[] {
  const { phrases, before, after, optional, rooms, isMeant, endsOf, mentioned } = lists;
  const isEmpty = ({ raw }: Piece) =>
    /^\d+\p{L}{0,4}$/u.test(raw) || raw.length < 2 || !isMeant(raw) || before.has(raw);
  const terms: Term[] = [];
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
    const passing = isBehind || Boolean(mentioned?.test(raw));
    const words = phrase?.to ?? [piece.stem, ...(exists === undefined ? endsOf(piece) : [])];
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

interface Phrase {
  /** The word as the rules write it; none where the phrase has several. */
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
    // Two words may have one stem: the one that is written alike counts.
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

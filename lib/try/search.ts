import MiniSearch, { type SearchResult } from 'minisearch';
import { foldText, telephonesIn } from '../text/fold-text.ts';
import type { SearchRules } from './search-rules.ts';

// Which note of a house answers a question: a word search that runs where the notes are. It says how sure it is, and below
// a threshold that no note answers. The house of the page and a visitor's own house use it alike, with the rules of one
// language each.

/** What the search reads of a note. */
export interface SearchableNote {
  id: string;
  label: string;
  title: string;
  text: string;
  alsoAskedAs?: string;
}

/** The note that answers a question. */
export interface Finding {
  id: string;
  /** How much of the question the note knows, from 0 to 1. */
  score: number;
  /** The words of the index that were found; `markWords` finds them in the note. */
  terms: ReadonlySet<string>;
}

/** A part of a note: a word that the question used, or what stands between those. */
export interface MarkedPart {
  text: string;
  used: boolean;
}

/** The tunables of the search, set with lib/try/questions/en/tuning.json and the practice questions beside it. */
export const SEARCH = {
  /** The share of a question's words that a note has to know. */
  threshold: 0.5,
  /** What a word counts that only the text of the note has: it may stand there by chance. */
  inTextOnly: 0.5,
  /** What a word counts that was found by likeness, such as a mistyped one. */
  mistyped: 0.8,
  /** What a word counts that names no subject, such as "bring". */
  helping: 0.3,
  /** What a word counts that is about one booking or one person: a note about the house seldom knows it. */
  personal: 2,
  /** How much a field weighs in the order of the notes. */
  boost: { title: 3, label: 2, alsoAskedAs: 2.5, text: 1 },
} as const;

/** The search over the notes of one house. */
export interface HouseSearch {
  /** Answers a question from the notes: null when none is known well enough. */
  find: (question: string) => Finding | null;
  /** A text in parts, with the words marked that were found. */
  markWords: (text: string, terms: ReadonlySet<string>) => MarkedPart[];
}

/** Reads the notes of a house once, by the rules of their language, and gives the search over them. */
export function searchHouse(notes: readonly SearchableNote[], rules: SearchRules): HouseSearch {
  const { wordsOf, termOf, weightOf } = readerOf(rules);
  const vocabulary = new Set<string>();
  const index = new MiniSearch<SearchableNote>({
    fields: ['title', 'label', 'alsoAskedAs', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => {
      const term = termOf(word);
      if (term) vocabulary.add(term);
      return term;
    },
  });
  index.addAll(notes);

  /** An unknown word with two neighbouring letters exchanged, as they should be: "suana", "sauna". */
  function untangle(word: string): string {
    const isKnown = (each: string) => vocabulary.has(termOf(each) ?? '');
    if (word.length < 5 || termOf(word) === null || isKnown(word)) return word;
    const exchanged = Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    );
    return exchanged.find(isKnown) ?? word;
  }

  /**
   * The words of the notes that a term is looked for as: itself, itself with another spelling of an umlaut, or the compounds
   * that it shares a part with.
   */
  function formsOf(term: string): readonly string[] {
    const { shortestPart } = rules;
    if (vocabulary.has(term)) return [term];
    const spelt = [...vocabulary].filter((known) => withoutUmlauts(known) === withoutUmlauts(term));
    if (spelt.length > 0) return spelt;
    if (!shortestPart) return [term];
    const isPart = (part: string, whole: string) =>
      part.length >= shortestPart && (whole.startsWith(part) || whole.endsWith(part));
    const parts = [...vocabulary].filter((known) => isPart(known, term));
    const longest = Math.max(...parts.map(({ length }) => length));
    const forms = parts.length
      ? parts.filter(({ length }) => length === longest)
      : [...vocabulary].filter((known) => isPart(term, known));
    return forms.length ? forms : [term];
  }

  function find(question: string): Finding | null {
    const findings = sentencesOf(question).flatMap((sentence) => {
      const terms = wordsOf(sentence).map((word) => termOf(untangle(word)));
      const asked = new Map(
        terms.filter((term) => term !== null).map((term) => [term, formsOf(term)]),
      );
      const results = index.search([...new Set([...asked.values()].flat())].join(' '), {
        boost: SEARCH.boost,
        boostTerm: weightOf,
        fuzzy: (term) => weightOf(term) === 1 && !vocabulary.has(term) && allowedMistakes(term),
        tokenize: (joined) => joined.split(' '),
        processTerm: (term) => term,
      });
      return results.map((result) => ({ ...result, known: shareKnown(result, asked, weightOf) }));
    });
    const [best] = findings
      .filter(({ known }) => known >= SEARCH.threshold)
      .sort((one, other) => other.score * other.known - one.score * one.known);
    return best ? { id: String(best.id), score: best.known, terms: new Set(best.terms) } : null;
  }

  function markWords(text: string, terms: ReadonlySet<string>): MarkedPart[] {
    const parts: MarkedPart[] = [];
    for (const [at, part] of text.split(/([\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*)/u).entries()) {
      const used = at % 2 === 1 && wordsOf(part).some((word) => terms.has(termOf(word) ?? ''));
      const before = parts.at(-1);
      if (before && !used && !before.used) before.text += part;
      else if (part) parts.push({ text: part, used });
    }
    return parts;
  }

  return { find, markWords };
}

/** Reads texts by the rules of a language. */
function readerOf({ fold, phrases, figure, stem, stopWords, helping, personal }: SearchRules) {
  const listed = (list: string) => fold(foldText(list)).match(/\S+/g) ?? [];
  const stops = new Set(listed(stopWords));
  const helpingTerms = new Set(listed(helping).map(stem));
  const personalTerms = new Set(listed(personal).map(stem));

  return {
    /** The words of a text, folded: small letters without accents. Each telephone number in it is one more. */
    wordsOf(text: string): string[] {
      const clean = foldText(text);
      let folded = fold(clean);
      for (const [pattern, word] of phrases) folded = folded.replaceAll(pattern, word);
      const numbers = telephonesIn(clean).map((number) => number.replace('+', 'tel'));
      return [...(folded.match(/[\p{L}\p{N}]+/gu) ?? []), ...numbers];
    },
    /** The term of a folded word: its stem; null for a word without a subject. */
    termOf: (word: string) => (stops.has(word) || figure.test(word) ? null : stem(word)),
    weightOf(term: string): number {
      if (helpingTerms.has(term)) return SEARCH.helping;
      return personalTerms.has(term) ? SEARCH.personal : 1;
    },
  };
}

/** A folded word by which "mueller" and "muller" meet, for "Müller". */
function withoutUmlauts(word: string): string {
  return word.replaceAll(/(?<![aeioquy])([aou])e/g, '$1');
}

/**
 * How much of the question a note knows, from 0 to 1: every word counts by what it says and by where it stands in the note.
 * One word that names no subject is not enough.
 */
function shareKnown(
  { queryTerms, terms, match }: SearchResult,
  asked: ReadonlyMap<string, readonly string[]>,
  weightOf: (term: string) => number,
): number {
  const looked = new Set([...asked.values()].flat());
  const mistyped = terms.filter((term) => !looked.has(term));
  const found = [...asked].filter(([, forms]) => forms.some((form) => queryTerms.includes(form)));
  if (found.length === 1 && found.every(([term]) => weightOf(term) === SEARCH.helping)) return 0;
  const known = found.map(([term, forms]) => {
    const exact = forms.flatMap((form) => match[form] ?? []);
    const fields = exact.length ? exact : mistyped.flatMap((form) => match[form] ?? []);
    const place = fields.some((field) => field !== 'text') ? 1 : SEARCH.inTextOnly;
    return weightOf(term) * place * (match[term] ? 1 : SEARCH.mistyped);
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return sum(known) / sum([...asked.keys()].map(weightOf));
}

/** How many letters of an unknown word may be wrong: of a long one two, of a short one none. */
function allowedMistakes(term: string): number {
  if (term.length < 5) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Greetings and small talk stand in sentences of their own. */
function sentencesOf(question: string): string[] {
  return question.split(/[.!?;:]\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

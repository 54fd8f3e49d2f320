import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import { normalizeText } from '../text/clean-text.ts';

// Which note of a house answers a question: a word search that runs where the notes are. It says how sure it is, and below
// a threshold that no note answers. The house of the page and a visitor's own house use it alike.

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
  /** The words of the index that were found; {@link markWords} finds them in the note. */
  terms: ReadonlySet<string>;
}

/** The tunables of the search, set with lib/try/questions/tuning.json and the practice questions beside it. */
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

/** Answers questions from the notes that it was made with: null when none is known well enough. */
export type HouseSearch = (question: string) => Finding | null;

/** Reads the notes of a house once, and gives the search over them. */
export function searchHouse(notes: readonly SearchableNote[]): HouseSearch {
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

  return (question) => {
    const findings = sentencesOf(question).flatMap((sentence) => {
      const words = wordsOf(sentence).map((word) => untangle(word, vocabulary));
      const asked = new Set(words.map(termOf).filter((term) => term !== null));
      const results = index.search([...asked].join(' '), {
        boost: SEARCH.boost,
        boostTerm: weightOf,
        fuzzy: (term) => weightOf(term) === 1 && !vocabulary.has(term) && allowedMistakes(term),
        tokenize: (terms) => terms.split(' '),
        processTerm: (term) => term,
      });
      return results.map((result) => ({ ...result, known: shareKnown(result, asked) }));
    });
    const [best] = findings
      .filter(({ known }) => known >= SEARCH.threshold)
      .sort((one, other) => other.score * other.known - one.score * one.known);
    return best ? { id: String(best.id), score: best.known, terms: new Set(best.terms) } : null;
  };
}

function weightOf(term: string): number {
  if (HELPING_TERMS.has(term)) return SEARCH.helping;
  return PERSONAL_TERMS.has(term) ? SEARCH.personal : 1;
}

/**
 * How much of the question a note knows, from 0 to 1: every word counts by what it says and by where it stands in the note.
 * One word that names no subject is not enough.
 */
function shareKnown(result: SearchResult, asked: ReadonlySet<string>): number {
  const total = [...asked].reduce((sum, term) => sum + weightOf(term), 0);
  const { queryTerms } = result;
  if (queryTerms.length === 1 && queryTerms.every((term) => HELPING_TERMS.has(term))) return 0;
  const mistyped = result.terms.filter((term) => !asked.has(term));
  const known = queryTerms.reduce((sum, term) => {
    const exact = result.match[term];
    const fields = exact ?? mistyped.flatMap((found) => result.match[found] ?? []);
    const place = fields.some((field) => field !== 'text') ? 1 : SEARCH.inTextOnly;
    return sum + weightOf(term) * place * (exact ? 1 : SEARCH.mistyped);
  }, 0);
  return known / total;
}

/** How many letters of an unknown word may be wrong: of a long one two, of a short one none. */
function allowedMistakes(term: string): number {
  if (term.length < 5) return 0;
  return term.length < 8 ? 1 : 2;
}

/** An unknown word with two neighbouring letters exchanged, as they should be: "suana", "sauna". */
function untangle(word: string, vocabulary: ReadonlySet<string>): string {
  const isKnown = (each: string) => vocabulary.has(termOf(each) ?? '');
  if (word.length < 5 || isKnown(word)) return word;
  const exchanged = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return exchanged.find(isKnown) ?? word;
}

/** Greetings and small talk stand in sentences of their own. */
function sentencesOf(question: string): string[] {
  return question.split(/[.!?;:]\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

/** A part of a note: a word that the question used, or what stands between those. */
export interface MarkedPart {
  text: string;
  used: boolean;
}

/** A text in parts, with the words marked that were found. */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const [index, part] of text.split(/([\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*)/u).entries()) {
    const used = index % 2 === 1 && wordsOf(part).some((word) => terms.has(termOf(word) ?? ''));
    const before = parts.at(-1);
    if (before && !used && !before.used) before.text += part;
    else if (part) parts.push({ text: part, used });
  }
  return parts;
}

// What is one idea in two words: apart, one half of it is a stop word.
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\bcheck(?:ing|ed)?[\s-]?in\b/g, 'checkin'],
  [/\bcheck(?:ing|ed)?[\s-]?out\b/g, 'checkout'],
  [/\b(?:be|move) out\b/g, 'checkout'],
  [/\bcome in\b/g, 'checkin'],
  [/\bget in(?:to)?\b/g, 'getin'],
  [/\bwi[\s-]fi\b/g, 'wifi'],
];

/** The words of a text, folded: small letters without accents. */
function wordsOf(text: string): string[] {
  let folded = fold(text);
  for (const [pattern, word] of COMPOUNDS) folded = folded.replaceAll(pattern, word);
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fold(text: string): string {
  return normalizeText(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’]/g, '');
}

/** The term of a folded word: its stem, so that plurals and other endings meet; null for a word without a subject. */
function termOf(word: string): string | null {
  return STOP_WORDS.has(word) || /^\d+(?:am|pm|h|th|st)?$/.test(word) ? null : stemmer(word);
}

// Words that say nothing about what is asked.
const STOP_WORDS = new Set(
  `a about actually after again ago ahead all alright already also always am amazing an and another any anybody anyone
  anything anyway anywhere are arent around as ask asked asking at awesome away back be beautiful because been being best
  better between big bit both but by can cant cheers come comes coming could couldnt dear definitely did didnt do does
  doesnt doing done dont each either else enjoy enjoyed enough especially etc even ever every everyone everything
  excellent excited exactly far few finally fine first for forward from get gets getting give given go goes going gonna
  good got great group had happen happens happy hard has hasnt have havent having he hello help helpful her here hey hi
  him his hope hopefully how however i id if ill im in including instead interested into is isnt it its itself ive just
  keep kind kindly know last lately least less let lets like likely little ll long look looking lot lots love lovely
  made make makes making many maybe me mean mention might mind mine more most much must my myself name near nearby nearest
  closest need needed needs never new next nice no none nor normal normally not nothing now obviously of off often ok okay
  old on once one only onto or other others otherwise our ours ourselves out over own particularly perfect perhaps
  please pls plus possible possibly probably problem put quick quickly quite rather re ready really regarding regards
  right safe same saw say says see seems seen send sent several shall she should show since small so some somebody
  someone something sometime sometimes somewhere soon sorry specific still stuff such super supposed sure take takes
  taken tell than thank thanks that thats the their them themselves then there theres these they theyre thing things
  think this those though through thx till to together too total totally toward tried try trying two three four five six
  seven eight nine ten twelve until up upon us use used useful using usual usually ve very via want wanted wants was
  wasnt way we wed well were weve what whats when where wheres whether which while who whole whom whose why will wish
  with within without wonder wondering wonderful wont work works worked working would wouldnt yes yet you your youre
  yours yourself able allowed allow ahead anna team host hosts guy guys folks question questions answer info information
  chalet house home place apartment flat property accommodation cottage cabin arve door stay stays staying stayed trip
  visit holiday holidays vacation booked
  second minute minutes hour hours day days date week weeks weekend month months year years today tomorrow tonight
  yesterday morning afternoon evening night nights monday tuesday wednesday thursday friday saturday sunday mondays
  tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september
  october november december christmas easter winter summer spring autumn
  man woman men women son sons daughter daughters brother brothers sister sisters husband wife mother mum mom father dad
  parents couple couples partner boyfriend girlfriend girl boy`.split(/\s+/),
);

// Words that help to choose between notes, but name no subject of their own.
const HELPING_TERMS = new Set(
  `access add additional allow arrange arrive available before begin book bring buy call change clean close
  collect cost costs end extra fee find fit free high hire hold kept last leave leaving light
  live low open order pay people person pick place price provide rent return run seat sell serve short start stop
  store stuck switch time travel turn walk warm wash wet work hold included include available extra same money
  cheap expensive instead per number show part full empty own reach set drop meet move request require rest send
  wait watch wear wonder write read hear hang happen follow front side top left upstairs downstairs inside outside`
    .split(/\s+/)
    .map((word) => stemmer(word)),
);

// Words about one booking or one person, such as what was paid, lost or broken.
const PERSONAL_TERMS = new Set(
  `refund cancel cancellation invoice receipt discount deposit payment bill paid broke broken damage damaged complain
  complaint disappointed compensation review rating booking reservation reschedule rebook postpone photo photos picture
  pictures sell buying marry married wedding job vacancy forgot forgotten stolen stole behind insurance contract owner`
    .split(/\s+/)
    .map((word) => stemmer(word)),
);

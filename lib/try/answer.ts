import type { Language } from '../languages/languages.ts';
import { foldText } from '../text/fold-text.ts';
import { openReader, type Reader, type Term } from './reader.ts';
import { loadRules } from './load-rules.ts';
import type { Emergency, Rules } from './rules.ts';

// A word search that runs where the notes are finds the note of a house that answers a question. It is strict: a note answers
// only when it knows every word of the question, and when one of them is what the note is about. Everything else is asked of the
// host, because a wrong answer costs more than a question.

export interface Note {
  id: string;
  label: string;
  title: string;
  text: string;
}

/** A part of a note: a word that the question used, or what stands between those. */
export interface MarkedPart {
  text: string;
  used: boolean;
}

export type Answer =
  | { kind: 'note'; id: string; text: MarkedPart[] }
  | { kind: 'emergency'; emergency: Emergency }
  | { kind: 'robot' }
  | { kind: 'language'; language: Language }
  | { kind: 'unknown' };

/** A question of a message, and its answer. */
export interface Answered {
  question: string;
  answer: Answer;
}

export interface AskedHouse {
  ask(message: string): Answered[];
}

/** The bounds of a message. */
export const MESSAGE = { longest: 300, mostQuestions: 3 } as const;

/** The place of a word in a note: named in its title, said about it in its text, or only mentioned there. */
const PLACE = { mentioned: 1, said: 2, title: 3 } as const;

interface ReadNote {
  note: Note;
  places: Map<string, number>;
  titles: readonly ReadonlySet<string>[];
}

/** Reads the notes of a house by the rules of their language. */
export async function openHouse(notes: readonly Note[], language: Language): Promise<AskedHouse> {
  const rules = await loadRules(language);
  const reader = openReader(rules, notes);
  const house = readNotes(notes, reader);

  function answer(question: string): Answer {
    const found = findNote(reader.readQuestion(question), house);
    if (!found) return { kind: 'unknown' };
    return { kind: 'note', id: found.note.id, text: markWords(found, question, reader) };
  }

  /** A sentence is one question, or two where one note does not answer it and its second half begins as a question does. */
  function answerSentence(sentence: string): Answered[] {
    const whole = { question: sentence, answer: answer(sentence) };
    const halves = sentence.split(rules.secondQuestion).filter(Boolean);
    if (whole.answer.kind !== 'unknown' || halves.length < 2) return [whole];
    const parts = halves.map((question) => ({ question, answer: answer(question) }));
    return parts.some((part) => part.answer.kind === 'note') ? parts : [whole];
  }

  return {
    ask(message) {
      const bounded = [...message].slice(0, MESSAGE.longest).join('').trim();
      const only = (found: Answer) => [{ question: bounded, answer: found }];
      const emergency = emergencyIn(bounded, rules);
      if (emergency) return only({ kind: 'emergency', emergency });
      if (rules.robot.test(foldText(bounded))) return only({ kind: 'robot' });

      const said = bounded.split(/(?<=[.!?;])\s+|\n+/).filter((each) => reader.isAbout(each));
      const sentences = said.length > 0 ? said : [bounded];
      const questions = sentences.filter((sentence) => sentence.endsWith('?'));
      // Sentences beside a question are its background.
      const answers = (questions.length > 0 ? questions : sentences).flatMap((sentence) =>
        answerSentence(sentence.trim()),
      );
      const isBackground = questions.length === 1 && sentences.length > 1;
      const all = answers.length > 1 && answers.some(({ answer: { kind } }) => kind === 'unknown');
      const whole = all || isBackground ? answer(bounded) : null;
      if (whole?.kind === 'note') return only(whole);
      const joined = joinSame(answers).slice(0, MESSAGE.mostQuestions);
      if (joined.some(({ answer: { kind } }) => kind === 'note')) return joined;
      const other = otherLanguage(bounded, language);
      if (other) return only({ kind: 'language', language: other });
      return joined.length > 0 ? joined : only({ kind: 'unknown' });
    },
  };
}

/** One answer where two sentences have the same. */
function joinSame(answers: readonly Answered[]): Answered[] {
  const joined: Answered[] = [];
  for (const each of answers) {
    const idOf = ({ answer }: Answered) => (answer.kind === 'note' ? answer.id : answer.kind);
    const same = joined.find((other) => idOf(other) === idOf(each));
    if (same) same.question += ` ${each.question}`;
    else joined.push({ ...each });
  }
  return joined;
}

function emergencyIn(message: string, { emergencies, noEmergency }: Rules): Emergency | null {
  const text = foldText(message).replaceAll(noEmergency, ' ');
  const found = Object.entries(emergencies).find(([, signs]) => signs.test(text));
  return (found?.[0] as Emergency | undefined) ?? null;
}

function readNotes(notes: readonly Note[], reader: Reader): ReadNote[] {
  const titled = notes.map((note) => {
    const titles = [note.title, note.label].map(
      (title) => new Set(reader.readNote(title).flatMap(({ words }) => words)),
    );
    return { note, titles, heads: new Set(titles.flatMap((words) => [...words])) };
  });
  const countOf = (word: string) => titled.filter(({ heads }) => heads.has(word)).length;
  return titled.map(({ note, titles, heads }) => {
    const places = new Map<string, number>();
    const put = (word: string, place: number) =>
      places.set(word, Math.max(place, places.get(word) ?? 0));
    const terms = reader.readNote(note.text);
    // A part of a sentence that names what another note is about says little about its other words.
    const isElsewhere = ({ words, passing }: Term) =>
      !passing && words.some((word) => !heads.has(word) && countOf(word) > 0);
    const elsewhere = new Set(terms.filter(isElsewhere).map(({ clause }) => clause));
    for (const { words, passing, clause } of terms)
      for (const word of words)
        put(word, passing || elsewhere.has(clause) ? PLACE.mentioned : PLACE.said);
    for (const [figure, pattern] of FIGURES)
      if (pattern.test(foldText(note.text))) put(figure, PLACE.mentioned);
    for (const head of heads) put(head, PLACE.title);
    return { note, places, titles };
  });
}

/** Kinds of figures that a question can ask for: a note answers it when it has one. */
const FIGURES: readonly (readonly [string, RegExp])[] = [
  ['#time', /\d[:.]\d\d|\d ?(?:h|am|pm|uhr|uur)\b|\bkell/],
  ['#duration', /\d ?(?:h|min|hour|stund|sek|sec|heure|uur|tund|tunni)/],
  ['#distance', /\d ?(?:k?m\b|min)/],
  ['#size', /\d ?(?:cm|m)\b/],
  ['#price', /\d ?(?:chf|eur|usd|gbp|€|\$|£|frank)|(?:chf|eur|usd|gbp|€|\$|£) ?\d/],
];

/** The one note that knows every word of a question, with one of them as what it is about. */
function findNote(terms: readonly Term[], house: readonly ReadNote[]): ReadNote | null {
  const asked = new Map<string, boolean>();
  for (const { words, optional } of terms)
    for (const word of words) asked.set(word, optional && asked.get(word) !== false);
  const heads = terms.filter(({ isHead }) => isHead).flatMap(({ words }) => words);
  const isTitle = (word: string) => house.some(({ places }) => places.get(word) === PLACE.title);
  const ranked = house
    .flatMap((read) => {
      const placeOf = (word: string) => read.places.get(word) ?? 0;
      const found = [...asked].map(([word, optional]) => ({
        word,
        optional,
        place: placeOf(word),
      }));
      if (found.some(({ optional, place }) => !optional && place === 0)) return [];
      // A person or a time is what a question is about only where nothing else is.
      const named = found.filter(({ word }) => !word.startsWith('#'));
      const certain = named.filter(({ optional }) => !optional);
      const subjects = (certain[0] ? certain : named).filter(
        ({ place }) => place >= (certain[0] ? PLACE.said : PLACE.title),
      );
      if (subjects.length === 0 || heads.some((word) => placeOf(word) < PLACE.said)) return [];
      const shareOf = (title: ReadonlySet<string>) =>
        [...title].filter((word) => asked.has(word)).length / title.size || 0;
      const sum = found.reduce((total, { place }) => total + place, 0);
      const about = Math.max(...subjects.map(({ place }) => place));
      // A word in the title of another note is asked of that note.
      if (
        about < PLACE.title &&
        found.some(({ optional, word }) => !optional && !word.startsWith('#') && isTitle(word))
      )
        return [];
      return [{ read, rank: [about, sum, Math.max(...read.titles.map(shareOf))] }];
    })
    .sort((one, other) => compare(other.rank, one.rank));
  const [best, next] = ranked;
  if (!best || (next && compare(best.rank, next.rank) === 0)) return null;
  return best.read;
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - other[at]!;
  return 0;
}

/** The text of a note in parts, with the words marked that a question used. */
function markWords({ note: { text } }: ReadNote, question: string, reader: Reader): MarkedPart[] {
  const used = new Set(reader.readQuestion(question).flatMap(({ words }) => words));
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { words, start, end } of reader.readNote(text)) {
    if (start < at || !words.some((word) => used.has(word))) continue;
    parts.push(
      { text: text.slice(at, start), used: false },
      { text: text.slice(start, end), used: true },
    );
    at = end;
  }
  return [...parts, { text: text.slice(at), used: false }].filter((part) => part.text !== '');
}

/** Words by which a question shows its language. Those that two of the languages share are left out. */
const SIGNS: Record<Language, string> = {
  en: 'the where how what when can could do does there your you have please which may',
  de: 'der das die wo wie wann gibt ihr wir können kann ist haben sie bitte welche mit dürfen und einen',
  fr: 'le la les où ou comment quand est y a vous nous avez pouvons peut-on avec quel quelle une des il on',
  nl: 'het een hoe waar wanneer kunnen jullie er wij hebben met welke mogen mag zijn u kan onze',
  et: 'kas kus kuidas millal on saab teil me meie võib mis palju millist kuhu oleks palun ja',
};

/** The language that a question is clearly asked in, when it is another one. */
function otherLanguage(message: string, language: Language): Language | null {
  const words = foldText(message).match(/\p{L}+/gu) ?? [];
  const countIn = (each: Language) => {
    const signs = new Set(foldText(SIGNS[each]).match(/\p{L}+/gu));
    return new Set(words.filter((word) => signs.has(word))).size;
  };
  const [best, next] = (Object.keys(SIGNS) as Language[])
    .map((each) => ({ each, count: countIn(each) }))
    .sort((one, other) => other.count - one.count);
  if (!best || best.each === language || best.count < 2) return null;
  return best.count > next!.count && best.count >= countIn(language) + 2 ? best.each : null;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import { languages, type Language } from '../languages/languages.ts';
import { measured } from './measured.ts';
import { openHouse } from './open-house.ts';

interface Asked {
  question: string;
}
type Answered = Asked & { note: string };

const read = <Question>(language: Language, file: string) =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'questions', language, file), 'utf8'),
  ) as readonly Question[];

// Prints and compares counts only: a failure must not show a held-out question to the person who sets the search.
describe.each(languages)('the search of the house in %s', async (language) => {
  const { houseNotes } = wordsIn(language).tryNotes;
  const { find } = await openHouse(houseNotes, language);
  const tuning = read<Answered>(language, 'tuning.json');
  const heldOut = read<Answered>(language, 'held-out.json');
  const unanswerable = read<Asked>(language, 'unanswerable.json');
  const heldOutUnanswerable = unanswerable.slice(Math.floor(unanswerable.length / 2));

  const measure = (answered: readonly Answered[], asked: readonly Asked[]) => {
    const found = answered.map(({ question, note }) => ({ id: find(question)?.id, note }));
    return {
      answered: {
        questions: answered.length,
        right: found.filter(({ id, note }) => id === note).length,
        wrong: found.filter(({ id, note }) => id !== undefined && id !== note).length,
      },
      notWritten: {
        questions: asked.length,
        asked: asked.filter(({ question }) => find(question) === null).length,
      },
    };
  };

  const all = measure([...tuning, ...heldOut], unanswerable).answered;

  it('finds the right note first in at least 85 % of at least 40 questions', () => {
    expect(all.questions).toBeGreaterThanOrEqual(40);
    expect(all.right / all.questions).toBeGreaterThanOrEqual(0.85);
  });

  // The aim for questions that no note answers was 90 % asked of the team; English misses it by one question. The search was
  // not changed after the held-out questions were measured: one that is set with them tells nothing about the next question.
  it('was measured at what the site says, with the held-out questions', () => {
    expect(measure(heldOut, heldOutUnanswerable)).toEqual(measured[language]);
  });

  it('has a note for every question that should be answered, and asks none in both halves', () => {
    const known = new Set(houseNotes.map(({ id }) => id));
    const questions = [...tuning, ...heldOut];
    expect(questions.filter(({ note }) => !known.has(note))).toHaveLength(0);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });
});

import type { Language } from '../languages/languages.ts';
import type { AskedHouse } from './answer.ts';

/** How often the search did what it should with questions that it was not set with. */
export interface Measured {
  /** Questions that a note answers: how many got that note, and how many another one. The rest was asked of the host. */
  answered: { questions: number; right: number; wrong: number };
  /** Questions that no note answers: how many were asked of the host. */
  notWritten: { questions: number; asked: number };
}

/** The results with lib/try/questions/<language>/held-out.json; measured.test.ts measures again. */
export const measured: Record<Language, Measured> = {
  en: {
    answered: { questions: 37, right: 25, wrong: 1 },
    notWritten: { questions: 33, asked: 31 },
  },
  de: {
    answered: { questions: 38, right: 27, wrong: 1 },
    notWritten: { questions: 32, asked: 32 },
  },
  fr: {
    answered: { questions: 36, right: 24, wrong: 2 },
    notWritten: { questions: 34, asked: 33 },
  },
  nl: {
    answered: { questions: 39, right: 28, wrong: 1 },
    notWritten: { questions: 31, asked: 28 },
  },
  et: {
    answered: { questions: 38, right: 28, wrong: 1 },
    notWritten: { questions: 32, asked: 28 },
  },
};

/** A question, and the note that answers it: null when the house does not say it. */
export interface Asked {
  question: string;
  note: string | null;
}

/** Counts what a house answers. Any other note than the right one is wrong, beside the right one too. */
export function measure({ ask }: AskedHouse, questions: readonly Asked[]): Measured {
  const results = questions.map(({ question, note }) => {
    const found = ask(question).flatMap(({ answer }) => (answer.kind === 'note' ? answer.id : []));
    const isWrong = found.some((id) => id !== note);
    return { note, isWrong, isRight: !isWrong && found.length > 0, isAsked: found.length === 0 };
  });
  const answered = results.filter(({ note }) => note !== null);
  const notWritten = results.filter(({ note }) => note === null);
  return {
    answered: {
      questions: answered.length,
      right: answered.filter(({ isRight }) => isRight).length,
      wrong: answered.filter(({ isWrong }) => isWrong).length,
    },
    notWritten: {
      questions: notWritten.length,
      asked: notWritten.filter(({ isAsked }) => isAsked).length,
    },
  };
}

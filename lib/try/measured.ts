import type { Language } from '../languages/languages.ts';

/** How often the search did what it should. */
interface Measured {
  /** Questions that a note answers: how many found the right note first, and how many another one. */
  answered: { questions: number; right: number; wrong: number };
  /** Questions that no note answers, and how many were asked of the host. */
  notWritten: { questions: number; asked: number };
}

/**
 * What the search of the page was measured at in each language, with the questions of lib/try/questions that it was not set
 * with; measured.test.ts measures again.
 */
export const measured: Record<Language, Measured> = {
  en: {
    answered: { questions: 30, right: 24, wrong: 1 },
    notWritten: { questions: 13, asked: 11 },
  },
  de: {
    answered: { questions: 24, right: 19, wrong: 1 },
    notWritten: { questions: 7, asked: 7 },
  },
  fr: {
    answered: { questions: 24, right: 24, wrong: 0 },
    notWritten: { questions: 7, asked: 7 },
  },
  nl: {
    answered: { questions: 24, right: 22, wrong: 0 },
    notWritten: { questions: 7, asked: 6 },
  },
  et: {
    answered: { questions: 24, right: 22, wrong: 1 },
    notWritten: { questions: 7, asked: 7 },
  },
};

import type { Language } from '../languages/languages.ts';

/** How often the search did what it should with questions that it was not set with. */
export interface Measured {
  /** Questions that a note answers: how many got that note, and how many another one. The rest was asked of the host. */
  answered: { questions: number; right: number; wrong: number };
  /** Questions that no note answers: how many were asked of the host. */
  notWritten: { questions: number; asked: number };
}

const NOT_MEASURED: Measured = {
  answered: { questions: 0, right: 0, wrong: 0 },
  notWritten: { questions: 0, asked: 0 },
};

/** What lib/try/questions/<language>/held-out.json was measured at; measured.test.ts measures again. */
export const measured: Record<Language, Measured> = {
  en: NOT_MEASURED,
  de: NOT_MEASURED,
  fr: NOT_MEASURED,
  nl: NOT_MEASURED,
  et: NOT_MEASURED,
};

import type { Language } from '../languages/languages.ts';
import type { FileProblem, OwnHouse } from './own-house.ts';

/** What a house is asked about most, as the page names it. */
export interface Topic {
  id: string;
  label: string;
  question: string;
}

/** The longest text that is read, in characters. */
export const LONGEST_TEXT = 20_000;

/** The house that a pasted text describes. */
export async function houseFromText(
  text: string,
  topics: readonly Topic[],
  language: Language,
): Promise<{ house: OwnHouse } | FileProblem> {
  if (text.length > LONGEST_TEXT) return { problem: 'size' };
  void topics;
  void language;
  return { problem: 'empty' };
}

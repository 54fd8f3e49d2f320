import type { Language } from '../languages/languages.ts';
import type { SearchRules } from './search-rules.ts';
import { searchHouse, type HouseSearch, type SearchableNote } from './search.ts';

/** The rules of each language are a file of their own, so that a page loads those of its language only. */
const RULES: Record<Language, () => Promise<{ rules: SearchRules }>> = {
  en: () => import('./rules/en.ts'),
  de: () => import('./rules/de.ts'),
  fr: () => import('./rules/fr.ts'),
  nl: () => import('./rules/nl.ts'),
  et: () => import('./rules/et.ts'),
};

const opened = new WeakMap<readonly SearchableNote[], HouseSearch>();

/** The search over the notes of a house in the language of their page. It reads the same notes once. */
export async function openHouse(
  notes: readonly SearchableNote[],
  language: Language,
): Promise<HouseSearch> {
  const { rules } = await RULES[language]();
  const search = opened.get(notes) ?? searchHouse(notes, rules);
  opened.set(notes, search);
  return search;
}

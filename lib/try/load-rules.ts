import type { Language } from '../languages/languages.ts';
import type { Rules } from './rules.ts';

/** The rules of each language are a file of their own, so that a page loads those of its language only. */
const FILES: Record<Language, () => Promise<{ rules: Rules }>> = {
  en: () => import('./rules/en.ts'),
  de: () => import('./rules/de.ts'),
  fr: () => import('./rules/fr.ts'),
  nl: () => import('./rules/nl.ts'),
  et: () => import('./rules/et.ts'),
};

/** The rules of a language, from the file of that language alone. */
export async function loadRules(language: Language): Promise<Rules> {
  return (await FILES[language]()).rules;
}

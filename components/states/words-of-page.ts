import type { Words } from '@/content/languages';
import { defaultLanguage, isLanguage, type Language } from '@/lib/languages/languages';

const load: Record<Language, () => Promise<Words>> = {
  en: () => import('@/content/en'),
  de: () => import('@/content/de'),
  fr: () => import('@/content/fr'),
  nl: () => import('@/content/nl'),
  et: () => import('@/content/et'),
};

/**
 * The language of the document and its words, for error files: the framework gives them no props. It loads one language, and
 * only after a failure.
 */
export async function wordsOfPage(): Promise<{ words: Words; language: Language }> {
  const written = globalThis.document?.documentElement.lang;
  const language = isLanguage(written) ? written : defaultLanguage;
  return { words: await load[language](), language };
}

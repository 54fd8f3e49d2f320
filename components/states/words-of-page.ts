import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import { splitLanguage } from '@/lib/languages/local-path';

const load: Record<Language, () => Promise<Words>> = {
  en: () => import('@/content/en/index'),
  de: () => import('@/content/de/index'),
  fr: () => import('@/content/fr/index'),
  nl: () => import('@/content/nl/index'),
  et: () => import('@/content/et/index'),
};

/**
 * The language of the address and its words, for error files: the framework gives them no props, and an answer that failed has
 * no language of its own yet. It loads one language, and only after a failure.
 */
export async function wordsOfPage(): Promise<{ words: Words; language: Language }> {
  const { language } = splitLanguage(globalThis.location?.pathname ?? '/');
  return { words: await load[language](), language };
}

import type { Words } from '@/content/languages';
import type { Sentences } from '@/lib/forms/fields';
import type { Language } from '@/lib/languages/languages';
import { splitLanguage } from '@/lib/languages/local-path';

/** The texts of the languages that are laid over English. */
const load = {
  de: () => import('@/content/de/index'),
  fr: () => import('@/content/fr/index'),
  nl: () => import('@/content/nl/index'),
  et: () => import('@/content/et/index'),
};

const loadMessages = {
  en: () => import('@/content/en/messages'),
  de: async () => (await import('@/content/de/messages')).texts,
  fr: async () => (await import('@/content/fr/messages')).texts,
  nl: async () => (await import('@/content/nl/messages')).texts,
  et: async () => (await import('@/content/et/messages')).texts,
};

/** The sentences of the rules of forms in a language: for a form that is checked in the browser, once it is used. */
export async function messagesIn(language: Language): Promise<Sentences> {
  return (await loadMessages[language]()).fields;
}

/**
 * The language of the address and its words, for error files: the framework gives them no props, and an answer that failed has
 * no language of its own yet. It loads English and one language, and only after a failure.
 */
export async function wordsOfPage(): Promise<{ words: Words; language: Language }> {
  const { language } = splitLanguage(globalThis.location?.pathname ?? '/');
  const english = import('@/content/en/index');
  if (language === 'en') return { words: await english, language };
  const [en, { texts }, { translated }] = await Promise.all([
    english,
    load[language](),
    import('@/content/translated'),
  ]);
  return { words: translated(en, texts), language };
}

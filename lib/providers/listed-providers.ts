import type { Language } from '../languages/languages.ts';

/** A booking system as its card shows it. */
export interface Provider {
  name: string;
  /** Upper-case; in addresses it is lower-case. */
  code: string;
  description: string;
  /** An address, an inline data image, or null: then the first two letters of the name are shown. */
  icon: string | null;
  status: 'active' | 'coming_soon';
  /** The words for search engines in place of those of its page; the built-in ones have none. */
  seo_title?: string | null;
  seo_description?: string | null;
  /** The language of its words; those of the built-in list are in the language of the page. */
  language?: Language;
}

/** A booking system that is shown when none are stored. Its words come in each language. */
export type BuiltInProvider = Omit<Provider, 'language'>;

/** A booking system as it is stored. */
export type StoredProvider = Omit<Provider, 'status'> & { status: string };

/** Whether one of the stored booking systems is connected. The built-in list says nothing about that. */
export function isConnected(stored: readonly StoredProvider[] | undefined): boolean {
  return stored?.some(({ status }) => status === 'active') ?? false;
}

/** The booking systems to show: the stored ones, or the built-in list when none are stored or none could be read. */
export function listedProviders(
  stored: readonly StoredProvider[] | undefined,
  builtIn: readonly BuiltInProvider[],
): readonly Provider[] {
  if (!stored?.length) return builtIn;
  return stored.map(
    ({ name, code, description, icon, status, seo_title, seo_description, language }) => ({
      name,
      code,
      description,
      icon,
      status: status === 'active' ? 'active' : 'coming_soon',
      ...(seo_title && { seo_title }),
      ...(seo_description && { seo_description }),
      ...(language && { language }),
    }),
  );
}

/** Whether a booking system has a page in a language: a stored one that is not translated has none. */
export function isWrittenIn(wanted: Language, { language }: Provider): boolean {
  return language === undefined || language === wanted;
}

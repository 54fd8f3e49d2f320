import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { defaultLanguage, type Language } from './languages.ts';
import { localPath } from './local-path.ts';
import type { Alternates } from './translations.ts';

/**
 * The English row whose key stands in an address of another language, for a page that finds nothing there: it is not made
 * in that language. A translation has a key of its own, and texts may name the English one: the visitor is led to it.
 *
 * @param read gives the English row of the key
 * @param path the address of a key, as lib/paths.ts has it
 * @returns null for none, and where the address is English
 * @throws what the framework redirects by, and what `read` throws
 */
export async function originalOf<Row extends { alternates: Alternates }>(
  key: string,
  language: Language,
  path: (key: string) => string,
  read: () => Promise<Row | null | undefined>,
): Promise<Row | null> {
  if (language === defaultLanguage) return null;
  const original = (await read()) ?? null;
  const own = original?.alternates[language];
  if (own && own !== key) permanentRedirect(localPath(language, path(own)));
  return original;
}

import 'server-only';
import { wordsIn } from '@/content/words';
import { defaultLanguage, languages, type Language } from '@/lib/languages/languages';
import type { Alternates } from '@/lib/languages/translations';
import { isWrittenIn, listedProviders, type Provider } from '@/lib/providers/listed-providers';
import {
  listPmsProviders,
  previewProvider,
  readProviderAlternates,
} from '@/lib/providers/pms-providers';
import type { Client } from '@/lib/supabase/client';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';

interface ProviderRow extends Provider {
  /** The id of a stored one that is previewed. */
  id?: string;
  /** The languages in which it has a page. */
  alternates: Alternates;
}

/**
 * The system of a code as visitors see it, or null: a stored one without a translation has no page in that language.
 *
 * @throws DataError when the systems could not be read
 */
export async function getProvider(
  code: string,
  language: Language = defaultLanguage,
): Promise<ProviderRow | null> {
  const stored = await skipDuringBuildOutage(() => listPmsProviders(language));
  const listed = listedProviders(stored, wordsIn(language).integrations.builtInProviders);
  const provider = listed.find((one) => one.code === code.toUpperCase());
  if (!provider || !isWrittenIn(language, provider)) return null;
  return { ...provider, alternates: await alternatesOf(provider.code) };
}

/**
 * The stored system of a code, public or not, as if it were connected, or null.
 *
 * @throws DataError when that failed
 */
export async function previewProviderPage(
  client: Client,
  code: string,
  language: Language,
): Promise<ProviderRow | null> {
  const provider = await previewProvider(client, code.toUpperCase(), language);
  return provider && { ...provider, language, status: 'active', alternates: {} };
}

/** A built-in system has its words in every language. */
async function alternatesOf(code: string): Promise<Alternates> {
  const stored = await skipDuringBuildOutage(() => readProviderAlternates(code));
  const described = Object.keys(stored ?? {}) as Language[];
  const found = described.length > 0 ? described : languages;
  return Object.fromEntries(found.map((language) => [language, code.toLowerCase()]));
}

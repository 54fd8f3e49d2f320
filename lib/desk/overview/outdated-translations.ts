import 'server-only';
import type { Language } from '../../languages/languages.ts';
import type { Client } from '../../supabase/client.ts';
import { readTwice } from '../../supabase/read.ts';
import { nameRows, type NamedRow } from '../named-rows.ts';

/** A translation, and when its original became another one. */
export type OutdatedTranslation = NamedRow & { since: string };

/**
 * Translations whose original changed since they were confirmed, the last change first: some of them, and how many there
 * are. What is archived is left out.
 *
 * @param client acts as an administrator, whose rights decide which tables count
 * @param language the one that they are in; every one without it
 * @throws DataError when both attempts failed
 */
export async function listOutdatedTranslations(
  client: Client,
  { language, limit }: { language?: Language; limit: number },
): Promise<{ total: number; shown: readonly OutdatedTranslation[] }> {
  const rows = await readTwice('list translations whose original changed', () =>
    client.rpc('list_outdated_translations', { p_language: language ?? '', p_limit: limit }),
  );
  const nameOf = await nameRows(client, rows);
  const shown = rows.flatMap((row) => {
    const named = nameOf(row);
    return named ? [{ ...named, since: row.since }] : [];
  });
  return { total: rows[0]?.total ?? 0, shown };
}

import 'server-only';
import { keyOf, type Collection } from '../../collections/collection.ts';
import type { Row } from '../../collections/row.ts';
import { tableOf } from '../../collections/row-store.ts';
import { defaultLanguage } from '../../languages/languages.ts';
import { pictures } from '../../pictures/admin.ts';
import type { Client } from '../../supabase/client.ts';
import { call } from '../../supabase/read.ts';
import { MOST_COUNTED } from '../inbox/shown-count.ts';

/**
 * How many rows of a collection with samples are samples, at most one more than {@link MOST_COUNTED}. Translations are
 * counted with their originals.
 *
 * @param client acts as an administrator
 * @throws DataError when they could not be counted
 */
export async function countSamples(client: Client, collection: Collection): Promise<number> {
  const samples = tableOf(client, collection)
    .select<string, Row>('id')
    .eq('is_sample', true)
    .eq('language', defaultLanguage)
    .eq('is_archived', false)
    .order('id')
    .limit(MOST_COUNTED + 1);
  return (await call(`count samples of ${collection.labels.many}`, samples)).length;
}

/**
 * The pictures that are shown and have no description, at most one more than {@link MOST_COUNTED}, by their keys.
 *
 * @param client acts as an administrator
 * @throws DataError when they could not be read
 */
export async function listUndescribed(client: Client): Promise<string[]> {
  const undescribed = tableOf(client, pictures)
    .select<string, Row>('id')
    .eq('description', '')
    .eq('is_used', true)
    .order('id')
    .limit(MOST_COUNTED + 1);
  const rows = await call('list pictures without a description', undescribed);
  return rows.map((row) => keyOf(pictures, row));
}

import 'server-only';
import { languageOf } from '../../collections/collection.ts';
import { collectionOf } from '../collections.ts';
import { readTwice } from '../../supabase/read.ts';
import { deskPaths } from '../../desk-paths.ts';
import type { Client } from '../../supabase/client.ts';
import type { NamedRow } from '../named-rows.ts';

/** How many moments the list shows. */
const MOST_COMING = 50;

/** The events that a moment can bring. */
const EVENTS = ['appears', 'ends', 'announced', 'price'] as const;

/** A moment at which the site will change by itself, in ISO 8601, and the row that changes it. */
export type Coming = NamedRow & { moment: string; event: (typeof EVENTS)[number] };

/**
 * Lists what will appear, end or change price, the next first, and whether there is more. Row-level security leaves
 * out what this administrator may not read.
 *
 * @param client acts as an administrator
 * @throws DataError when both attempts failed
 */
export async function listComing(
  client: Client,
): Promise<{ coming: readonly Coming[]; hasMore: boolean }> {
  const rows = await readTwice('list what is coming', () =>
    client
      .from('content_moments')
      .select('table_name, row_id, title, event, moment, language')
      .gt('moment', new Date().toISOString())
      .order('moment')
      .order('row_id')
      .limit(MOST_COMING + 1),
  );
  const coming = rows.slice(0, MOST_COMING).flatMap((row) => {
    const collection = collectionOf(String(row.table_name));
    const event = EVENTS.find((one) => one === row.event);
    if (!collection || !event || !row.moment || !row.row_id) return [];
    const { name, labels } = collection;
    const href = deskPaths.row(name, row.row_id);
    const language = languageOf(row);
    return [{ moment: row.moment, event, title: row.title ?? '', language, one: labels.one, href }];
  });
  return { coming, hasMore: rows.length > MOST_COMING };
}

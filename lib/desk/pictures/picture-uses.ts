import 'server-only';
import type { Client } from '../../supabase/client.ts';
import { readTwice } from '../../supabase/read.ts';
import { nameRows, type NamedRow } from '../named-rows.ts';

/** The number of rows that show a picture, and some of them. */
export interface PictureUses {
  total: number;
  shown: readonly NamedRow[];
}

const NOWHERE: PictureUses = { total: 0, shown: [] };

/**
 * The rows that show some pictures, for each picture by its id.
 *
 * @param client acts as an administrator
 * @param each how many rows of each picture are named at most
 * @throws DataError when both attempts failed
 */
export async function listPictureUses(
  client: Client,
  ids: readonly string[],
  each: number,
): Promise<(id: string) => PictureUses> {
  if (ids.length === 0) return () => NOWHERE;
  const found = await readTwice('list where pictures are shown', () =>
    client.rpc('list_picture_uses', { p_pictures: [...ids], p_each: each }),
  );
  const nameOf = await nameRows(client, found);
  return (id) => {
    const uses = found.filter(({ picture_id }) => picture_id === id);
    const shown = uses.flatMap((use) => nameOf(use) ?? []);
    return { total: uses[0]?.total ?? 0, shown };
  };
}

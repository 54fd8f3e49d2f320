import 'server-only';
import { applyChanges, type RowChange } from '../collections/apply-changes.ts';
import { keyOf, type Collection } from '../collections/collection.ts';
import type { Row } from '../collections/row.ts';
import { tableOf } from '../collections/rows.ts';
import type { Client } from '../supabase/client.ts';
import { call, readTwice } from '../supabase/read.ts';
import { collectionOf } from './collections.ts';
import { nameRows, type NamedRow } from './named-rows.ts';

/** Where a picture is shown: in how many rows, and some of them. */
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

/** So many rows are changed at once when a picture is replaced. */
const MOST_REPLACED = 1_000;
/** So many rows are read at once: their texts are long. */
const READ_AT_ONCE = 50;

/** A picture by its file in the bucket, and its size in pixels where that is known. */
type PictureFile = { path: string; width: number | null; height: number | null };

/**
 * Puts another picture in the place of one in every row that shows it, in all of them or in none. The description of the
 * picture stays: it stands in the row.
 *
 * @param client acts as an administrator; row-level security decides
 * @returns the tables with rows that were changed, and how many rows; `changed` where somebody else changed one of them at
 *   the same moment, `many` where there are more than can be changed at once
 * @throws DataError when nothing was changed
 */
export async function replacePicture(
  client: Client,
  picture: PictureFile & { id: string },
  by: PictureFile,
): Promise<{ tables: readonly string[]; rows: number } | 'changed' | 'many'> {
  const uses = await call(
    'list where a picture is shown',
    client.rpc('list_picture_uses', { p_pictures: [picture.id], p_each: MOST_REPLACED }),
  );
  if ((uses[0]?.total ?? 0) > MOST_REPLACED) return 'many';
  const changes: RowChange[] = [];
  for (const [table, ofTable] of Object.entries(Object.groupBy(uses, (use) => use.table_name))) {
    const collection = collectionOf(table);
    if (!collection || !ofTable) continue;
    for (let first = 0; first < ofTable.length; first += READ_AT_ONCE) {
      const keys = ofTable.slice(first, first + READ_AT_ONCE).map(({ row_id }) => row_id);
      const rows = await call(
        `read ${collection.labels.many} that show a picture`,
        tableOf(client, collection).select<string, Row>('*').in(collection.key, keys),
      );
      for (const row of rows) {
        const values = withOtherPicture(collection, row, picture, by);
        const { updated_at } = row;
        if (Object.keys(values).length > 0)
          changes.push({
            table,
            key: keyOf(collection, row),
            operation: 'update',
            updated_at,
            values,
          });
      }
    }
  }
  if ((await applyChanges(client, changes)).length > 0) return 'changed';
  return { tables: [...new Set(changes.map(({ table }) => table))], rows: changes.length };
}

/** The fields of a row that show a picture, with another one in its place. */
function withOtherPicture(
  { fields }: Collection,
  row: Row,
  picture: PictureFile,
  by: PictureFile,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const stored = row[name];
      if (typeof stored !== 'string' || !stored.includes(picture.path)) return [];
      return [[name, inHtml(stored, picture, by).replaceAll(picture.path, by.path)]];
    }),
  );
}

/** A text reserves room for its pictures, in the size of each. */
function inHtml(html: string, picture: PictureFile, by: PictureFile): string {
  return html.replaceAll(/<img [^>]*>/g, (tag) => {
    if (!tag.includes(picture.path)) return tag;
    const unsized = tag.replaceAll(/ (?:width|height)="\d*"/g, '');
    if (!by.width || !by.height) return unsized;
    return unsized.replace(/(?= \/?>$|>$)/, ` width="${by.width}" height="${by.height}"`);
  });
}

import 'server-only';
import { keyOf, type Collection } from '../collections/collection.ts';
import type { Row } from '../collections/row.ts';
import { tableOf } from '../collections/row-store.ts';
import type { Client } from '../supabase/client.ts';
import { readTwice } from '../supabase/read.ts';
import { SCHEMA_VERSION } from '../supabase/readiness.ts';
import { collections } from './collections.ts';

/** How many rows are read at once. */
const ROWS_AT_ONCE = 200;

/** Columns that other columns make. */
const COMPUTED = ['search_text'];

/**
 * Writes all content of the site as one file, a part at a time: every collection of content, and the rows that are there for
 * good. One row stands on each line, so that two files can be compared line by line. Nothing that visitors sent is in it, no
 * account, and no file of a picture.
 *
 * @param client acts as an owner
 * @param date the moment that the file names
 * @throws DataError where rows cannot be read: the file breaks off, so that a part is not mistaken for the whole
 */
export async function* writeContentFile(client: Client, date: string): AsyncGenerator<string> {
  const head = { format: 'nightdesk-content', version: 1, schema: SCHEMA_VERSION, date };
  yield `${JSON.stringify(head).slice(0, -1)},"collections":{`;
  const kept = collections.filter(({ kind }) => kind === 'content' || kind === 'settings');
  for (const [place, collection] of kept.entries()) {
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify(collection.name)}:[`;
    let isFirst = true;
    for await (const rows of pagesOf(client, collection)) {
      for (const row of rows) {
        const columns = Object.entries(row).filter(([name]) => !COMPUTED.includes(name));
        yield `${isFirst ? '' : ','}\n${JSON.stringify(Object.fromEntries(columns))}`;
        isFirst = false;
      }
    }
    yield ']';
  }
  yield '}}\n';
}

/** The rows of a collection by their key, some at a time. */
async function* pagesOf(client: Client, collection: Collection): AsyncGenerator<Row[]> {
  const { key, labels } = collection;
  let last: string | null = null;
  do {
    const after: string | null = last;
    const rows: Row[] = await readTwice(`read all ${labels.many}`, () => {
      const select = tableOf(client, collection).select<string, Row>('*');
      return (after === null ? select : select.gt(key, after)).order(key).limit(ROWS_AT_ONCE);
    });
    yield rows;
    last = rows.length === ROWS_AT_ONCE ? keyOf(collection, rows.at(-1)!) : null;
  } while (last !== null);
}

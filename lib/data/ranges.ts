import 'server-only';
import { isBeyondTheEnd, readTwice, type Answer } from './read.ts';

/** Supabase gives at most so many rows for one request (`max_rows` in supabase/config.toml). */
const ROWS_PER_REQUEST = 1000;

/**
 * Reads more rows than one request gives, in ranges one after the other, until a range is not full.
 *
 * @param what the read in a few words, for the log
 * @param query makes the query of the rows from one place to another, both counted from 0 and both included; it needs an
 *   order in which no two rows are alike
 * @param places the first and the last row that are wanted; all rows without them
 * @throws DataError when a range failed twice
 */
export async function readRanges<Row>(
  what: string,
  query: (from: number, to: number) => PromiseLike<Answer<Row[]>>,
  { first = 0, last = Infinity } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = first; from <= last; from += ROWS_PER_REQUEST) {
    const to = Math.min(from + ROWS_PER_REQUEST - 1, last);
    const range = await readTwice(what, async () => {
      const answer = await query(from, to);
      return answer.error && isBeyondTheEnd(answer.error) ? { data: [], error: null } : answer;
    });
    rows.push(...range);
    if (range.length <= to - from) break;
  }
  return rows;
}

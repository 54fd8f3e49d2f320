import 'server-only';
import type { Json } from '../supabase/database.types.ts';
import type { Client } from '../supabase/client.ts';
import { call } from '../supabase/read.ts';
import { z } from '../zod.ts';

/** A change of one row. An update or a deletion is of the version with that `updated_at`, and of no other. */
export type RowChange = { table: string; key: string } & (
  | { operation: 'insert'; values: Record<string, unknown> }
  | { operation: 'update'; updated_at: string; values: Record<string, unknown> }
  | { operation: 'delete'; updated_at: string }
);

const problemSchema = z.object({
  /** Which of the changes, from 0. */
  place: z.int(),
  /** `changed` where another version is stored, or a code of Postgres. */
  code: z.string(),
  constraint: z.string().nullish(),
  message: z.string().nullish(),
});

/** What stands in the way of a change. */
export type ChangeProblem = z.output<typeof problemSchema>;

/**
 * Carries out all of some changes, or none. Row-level security decides, and the history is written as for every change.
 *
 * @param client acts as an administrator
 * @param isTrial nothing is stored: it only finds out what would stand in the way
 * @returns what stood in the way, about 50 things at most; where there is one, nothing was stored
 * @throws DataError when that failed
 */
export async function applyChanges(
  client: Client,
  changes: readonly RowChange[],
  { isTrial = false }: { isTrial?: boolean } = {},
): Promise<ChangeProblem[]> {
  if (changes.length === 0) return [];
  const request = client.rpc('apply_changes', {
    p_changes: changes as unknown as Json,
    p_is_trial: isTrial,
  });
  return z.array(problemSchema).parse(await call('apply changes', request));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_CONTENT_TAGS, tagsOfTables } from '../supabase/content-tags.ts';
import type { Settings } from '../env/env.ts';
import { logEvent, logFailure } from '../log.ts';
import { z } from '../zod.ts';
import { createSecretClient } from '../supabase/client.ts';
import type { Position } from './build-position.ts';

/** The pause between two readings, in milliseconds. A change is in every answer after this time and one reading. */
const PAUSE_MS = 1_500;

const answerSchema = z.object({
  tables: z.array(z.string()),
  is_complete: z.boolean(),
  /** The start of the next reading; only public.read_content_changes knows what is in it. */
  position: z.json(),
});

type Follower = {
  /** Resolves after the first reading, also when it has failed. Never rejects. */
  ready: Promise<void>;
  /** Ends it, and the reading that is going on. */
  stop: () => Promise<void>;
};

/**
 * Reads, for as long as the process runs, which tables have changed, through the admin area or past it, and in which ones a
 * moment has passed at which something appears, ends or becomes the price. Makes the pages expire that show them. While the
 * database is away nothing expires. Afterwards what was changed in the meantime does, or every page where that is not known
 * any more. Of failures in a row, the first is logged.
 *
 * @param start up to where the pages of the build know the changes; null makes all of them expire with the first reading
 * @param expire makes cache tags expire
 * @throws where SUPABASE_SECRET_KEY is not set
 */
export function followContentChanges(
  settings: Pick<Settings, 'supabaseUrl' | 'supabaseSecretKey'>,
  start: Position | null,
  expire: (tags: readonly string[]) => Promise<void>,
): Follower {
  const client = createSecretClient(settings);
  const stopping = new AbortController();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let position: z.output<typeof answerSchema>['position'] = start;
  let isFailing = false;

  const applyDuePrices = async () => {
    const query = client.rpc('apply_due_prices').abortSignal(stopping.signal);
    const { data } = await query.throwOnError();
    if (data > 0) logEvent('due-prices-applied', { count: data });
  };

  const read = async () => {
    const { data } = await client
      .rpc('read_content_changes', { p_position: position })
      .abortSignal(stopping.signal)
      .throwOnError();
    const { tables, is_complete, position: next } = answerSchema.parse(data);
    // A price that is due shows without it; stored, it is in the history and can be changed like any other.
    if (!is_complete || tables.includes('price_changes')) await applyDuePrices();
    const tags = is_complete ? tagsOfTables(tables) : ALL_CONTENT_TAGS;
    if (tags.length > 0) await expire(tags);
    position = next;
    if (!is_complete) logEvent('all-pages-expired');
  };

  const follow = async () => {
    while (!stopping.signal.aborted) {
      try {
        await read();
        if (isFailing) logEvent('content-changes-read-again');
        isFailing = false;
      } catch (error) {
        if (!isFailing && !stopping.signal.aborted) logFailure('content-changes-not-read', error);
        isFailing = true;
      }
      resolve();
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => 0);
    }
  };
  const done = follow();
  return {
    ready,
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}

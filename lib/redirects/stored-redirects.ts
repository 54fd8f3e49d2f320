import 'server-only';
import { logFailure } from '../log.ts';
import { budgets } from '../supabase/budgets.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call } from '../supabase/read.ts';
import { withoutLoops } from './loops.ts';
import { rememberedRedirects, rememberRedirects } from './memory.ts';
import { isFixedAddress } from '../routes.ts';
import { targetOf } from './target-of.ts';

/** Rows of one answer (PostgREST, max_rows), and of the whole list: the database takes no more (23R03). */
const ROWS_PER_READ = 1_000;
const MOST_REDIRECTS = 5_000;

/** A host without lib/server does not hear of changes; there a redirect is as old as a page may be (`content` in next.config.ts). */
const FRESH_MS = 30_000;
/** The pause after a failed reading. */
const RETRY_MS = 3_000;

/**
 * The targets of the site's old addresses: the newest 5,000. The database compares them as they are stored, so a row that
 * leads back to its own address in another spelling is left out here.
 *
 * @param timeoutMs the longest that one call may take
 * @throws DataError when one failed
 */
export async function readRedirects(timeoutMs?: number): Promise<[from: string, to: string][]> {
  const client = createPublicClient(timeoutMs);
  const found: [string, string][] = [];
  for (let first = 0; first < MOST_REDIRECTS; first += ROWS_PER_READ) {
    const page = client.from('redirects').select('from_path, to_path');
    const rows = await call(
      'list redirects',
      page
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .range(first, first + ROWS_PER_READ - 1),
    );
    for (const { from_path, to_path } of rows) found.push([from_path, to_path]);
    if (rows.length < ROWS_PER_READ) break;
  }
  return withoutLoops(found);
}

let reading: Promise<unknown> | null = null;
let failedAt = 0;

/**
 * The target of an address that no route knows, or null; for the middleware, which has no cache of the framework. One reading
 * serves all requests until a redirect changes. Where it fails, what was read before counts.
 *
 * @param path in the one spelling of `sitePath`
 */
export async function rememberedTarget(path: string): Promise<string | null> {
  const known = rememberedRedirects();
  const isFresh = known && Date.now() - known.readAt < FRESH_MS;
  if (!isFresh && Date.now() - failedAt > RETRY_MS) {
    reading ??= readRedirects(budgets.redirects)
      .then(rememberRedirects)
      .catch((error: unknown) => {
        failedAt = Date.now();
        logFailure('redirects-not-read', error);
      })
      .finally(() => (reading = null));
    await reading;
  }
  return targetOf(path, rememberedRedirects()?.targets ?? new Map(), isFixedAddress);
}

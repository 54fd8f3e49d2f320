import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import type { Settings } from '../env/env.ts';
import { logFailure } from '../log.ts';
import { isFixedAddress, isReserved } from '../redirects/site-routes.ts';
import { sitePath } from '../redirects/site-path.ts';
import { budgets } from '../supabase/budgets.ts';
import { withoutSession } from '../supabase/client.ts';
import type { Database } from '../supabase/database.types.ts';
import { createClientRate } from './client-rate.ts';

/** How often what was missing is written down, in milliseconds: one statement for however many requests. */
const FLUSH_MS = 15_000;
/** Addresses between two writings; those beyond are not noted. */
const MOST_ADDRESSES = 200;
/** How many of them one client gives in a minute: a reader with old bookmarks has a few, a scanner has thousands. */
const MOST_OF_A_CLIENT = 10;
/** As the columns take. */
const LONGEST = 200;

/** What scanners look for: programs this site does not run, hidden files, and folders of other systems. */
const SCANNED =
  /\/\.|\.(?!html?$|pdf$|png$|jpe?g$|webp$|avif$|gif$|svg$)[^./]*$|\/(?:wp-[^/]*|wordpress|xmlrpc|cgi-bin|phpmyadmin|vendor|actuator|boaform|solr|telescope|server-status|HNAP1|owa|ecp)(?:\/|$)/i;

/** An e-mail address, a telephone number, or a long run of letters and digits, such as a token. */
const PERSONAL = /@|%40|\d{7}|[0-9a-f]{8}-[0-9a-f]{4}-|(?=[a-z0-9_]*\d)[a-z0-9_]{20}/i;

/** The addresses of rows whose key is an id: no secret, though they look like one. */
const ID = /^\/(?:resources|careers|product-updates)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether a missing address is worth an editor's look: not what scanners ask every site for, nothing that may hold a
 * secret or a person, no part of the site where readers have no links.
 *
 * @param path in the one spelling of `sitePath`
 */
export function isNoted(path: string): boolean {
  if (path.length < 2 || path.length > LONGEST || isReserved(path) || isFixedAddress(path))
    return false;
  if (SCANNED.test(path)) return false;
  return ID.test(path) || !PERSONAL.test(path);
}

export type MissingRequest = {
  /** The target of the request. */
  url: string;
  /** Its header Referer. */
  referrer: string | undefined;
  host: string | undefined;
  /** The client's address; counted in memory, never stored. */
  client: string;
};

type Seen = { path: string; times: number; page: string | null };

/**
 * Adds up addresses that led nowhere, in memory.
 *
 * @param tolerance how many times as many a client may give; more than 1 in tests
 */
export function createMissingAddresses(tolerance = 1) {
  const asksTooOften = createClientRate(MOST_OF_A_CLIENT * tolerance);
  let seen = new Map<string, Seen>();
  return {
    note({ url, referrer, host, client }: MissingRequest): void {
      const path = sitePath(url.split(/[?#]/, 1)[0] ?? '');
      if (path === null || !isNoted(path) || asksTooOften(client)) return;
      const known = seen.get(path);
      if (!known && seen.size >= MOST_ADDRESSES) return;
      const page = pageOf(referrer, host) ?? known?.page ?? null;
      seen.set(path, { path, times: (known?.times ?? 0) + 1, page });
    },
    /** Gives what was added up, and begins again. */
    take(): Seen[] {
      const taken = [...seen.values()];
      seen = new Map();
      return taken;
    },
  };
}

/** The page of this site on which a link stood, without its query; null for every other place. */
function pageOf(referrer: string | undefined, host: string | undefined): string | null {
  const url = referrer && referrer.length < 2_000 ? URL.parse(referrer) : null;
  const path = url && url.host === host ? sitePath(url.pathname) : null;
  return path !== null &&
    path.length <= LONGEST &&
    !isReserved(path) &&
    !PERSONAL.test(withoutId(path))
    ? path
    : null;
}

const withoutId = (path: string) => (ID.test(path) ? '/' : path);

/**
 * Writes down what was missing, for as long as the process runs. What cannot be written is forgotten: these are counts. Of
 * failures in a row, the first is logged.
 *
 * @returns how to stop; it writes down the rest
 * @throws where SUPABASE_SECRET_KEY is not set
 */
export function keepMissingAddresses(
  { supabaseUrl, supabaseSecretKey }: Pick<Settings, 'supabaseUrl' | 'supabaseSecretKey'>,
  take: () => Seen[],
): { stop: () => Promise<void> } {
  if (!supabaseSecretKey) throw new Error('SUPABASE_SECRET_KEY is missing. See .env.example.');
  const client = createClient<Database>(supabaseUrl, supabaseSecretKey, withoutSession);
  const stopping = new AbortController();
  let isFailing = false;
  const flush = async () => {
    const seen = take();
    if (seen.length === 0) return;
    try {
      await client
        .rpc('note_missing_addresses', { p_seen: seen })
        .abortSignal(AbortSignal.timeout(budgets.write))
        .throwOnError();
      isFailing = false;
    } catch (error) {
      if (!isFailing) logFailure('missing-addresses-not-kept', error);
      isFailing = true;
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await sleep(FLUSH_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => 0);
      await flush();
    }
  };
  const done = run();
  return {
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}

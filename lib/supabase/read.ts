import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgrestError } from '@supabase/supabase-js';
import { noteFailedRead } from '../http/failed-reads.ts';
import { budgets } from './budgets.ts';

/** A call to the database that did not succeed. Its message is for the log; what a reader sees is the page's choice. */
export class DataError extends Error {
  override name = 'DataError';
  /** Postgres or PostgREST code, or an empty string when the backend was not reached. */
  readonly code: string;
  /** The server's own sentence, or an empty string when it was not reached. */
  readonly serverMessage: string;

  constructor(what: string, { code, message }: Pick<PostgrestError, 'code' | 'message'>) {
    super(`${what}: ${message}`);
    this.code = code;
    this.serverMessage = code ? message : '';
  }
}

/** Whether a row was refused because it is there already (Postgres, unique_violation). */
export function isDuplicate({ code }: Pick<PostgrestError, 'code'>): boolean {
  return code === '23505';
}

/** Whether a range begins behind the last row (PostgREST, PGRST103). */
export function isBeyondTheEnd({ code }: Pick<PostgrestError, 'code'>): boolean {
  return code === 'PGRST103';
}

/** The result of a query. */
export type Answer<T> = { data: T | null; error: PostgrestError | null };

/**
 * Runs a query or calls a function of the database, once, and gives what it returns.
 *
 * @param what the call in a few words, for the log
 * @throws DataError when it failed
 */
export async function call<Result extends { data: unknown; error: PostgrestError | null }>(
  what: string,
  query: PromiseLike<Result>,
): Promise<Extract<Result, { error: null }>['data']> {
  const { data, error } = await query;
  if (error) {
    // The backend was not reached: it refused nothing.
    if (!error.code) noteFailedRead();
    throw new DataError(what, error);
  }
  return data;
}

/**
 * Runs a public read, once more after a short pause if it fails, and gives its data. How
 * long that may take in all is in lib/supabase/budgets.ts.
 *
 * @param what the read in a few words, for the log
 * @param query makes the query; called a second time for the retry
 * @throws DataError when both attempts failed
 */
export async function readTwice<T>(what: string, query: () => PromiseLike<Answer<T>>): Promise<T> {
  const first = await query();
  const { data, error } = first.error ? await again(query) : first;
  if (error || data === null) {
    noteFailedRead();
    throw new DataError(what, error ?? { code: '', message: 'no data' });
  }
  return data;
}

async function again<T>(query: () => PromiseLike<Answer<T>>): Promise<Answer<T>> {
  await pause(budgets.retryPause + Math.random() * budgets.retryJitter);
  return query();
}

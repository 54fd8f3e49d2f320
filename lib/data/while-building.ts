import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { cacheLife } from 'next/cache';

/**
 * A build must succeed while the backend is away: the read then gives undefined, the page shows its specified message,
 * and is made again at the first request. At run time the error passes through, so that a failed refresh leaves the
 * last good page in place.
 */
export async function unlessAwayAtBuild<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD) throw error;
    await healAtFirstRequest();
    return undefined;
  }
}

/** Lends its short life to the page that awaits it. */
async function healAtFirstRequest(): Promise<void> {
  'use cache';
  cacheLife('healing');
}

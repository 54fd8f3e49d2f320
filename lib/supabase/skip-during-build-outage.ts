import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { cacheLife } from 'next/cache';
import { checkReadiness } from './readiness.ts';

/**
 * A build must succeed while the backend is away: the read then is not even begun, because the framework fails a build
 * for an error in a cached function, caught or not. It gives undefined, the page shows its specified message, and is
 * rendered again with the first request. At run time errors pass through, so that a failed refresh leaves the last good page
 * in place.
 */
export async function skipDuringBuildOutage<T>(read: () => Promise<T>): Promise<T | undefined> {
  const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  if (isBuilding && !(await backendAnswers())) return undefined;
  return read();
}

/** Asks once for each worker of a build. A page that is told no lives as briefly as this answer. */
async function backendAnswers(): Promise<boolean> {
  'use cache';
  const readiness = await checkReadiness();
  const answers = readiness.ready || readiness.waitsFor !== 'backend';
  if (answers) cacheLife('max');
  else cacheLife('builtDuringOutage');
  return answers;
}

'use client';

import { lazy } from 'react';
import type { Failure } from './failed-route';

/**
 * The error file of a route: says what could not be shown, and tries again. The screen and the words are loaded after a
 * failure, so that no page carries them.
 */
export function routeError(readWords: () => Promise<Failure>) {
  return lazy(async () => {
    const [{ FailedRoute }, words] = await Promise.all([import('./failed-route'), readWords()]);
    return {
      default: ({ retry }: { retry: () => void }) => <FailedRoute {...words} retry={retry} />,
    };
  });
}

'use client';

import { lazy } from 'react';
import type { Words } from '@/content/languages';
import type { Failure } from './failed-route';

/**
 * The error file of a route: says in the language of the page what could not be shown, and tries again. The screen and the
 * words are loaded after a failure, so that no page carries them.
 */
export function routeError(failureOf: (words: Words) => Failure) {
  return lazy(async () => {
    const [{ FailedRoute }, words] = await Promise.all([
      import('./failed-route'),
      import('./words-of-page').then(({ wordsOfPage }) => wordsOfPage()),
    ]);
    return {
      default: ({ retry }: { retry: () => void }) => (
        <FailedRoute {...failureOf(words)} words={words.states} retry={retry} />
      ),
    };
  });
}

'use client';

import { lazy, type ReactNode } from 'react';
import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import type { Failure } from './failed-route';

type Retry = { retry: () => void };

/**
 * The screen of an error file, in the language of the page. The screen and the words are loaded after a failure, so that no page
 * carries them.
 *
 * @param loading the module of the screen, on its way
 */
export async function afterFailure<Module>(
  loading: Promise<Module>,
  render: (module: Module, words: Words, language: Language, retry: () => void) => ReactNode,
) {
  const [module, page] = await Promise.all([
    loading,
    import('./words-of-page').then(({ wordsOfPage }) => wordsOfPage()),
  ]);
  return { default: ({ retry }: Retry) => render(module, page.words, page.language, retry) };
}

/** The error file of a route: says what could not be shown, and tries again. */
export function routeError(failureOf: (words: Words) => Failure) {
  return lazy(() =>
    afterFailure(import('./failed-route'), ({ FailedRoute }, words, _language, retry) => (
      <FailedRoute {...failureOf(words)} words={words.states} retry={retry} />
    )),
  );
}

'use client';

import { lazy } from 'react';
import { afterFailure } from '@/components/states/route-error';

/** The page without what is stored: the default prices, and a sentence in place of the questions. */
export default lazy(() =>
  afterFailure(import('./_components/home-sections'), ({ HomeSections }, words, language) => (
    <HomeSections words={words} language={language} />
  )),
);

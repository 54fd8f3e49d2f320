'use client';

import { lazy } from 'react';
import { afterFailure } from '@/components/states/route-error';

/** The built-in list, below the message that the stored one could not be read. */
export default lazy(() =>
  afterFailure(
    import('./_components/integrations-list'),
    ({ IntegrationsList }, words, language) => (
      <IntegrationsList stored={undefined} words={words} language={language} />
    ),
  ),
);

'use client';

import { lazy } from 'react';

// Loaded only after a failure, so that no page carries it.
const IntegrationsList = lazy(() =>
  import('./_components/integrations-list').then((list) => ({ default: list.IntegrationsList })),
);

/** The built-in list, below the message that the stored one could not be read. */
export default function IntegrationsError() {
  return <IntegrationsList stored={undefined} />;
}

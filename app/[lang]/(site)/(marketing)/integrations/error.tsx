'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ integrations }) => ({
  head: integrations.integrationsPage,
  message: integrations.integrationsPage.failed,
  names: integrations.builtInProviders.map(({ name }) => name),
}));

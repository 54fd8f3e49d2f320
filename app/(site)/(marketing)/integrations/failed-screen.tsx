'use client';

import { IntegrationsLayout } from './_components/integrations-layout';
import { ProviderCards } from './_components/provider-cards';

/** Shown when rendering the page has failed: the message above the built-in list. */
export default function IntegrationsFailed() {
  return (
    <IntegrationsLayout>
      <ProviderCards stored={undefined} />
    </IntegrationsLayout>
  );
}

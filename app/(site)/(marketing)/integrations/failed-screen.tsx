'use client';

import { IntegrationsLayout } from '@/components/sections/integrations-page/integrations-layout';
import { listedProviders } from '@/components/sections/integrations-page/listed-providers';
import { ProviderCards } from '@/components/sections/integrations-page/provider-cards';
import { ProvidersFailure } from './providers-failure';

/** The systems could not be read and none were kept: the specified sentence above the built-in list. */
export default function IntegrationsFailed() {
  return (
    <IntegrationsLayout>
      <ProvidersFailure />
      <ProviderCards providers={listedProviders(undefined)} />
    </IntegrationsLayout>
  );
}

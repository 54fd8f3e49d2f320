'use client';

import { listedProviders } from '@/app/listed-providers';
import { IntegrationsLayout } from './_components/integrations-layout';
import { ProviderCards } from './_components/provider-cards';
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

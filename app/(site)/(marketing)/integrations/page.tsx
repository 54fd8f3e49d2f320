import { CtaSection } from '@/components/sections/cta/cta-section';
import { IntegrationsLayout } from '@/components/sections/integrations-page/integrations-layout';
import { listedProviders } from '@/components/sections/integrations-page/listed-providers';
import { ProviderCards } from '@/components/sections/integrations-page/provider-cards';
import { RequestSection } from '@/components/sections/integrations-page/request-section';
import { pageHeads } from '@/content/page-heads';
import { listPmsProviders } from '@/lib/data/pms-providers';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ProvidersFailure } from './providers-failure';

export const metadata = pageMetadata({
  ...pageHeads[paths.integrations],
  path: paths.integrations,
});

export default async function IntegrationsPage() {
  const stored = await skipDuringBuildOutage(() => listPmsProviders());
  return (
    <>
      <IntegrationsLayout>
        {!stored && <ProvidersFailure />}
        <ProviderCards providers={listedProviders(stored)} />
      </IntegrationsLayout>
      <RequestSection email={settings().supportEmail} />
      <CtaSection />
    </>
  );
}

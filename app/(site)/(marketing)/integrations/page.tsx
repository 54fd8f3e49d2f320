import { CtaSection } from '@/components/sections/cta-section';
import { pageHeads } from '@/content/page-heads';
import { listPmsProviders } from '@/lib/data/pms-providers';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { IntegrationsLayout } from './_components/integrations-layout';
import { ProviderCards } from './_components/provider-cards';
import { RequestSection } from './_components/request-section';

export const metadata = pageMetadata({
  ...pageHeads[paths.integrations],
  path: paths.integrations,
});

export default async function IntegrationsPage() {
  const stored = await skipDuringBuildOutage(() => listPmsProviders());
  return (
    <>
      <IntegrationsLayout>
        <ProviderCards stored={stored} />
      </IntegrationsLayout>
      <RequestSection email={settings().supportEmail} />
      <CtaSection />
    </>
  );
}

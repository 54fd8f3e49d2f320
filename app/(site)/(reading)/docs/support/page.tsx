import { CutNote } from '@/components/sections/faq/cut-note';
import { JsonLd } from '@/components/seo/json-ld';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { docs } from '@/content/docs';
import { pageHeads } from '@/content/page-heads';
import { listFaqItems } from '@/lib/data/faq-items';
import { unlessAwayAtBuild } from '@/lib/data/while-building';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/seo/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { DocsPage } from '../docs-page';
import { HelpBox } from './help-box';
import { SupportItems } from './support-items';

const { support } = docs;

export const metadata = pageMetadata({ ...pageHeads[paths.docsSupport], path: paths.docsSupport });

export default async function DocsSupportPage() {
  const list = await unlessAwayAtBuild(() => listFaqItems('support'));
  const answers = list?.items;
  return (
    <DocsPage mark={support.mark} title={support.title}>
      <HelpBox supportEmail={settings().supportEmail} />
      <div className="mt-14">
        {answers === undefined ? <ErrorState message={support.error} /> : null}
        {answers?.length === 0 ? <EmptyState message={support.empty} /> : null}
        <SupportItems items={answers ?? []} />
        {list?.isCut ? <CutNote /> : null}
      </div>
      <JsonLd
        data={breadcrumbs([paths.docsFeatures, docs.sidebar], [paths.docsSupport, support.title])}
      />
    </DocsPage>
  );
}

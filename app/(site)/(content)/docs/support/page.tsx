import { CutNote } from '@/components/sections/faq/cut-note';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { docs } from '@/content/docs';
import { pageHeads } from '@/content/page-heads';
import { listFaqItems } from '@/lib/data/faq-items';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { SupportItems } from './support-items';

const { error, empty } = docs.support;

export const metadata = pageMetadata({ ...pageHeads[paths.docsSupport], path: paths.docsSupport });

export default async function DocsSupportPage() {
  const list = await skipDuringBuildOutage(() => listFaqItems('support'));
  if (!list) return <ErrorState message={error} />;
  if (list.items.length === 0) return <EmptyState message={empty} />;
  return (
    <>
      <SupportItems items={list.items} />
      {list.isCut ? <CutNote /> : null}
    </>
  );
}

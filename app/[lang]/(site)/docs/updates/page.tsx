import { metadataOf } from '@/app/_document/head-metadata';
import { currentLanguage } from '@/lib/languages/current-language';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { UpdatesSection } from '../_components/updates-section';

export const generateMetadata = metadataOf((words) => words.productUpdates.updatePages.major, {
  feed: 'updates',
});

export default async function DocsUpdatesPage() {
  const language = await currentLanguage();
  const result = await skipDuringBuildOutage(() => listProductUpdates('major', 1, language));
  return <UpdatesSection result={result} list="major" page={1} />;
}

import { metadataOf } from '@/app/_document/head-metadata';
import { currentLanguage } from '@/lib/languages/current-language';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { UpdatesSection } from '../_components/updates-section';

export const generateMetadata = metadataOf((words) => words.productUpdates.updatePages.minor, {
  feed: 'updates',
});

export default async function DocsChangeLogPage() {
  const language = await currentLanguage();
  const result = await skipDuringBuildOutage(() => listProductUpdates('minor', 1, language));
  return <UpdatesSection result={result} list="minor" page={1} />;
}

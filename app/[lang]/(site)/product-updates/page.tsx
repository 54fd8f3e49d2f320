import { metadataOf } from '@/app/_document/head-metadata';
import { currentLanguage } from '@/lib/languages/current-language';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { UpdatesPage } from './_components/updates-page';

export const generateMetadata = metadataOf((words) => words.productUpdates.updatePages.all, {
  feed: 'updates',
});

export default async function ProductUpdatesPage() {
  const language = await currentLanguage();
  const result = await skipDuringBuildOutage(() => listProductUpdates('all', 1, language));
  return <UpdatesPage result={result} page={1} />;
}

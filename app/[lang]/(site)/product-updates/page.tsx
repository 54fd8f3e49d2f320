import { metadataOf } from '@/app/_document/head-metadata';
import { currentLanguage } from '@/lib/languages/current-language';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { UpdatesPage } from './_components/updates-page';
import { head } from './head';

export const generateMetadata = metadataOf(head, { feed: 'updates' });

export default async function ProductUpdatesPage() {
  const language = await currentLanguage();
  const result = await skipDuringBuildOutage(() => listProductUpdates('all', 1, language));
  return <UpdatesPage result={result} page={1} />;
}

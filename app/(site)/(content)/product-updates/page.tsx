import { pageHead } from '@/content/page-heads';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { UpdatesPage } from './_components/updates-page';

export const metadata = pageMetadata({ ...pageHead(paths.productUpdates), feed: 'updates' });

export default async function ProductUpdatesPage() {
  const result = await skipDuringBuildOutage(() => listProductUpdates('all', 1));
  return <UpdatesPage result={result} page={1} />;
}

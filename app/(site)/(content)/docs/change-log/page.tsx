import { pageHead } from '@/content/page-heads';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { UpdatesSection } from '../_components/updates-section';

export const metadata = pageMetadata({ ...pageHead(paths.docsChangeLog), feed: 'updates' });

export default async function DocsChangeLogPage() {
  const result = await skipDuringBuildOutage(() => listProductUpdates('minor', 1));
  return <UpdatesSection result={result} list="minor" page={1} />;
}

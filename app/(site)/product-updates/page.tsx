import { productUpdatesPage as copy } from '@/content/product-updates';
import { listProductUpdates } from '@/lib/data/product-updates';
import { unlessAwayAtBuild } from '@/lib/data/while-building';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { UpdatesPage } from './updates-page';

export const metadata = pageMetadata({
  title: copy.metaTitle,
  description: copy.description,
  path: paths.productUpdates,
});

export default async function ProductUpdatesPage() {
  const result = await unlessAwayAtBuild(listProductUpdates('all', 1));
  return <UpdatesPage result={result} page={1} />;
}

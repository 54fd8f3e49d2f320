import { metadataOf } from '@/app/_document/head-metadata';
import { readUpdates } from '@/app/[lang]/(site)/_updates/updates-pages';
import { UpdatesPage } from './_components/updates-page';

export const generateMetadata = metadataOf((words) => words.productUpdates.updatePages.all, {
  feed: 'updates',
});

export default async function ProductUpdatesPage() {
  return <UpdatesPage {...await readUpdates('all', 1)} />;
}

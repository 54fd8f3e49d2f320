import { metadataOf } from '@/app/_document/head-metadata';
import { readUpdates } from '@/app/[lang]/(site)/_updates/updates-pages';
import { UpdatesPage } from './_components/updates-page';
import { head } from './head';

export const generateMetadata = metadataOf(head, { feed: 'updates' });

export default async function ProductUpdatesPage() {
  return <UpdatesPage {...await readUpdates('all', 1)} />;
}

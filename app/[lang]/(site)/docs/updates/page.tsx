import { metadataOf } from '@/app/_document/head-metadata';
import { readUpdates } from '@/app/[lang]/(site)/_updates/updates-pages';
import { UpdatesSection } from '../_components/updates-section';
import { head } from './head';

export const generateMetadata = metadataOf(head, { feed: 'updates' });

export default async function DocsUpdatesPage() {
  return <UpdatesSection {...await readUpdates('major', 1)} />;
}

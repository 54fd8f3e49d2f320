import { metadataOf } from '@/app/_document/head-metadata';
import { readUpdates } from '@/app/[lang]/(site)/_updates/updates-pages';
import { UpdatesSection } from '../_components/updates-section';

export const generateMetadata = metadataOf((words) => words.productUpdates.updatePages.minor, {
  feed: 'updates',
});

export default async function DocsChangeLogPage() {
  return <UpdatesSection {...await readUpdates('minor', 1)} />;
}

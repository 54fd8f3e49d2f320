import { metadataOf } from '@/app/_document/head-metadata';
import { ResourcesList } from './_components/resources-list';

export const generateMetadata = metadataOf((words) => words.resources.resources, {
  feed: 'resources',
});

export default function ResourcesPage() {
  return <ResourcesList slug={null} page={1} />;
}

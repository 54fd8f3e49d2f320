import { metadataOf } from '@/app/_document/head-metadata';
import { ResourcesList } from './_components/resources-list';
import { head } from './head';

export const generateMetadata = metadataOf(head, { feed: 'resources' });

export default function ResourcesPage() {
  return <ResourcesList slug={null} page={1} />;
}

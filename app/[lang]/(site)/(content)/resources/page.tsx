import { pageMetadata } from '@/lib/seo/page-metadata';
import { ResourcesList } from './_components/resources-list';
import { head } from './head';

export const metadata = pageMetadata({ ...head, feed: 'resources' });

export default function ResourcesPage() {
  return <ResourcesList slug={null} page={1} />;
}

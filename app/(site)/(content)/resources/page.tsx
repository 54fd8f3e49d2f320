import { pageHead } from '@/content/page-heads';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ResourcesList } from './_components/resources-list';

export const metadata = pageMetadata({ ...pageHead(paths.resources), feed: 'resources' });

export default function ResourcesPage() {
  return <ResourcesList slug={null} page={1} />;
}

import { resources as copy } from '@/content/resources';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ResourcesList } from './resources-list';

export const metadata = pageMetadata({
  title: 'Resources',
  description: copy.description,
  path: paths.resources,
});

export default function ResourcesPage() {
  return <ResourcesList slug={null} page={1} />;
}

import { docs } from '@/content/docs';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { FeaturesSection } from '../features-section';

export const metadata = pageMetadata({
  title: docs.sidebar,
  description: docs.features.description,
  path: paths.docsFeatures,
});

export default function DocsFeaturesPage() {
  return <FeaturesSection />;
}

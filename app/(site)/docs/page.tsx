import { docs } from '@/content/docs';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { FeaturesSection } from './features-section';

/** The same page as its section of the documentation, which is its one canonical address. */
export const metadata = pageMetadata({
  title: docs.sidebar,
  description: docs.features.description,
  path: paths.docsFeatures,
});

export default function DocsHomePage() {
  return <FeaturesSection />;
}

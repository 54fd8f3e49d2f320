import { pageHeads } from '@/content/page-heads';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { FeaturesSection } from '../_components/features-section';

export const metadata = pageMetadata({
  ...pageHeads[paths.docsFeatures],
  path: paths.docsFeatures,
});

export default function DocsFeaturesPage() {
  return <FeaturesSection />;
}

import { pageHeads } from '@/content/page-heads';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { FeaturesSection } from './_components/features-section';

/** The same page as its section of the documentation, which is its one canonical address. */
export const metadata = pageMetadata({
  ...pageHeads[paths.docsFeatures],
  path: paths.docsFeatures,
});

export default function DocsHomePage() {
  return <FeaturesSection />;
}

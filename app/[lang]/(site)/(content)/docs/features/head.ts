import { docs } from '@/content/en/docs';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsFeatures,
  title: docs.sidebar,
  group: 'Help and documentation',
  tag: 'lamp',
  words: { ...docs.features, title: `What each part of ${brand.name} does` },
});

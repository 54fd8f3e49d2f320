import { docsUpdates } from '@/content/en/product-updates';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsUpdates,
  title: docsUpdates.metaTitle,
  group: 'Help and documentation',
  tag: 'lamp',
  words: docsUpdates,
});

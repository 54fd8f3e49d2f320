import { docs } from '@/content/en/docs';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsSupport,
  title: 'Documentation: Support',
  group: 'Help and documentation',
  tag: 'oxblood',
  words: docs.support,
});

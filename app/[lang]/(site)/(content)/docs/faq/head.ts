import { docs } from '@/content/en/docs';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsFaq,
  title: 'Documentation: FAQ',
  group: 'Help and documentation',
  tag: 'lamp',
  words: docs.faq,
});

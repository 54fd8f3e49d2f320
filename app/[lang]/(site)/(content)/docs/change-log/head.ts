import { docsChangeLog } from '@/content/en/product-updates';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsChangeLog,
  title: docsChangeLog.metaTitle,
  group: 'Help and documentation',
  tag: 'lamp',
  words: docsChangeLog,
});

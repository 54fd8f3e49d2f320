import { tryPage } from '@/content/en/try';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.tryIt,
  title: tryPage.pageTitle,
  group: 'Product',
  tag: 'lamp',
  words: tryPage,
});

import { productUpdatesPage } from '@/content/en/product-updates';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.productUpdates,
  title: productUpdatesPage.metaTitle,
  group: 'Product',
  tag: 'brass',
  words: productUpdatesPage,
});

import { productPage } from '@/content/en/product';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.product,
  title: productPage.pageTitle,
  group: 'Product',
  tag: 'brass',
  words: productPage,
});

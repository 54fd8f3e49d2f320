import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.product,
  group: 'Product',
  tag: 'brass',
  words: ({ product: { productPage } }) => productPage,
});

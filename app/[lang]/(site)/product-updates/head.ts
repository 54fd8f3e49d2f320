import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.productUpdates,
  group: 'Product',
  tag: 'brass',
  words: ({ productUpdates: { productUpdatesPage } }) => ({
    ...productUpdatesPage,
    pageTitle: productUpdatesPage.metaTitle,
  }),
});

import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.features,
  group: 'Product',
  tag: 'brass',
  words: ({ features: { featuresPage } }) => featuresPage,
});

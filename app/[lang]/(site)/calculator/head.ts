import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.calculator,
  group: 'Product',
  tag: 'brass',
  words: ({ calculator: { calculator } }) => calculator,
});

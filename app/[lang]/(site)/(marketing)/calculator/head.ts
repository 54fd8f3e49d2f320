import { calculator } from '@/content/en/calculator';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.calculator,
  title: calculator.pageTitle,
  group: 'Product',
  tag: 'brass',
  words: calculator,
});

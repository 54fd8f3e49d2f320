import { featuresPage } from '@/content/en/features';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.features,
  title: featuresPage.pageTitle,
  group: 'Product',
  tag: 'brass',
  words: featuresPage,
});

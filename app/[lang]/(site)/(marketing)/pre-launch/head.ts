import { surveyPage } from '@/content/en/survey';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.preLaunch,
  title: 'Pre-launch survey',
  group: 'Product',
  tag: 'oxblood',
  words: surveyPage,
});

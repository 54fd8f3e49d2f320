import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.preLaunch,
  group: 'Product',
  tag: 'oxblood',
  words: ({ survey: { surveyPage }, titles: { titles } }) => ({
    ...surveyPage,
    pageTitle: titles.preLaunch,
  }),
});

import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.aboutPage,
  group: 'Company',
  tag: 'brass',
  words: ({ about: { about }, titles: { titles } }) => ({ ...about, pageTitle: titles.about }),
});

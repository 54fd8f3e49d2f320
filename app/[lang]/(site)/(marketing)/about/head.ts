import { about } from '@/content/en/about';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.aboutPage,
  title: 'About us',
  group: 'Company',
  tag: 'brass',
  words: about,
});

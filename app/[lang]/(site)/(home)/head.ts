import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.home,
  group: 'Product',
  tag: 'brass',
  words: ({ home: { hero }, titles: { homeDescription, titles } }) => ({
    ...hero,
    pageTitle: titles.home,
    description: homeDescription,
  }),
});

import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.careers,
  group: 'Company',
  tag: 'oxblood',
  words: ({ careers: { careers }, titles: { titles } }) => ({
    ...careers,
    pageTitle: titles.careers,
  }),
});

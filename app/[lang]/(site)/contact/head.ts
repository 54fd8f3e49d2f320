import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.contact,
  group: 'Company',
  tag: 'oxblood',
  words: ({ contact: { contactPage }, titles: { titles } }) => ({
    ...contactPage,
    pageTitle: titles.contact,
  }),
});

import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.terms,
  group: 'Legal',
  tag: 'lamp',
  words: ({ terms: { terms } }) => ({ ...terms, pageTitle: terms.title }),
});

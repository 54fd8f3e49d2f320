import { terms } from '@/content/en/legal/terms';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.terms,
  title: terms.title,
  group: 'Legal',
  tag: 'lamp',
  words: terms,
});

import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.trust,
  group: 'Company',
  tag: 'lamp',
  words: ({ trust: { trustPage } }) => trustPage,
});

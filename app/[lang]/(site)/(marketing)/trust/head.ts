import { trustPage } from '@/content/en/trust';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.trust,
  title: trustPage.pageTitle,
  group: 'Company',
  tag: 'lamp',
  words: trustPage,
});

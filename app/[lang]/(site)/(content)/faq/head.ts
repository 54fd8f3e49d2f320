import { faqPage } from '@/content/en/faq';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.faq,
  title: 'Help & FAQ',
  group: 'Help and documentation',
  tag: 'lamp',
  words: faqPage,
});

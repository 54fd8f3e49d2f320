import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.faq,
  group: 'Help and documentation',
  tag: 'lamp',
  words: ({ faq: { faqPage }, titles: { titles } }) => ({ ...faqPage, pageTitle: titles.faq }),
});

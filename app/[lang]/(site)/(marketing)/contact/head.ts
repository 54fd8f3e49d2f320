import { contactPage } from '@/content/en/contact';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.contact,
  title: 'Contact',
  group: 'Company',
  tag: 'oxblood',
  words: contactPage,
});

import { careers } from '@/content/en/careers';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.careers,
  title: 'Careers',
  group: 'Company',
  tag: 'oxblood',
  words: careers,
});

import { cookies } from '@/content/en/legal/cookies';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.cookies,
  title: cookies.title,
  group: 'Legal',
  tag: 'lamp',
  words: cookies,
});

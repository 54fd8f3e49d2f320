import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.cookies,
  group: 'Legal',
  tag: 'lamp',
  words: ({ cookies: { cookies } }) => ({ ...cookies, pageTitle: cookies.title }),
});

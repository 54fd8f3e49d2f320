import { privacy } from '@/content/en/legal/privacy';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.privacy,
  title: privacy.title,
  group: 'Legal',
  tag: 'lamp',
  words: privacy,
});

import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.privacy,
  group: 'Legal',
  tag: 'lamp',
  words: ({ privacy: { privacy } }) => ({ ...privacy, pageTitle: privacy.title }),
});

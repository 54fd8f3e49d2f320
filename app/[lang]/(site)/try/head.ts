import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.tryIt,
  group: 'Product',
  tag: 'lamp',
  words: ({ try: { tryPage } }) => tryPage,
});

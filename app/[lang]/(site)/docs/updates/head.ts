import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsUpdates,
  group: 'Help and documentation',
  tag: 'lamp',
  words: ({ productUpdates: { docsUpdates } }) => ({
    ...docsUpdates,
    pageTitle: docsUpdates.metaTitle,
  }),
});

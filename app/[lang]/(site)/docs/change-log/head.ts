import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsChangeLog,
  group: 'Help and documentation',
  tag: 'lamp',
  words: ({ productUpdates: { docsChangeLog } }) => ({
    ...docsChangeLog,
    pageTitle: docsChangeLog.metaTitle,
  }),
});

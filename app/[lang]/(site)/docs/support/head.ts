import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsSupport,
  group: 'Help and documentation',
  tag: 'oxblood',
  words: ({ docs: { docs }, titles: { titles } }) => ({
    ...docs.support,
    pageTitle: titles.docsSupport,
  }),
});

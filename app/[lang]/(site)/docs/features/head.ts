import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.docsFeatures,
  group: 'Help and documentation',
  tag: 'lamp',
  words: ({ docs: { docs }, titles: { titles } }) => ({
    ...docs.features,
    pageTitle: docs.sidebar,
    title: titles.docsFeatures,
  }),
});

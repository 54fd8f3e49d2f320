import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.resources,
  group: 'Help and documentation',
  tag: 'lamp',
  words: ({ resources: { resources }, titles: { titles } }) => ({
    ...resources,
    pageTitle: titles.resources,
  }),
});

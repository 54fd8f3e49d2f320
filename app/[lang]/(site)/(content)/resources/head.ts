import { resources } from '@/content/en/resources';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.resources,
  title: 'Resources',
  group: 'Help and documentation',
  tag: 'lamp',
  words: resources,
});

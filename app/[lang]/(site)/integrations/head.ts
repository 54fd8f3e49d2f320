import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.integrations,
  group: 'Product',
  tag: 'lamp',
  words: ({ integrations: { integrationsPage }, titles: { titles } }) => ({
    ...integrationsPage,
    pageTitle: titles.integrations,
  }),
});

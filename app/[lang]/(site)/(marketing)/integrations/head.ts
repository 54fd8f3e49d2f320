import { integrationsPage } from '@/content/en/integrations';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.integrations,
  title: 'Integrations',
  group: 'Product',
  tag: 'lamp',
  words: integrationsPage,
});

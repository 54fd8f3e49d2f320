import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.aiCohost,
  group: 'Product',
  tag: 'brass',
  words: ({ aiCohost: { aiCohost } }) => ({ ...aiCohost, title: aiCohost.title.join(' ') }),
});

import { aiCohost } from '@/content/en/ai-cohost';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.aiCohost,
  title: aiCohost.pageTitle,
  group: 'Product',
  tag: 'brass',
  words: { ...aiCohost, title: aiCohost.title.join(' ') },
});

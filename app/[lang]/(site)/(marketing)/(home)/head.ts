import { hero } from '@/content/en/home';
import { paths } from '@/lib/paths';
import { pageHead } from '@/lib/seo/page-head';

export const head = pageHead({
  path: paths.home,
  title: '24/7 AI reception for guest messages',
  group: 'Product',
  tag: 'brass',
  words: {
    ...hero,
    description:
      'An AI co-host that answers the guests of holiday rentals on WhatsApp, in their language, day and night, and asks you when it is not sure.',
  },
});

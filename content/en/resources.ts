import { paths } from '@/lib/paths';

/** Texts of the articles and their list. */
export const resources = {
  path: paths.resources,
  group: 'Help and documentation',
  cardTag: 'lamp',
  eyebrow: { time: '05:10', label: 'Resources' },
  title: 'Tips for hosts, to copy and to keep',
  pageTitle: 'Resources',
  lead: 'Arrival notes, house rules, answers to paste, worked examples for your own numbers. Each article ends in something you can use the same evening.',
  description:
    'Arrival notes, house rules and answers to paste: practical articles for hosts of holiday rentals on guest messages, special requests and quiet nights.',
  filter: 'Categories',
  all: 'All',
  older: 'More to read',
  pages: 'Pages',
  newerPage: 'Newer',
  olderPage: 'Older',
  page: 'Page {page} of {count}',
  /** In the head of a list of one category, and of a page that is not the first. */
  listTitle: '{label}: {category}',
  olderTitle: '{title}, page {page}',
  olderText: 'Page {page}.',
  empty: 'No resources found. Try a different category.',
  /** In the tab and in search results, where a category or a page does not exist. */
  missingTitle: 'No resources found',
  failed: 'Failed to load blog posts. Please try again later.',
  back: 'Back to Resources',
  contents: 'In this article',
  further: 'Read on',
  articleFailed: 'Failed to load resource. Please try again later.',
  notFound: {
    eyebrow: { time: '05:10', label: 'Resources' },
    title: 'Resource Not Found',
    text: "The resource you're looking for doesn't exist.",
  },
} as const;

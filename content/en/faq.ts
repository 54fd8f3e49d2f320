import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

/** Texts of the help page. */
export const faqPage = {
  path: paths.faq,
  group: 'Help and documentation',
  cardTag: 'lamp',
  eyebrow: { time: '06:20', label: 'Help & FAQ' },
  title: 'What hosts ask before they hand over the night',
  pageTitle: 'Help & FAQ',
  lead: `How ${brand.name} answers, when it asks you, what it costs and what it keeps of a conversation.`,
  contact: { question: 'Not here?', link: 'Write to us', promise: 'and a person answers.' },
  contents: 'On this page',
  uncategorized: 'More questions',
  support: 'Support',
  cut: 'There are more questions than this page holds.',
  description:
    'How the AI co-host answers guests, when it asks you first, which booking systems it works with, what it costs and what it keeps of a conversation.',
} as const;

/** The copy around the questions and answers. */
export const faq = {
  eyebrow: { time: '06:20', label: 'Help & FAQ' },
  title: 'Ask the desk.',
  notHere: 'Not here?',
  writeToUs: 'Write to us',
  aPerson: 'and a person answers.',
  all: 'All questions and answers',
  empty: 'No FAQ items found.',
  error: 'Failed to load FAQ items. Please try again later.',
} as const;

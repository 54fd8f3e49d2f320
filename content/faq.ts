import { brand } from '@/lib/brand';

/** Texts of the help page. */
export const faqPage = {
  mark: { time: '06:20', label: 'Help & FAQ' },
  title: 'What hosts ask before they hand over the night',
  lead: `How ${brand.name} answers, when it asks you, what it costs and what it keeps of a conversation.`,
  contact: { question: 'Not here?', link: 'Write to us', promise: 'and a person answers.' },
  contents: 'On this page',
  uncategorized: 'More questions',
  support: 'Support',
  description:
    'How the AI co-host answers guests, when it asks you first, which booking systems it works with, what it costs and what it keeps of a conversation.',
} as const;

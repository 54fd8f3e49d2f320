import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

/** The sections of the documentation, in the order in which the sidebar lists them. */
export const docsSections = [
  // The documentation opens with its features: that page answers at both addresses.
  { label: 'Features', href: paths.docsFeatures, alias: paths.docs },
  { label: 'Product updates', href: paths.docsUpdates },
  { label: 'Change log', href: paths.docsChangeLog },
  { label: 'Support', href: paths.docsSupport },
  { label: 'FAQ', href: paths.docsFaq },
] as const;

/** Texts of the documentation. */
export const docs = {
  sidebar: 'Documentation',
  contents: 'On this page',
  features: {
    path: paths.docsFeatures,
    group: 'Help and documentation',
    cardTag: 'lamp',
    eyebrow: { time: '02:25', label: 'Documentation' },
    title: 'Features',
    pageTitle: 'Documentation',
    cardTitle: `What each part of ${brand.name} does`,
    description: `What each part of ${brand.name} does, from the connection to your booking system to the chat with guests and the summary in the morning.`,
    error: 'Failed to load features content. Please try again later.',
    empty: 'The features have not been written down here yet.',
  },
  support: {
    path: paths.docsSupport,
    group: 'Help and documentation',
    cardTag: 'oxblood',
    eyebrow: { time: '03:10', label: 'Support' },
    title: 'When something does not work',
    pageTitle: 'Documentation: Support',
    description: `Book a support video call, write to ${brand.name} by e-mail, and read the answers to what hosts ask most when something does not work.`,
    box: {
      title: 'Show us on a call',
      text: 'Some things are quicker to show than to write. Have the property open on your screen, and one of us looks at it with you.',
      book: 'Book a support video call',
      byMail: 'Or write to us. A person answers on working days in Switzerland.',
    },
    draft: {
      subject: 'Support video call',
      body: 'Property:\nWhat does not work:\nWhen I have time for a call:\n',
    },
    error: 'Failed to load FAQ items. Please try again later.',
    empty: 'No support items found. Please check back later!',
  },
  faq: {
    path: paths.docsFaq,
    group: 'Help and documentation',
    cardTag: 'lamp',
    eyebrow: { time: '03:40', label: 'FAQ' },
    title: 'Questions and answers',
    pageTitle: 'Documentation: FAQ',
    lead: 'Before the first guest and after: the connection, the notes, the price, and what is kept.',
    description: `Short answers for hosts who set up ${brand.name}: connecting a booking system, writing the notes, testing, going live, and what it costs.`,
    error: 'Failed to load FAQ items. Please try again later.',
    empty: 'No FAQ items found. Please check back later!',
  },
} as const;

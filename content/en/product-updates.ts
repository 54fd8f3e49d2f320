import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { tryAgain } from './states';

const error = 'Failed to load product updates. Please try again later.';

/** The page of each list of updates: of all, of the major ones and of the minor ones. */
export const updatePages = {
  all: {
    path: paths.productUpdates,
    group: 'Product',
    cardTag: 'brass',
    eyebrow: { time: '06:05', label: 'Product updates' },
    title: 'What is new at the desk',
    pageTitle: 'Product updates',
    lead: `Every change to ${brand.name} that a host can notice, with its date. The newest comes first.`,
    ways: {
      before: 'Only the',
      major: 'major updates',
      between: ', or only the',
      minor: 'change log',
      after: '.',
    },
    description: `Every change to ${brand.name}, dated and in plain words: what the AI co-host does now that it did not do before. The newest comes first.`,
    olderDescription: `Older changes to ${brand.name}, the AI co-host for holiday rentals, dated and in plain words`,
  },
  major: {
    path: paths.docsUpdates,
    group: 'Help and documentation',
    cardTag: 'lamp',
    eyebrow: { time: '06:08', label: 'Documentation' },
    title: 'Product updates',
    pageTitle: 'Product updates in the documentation',
    lead: 'The major ones: each adds something that a host could not do before.',
    description: `The major updates of ${brand.name}: booking system sync, score analyzer, simulator, summaries and team access, each with the date it opened.`,
    olderDescription: `Older major updates of ${brand.name}, each with the date on which it opened for hosts`,
  },
  minor: {
    path: paths.docsChangeLog,
    group: 'Help and documentation',
    cardTag: 'lamp',
    eyebrow: { time: '06:10', label: 'Documentation' },
    title: 'Change log',
    pageTitle: 'Change log',
    lead: 'The minor ones: a detail that works better than it did the day before.',
    description: `The minor updates of ${brand.name}: small changes to answers, notes, summaries and the dashboard, each with the date on which hosts got it.`,
    olderDescription: `Older entries in the change log of ${brand.name}: small changes for hosts, each with its date`,
  },
} as const;

/** Texts that every list of updates shares. The sentences for an empty list and a failure are specified to the letter. */
export const updatesList = {
  empty: 'No product updates found. Please check back later!',
  error,
  /** In the head of a page that is not the first. */
  olderTitle: '{title}, page {page}',
  olderText: '{text}. Page {page}.',
  /** What a picture without words of its own is called. */
  illustration: 'Illustration: {title}',
  feed: {
    shown: 'Updates {first} to {last} of {total}',
    loading: 'Loading older updates',
    error,
    tryAgain,
    skip: 'Skip the list, to the end of the page',
    pages: 'Pages of updates',
    page: 'Page',
    newer: 'Newer',
    next: 'Older',
  },
  entry: {
    permalink: 'Link',
    permalinkWords: 'to this update',
    types: { major: 'Major update', minor: 'Minor update' },
  },
} as const;

/** Texts that every list of updates shares. The sentences for an empty list and a failure are specified to the letter. */
export const updatesList = {
  empty: 'No product updates found. Please check back later!',
  error: 'Failed to load product updates. Please try again later.',
  feed: {
    loading: 'Loading older updates',
    skip: 'Skip the list, to the end of the page',
    pages: 'Pages of updates',
    page: 'Page',
    newer: 'Newer',
    next: 'Older',
  },
  permalink: 'Link',
  permalinkWords: 'to this update',
  types: { major: 'Major update', minor: 'Minor update' },
} as const;

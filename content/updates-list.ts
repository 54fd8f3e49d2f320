/** Texts that every list of updates shares; those in the specification's words are kept to the letter. */
export const updatesList = {
  empty: 'No product updates found. Please check back later!',
  error: 'Failed to load product updates. Please try again later.',
  older: 'Show older updates',
  loading: 'Loading older updates',
  pages: 'Pages of updates',
  page: 'Page',
  newer: 'Newer',
  next: 'Older',
  permalink: 'Link',
  permalinkWords: 'to this update',
  types: { major: 'Major update', minor: 'Minor update' },
} as const;

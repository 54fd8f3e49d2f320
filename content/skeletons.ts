/** What a screen reader is told where the outlines of a page stand for it. */
export const skeletons = {
  page: 'Loading the page',
  questions: 'Loading the questions',
  positions: 'Loading the open positions',
  position: 'Loading the position',
  updates: 'Loading the product updates',
} as const;

/** The brand, in one place: rename the product here and nowhere else. */
export const brand = {
  name: 'Nightdesk',
  tagline: 'The desk that is staffed all night, in every holiday rental.',
  country: 'Switzerland',
} as const;

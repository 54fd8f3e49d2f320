/** The brand, in one place: rename the product here and nowhere else. */
export const brand = {
  name: 'Nightdesk',
  tagline: 'The desk that is staffed all night, in every holiday rental.',
  country: 'Switzerland',
  /** Where the site and the hosts' own application stand in production; SITE_URL and APP_URL override them. */
  url: 'https://nightdesk.example',
  appUrl: 'https://app.nightdesk.example',
} as const;

/** The brand, in one place: rename the product here and nowhere else. */
export const brand = {
  name: 'Nightdesk',
  tagline: 'The desk that stays open all night, in every holiday rental.',
  country: 'Switzerland',
  /** Two contradictory facts, until the owner settles them: the about page and the structured data. */
  startYear: { about: 2023, structuredData: 2024 },
  /** The addresses of the site and of the hosts' own application in production; SITE_URL and APP_URL override them. */
  url: 'https://nightdesk.example',
  appUrl: 'https://app.nightdesk.example',
  /** The address that people write to; SUPPORT_EMAIL overrides it. */
  supportEmail: 'support@nightdesk.example',
  /** The address for applications without a position; CAREERS_EMAIL overrides it. */
  careersEmail: 'careers@nightdesk.example',
} as const;

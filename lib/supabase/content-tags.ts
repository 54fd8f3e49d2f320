/** The cache tag of everything that shows rows of a table, for each table that visitors see. */
export const CONTENT_TAGS = {
  blog_posts: 'blog-posts',
  channel_rules: 'channel-rules',
  company_facts: 'company-facts',
  config: 'prices',
  faq_items: 'faq-items',
  job_openings: 'job-openings',
  // The point of each that stays in view where it is cropped.
  pictures: 'pictures',
  pms_providers: 'pms-providers',
  price_changes: 'price-changes',
  product_updates: 'product-updates',
  redirects: 'redirects',
  subprocessors: 'subprocessors',
  website_content: 'website-content',
} as const;

/** The tables of pages whose renaming leaves a redirect, which visitors read while the page is public. */
export const REDIRECT_TARGETS = [
  'website_content',
  'pms_providers',
  'blog_posts',
  'job_openings',
] as const;

/** Tables in the history of changes that no visitor sees: what visitors sent or asked for. */
const NEVER_SHOWN: readonly string[] = [
  'job_applications',
  'contact_requests',
  'demo_bookings',
  'newsletter_subscriptions',
];

/** The tags of everything that shows rows of the database. */
export const ALL_CONTENT_TAGS: readonly string[] = Object.values(CONTENT_TAGS);

/**
 * The cache tags of the pages that show rows of some tables. A table that this version of the site does not know may be
 * behind any page, so it gives all tags.
 */
export function tagsOfTables(tables: readonly string[]): readonly string[] {
  const shown = tables.filter((table) => !NEVER_SHOWN.includes(table));
  if (!shown.every((table) => Object.hasOwn(CONTENT_TAGS, table))) return ALL_CONTENT_TAGS;
  return shown.map((table) => CONTENT_TAGS[table as keyof typeof CONTENT_TAGS]);
}

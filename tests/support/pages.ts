import { searchedPaths } from '../../lib/routes.ts';

/** A public address that the tests of routes visit. */
export interface Place {
  /** Names it in a report. */
  name: string;
  path: string;
  /** Answered with another status than 200, on purpose. */
  status?: number;
  /** Not for search. */
  hidden?: true;
  /** The one address of a page that has several. */
  canonical?: string;
}

// The dynamic ones name rows of supabase/seeds.
const ARTICLE = '391c1c08-b7af-4327-862e-8da11e3a4836';
const JOB = '06dad3a1-1d3b-418e-b4b0-3e98024e7f31';

/** The booking systems of the seeds, in their order; the first one is active. */
export const SYSTEMS = ['Smoobu', 'Airbnb', 'Booking.com', 'Vrbo', 'Guesty', 'Hostaway'];

/** Every public route, a representative one for each that is dynamic. */
export const places: readonly Place[] = [
  ...searchedPaths.map((path) => ({
    name: path.slice(1).replaceAll('/', '-') || 'home',
    path,
  })),
  { name: 'test', path: '/test', hidden: true },
  { name: 'demo', path: '/test/demo', hidden: true },
  { name: 'auth', path: '/auth', hidden: true },
  { name: 'link-expired', path: '/auth/link-expired', hidden: true },
  { name: 'link-expired-recovery', path: '/auth/link-expired/recovery', hidden: true },
  { name: 'confirm', path: '/auth/confirm', hidden: true },
  { name: 'forgot-password', path: '/auth/forgot-password', hidden: true },
  { name: 'new-password', path: '/auth/new-password', hidden: true },
  { name: 'newsletter-confirm', path: '/newsletter/confirm', hidden: true },
  { name: 'newsletter-unsubscribed', path: '/newsletter/unsubscribed', hidden: true },
  { name: 'not-found', path: '/nothing-here', hidden: true, status: 404 },
  { name: 'info', path: '/info/about' },
  { name: 'info-imprint', path: '/info/imprint' },
  { name: 'docs', path: '/docs', canonical: '/docs/features' },
  { name: 'resources-category', path: '/resources?category=hosting' },
  { name: 'article', path: `/resources/${ARTICLE}` },
  { name: 'product-updates-2', path: '/product-updates?page=2' },
  { name: 'provider', path: '/integrations/smoobu' },
  { name: 'job', path: `/careers/${JOB}` },
];

/** For `test.use`: a navigation that is answered with 404 is itself reported by the browser's console. */
export const TOLERATED = /404 .*\/nothing-here/;

/**
 * The parameter of the contact page with the code of the booking system that its form shows as chosen. It is read in the
 * browser only.
 */
export const PMS_PARAMETER = 'pms';

/** The parameter of the sign-in page with the place to which an administrator goes on. It is read in the browser only. */
export const NEXT_PARAMETER = 'next';

/** Opens the sign-in page with the form for a new account, behind its #. */
export const SIGN_UP_TAB = 'sign-up';

/** The static pages that are for search, in the order of the sitemap: each has a head and a share card. */
export const searchedPages = {
  home: '/',
  aiCohost: '/ai-cohost',
  product: '/product',
  features: '/features',
  calculator: '/calculator',
  tryIt: '/try',
  integrations: '/integrations',
  resources: '/resources',
  productUpdates: '/product-updates',
  faq: '/faq',
  docsFeatures: '/docs/features',
  docsUpdates: '/docs/updates',
  docsChangeLog: '/docs/change-log',
  docsSupport: '/docs/support',
  docsFaq: '/docs/faq',
  trust: '/trust',
  preLaunch: '/pre-launch',
  aboutPage: '/about',
  careers: '/careers',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
} as const;

/** The address of a static page that is for search. */
export type SearchedPath = (typeof searchedPages)[keyof typeof searchedPages];

/**
 * Every address of the public site, named once; those of the admin area are in desk-paths.ts. `/app/...` are redirects to
 * the hosts' own application: its base address is a run-time setting, so one build serves any environment.
 */
export const paths = {
  ...searchedPages,
  pricing: '/#pricing',
  calculatorSum: '/calculator/sum',
  trustChange: (id: string) => `/trust#change-${id}`,
  article: (id: string) => `/resources/${id}`,
  productUpdate: (id: string) => `/product-updates/${id}`,
  /** The source of a list's pages while a reader scrolls; the number of one follows. */
  olderUpdates: (list: string) => `/product-updates/more/${list}`,
  infoIndex: '/info',
  info: (slug: string) => `/info/${slug}`,
  about: '/info/about',
  job: (id: string) => `/careers/${id}`,
  docs: '/docs',
  supportCall: '/support-call',
  contactAbout: (pms: string) => `/contact?${PMS_PARAMETER}=${encodeURIComponent(pms)}`,
  chatTest: '/test',
  chatTestScript: '/test/chatbot',
  demoBooking: '/test/demo',
  integration: (code: string) => `/integrations/${code.toLowerCase()}`,
  demoCall: '/demo-call',
  auth: '/auth',
  authContinue: '/auth/continue',
  authConfirm: '/auth/confirm',
  authConfirmAccept: '/auth/confirm/accept',
  authForgotPassword: '/auth/forgot-password',
  authNewPassword: '/auth/new-password',
  /** The page for an expired link that confirms an account. */
  authLinkExpired: '/auth/link-expired',
  authLinkExpiredOf: (kind: string) => `/auth/link-expired/${kind}`,
  newsletterConfirm: '/newsletter/confirm',
  newsletterConfirmAccept: '/newsletter/confirm/accept',
  newsletterConfirmed: '/newsletter/confirmed',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  newsletterUnsubscribeAccept: '/newsletter/unsubscribe/accept',
  newsletterUnsubscribed: '/newsletter/unsubscribed',
  newsletterLinkUnknown: '/newsletter/link-unknown',
  newsletterUnsubscribeUnknown: '/newsletter/unsubscribe-unknown',
  login: '/login',
  analytics: '/analytics',
  shareCard: (name: string) => `/share-cards/${name}.png`,
  media: (name: string) => `/media/${name}`,
  resourcesRss: '/resources/feed.xml',
  updatesRss: '/product-updates/feed.xml',
  trustRss: '/trust/feed.xml',
  sitemap: '/sitemap.xml',
  storedSitemap: '/stored-sitemap.xml',
  llms: '/llms.txt',
  app: { root: '/app', register: '/app/auth/register', signup: '/app/signup' },
} as const;

/** The sign-in page, from which an administrator goes on to a place of this site. */
export function signInFor(place: string): string {
  return `${paths.auth}?${NEXT_PARAMETER}=${encodeURIComponent(place)}`;
}

/**
 * In the address of the contact page: the code of the booking system that its form shows as chosen. It is read in the
 * browser only.
 */
export const PMS_PARAMETER = 'pms';

/** In the address of the sign-in page: the place to which an administrator goes on. It is read in the browser only. */
export const NEXT_PARAMETER = 'next';

/** In the address of the questions in the desk: the open question for which the form of a new one is open. */
export const ASKED_PARAMETER = 'asked';

/** Behind the # of the sign-in page: opens it with the form for a new account. */
export const SIGN_UP_TAB = 'sign-up';

/**
 * Every address of the site, named once. `/app/...` are redirects to the hosts' own application:
 * its base address is a run-time setting, so one build serves any environment.
 */
export const paths = {
  home: '/',
  pricing: '/#pricing',
  aiCohost: '/ai-cohost',
  features: '/features',
  product: '/product',
  calculator: '/calculator',
  calculatorSum: '/calculator/sum',
  tryIt: '/try',
  trust: '/trust',
  trustChange: (id: string) => `/trust#change-${id}`,
  resources: '/resources',
  article: (id: string) => `/resources/${id}`,
  productUpdates: '/product-updates',
  productUpdate: (id: string) => `/product-updates/${id}`,
  /** Where the pages of a list come from while a reader scrolls; the number of one follows. */
  olderUpdates: (list: string) => `/product-updates/more/${list}`,
  faq: '/faq',
  infoIndex: '/info',
  info: (slug: string) => `/info/${slug}`,
  about: '/info/about',
  careers: '/careers',
  job: (id: string) => `/careers/${id}`,
  docs: '/docs',
  docsFeatures: '/docs/features',
  docsUpdates: '/docs/updates',
  docsChangeLog: '/docs/change-log',
  docsSupport: '/docs/support',
  docsFaq: '/docs/faq',
  supportCall: '/support-call',
  contact: '/contact',
  contactAbout: (pms: string) => `/contact?${PMS_PARAMETER}=${encodeURIComponent(pms)}`,
  preLaunch: '/pre-launch',
  chatTest: '/test',
  chatTestScript: '/test/chatbot',
  demoBooking: '/test/demo',
  integrations: '/integrations',
  integration: (code: string) => `/integrations/${code.toLowerCase()}`,
  demoCall: '/demo-call',
  auth: '/auth',
  authContinue: '/auth/continue',
  authConfirm: '/auth/confirm',
  authConfirmAccept: '/auth/confirm/accept',
  authForgotPassword: '/auth/forgot-password',
  authNewPassword: '/auth/new-password',
  /** For the link that confirms an account. */
  authLinkExpired: '/auth/link-expired',
  authLinkExpiredOf: (kind: string) => `/auth/link-expired/${kind}`,
  admin: '/admin',
  adminFaq: '/admin/faq',
  adminFaqAsked: (id: string) => `/admin/faq?${ASKED_PARAMETER}=${id}`,
  adminComing: '/admin/coming',
  adminOutdatedTranslations: '/admin/outdated-translations',
  adminAdministrators: '/admin/administrators',
  adminSearch: '/admin/search',
  adminSearchRows: '/admin/search/rows',
  adminPerson: '/admin/person',
  adminPersonFile: '/admin/person/export',
  adminOutsideRole: '/admin/outside-role',
  adminCollection: (name: string) => `/admin/${name}`,
  adminNew: (name: string) => `/admin/${name}/${NEW_ROW}`,
  adminExport: (name: string) => `/admin/${name}/export`,
  adminContentFile: '/admin/content-file',
  adminContentFileItself: '/admin/content-file/file',
  adminUpload: '/admin/media',
  adminResume: (id: string) => `/admin/applications/${id}/resume`,
  adminPreview: '/admin/preview',
  adminRow: (name: string, key: string) => `/admin/${name}/${encodeURIComponent(key)}`,
  newsletterConfirm: '/newsletter/confirm',
  newsletterConfirmAccept: '/newsletter/confirm/accept',
  newsletterConfirmed: '/newsletter/confirmed',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  newsletterUnsubscribeAccept: '/newsletter/unsubscribe/accept',
  newsletterUnsubscribed: '/newsletter/unsubscribed',
  newsletterLinkUnknown: '/newsletter/link-unknown',
  newsletterUnsubscribeUnknown: '/newsletter/unsubscribe-unknown',
  login: '/login',
  aboutPage: '/about',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
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

/** The cache tag of a missing page (components/states/missing.tsx); lib/server/page-cache.ts gives it status 404. */
export const MISSING_TAG = 'missing';

/** In the place of a row's id in the admin area: a new row. */
export const NEW_ROW = 'new';

/**
 * Leads a request for the admin area from the middleware to another page: `missing` where nothing is at the address,
 * `outside-role` where it is not part of the administrator's role.
 */
export const ADMIN_ANSWER_HEADER = 'x-admin-answer';

/** The sentence on a job page to which a browser without JavaScript is sent back with too large a file. */
export const RESUME_TOO_LARGE = 'resume-too-large';

/** The framework's cookie of draft mode. Its value is new with every build. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** The sign-in page, from which an administrator goes on to a place of this site. */
export function signInFor(place: string): string {
  return `${paths.auth}?${NEXT_PARAMETER}=${encodeURIComponent(place)}`;
}

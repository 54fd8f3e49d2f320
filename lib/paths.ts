/**
 * Every address of the site, named once. `/app/...` are redirects to the hosts' own application ({host} in the
 * specification): its base address is a run-time setting, so one build serves any environment.
 */
export const paths = {
  home: '/',
  pricing: '/#pricing',
  aiCohost: '/ai-cohost',
  resources: '/resources',
  productUpdates: '/product-updates',
  faq: '/faq',
  info: (slug: string) => `/info/${slug}`,
  about: '/info/about',
  careers: '/careers',
  contact: '/contact',
  integrations: '/integrations',
  auth: '/auth',
  authConfirm: '/auth/confirm',
  authLinkExpired: '/auth/link-expired',
  admin: '/admin',
  adminFaq: '/admin/faq',
  login: '/login',
  app: { root: '/app', register: '/app/auth/register', signup: '/app/signup' },
} as const;

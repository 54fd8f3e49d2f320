import { brand } from '@/lib/brand';

/** What search engines call the pages whose headings would not say it. */
export const titles = {
  home: '24/7 AI reception for guest messages',
  integrations: 'Integrations',
  contact: 'Contact',
  preLaunch: 'Pre-launch survey',
  about: 'About us',
  careers: 'Careers',
  resources: 'Resources',
  docsFeatures: `What each part of ${brand.name} does`,
  docsSupport: 'Documentation: Support',
  docsFaq: 'Documentation: FAQ',
  faq: 'Help & FAQ',
} as const;

/** What search engines say of the home page. */
export const homeDescription =
  'An AI co-host that answers the guests of holiday rentals on WhatsApp, in their language, day and night, and asks you when it is not sure.';

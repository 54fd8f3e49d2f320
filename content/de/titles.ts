import { brand } from '@/lib/brand';
import type * as en from '../en/titles';
import type { Translated } from '../translated';

/** What search engines call the pages whose headings would not say it. */
export const titles: Translated<typeof en.titles> = {
  home: 'KI-Rezeption für Ferienwohnungen, rund um die Uhr',
  integrations: 'Anbindungen',
  contact: 'Kontakt',
  preLaunch: 'Umfrage vor dem Start',
  about: 'Über uns',
  careers: 'Karriere',
  resources: 'Ratgeber',
  docsFeatures: `Was ${brand.name} kann, Teil für Teil`,
  docsSupport: 'Dokumentation: Support',
  docsFaq: 'Dokumentation: FAQ',
  faq: 'Hilfe & FAQ',
};

/** What search engines say of the home page. */
export const homeDescription =
  'Gästebetreuung auf WhatsApp: Ein KI-Co-Host antwortet Ihren Gästen Tag und Nacht in ihrer Sprache und fragt Sie, wenn er sich nicht sicher ist.';

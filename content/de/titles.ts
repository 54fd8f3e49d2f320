import { brand } from '@/lib/brand';
import type * as en from '../en/titles';
import type { Texts } from '../translated';

export const titles: Texts<typeof en.titles> = {
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

export const homeDescription: Texts<typeof en.homeDescription> =
  'Gästebetreuung auf WhatsApp: Ein KI-Co-Host antwortet Ihren Gästen Tag und Nacht in ihrer Sprache und fragt Sie, wenn er sich nicht sicher ist.';

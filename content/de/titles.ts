import { brand } from '@/lib/brand';
import type * as en from '../en/titles';
import type { Translated } from '../translated';

/** What search engines call the pages whose headings would not say it. */
export const titles: Translated<typeof en.titles> = {
  home: 'KI-Rezeption für Gästenachrichten, rund um die Uhr',
  integrations: 'Anbindungen',
  contact: 'Kontakt',
  preLaunch: 'Umfrage vor dem Start',
  about: 'Über uns',
  careers: 'Stellen',
  resources: 'Ratgeber',
  docsFeatures: `Was jeder Teil von ${brand.name} tut`,
  docsSupport: 'Dokumentation: Support',
  docsFaq: 'Dokumentation: FAQ',
  faq: 'Hilfe & FAQ',
};

/** What search engines say of the home page. */
export const homeDescription =
  'Ein KI-Co-Host beantwortet die Nachrichten Ihrer Feriengäste auf WhatsApp, in ihrer Sprache, Tag und Nacht, und fragt Sie, wenn er nicht sicher ist.';

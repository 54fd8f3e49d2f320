import { brand } from '@/lib/brand';
import type * as en from '../en/titles';
import type { Translated } from '../translated';

/** What search engines call the pages whose headings would not say it. */
export const titles: Translated<typeof en.titles> = {
  home: 'AI-vastuvõtt puhkemajale, ööpäev läbi',
  integrations: 'Liidestused',
  contact: 'Kontakt',
  preLaunch: 'Avamiseelne küsitlus',
  about: 'Meist',
  careers: 'Töö meil',
  resources: 'Artiklid',
  docsFeatures: `Mida ${brand.name} teeb, osade kaupa`,
  docsSupport: 'Dokumentatsioon: klienditugi',
  docsFaq: 'Dokumentatsioon: KKK',
  faq: 'Abi ja KKK',
};

/** What search engines say of the home page. */
export const homeDescription: Translated<typeof en.homeDescription> =
  'AI-kaasmajutaja vastab puhkemaja või külaliskorteri külalistele WhatsAppis, nende keeles, ööl ja päeval, ning küsib teilt, kui ta kindel ei ole.';

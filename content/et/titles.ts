import { brand } from '@/lib/brand';
import type * as en from '../en/titles';
import type { Texts } from '../translated';

export const titles: Texts<typeof en.titles> = {
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

export const homeDescription: Texts<typeof en.homeDescription> =
  'AI-kaasmajutaja vastab puhkemaja või külaliskorteri külalistele WhatsAppis, nende keeles, ööl ja päeval, ning küsib teilt, kui ta kindel ei ole.';

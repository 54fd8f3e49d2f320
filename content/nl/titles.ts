import { brand } from '@/lib/brand';
import type * as en from '../en/titles';
import type { Texts } from '../translated';

export const titles: Texts<typeof en.titles> = {
  home: 'AI-receptie voor vakantieverhuur, dag en nacht',
  integrations: 'Koppelingen',
  contact: 'Contact',
  preLaunch: 'Enquête vóór de start',
  about: 'Over ons',
  careers: 'Vacatures',
  resources: 'Artikelen',
  docsFeatures: `Wat elk onderdeel van ${brand.name} doet`,
  docsSupport: 'Documentatie: ondersteuning',
  docsFaq: 'Documentatie: vragen',
  faq: 'Hulp & vragen',
};

export const homeDescription: Texts<typeof en.homeDescription> =
  'Een AI-co-host die de gasten van uw vakantiewoning dag en nacht op WhatsApp antwoord geeft, in hun taal, en bij twijfel met u overlegt.';

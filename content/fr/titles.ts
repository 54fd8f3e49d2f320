import { brand } from '@/lib/brand';
import type * as en from '../en/titles';
import type { Texts } from '../translated';

export const titles: Texts<typeof en.titles> = {
  home: 'Une réception IA pour votre location saisonnière',
  integrations: 'Intégrations',
  contact: 'Contact',
  preLaunch: 'Questionnaire avant le lancement',
  about: 'À propos',
  careers: 'Emplois',
  resources: 'Ressources',
  docsFeatures: `${brand.name}, fonction par fonction`,
  docsSupport: 'Documentation : assistance',
  docsFaq: 'Documentation : FAQ',
  faq: 'Aide et FAQ',
};

export const homeDescription: Texts<typeof en.homeDescription> =
  'Le co-hôte IA de votre location saisonnière répond aux voyageurs sur WhatsApp, dans leur langue, jour et nuit, et vous consulte quand il n’est pas sûr.';

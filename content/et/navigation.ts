import type * as en from '../en/navigation';
import type { Texts } from '../translated';

export const mainLinks: Texts<typeof en.mainLinks> = [
  { label: 'Avaleht' },
  { label: 'AI-kaasmajutaja' },
  { label: 'Hinnad' },
  { label: 'Artiklid' },
  { label: 'Uuendused' },
  { label: 'Abi ja KKK' },
  { label: 'Meist' },
  { label: 'Töö meil' },
];

export const moreLinks: Texts<typeof en.moreLinks> = [
  { label: 'Infomapp' },
  { label: 'Kalkulaator' },
];

export const demoLink: Texts<typeof en.demoLink> = { label: 'Proovi oma telefonis' };

export const adminLink: Texts<typeof en.adminLink> = { label: 'Haldus' };

export const accountLinks: Texts<typeof en.accountLinks> = {
  login: { label: 'Logi sisse' },
  signUp: { label: 'Loo konto' },
  dashboard: { label: 'Töölaud' },
};

export const footerColumns: Texts<typeof en.footerColumns> = {
  product: {
    title: 'Toode',
    links: [
      { label: 'AI-kaasmajutaja' },
      { label: 'Kogu toode' },
      { label: 'Funktsioonid' },
      { label: 'Hinnad' },
      { label: 'Kalkulaator' },
      { label: 'Infomapp' },
      { label: 'Liidestused' },
      { label: 'Uuendused' },
      { label: 'Dokumentatsioon' },
    ],
  },
  company: {
    title: 'Ettevõte',
    links: [
      { label: 'Meie lugu' },
      { label: 'Töö meil' },
      { label: 'Artiklid' },
      { label: 'Abi ja KKK' },
      { label: 'Usaldus' },
      { label: 'Kontakt' },
    ],
  },
};

export const legalLinks: Texts<typeof en.legalLinks> = [
  { label: 'Privaatsus' },
  { label: 'Tingimused' },
  { label: 'Küpsised' },
];

export const frame: Texts<typeof en.frame> = {
  skip: 'Otse sisu juurde',
  main: 'Peamenüü',
  menu: 'Menüü',
  legal: 'Õigusteave',
  operated: 'Tegutseme Šveitsis.',
  languages: 'Keel',
};

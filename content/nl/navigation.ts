import type * as en from '../en/navigation';
import type { Texts } from '../translated';

export const mainLinks: Texts<typeof en.mainLinks> = [
  { label: 'Home' },
  { label: 'AI-co-host' },
  { label: 'Prijzen' },
  { label: 'Artikelen' },
  { label: 'Productnieuws' },
  { label: 'Hulp & vragen' },
  { label: 'Over ons' },
  { label: 'Vacatures' },
];

export const moreLinks: Texts<typeof en.moreLinks> = [
  { label: 'Huisboek' },
  { label: 'Rekenhulp' },
];

export const demoLink: Texts<typeof en.demoLink> = { label: 'Demo op uw telefoon' };

export const adminLink: Texts<typeof en.adminLink> = { label: 'Beheer' };

export const accountLinks: Texts<typeof en.accountLinks> = {
  login: { label: 'Inloggen' },
  signUp: { label: 'Registreren' },
  dashboard: { label: 'Dashboard' },
};

export const footerColumns: Texts<typeof en.footerColumns> = {
  product: {
    title: 'Product',
    links: [
      { label: 'AI-co-host' },
      { label: 'Het product' },
      { label: 'Functies' },
      { label: 'Prijzen' },
      { label: 'Rekenhulp' },
      { label: 'Huisboek' },
      { label: 'Koppelingen' },
      { label: 'Productnieuws' },
      { label: 'Documentatie' },
    ],
  },
  company: {
    title: 'Bedrijf',
    links: [
      { label: 'Ons verhaal' },
      { label: 'Vacatures' },
      { label: 'Artikelen' },
      { label: 'Hulp & vragen' },
      { label: 'Betrouwbaar\u00ADheid' },
      { label: 'Contact' },
    ],
  },
};

export const legalLinks: Texts<typeof en.legalLinks> = [
  { label: 'Privacy' },
  { label: 'Voorwaarden' },
  { label: 'Cookies' },
];

export const frame: Texts<typeof en.frame> = {
  skip: 'Naar de inhoud',
  main: 'Hoofdmenu',
  menu: 'Menu',
  legal: 'Juridisch',
  operated: 'Werkt vanuit Zwitserland.',
  languages: 'Taal',
};

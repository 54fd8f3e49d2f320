import type * as en from '../en/navigation';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  mainLinks: [
    { label: 'Home' },
    { label: 'AI-co-host' },
    { label: 'Prijzen' },
    { label: 'Artikelen' },
    { label: 'Productnieuws' },
    { label: 'Hulp & vragen' },
    { label: 'Over ons' },
    { label: 'Vacatures' },
  ],
  moreLinks: [{ label: 'Huisboek' }, { label: 'Rekenhulp' }],
  demoLink: { label: 'Demo op uw telefoon' },
  adminLink: { label: 'Beheer' },
  accountLinks: {
    login: { label: 'Inloggen' },
    signUp: { label: 'Registreren' },
    dashboard: { label: 'Dashboard' },
  },
  footerColumns: {
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
  },
  legalLinks: [{ label: 'Privacy' }, { label: 'Voorwaarden' }, { label: 'Cookies' }],
  frame: {
    skip: 'Naar de inhoud',
    main: 'Hoofdmenu',
    menu: 'Menu',
    legal: 'Juridisch',
    operated: 'Werkt vanuit Zwitserland.',
    languages: 'Taal',
  },
};

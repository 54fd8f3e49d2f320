import { paths } from '@/lib/paths';
import type * as en from '../en/navigation';
import type { Translated } from '../translated';

/** The links of the header, in their order. */
export const mainLinks: Translated<typeof en.mainLinks> = [
  { label: 'Home', href: paths.home },
  { label: 'AI-co-host', href: paths.aiCohost },
  { label: 'Prijzen', href: paths.pricing },
  { label: 'Artikelen', href: paths.resources },
  { label: 'Productnieuws', href: paths.productUpdates },
  { label: 'Hulp & vragen', href: paths.faq },
  { label: 'Over ons', href: paths.about },
  { label: 'Vacatures', href: paths.careers },
];

/** The links below them in the menu of narrow windows, and the last one where a booking system is connected. */
export const moreLinks: Translated<typeof en.moreLinks> = [
  { label: 'Huisboek', href: paths.tryIt },
  { label: 'Rekenhulp', href: paths.calculator },
];
export const demoLink: Translated<typeof en.demoLink> = {
  label: 'Demo op uw telefoon',
  href: paths.demoBooking,
};

/** Shown to administrators only. */
export const adminLink: Translated<typeof en.adminLink> = { label: 'Beheer', href: paths.admin };

/** The account part of the header. `conversion` names the click for the analytics, where a visitor allows them. */
export const accountLinks: Translated<typeof en.accountLinks> = {
  login: { label: 'Inloggen', href: paths.app.root, conversion: 'navbar_login' },
  signUp: { label: 'Registreren', href: paths.app.register, conversion: 'navbar_signup' },
  dashboard: { label: 'Dashboard', href: paths.app.root, conversion: undefined },
};

/** The stored pages that belong to the company, and begin its column of the footer; the others are its legal column. */
export const companyPages: Translated<typeof en.companyPages> = ['about'];

/** The columns of the footer, without the stored pages. */
export const footerColumns: Translated<typeof en.footerColumns> = [
  {
    id: 'product',
    title: 'Product',
    links: [
      { label: 'AI-co-host', href: paths.aiCohost },
      { label: 'Het product', href: paths.product },
      { label: 'Functies', href: paths.features },
      { label: 'Prijzen', href: paths.pricing },
      { label: 'Rekenhulp', href: paths.calculator },
      { label: 'Huisboek', href: paths.tryIt },
      { label: 'Koppelingen', href: paths.integrations },
      { label: 'Productnieuws', href: paths.productUpdates },
      { label: 'Documentatie', href: paths.docsFeatures },
    ],
  },
  {
    id: 'company',
    title: 'Bedrijf',
    links: [
      { label: 'Ons verhaal', href: paths.aboutPage },
      { label: 'Vacatures', href: paths.careers },
      { label: 'Artikelen', href: paths.resources },
      { label: 'Hulp & vragen', href: paths.faq },
      { label: 'Betrouwbaar\u00ADheid', href: paths.trust },
      { label: 'Contact', href: paths.contact },
    ],
  },
];

/** The legal texts, which begin the legal column of the footer; the stored pages follow. */
export const legalLinks: Translated<typeof en.legalLinks> = [
  { label: 'Privacy', href: paths.privacy },
  { label: 'Voorwaarden', href: paths.terms },
  { label: 'Cookies', href: paths.cookies },
];

/** What the frame of every page says beside its links. */
export const frame: Translated<typeof en.frame> = {
  skip: 'Naar de inhoud',
  main: 'Hoofdmenu',
  menu: 'Menu',
  legal: 'Juridisch',
  operated: 'Werkt vanuit Zwitserland.',
  languages: 'Taal',
};

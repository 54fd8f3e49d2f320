import { paths } from '@/lib/paths';
import type * as en from '../en/navigation';
import type { Translated } from '../translated';

/** The links of the header, in their order. */
export const mainLinks: Translated<typeof en.mainLinks> = [
  { label: 'Start', href: paths.home },
  { label: 'KI-Co-Host', href: paths.aiCohost },
  { label: 'Preise', href: paths.pricing },
  { label: 'Ratgeber', href: paths.resources },
  { label: 'Neuerungen', href: paths.productUpdates },
  { label: 'Hilfe & FAQ', href: paths.faq },
  { label: 'Über uns', href: paths.about },
  { label: 'Karriere', href: paths.careers },
];

/** The links below them in the menu of narrow windows, and the last one where a booking system is connected. */
export const moreLinks: Translated<typeof en.moreLinks> = [
  { label: 'Hausbuch', href: paths.tryIt },
  { label: 'Rechner', href: paths.calculator },
];
export const demoLink: Translated<typeof en.demoLink> = {
  label: 'Demo auf dem Handy',
  href: paths.demoBooking,
};

/** Shown to administrators only. */
export const adminLink: Translated<typeof en.adminLink> = { label: 'Admin', href: paths.admin };

/** The account part of the header. `conversion` names the click for the analytics, where a visitor allows them. */
export const accountLinks: Translated<typeof en.accountLinks> = {
  login: { label: 'Anmelden', href: paths.app.root, conversion: 'navbar_login' },
  signUp: { label: 'Registrieren', href: paths.app.register, conversion: 'navbar_signup' },
  dashboard: { label: 'Dashboard', href: paths.app.root, conversion: undefined },
};

/** The stored pages that belong to the company, and begin its column of the footer; the others are its legal column. */
export const companyPages: Translated<typeof en.companyPages> = ['about'];

/** The columns of the footer, without the stored pages. */
export const footerColumns: Translated<typeof en.footerColumns> = [
  {
    id: 'product',
    title: 'Produkt',
    links: [
      { label: 'KI-Co-Host', href: paths.aiCohost },
      { label: 'Das Produkt', href: paths.product },
      { label: 'Funktionen', href: paths.features },
      { label: 'Preise', href: paths.pricing },
      { label: 'Rechner', href: paths.calculator },
      { label: 'Hausbuch', href: paths.tryIt },
      { label: 'Anbindungen', href: paths.integrations },
      { label: 'Neuerungen', href: paths.productUpdates },
      { label: 'Dokumentation', href: paths.docsFeatures },
    ],
  },
  {
    id: 'company',
    title: 'Unternehmen',
    links: [
      { label: 'Unsere Geschichte', href: paths.aboutPage },
      { label: 'Karriere', href: paths.careers },
      { label: 'Ratgeber', href: paths.resources },
      { label: 'Hilfe & FAQ', href: paths.faq },
      { label: 'Transparenz', href: paths.trust },
      { label: 'Kontakt', href: paths.contact },
    ],
  },
];

/** The legal texts, which begin the legal column of the footer; the stored pages follow. */
export const legalLinks: Translated<typeof en.legalLinks> = [
  { label: 'Datenschutz', href: paths.privacy },
  { label: 'Nutzungsbedingungen', href: paths.terms },
  { label: 'Cookies', href: paths.cookies },
];

/** What the frame of every page says beside its links. */
export const frame: Translated<typeof en.frame> = {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  menu: 'Menü',
  legal: 'Rechtliches',
  operated: 'Ein Dienst aus der Schweiz.',
  languages: 'Sprache',
};

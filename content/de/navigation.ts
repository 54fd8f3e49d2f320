import type * as en from '../en/navigation';
import type { Texts } from '../translated';

export const mainLinks: Texts<typeof en.mainLinks> = [
  { label: 'Start' },
  { label: 'KI-Co-Host' },
  { label: 'Preise' },
  { label: 'Ratgeber' },
  { label: 'Neuerungen' },
  { label: 'Hilfe & FAQ' },
  { label: 'Über uns' },
  { label: 'Karriere' },
];

export const moreLinks: Texts<typeof en.moreLinks> = [{ label: 'Hausbuch' }, { label: 'Rechner' }];

export const demoLink: Texts<typeof en.demoLink> = { label: 'Demo auf dem Handy' };

export const adminLink: Texts<typeof en.adminLink> = { label: 'Admin' };

export const accountLinks: Texts<typeof en.accountLinks> = {
  login: { label: 'Anmelden' },
  signUp: { label: 'Registrieren' },
  dashboard: { label: 'Dashboard' },
};

export const footerColumns: Texts<typeof en.footerColumns> = {
  product: {
    title: 'Produkt',
    links: [
      { label: 'KI-Co-Host' },
      { label: 'Das Produkt' },
      { label: 'Funktionen' },
      { label: 'Preise' },
      { label: 'Rechner' },
      { label: 'Hausbuch' },
      { label: 'Anbindungen' },
      { label: 'Neuerungen' },
      { label: 'Dokumentation' },
    ],
  },
  company: {
    title: 'Unternehmen',
    links: [
      { label: 'Unsere Geschichte' },
      { label: 'Karriere' },
      { label: 'Ratgeber' },
      { label: 'Hilfe & FAQ' },
      { label: 'Transparenz' },
      { label: 'Kontakt' },
    ],
  },
};

export const legalLinks: Texts<typeof en.legalLinks> = [
  { label: 'Datenschutz' },
  { label: 'Nutzungsbedingungen' },
  { label: 'Cookies' },
];

export const frame: Texts<typeof en.frame> = {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  menu: 'Menü',
  legal: 'Rechtliches',
  operated: 'Ein Dienst aus der Schweiz.',
  languages: 'Sprache',
};

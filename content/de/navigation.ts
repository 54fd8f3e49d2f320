import type * as en from '../en/navigation';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  mainLinks: [
    { label: 'Start' },
    { label: 'KI-Co-Host' },
    { label: 'Preise' },
    { label: 'Ratgeber' },
    { label: 'Neuerungen' },
    { label: 'Hilfe & FAQ' },
    { label: 'Über uns' },
    { label: 'Karriere' },
  ],
  moreLinks: [{ label: 'Hausbuch' }, { label: 'Rechner' }],
  demoLink: { label: 'Demo auf dem Handy' },
  adminLink: { label: 'Admin' },
  accountLinks: {
    login: { label: 'Anmelden' },
    signUp: { label: 'Registrieren' },
    dashboard: { label: 'Dashboard' },
  },
  footerColumns: {
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
  },
  legalLinks: [{ label: 'Datenschutz' }, { label: 'Nutzungsbedingungen' }, { label: 'Cookies' }],
  frame: {
    skip: 'Zum Inhalt springen',
    main: 'Hauptnavigation',
    menu: 'Menü',
    legal: 'Rechtliches',
    operated: 'Ein Dienst aus der Schweiz.',
    languages: 'Sprache',
  },
};

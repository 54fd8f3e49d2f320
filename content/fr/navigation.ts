import { paths } from '@/lib/paths';
import type * as en from '../en/navigation';
import type { Translated } from '../translated';

/** The links of the header, in their order. */
export const mainLinks: Translated<typeof en.mainLinks> = [
  { label: 'Accueil', href: paths.home },
  { label: 'Co-hôte IA', href: paths.aiCohost },
  { label: 'Tarifs', href: paths.pricing },
  { label: 'Ressources', href: paths.resources },
  { label: 'Nouveautés', href: paths.productUpdates },
  { label: 'Aide', href: paths.faq },
  { label: 'À propos', href: paths.about },
  { label: 'Emplois', href: paths.careers },
];

/** The links below them in the menu of narrow windows, and the last one where a booking system is connected. */
export const moreLinks: Translated<typeof en.moreLinks> = [
  { label: 'Livret d’accueil', href: paths.tryIt },
  { label: 'Calculateur', href: paths.calculator },
];
export const demoLink: Translated<typeof en.demoLink> = {
  label: 'Démo sur votre téléphone',
  href: paths.demoBooking,
};

/** Shown to administrators only. */
export const adminLink: Translated<typeof en.adminLink> = { label: 'Admin', href: paths.admin };

/** The account part of the header. `conversion` names the click for the analytics, where a visitor allows them. */
export const accountLinks: Translated<typeof en.accountLinks> = {
  login: { label: 'Connexion', href: paths.app.root, conversion: 'navbar_login' },
  signUp: { label: 'S’inscrire', href: paths.app.register, conversion: 'navbar_signup' },
  dashboard: { label: 'Tableau de bord', href: paths.app.root, conversion: undefined },
};

/** The stored pages that belong to the company, and begin its column of the footer; the others are its legal column. */
export const companyPages: Translated<typeof en.companyPages> = ['about'];

/** The columns of the footer, without the stored pages. */
export const footerColumns: Translated<typeof en.footerColumns> = [
  {
    id: 'product',
    title: 'Produit',
    links: [
      { label: 'Co-hôte IA', href: paths.aiCohost },
      { label: 'Le produit', href: paths.product },
      { label: 'Fonctionnalités', href: paths.features },
      { label: 'Tarifs', href: paths.pricing },
      { label: 'Calculateur', href: paths.calculator },
      { label: 'Livret d’accueil', href: paths.tryIt },
      { label: 'Intégrations', href: paths.integrations },
      { label: 'Nouveautés', href: paths.productUpdates },
      { label: 'Documentation', href: paths.docsFeatures },
    ],
  },
  {
    id: 'company',
    title: 'Entreprise',
    links: [
      { label: 'Notre histoire', href: paths.aboutPage },
      { label: 'Emplois', href: paths.careers },
      { label: 'Ressources', href: paths.resources },
      { label: 'Aide et FAQ', href: paths.faq },
      { label: 'Transparence', href: paths.trust },
      { label: 'Contact', href: paths.contact },
    ],
  },
];

/** The legal texts, which begin the legal column of the footer; the stored pages follow. */
export const legalLinks: Translated<typeof en.legalLinks> = [
  { label: 'Confidentialité', href: paths.privacy },
  { label: 'Conditions d’utilisation', href: paths.terms },
  { label: 'Cookies', href: paths.cookies },
];

/** What the frame of every page says beside its links. */
export const frame: Translated<typeof en.frame> = {
  skip: 'Aller au contenu',
  main: 'Principale',
  menu: 'Menu',
  legal: 'Informations légales',
  operated: 'Un service géré depuis la Suisse.',
  languages: 'Langue',
};

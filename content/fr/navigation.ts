import type * as en from '../en/navigation';
import type { Texts } from '../translated';

export const mainLinks: Texts<typeof en.mainLinks> = [
  { label: 'Accueil' },
  { label: 'Co-hôte IA' },
  { label: 'Tarifs' },
  { label: 'Ressources' },
  { label: 'Nouveautés' },
  { label: 'Aide' },
  { label: 'À propos' },
  { label: 'Emplois' },
];

export const moreLinks: Texts<typeof en.moreLinks> = [
  { label: 'Livret d’accueil' },
  { label: 'Calculateur' },
];

export const demoLink: Texts<typeof en.demoLink> = { label: 'Démo sur votre téléphone' };

export const adminLink: Texts<typeof en.adminLink> = { label: 'Admin' };

export const accountLinks: Texts<typeof en.accountLinks> = {
  login: { label: 'Connexion' },
  signUp: { label: 'S’inscrire' },
  dashboard: { label: 'Tableau de bord' },
};

export const footerColumns: Texts<typeof en.footerColumns> = {
  product: {
    title: 'Produit',
    links: [
      { label: 'Co-hôte IA' },
      { label: 'Le produit' },
      { label: 'Fonctionnalités' },
      { label: 'Tarifs' },
      { label: 'Calculateur' },
      { label: 'Livret d’accueil' },
      { label: 'Intégrations' },
      { label: 'Nouveautés' },
      { label: 'Documentation' },
    ],
  },
  company: {
    title: 'Entreprise',
    links: [
      { label: 'Notre histoire' },
      { label: 'Emplois' },
      { label: 'Ressources' },
      { label: 'Aide et FAQ' },
      { label: 'Transparence' },
      { label: 'Contact' },
    ],
  },
};

export const legalLinks: Texts<typeof en.legalLinks> = [
  { label: 'Confidentialité' },
  { label: 'Conditions d’utilisation' },
  { label: 'Cookies' },
];

export const frame: Texts<typeof en.frame> = {
  skip: 'Aller au contenu',
  main: 'Principale',
  menu: 'Menu',
  legal: 'Informations légales',
  operated: 'Un service géré depuis la Suisse.',
  languages: 'Langue',
};

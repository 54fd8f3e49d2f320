import type * as en from '../en/navigation';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  mainLinks: [
    { label: 'Accueil' },
    { label: 'Co-hôte IA' },
    { label: 'Tarifs' },
    { label: 'Ressources' },
    { label: 'Nouveautés' },
    { label: 'Aide' },
    { label: 'À propos' },
    { label: 'Emplois' },
  ],
  moreLinks: [{ label: 'Livret d’accueil' }, { label: 'Calculateur' }],
  demoLink: { label: 'Démo sur votre téléphone' },
  adminLink: { label: 'Admin' },
  accountLinks: {
    login: { label: 'Connexion' },
    signUp: { label: 'S’inscrire' },
    dashboard: { label: 'Tableau de bord' },
  },
  footerColumns: {
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
  },
  legalLinks: [
    { label: 'Confidentialité' },
    { label: 'Conditions d’utilisation' },
    { label: 'Cookies' },
  ],
  frame: {
    skip: 'Aller au contenu',
    main: 'Principale',
    menu: 'Menu',
    legal: 'Informations légales',
    operated: 'Un service géré depuis la Suisse.',
    languages: 'Langue',
  },
};

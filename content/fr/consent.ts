import { brand } from '@/lib/brand';
import type * as en from '../en/consent';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  cookieSettings: 'Réglages des cookies',
  consent: {
    announcement: 'Une question sur les cookies vous attend au début de cette page.',
    title: 'Acceptez-vous les cookies ?',
    lead: `${brand.name} fonctionne sans. Si vous dites oui, une balise de mesure d’audience compte les visites et les clics sur trois boutons.`,
    signal:
      'Votre navigateur envoie un signal de confidentialité (Global Privacy Control). Pour nous, c’est un non : les deux options sont désactivées et le restent, sauf si vous en activez une ici.',
    links: [{ label: 'Cookies' }, { label: 'Confidentialité' }, { label: 'Conditions' }],
    made: 'Votre choix du',
    groupsTitle: 'Ce que vous autorisez',
    groups: {
      necessary: {
        label: 'Nécessaires',
        note: 'La connexion, et le choix que vous faites ici. Toujours actifs.',
      },
      analytics: {
        label: 'Mesure d’audience',
        note: 'Les visites, et les clics sur Connexion, S’inscrire et Commencer.',
      },
      marketing: {
        label: 'Publicité',
        note: 'Les cookies publicitaires de la balise de mesure. Nous ne faisons pas de publicité aujourd’hui.',
      },
    },
    acceptAll: 'Tout accepter',
    rejectAll: 'Tout refuser',
    save: 'Enregistrer mes choix',
  },
};

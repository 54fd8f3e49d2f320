import { brand } from '@/lib/brand';
import type * as en from '../en/product-updates';
import type { Texts } from '../translated';
import { texts as states } from './states';

const error = 'Les nouveautés n’ont pas pu être chargées. Merci de réessayer plus tard.';

export const texts: Texts<typeof en> = {
  updatePages: {
    all: {
      eyebrow: { label: 'Nouveautés' },
      title: 'Quoi de neuf à la réception',
      pageTitle: 'Nouveautés',
      lead: `Chaque changement de ${brand.name} qu’un hôte peut remarquer, avec sa date. Le plus récent vient en premier.`,
      ways: {
        before: 'Seulement les',
        major: 'grandes nouveautés',
        between: ', ou seulement le',
        minor: 'journal des modifications',
        after: '.',
      },
      description: `Chaque changement de ${brand.name}, daté et expliqué simplement : ce que le co-hôte IA fait aujourd’hui et ne faisait pas avant. Le plus récent d’abord.`,
      olderDescription: `Changements plus anciens de ${brand.name}, le co-hôte IA des locations saisonnières, datés et expliqués simplement`,
    },
    major: {
      eyebrow: { label: 'Documentation' },
      title: 'Nouveautés',
      pageTitle: 'Nouveautés dans la documentation',
      lead: 'Les grandes nouveautés : chacune permet à l’hôte de faire quelque chose qu’il ne pouvait pas faire avant.',
      description: `Les grandes nouveautés de ${brand.name} : synchronisation, diagnostic, simulateur, résumés et accès de l’équipe, avec leur date.`,
      olderDescription: `Grandes nouveautés plus anciennes de ${brand.name}, chacune avec la date de son ouverture aux hôtes`,
    },
    minor: {
      eyebrow: { label: 'Documentation' },
      title: 'Journal des modifications',
      pageTitle: 'Journal des modifications',
      lead: 'Les petites améliorations : un détail qui fonctionne mieux que la veille.',
      description: `Les petites améliorations de ${brand.name} : réponses aux voyageurs, notes de réservation, résumés et tableau de bord, avec leur date.`,
      olderDescription: `Entrées plus anciennes du journal des modifications de ${brand.name} : petites améliorations pour les hôtes, datées`,
    },
    /** Texts that every list of updates shares. */
  },
  updatesList: {
    empty: 'Aucune nouveauté trouvée. Revenez plus tard !',
    error,
    olderTitle: '{title}, page {page}',
    olderText: '{text}. Page {page}.',
    illustration: 'Illustration : {title}',
    feed: {
      shown: 'Nouveautés {first} à {last} sur {total}',
      loading: 'Chargement des nouveautés plus anciennes',
      error,
      tryAgain: states.tryAgain,
      skip: 'Passer la liste, jusqu’à la fin de la page',
      pages: 'Pages des nouveautés',
      page: 'Page',
      newer: 'Plus récentes',
      next: 'Plus anciennes',
    },
    entry: {
      permalink: 'Lien',
      permalinkWords: 'vers cette nouveauté',
      types: { major: 'Grande nouveauté', minor: 'Petite amélioration' },
    },
  },
};

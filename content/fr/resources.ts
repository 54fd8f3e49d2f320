import type * as en from '../en/resources';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  resources: {
    eyebrow: { label: 'Ressources' },
    title: 'Guides pratiques pour les hôtes, à copier et à garder',
    pageTitle: 'Ressources',
    lead: 'Consignes d’arrivée, règlement intérieur, réponses prêtes à copier, calculs à refaire avec vos chiffres. Chaque article se termine par quelque chose d’utilisable le soir même.',
    description:
      'Consignes d’arrivée, livret d’accueil, règlement intérieur : des guides pour les hôtes sur les messages, les demandes particulières et les nuits tranquilles.',
    filter: 'Catégories',
    all: 'Toutes',
    older: 'À lire aussi',
    pages: 'Pages',
    newerPage: 'Plus récents',
    olderPage: 'Plus anciens',
    page: 'Page {page} sur {count}',
    listTitle: '{label} : {category}',
    olderTitle: '{title}, page {page}',
    olderText: 'Page {page}.',
    empty: 'Aucun article trouvé. Essayez une autre catégorie.',
    missingTitle: 'Aucun article trouvé',
    failed: 'Les articles n’ont pas pu être chargés. Merci de réessayer plus tard.',
    back: 'Retour aux ressources',
    contents: 'Dans cet article',
    further: 'À lire ensuite',
    articleFailed: 'L’article n’a pas pu être chargé. Merci de réessayer plus tard.',
    notFound: {
      eyebrow: { label: 'Ressources' },
      title: 'Article introuvable',
      text: 'L’article que vous cherchez n’existe pas.',
    },
  },
};

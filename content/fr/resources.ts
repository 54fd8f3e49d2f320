import type * as en from '../en/resources';
import type { Translated } from '../translated';

/** Texts of the articles and their list. */
export const resources: Translated<typeof en.resources> = {
  eyebrow: { time: '05:10', label: 'Ressources' },
  title: 'Notes pour les hôtes, à copier et à garder',
  lead: 'Notes d’arrivée, règles de la maison, réponses à coller, calculs à refaire avec vos chiffres. Chaque article se termine par quelque chose d’utilisable le soir même.',
  description:
    'Notes d’arrivée, règles de la maison, réponses à coller : des articles pratiques pour les hôtes, sur les messages, les demandes et les nuits.',
  filter: 'Catégories',
  all: 'Toutes',
  latest: 'Le plus récent',
  older: 'À lire aussi',
  pages: 'Pages',
  newerPage: 'Plus récents',
  olderPage: 'Plus anciens',
  page: 'Page {page} sur {count}',
  /** In the head of a list of one category, and of a page that is not the first. */
  listTitle: '{label} : {category}',
  olderTitle: '{title}, page {page}',
  olderText: 'Page {page}.',
  empty: 'Aucune ressource trouvée. Essayez une autre catégorie.',
  /** In the tab and in search results, where a category or a page does not exist. */
  missingTitle: 'Aucune ressource trouvée',
  failed: 'Les articles n’ont pas pu être chargés. Merci de réessayer plus tard.',
  back: 'Retour aux ressources',
  contents: 'Dans cet article',
  further: 'À lire ensuite',
  articleFailed: 'La ressource n’a pas pu être chargée. Merci de réessayer plus tard.',
  notFound: {
    eyebrow: { time: '05:10', label: 'Ressources' },
    title: 'Ressource introuvable',
    text: 'La ressource que vous cherchez n’existe pas.',
  },
};

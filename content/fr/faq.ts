import { brand } from '@/lib/brand';
import type * as en from '../en/faq';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  faqPage: {
    eyebrow: { label: 'Aide et FAQ' },
    title: 'Ce que les hôtes demandent avant de nous confier la nuit',
    pageTitle: 'Aide et FAQ',
    lead: `Comment ${brand.name} répond, quand il vous consulte, ce qu’il coûte et ce qu’il garde d’une conversation.`,
    contact: {
      question: 'Vous ne trouvez pas ?',
      link: 'Écrivez-nous',
      promise: 'et un humain vous répond.',
    },
    contents: 'Sur cette page',
    uncategorized: 'Autres questions',
    support: 'Assistance',
    cut: 'Cette page ne contient pas toutes les questions.',
    description:
      'Comment le co-hôte IA répond aux voyageurs, quand il vous consulte d’abord, avec quels logiciels il fonctionne, son prix et ce qu’il garde.',
  },
  faq: {
    eyebrow: { label: 'Aide et FAQ' },
    title: 'Demandez à la réception.',
    notHere: 'Vous ne trouvez pas ?',
    writeToUs: 'Écrivez-nous',
    aPerson: 'et un humain vous répond.',
    all: 'Toutes les questions et réponses',
    empty: 'Aucune question trouvée.',
    error: 'Les questions n’ont pas pu être chargées. Merci de réessayer plus tard.',
  },
};

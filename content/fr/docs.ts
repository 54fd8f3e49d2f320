import { brand } from '@/lib/brand';
import type * as en from '../en/docs';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  docsSections: [
    { label: 'Fonctionnalités' },
    { label: 'Nouveautés' },
    { label: 'Journal des modifications' },
    { label: 'Assistance' },
    { label: 'FAQ' },
  ],
  docs: {
    sidebar: 'Documentation',
    contents: 'Sur cette page',
    features: {
      eyebrow: { label: 'Documentation' },
      title: 'Fonctionnalités',
      pageTitle: 'Documentation',
      cardTitle: `${brand.name}, fonction par fonction`,
      description: `${brand.name}, fonction par fonction : de la connexion à votre logiciel de réservation aux conversations et au résumé du matin.`,
      error: 'Les fonctionnalités n’ont pas pu être chargées. Merci de réessayer plus tard.',
      empty: 'Les fonctionnalités ne sont pas encore décrites ici.',
    },
    support: {
      eyebrow: { label: 'Assistance' },
      title: 'Quand quelque chose ne fonctionne pas',
      pageTitle: 'Documentation : assistance',
      description: `Réservez un appel vidéo, écrivez à ${brand.name} par e-mail, et lisez les réponses à ce que les hôtes demandent en cas de problème.`,
      box: {
        title: 'Montrez-le-nous en direct',
        text: 'Certaines choses se montrent plus vite qu’elles ne s’écrivent. Affichez le logement à l’écran, et quelqu’un de l’équipe le regarde avec vous.',
        book: 'Réserver un appel vidéo',
        byMail: 'Ou écrivez-nous. Un humain vous répond, les jours ouvrés en Suisse.',
      },
      draft: {
        subject: 'Appel vidéo avec l’assistance',
        body: 'Logement :\nCe qui ne fonctionne pas :\nQuand m’appeler :\n',
      },
      error: 'Les questions n’ont pas pu être chargées. Merci de réessayer plus tard.',
      empty: 'Aucune question d’assistance trouvée. Revenez plus tard !',
    },
    faq: {
      eyebrow: { label: 'FAQ' },
      title: 'Questions et réponses',
      pageTitle: 'Documentation : FAQ',
      lead: 'Avant le premier voyageur et après : la connexion, les notes, le prix, et ce qui est gardé.',
      description: `Des réponses courtes pour les hôtes qui installent ${brand.name} : connecter un logiciel, écrire les notes, tester, se lancer, et ce que cela coûte.`,
      error: 'Les questions n’ont pas pu être chargées. Merci de réessayer plus tard.',
      empty: 'Aucune question trouvée. Revenez plus tard !',
    },
  },
};

import { brand } from '@/lib/brand';
import type * as en from '../en/trust';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  trustPage: {
    pageTitle: 'Transparence',
    description:
      'La phrase qui dit aux voyageurs qu’une IA écrit, où elle peut leur écrire, qui répond de quoi et ce que notre propre contrôle a donné.',
    eyebrow: { label: 'Transparence' },
    title: 'Nos promesses, chacune avec sa preuve.',
    lead: 'Une phrase à copier, où l’assistant peut écrire, qui répond de quoi, et ce que notre propre contrôle a donné.',
    away: 'Cette partie n’a pas pu être chargée. Merci de recharger la page dans un instant.',
  },
  sentence: {
    title: 'La première phrase dit que c’est une IA.',
    lead: 'Copiez-la dans votre règlement intérieur, sur votre page de réservation ou dans un modèle, avec le nom de votre logement.',
    others: 'Dans quatre autres langues',
    copy: {
      action: 'Copier',
      of: 'la phrase en {language}',
      done: 'Copié',
      selected: 'Sélectionné. Copiez avec votre clavier.',
    },
  },
  channels: {
    eyebrow: { label: 'Où il peut écrire' },
    title: 'L’assistant peut-il y écrire\u202f?',
    lead: 'L’assistant écrit sur WhatsApp. Le site où votre voyageur a réservé décide à partir de quand.',
    note: 'Ouvrez une ligne pour lire la raison et sa source. C’est notre résumé, et non un conseil juridique.',
    situations: {
      before_booking: 'Avant la réservation',
      after_booking: 'Après la réservation',
      direct: 'Réservation directe',
    },
    verdicts: { allowed: 'Oui', not_allowed: 'Non', unknown: 'Inconnu' },
    nothing: 'aucune information',
    checked: 'consulté le {day}',
    overdue: 'À vérifier depuis le {day}.',
    none: 'Aucun canal n’est encore décrit. Renseignez-vous auprès du canal avant d’y utiliser un assistant.',
  },
  answers: {
    eyebrow: { label: 'Obligations' },
    title: 'Qui répond de quoi.',
    rows: [
      {
        who: 'La loi',
        text: 'Dans l’Union européenne, une personne doit savoir, au plus tard avec le premier message, que c’est une IA qui écrit, sauf si c’est évident. L’obligation pèse sur le fournisseur. Elle s’applique depuis le 2\u00a0août 2026.',
        link: { label: 'Règlement sur l’IA, article\u00a050' },
      },
      {
        who: `${brand.name}, le fournisseur`,
        text: 'Nous fournissons l’assistant. Il se présente comme une IA. Ses réponses sont produites par une machine et peuvent être fausses.',
        link: { label: 'Nos conditions\u00a0: Le service' },
      },
      {
        who: 'Vous, l’hôte',
        text: 'Vous décidez de ce qui figure dans la base de connaissances, et vous restez le cocontractant du voyageur.',
        link: { label: 'Nos conditions\u00a0: Le service' },
      },
      {
        who: 'Un humain à joindre',
        text: 'Dans la conversation, l’assistant vous transmet ce qu’il ne sait pas et ce qui demande votre accord. Notre équipe lit ce qui arrive par le formulaire de contact.',
        link: { label: 'Ouvrir le formulaire de contact' },
      },
    ],
  },
  ownCheck: {
    eyebrow: { label: 'Notre contrôle' },
    title: 'Nous comptons aussi les réponses fausses.',
    lead: 'Il s’agit de la recherche par mots du livret d’accueil, et non de l’IA qui écrit aux voyageurs. Nous lui avons posé des questions en français qui n’ont pas servi à la régler.',
    of: '{count} sur {total}',
    right: 'questions ont mené à la bonne note',
    wrong: 'questions ont mené à une mauvaise note',
    asked: 'questions auxquelles aucune note ne répond ont été transmises à l’hôte',
    link: { label: 'Ouvrir le livret d’accueil' },
  },
  others: {
    eyebrow: { label: 'Nos sous-traitants' },
    title: 'Qui d’autre voit des données.',
    lead: 'Ces entreprises traitent des données personnelles pour notre compte.',
    terms: {
      data: 'Données',
      country: 'Pays',
      safeguard: 'Garantie',
      since: 'Depuis',
      begins: 'À partir du',
      until: 'Jusqu’au',
    },
    changes: {
      title: 'Ce qui a changé',
      kinds: { began: 'Commencé', changed: 'Modifié', ended: 'Terminé' },
      announced: 'Annoncé',
      feed: { label: 'Suivre les changements (flux RSS)' },
    },
  },
  whoWeAre: {
    eyebrow: { label: 'Qui nous sommes' },
    title: 'L’entreprise derrière le service.',
  },
  trustEnd: {
    eyebrow: { label: 'Et maintenant' },
    title: 'Encore une question\u202f? Écrivez-nous.',
    contact: { label: 'Nous écrire' },
    links: [
      { label: 'Ce que nous gardons, et combien de temps' },
      { label: 'Accessibilité' },
      { label: 'Mentions légales' },
    ],
    security: { label: 'Signaler une faille (security.txt)' },
  },
};

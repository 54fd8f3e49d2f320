import { brand } from '@/lib/brand';
import type * as en from '../en/careers';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  careers: {
    eyebrow: { label: 'Emplois' },
    title: 'Construire la réception de nuit. Rentrer à 18 h.',
    pageTitle: 'Emplois',
    lead: `${brand.name} répond aux voyageurs toute la nuit pour que personne n’ait à veiller. Nous ne veillons pas non plus : le service de nuit est automatique, et les personnes qui le construisent travaillent de jour.`,
    seePositions: 'Voir les postes ouverts',
    hooks: { free: 'libre' },
    description: `Travaillez au co-hôte IA qui tient la réception de nuit des locations saisonnières : postes ouverts chez ${brand.name}, façon de travailler, candidature.`,
  },
  culture: {
    eyebrow: { label: 'Comment nous travaillons' },
    title: 'Quatre choses que vous pourrez exiger de nous.',
    remote: {
      title: 'Le télétravail d’abord',
      text: 'Travaillez d’où vous voulez, dans un fuseau proche de l’heure suisse. Les décisions se prennent par écrit : personne n’en manque une parce qu’il n’était pas dans la pièce.',
      clocks: [{ place: 'Lisbonne' }, { place: 'Berne' }, { place: 'Tallinn' }],
    },
    collaborative: {
      title: 'À plusieurs',
      text: 'Tout est relu par une autre personne avant d’être lu par un voyageur : du code, une règle, une phrase en italien.',
      slips: [
        { from: 'Écrit', what: '« Le lit bébé est à la cave. »' },
        { from: 'Relu', what: 'Le voyageur n’a pas la clé de la cave.' },
        { from: 'Envoyé', what: '« Le lit bébé sera devant votre porte à 16 h. »' },
      ],
    },
    impact: {
      title: 'Utile tout de suite',
      text: 'Ce que vous terminez aujourd’hui sert cette nuit, à un voyageur devant une porte fermée et à un hôte qui dort.',
      row: { door: 'Porte 7', what: 'A demandé un lit bébé', state: 'Réponse donnée' },
    },
    hours: {
      title: 'Horaires souples',
      text: 'Vos heures s’adaptent à votre journée. Deux appels par semaine sont fixes ; la nuit appartient à la réception, et personne n’a à la surveiller.',
      days: [{ day: 'Lun.' }, { day: 'Mar.' }, { day: 'Mer.' }, { day: 'Jeu.' }, { day: 'Ven.' }],
      you: 'vous',
      call: 'appel',
      desk: 'la réception',
      label:
        'Exemple de semaine : des heures de travail sur cinq jours, un appel le lundi et un le jeudi, et à partir de 20 h la réception seule.',
    },
  },
  positions: {
    eyebrow: { label: 'Postes ouverts' },
    title: 'Postes ouverts',
    lead: 'Lisez-en un, et dites-nous ce que vous en feriez.',
    posted: 'Publié le',
    more: (shown) => `Les ${shown} postes les plus récents sont affichés.`,
    empty: 'Aucun poste ouvert pour le moment. Revenez bientôt !',
    error: 'Les postes ouverts n’ont pas pu être chargés. Merci de réessayer plus tard.',
    errorToast: 'Les postes ouverts n’ont pas pu être chargés. Merci de réessayer plus tard.',
    general: {
      question: 'Aucun poste ne vous convient ?',
      text: 'Dites-nous ce que vous feriez ici, et pourquoi nous en avons besoin.',
      action: 'Candidature spontanée',
      subject: 'Candidature spontanée',
    },
  },
  life: {
    eyebrow: { label: 'La réception prend le relais' },
    title: `La vie chez ${brand.name}`,
    text: 'Une petite entreprise : une semaine est vite racontée. Elle commence par les ratés de la nuit, et finit avant que rien d’autre ne puisse rater.',
    action: 'Voir les postes ouverts',
    week: [
      {
        day: 'Lundi',
        text: 'Le premier appel. Avant toute chose, nous lisons les réponses ratées du week-end.',
      },
      {
        day: 'Mardi',
        text: 'Ceux qui habitent assez près se retrouvent pour la journée. Ce qui s’y décide est mis par écrit le jour même.',
      },
      {
        day: 'Mercredi',
        text: 'Aucun appel. L’essentiel de ce dont nous sommes fiers s’est fait un mercredi.',
      },
      {
        day: 'Jeudi',
        text: 'Le deuxième appel : ce que les hôtes ont dit, et ce que nous en faisons.',
      },
      {
        day: 'Vendredi',
        text: 'De petites réparations, des mots de remerciement, rien de nouveau. Le week-end, la maison est pleine.',
      },
    ],
  },
  job: {
    back: 'Retour à tous les postes',
    eyebrow: { label: 'Poste ouvert' },
    facts: {
      department: 'Service',
      location: 'Lieu',
      type: 'Type d’emploi',
      salary: 'Salaire',
      posted: 'Publié le',
    },
    salaries: {
      hour: '{amount} par heure',
      day: '{amount} par jour',
      week: '{amount} par semaine',
      month: '{amount} par mois',
      year: '{amount} par an',
    },
    about: 'Le poste',
    requirements: 'Ce que nous attendons',
    missing: 'Ce poste est introuvable ou n’est plus à pourvoir.',
    error: 'Le poste n’a pas pu être chargé. Merci de réessayer plus tard.',
    errorToast: 'Le poste n’a pas pu être chargé. Merci de réessayer plus tard.',
    return: 'Retour aux emplois',
  },
  application: {
    apply: 'Postuler',
    title: 'Votre candidature',
    for: 'Pour',
    fullName: 'Prénom et nom',
    email: 'E-mail',
    phone: 'Téléphone',
    letter: 'Lettre de motivation',
    letterHint: 'Quelques phrases suffisent.',
    resume: 'CV',
    chooseFile: 'Choisir un fichier',
    noFile: 'Aucun fichier choisi',
    resumeHint: 'Formats acceptés : PDF, DOC, DOCX',
    resumeSize: '5 Mo maximum.',
    resumeTooLarge:
      'Votre fichier dépasse 5 Mo, rien n’a donc été envoyé. Revenez à la page précédente pour retrouver ce que vous avez écrit, et choisissez un fichier plus petit.',
    action: 'Envoyer ma candidature',
    pending: 'Envoi…',
    cancel: 'Annuler',
    use: 'Seules les personnes qui décident de ce recrutement lisent ce que vous envoyez.',
    draft:
      'Jusqu’à l’envoi, cet onglet se souvient de ce que vous avez écrit, mais pas du fichier. Si vous le fermez, il oublie tout.',
    privacy: 'Politique de confidentialité',
    optional: forms.optional,
    honeypot: forms.honeypot,
    received: {
      title: 'Candidature envoyée',
      text: 'Merci pour votre candidature ! Nous allons l’examiner et nous vous répondrons bientôt.',
    },
    failed: {
      title: 'Échec de l’envoi',
      text: 'Votre candidature n’a pas pu être envoyée. Merci de réessayer plus tard.',
    },
    closed: {
      title: 'Cette offre vient d’être pourvue ou retirée.',
      text: 'Votre candidature n’a pas été envoyée. Si vous souhaitez que nous la gardions pour un autre poste, écrivez à',
    },
  },
};

import type * as en from '../en/calculator';
import type { Translated } from '../translated';

/** The copy of the calculator; every number in it is computed from the entries and the stored prices. */
export const calculator: Translated<typeof en.calculator> = {
  pageTitle: 'Calculateur : prix et heures',
  description:
    'Ce que la réception coûte pour vos portes, les heures qu’elle vous épargne, ce qui reste. Chaque chiffre montre son calcul, même quand ce n’est pas rentable.',
  eyebrow: { time: '23:50', label: 'Le livre de caisse' },
  title: 'La nuit, tout compte fait.',
  lead: 'Six chiffres à vous, une bande de papier. Chaque résultat dit comment il est obtenu et d’où il vient, même quand le compte n’est pas à notre avantage.',

  book: {
    title: 'Vos chiffres',
    fields: {
      properties: { label: 'Logements', unit: 'portes' },
      messages: { label: 'Messages par logement et par semaine', unit: 'messages' },
      minutes: {
        label: 'Minutes par message',
        unit: 'minutes',
        hint: 'Le lire, chercher la réponse, l’écrire.',
      },
      share: {
        label: 'Part qu’il traite seul',
        unit: '%',
        hint: 'Elle n’a pas été mesurée chez vous. Ce qu’il ne sait pas, il vous le demande.',
      },
      hour: {
        label: 'Valeur d’une heure',
        unit: 'EUR',
        hint: 'La vôtre, ou celle d’une personne qui vous aide.',
      },
      billing: { label: 'Facturation', yearly: 'À l’année', monthly: 'Au mois' },
    },
    less: 'Moins : {label}',
    more: 'Plus : {label}',
    submit: 'Faire le compte',
    again: 'Recommencer',
    copy: 'Copier le lien',
    copied: 'Copié. Le lien contient vos chiffres.',
    notCopied:
      'Votre navigateur ne l’a pas permis. L’adresse de cette page contient aussi vos chiffres.',
  },

  /** Where a number comes from. */
  sources: {
    entry: 'votre chiffre',
    assumption: 'hypothèse',
    price: 'prix enregistré',
    calendar: 'calendrier',
    and: ', ',
  },

  problems: {
    empty: 'Saisissez un nombre de {least} à {most}.',
    ambiguous: 'Cela peut vouloir dire {decimals} ou {thousands}. Saisissez le nombre voulu.',
    unreadable: 'Saisissez un nombre en chiffres, de {least} à {most}.',
    tooFine: {
      0: 'Saisissez un nombre entier.',
      1: 'Une décimale au plus.',
      2: 'Deux décimales au plus.',
    },
    tooSmall: 'Pas moins de {least}.',
    tooLarge: 'Pas plus de {most}.',
    billing: 'Choisissez à l’année ou au mois.',
  },

  strip: {
    title: 'La bande',
    lines: {
      messages: {
        formula: '{properties} × {messages}',
        of: 'logements × messages : {source}',
        unit: 'messages par semaine',
      },
      minutes: { formula: '× {minutes}', of: 'minutes : {source}', unit: 'minutes par semaine' },
      desk: {
        formula: '÷ 60 × 52 ÷ 12',
        of: 'semaines et mois : {source}',
        unit: 'heures par mois',
      },
      hours: {
        formula: '× {share} %',
        of: 'part : {source}',
        unit: 'heures qu’il vous épargne',
      },
      worth: { formula: '× {hour} EUR', of: 'une heure : {source}', unit: 'EUR, leur valeur' },
      yearly: {
        formula: '{properties} × {price} EUR ÷ 12',
        of: 'une année : {source}',
        unit: 'EUR, le prix',
      },
      monthly: {
        formula: '{properties} × {price} EUR',
        of: 'un mois : {source}',
        unit: 'EUR, le prix',
      },
    },
    rounding:
      'Deux décimales sont imprimées. Le calcul les garde toutes ; les montants sont arrondis une seule fois, au centime.',
    left: 'EUR qui restent par mois',
    missing: 'EUR par mois, une perte',
    pays: 'À cette taille, il est rentable.',
    paysNot: 'À cette taille, il n’est pas rentable ; l’essai reste gratuit.',
    wanted: 'Pas encore de total. Il manque :',
    /** Spoken, where the total changes. */
    spoken: {
      left: 'Il reste {amount} EUR par mois.',
      missing: 'Une perte de {amount} EUR par mois.',
    },
  },

  checks: {
    pays: {
      title: 'À partir de quand il est rentable',
      from: {
        one: 'À partir de {count} message par logement et par semaine.',
        many: 'À partir de {count} messages par logement et par semaine.',
      },
      always: 'À ces prix, il ne coûte rien : il est donc toujours rentable.',
      never:
        'Jamais, tant qu’un message ne prend pas de temps, qu’une heure ne vaut rien ou qu’il n’en traite aucun seul.',
      formula:
        '{price} EUR ÷ ({properties} × {minutes} ÷ 60 × 52 ÷ 12 × {share} % × {hour} EUR), arrondi au message entier supérieur',
    },
    claim: {
      title: '« Plus de 5 heures par semaine », face à vos chiffres',
      intro: 'C’est ce que dit notre page d’accueil. Avec vos chiffres, cela fait',
      hours: '{hours} heures par semaine.',
      holds: 'Ici, la phrase tient.',
      notHere: 'Ici, elle ne tient pas.',
      from: 'Elle tient à partir de {properties} logements, ou de {messages} messages par logement et par semaine.',
      fromProperties: 'Elle tient à partir de {properties} logements.',
      fromMessages: 'Elle tient à partir de {messages} messages par logement et par semaine.',
      never: 'Avec ces chiffres, aucun nombre de portes ne la rend vraie.',
      formula: '{properties} × {messages} × {minutes} ÷ 60 × {share} %',
    },
  },

  doors: {
    eyebrow: { time: '23:58', label: 'Porte par porte' },
    title: 'Plus il y a de portes, plus l’étiquette descend.',
    lead: 'Les heures par mois, avec vos autres chiffres tels quels. L’étiquette en laiton et la ligne en gras sont les vôtres.',
    empty: 'Les étiquettes s’accrochent ici dès que chaque case ci-dessus contient un nombre.',
    caption: 'Heures et total selon le nombre de logements',
    columns: ['Logements', 'Heures par semaine', 'Heures par mois', 'EUR restant par mois'],
    yours: 'la vôtre',
  },

  notes: {
    title: 'Ce que ce calcul ignore',
    items: [
      'Les 70 % sont notre hypothèse. Ils n’ont pas été mesurés chez vous, et nous n’avons pas de moyenne à proposer à la place.',
      'Les autres chiffres de départ sont un exemple. Mettez les vôtres à la place.',
      'L’installation prend du temps qui n’est pas dans le total : décrire la maison, et interroger le simulateur.',
      'Le prix est celui qui est enregistré aujourd’hui pour la rubrique des tarifs.',
    ],
  },
  toPricing: 'Voir les tarifs',
  toStart: 'Essayer gratuitement',
};

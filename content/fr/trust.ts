import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/trust';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../retention';
import type { Translated } from '../translated';

const serviceTerms = { kind: 'terms', section: 'service', title: 'Le service' } as const;

const aiAct = {
  kind: 'source',
  title: 'Règlement (UE) 2024/1689, le règlement sur l’IA',
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  read: '2026-11-27',
  note: 'Lu dans une reproduction ; la page officielle n’a pas pu être ouverte ce jour-là.',
} as const;

const routeTest = (name: string) =>
  ({ kind: 'test', file: 'tests/routes.spec.ts', name }) as const;

const retentionSetting = {
  kind: 'setting',
  file: 'content/retention.ts',
  name: 'RETENTION_MONTHS',
} as const;

const retentionTest = {
  kind: 'test',
  file: 'tests/integration/mail/retention.test.ts',
  name: 'are deleted after the time that /privacy names, and not before',
} as const;

/** The head of the trust page. */
export const trustPage: Translated<typeof en.trustPage> = {
  pageTitle: 'Confiance',
  description:
    'Ce qu’on dit aux voyageurs, où utiliser un assistant, ce qui est gardé, qui d’autre le traite, qui nous sommes, nos tests : avec leurs preuves.',
  eyebrow: { time: '05:30', label: 'Confiance' },
  title: 'Ce que nous promettons est accroché ici, chaque chose à son clou.',
  lead: 'Chaque affirmation repose sur quelque chose : une source et le jour où elle a été lue, nos conditions, un réglage ou un test. Ce que nous ne savons pas est noté « inconnu ».',
  contents: 'Sur ce tableau',
  /** Said by a stored part of the page that could not be read. */
  away: 'Cette partie n’a pas pu être lue à l’instant. Merci de recharger la page dans un moment.',
};

/** The words before what holds a statement. */
export const basisWords: Translated<typeof en.basisWords> = {
  source: 'Source',
  terms: 'Nos conditions',
  setting: 'Réglage',
  test: 'Test',
  /** Opens the settings and the tests. */
  ours: 'Sur quoi cela repose',
  read: 'lu le {day}',
};

/** 1: the first sentence, who answers for it, and the way to a person. */
export const guestsAreTold: Translated<typeof en.guestsAreTold> = {
  id: 'first-sentence',
  eyebrow: { time: '05:34', label: 'Ce qu’on dit au voyageur' },
  title: 'La première phrase dit que c’est une IA.',
  lead: 'À copier dans les règles de la maison, une page de réservation ou un modèle. Mettez le nom de votre maison à la place de la nôtre.',
  example: {
    text: 'C’est la phrase des conversations de notre page d’accueil, mot pour mot.',
    basis: [
      {
        kind: 'test',
        file: 'content/en/conversations.test.ts',
        name: 'every first reply introduces the assistant as an AI, in its own language and in each translation',
      },
    ],
  },
  /** `{language}` stands for the name of one. */
  copy: {
    action: 'Copier',
    of: 'la phrase en {language}',
    done: 'Copié',
    selected: 'Sélectionné. Copiez avec votre clavier.',
  },
  answers: {
    title: 'Qui répond de quoi',
    rows: [
      {
        who: 'La loi',
        claims: [
          {
            text: 'Dans l’Union européenne, une personne doit savoir, au plus tard avec le premier message, que c’est une IA qui écrit, sauf si cela saute aux yeux. L’obligation pèse sur le fournisseur, qui doit construire l’assistant ainsi. L’article 50 du règlement sur l’IA s’applique depuis le 2 août 2026.',
            basis: [aiAct],
          },
        ],
      },
      {
        who: `${brand.name}, le fournisseur`,
        claims: [
          {
            text: 'Nous fournissons l’assistant. Il se présente comme une IA. Ses réponses sont faites par une machine et peuvent être fausses.',
            basis: [serviceTerms],
          },
        ],
      },
      {
        who: 'Vous, l’hôte',
        claims: [
          {
            text: 'Vous décidez de ce qui est dans la base de connaissances, et vous restez le cocontractant du voyageur.',
            basis: [serviceTerms],
          },
        ],
      },
    ],
  },
  person: {
    title: 'Comment un voyageur joint un humain',
    claims: [
      {
        text: 'Dans la conversation : ce que l’assistant ne sait pas, et ce que vous avez soumis à votre accord, vous est transmis.',
        basis: [serviceTerms],
      },
      {
        text: 'Hors de la conversation : ce qu’on envoie par le formulaire de contact de ce site est enregistré pour notre équipe. Cela marche aussi sans JavaScript.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/contact.spec.ts',
            name: 'without JavaScript a refusal keeps the other fields, and a request is stored',
          },
        ],
      },
    ],
    link: { label: 'Ouvrir le formulaire de contact', href: paths.contact },
  },
};

/** 2: channels and situations. The verdicts are stored. */
export const channels: Translated<typeof en.channels> = {
  id: 'channels',
  eyebrow: { time: '05:42', label: 'Où vous pouvez l’utiliser' },
  title: 'Oui, non et inconnu sont trois réponses.',
  lead: 'Un assistant peut-il y écrire au voyageur ? Cela dépend du canal, et du stade de la réservation.',
  note: 'Ceci est un résumé avec nos mots, et non un conseil juridique. Les dates de la loi sont confirmées par le propriétaire de ce site.',
  caption: 'Où un assistant peut écrire à un voyageur',
  channel: 'Canal',
  situations: {
    before_booking: 'Avant la réservation',
    after_booking: 'Après la réservation',
    direct: 'Réservé directement chez vous',
  },
  verdicts: { allowed: 'Autorisé', not_allowed: 'Interdit', unknown: 'Inconnu' },
  /** In a cell for which there is no row. */
  nothing: 'Nous n’avons rien recueilli à ce sujet.',
  /** In the place of a verdict that came without its source. */
  unsourced: 'Aucune source n’est donnée ; la réponse ne compte donc pas.',
  checked: 'Lu le {day}',
  overdue: 'À revérifier depuis le {day}',
  none: 'Aucun canal n’est encore décrit. Ce n’est pas une réponse : demandez au canal avant d’y utiliser un assistant.',
};

const months = (count: number) => `${count} mois`;
const days = (count: number) => (count === 1 ? '1 jour' : `${count} jours`);

const longestMonths = Math.max(...Object.values(RETENTION_MONTHS));

/** 3: what is kept, on shelves of equal months. */
export const kept: Translated<typeof en.kept> = {
  id: 'kept',
  eyebrow: { time: '05:50', label: 'Ce qui est gardé' },
  title: 'Chaque étagère a son terme.',
  lead: 'Une case vaut un mois, les feuillets minces sont des jours.',
  caption: 'Ce que ce site garde, et combien de temps',
  /** The number of compartments: the longest time that anything is kept. */
  longestMonths,
  /** Under the shelves: the first, the middle and the last month. */
  scale: ['0', String(longestMonths / 2), months(longestMonths)],
  shelves: [
    {
      what: 'Modifications des administrateurs',
      detail: 'Qui a modifié quel contenu, enregistré quelle liste, est devenu administrateur.',
      months: RETENTION_MONTHS.changes,
      time: months(RETENTION_MONTHS.changes),
    },
    {
      what: 'Demandes de contact',
      detail: 'Ce que vous avez écrit avec le formulaire.',
      months: RETENTION_MONTHS.contactRequests,
      time: months(RETENTION_MONTHS.contactRequests),
    },
    {
      what: 'Candidatures',
      detail: 'Avec le CV.',
      months: RETENTION_MONTHS.applications,
      time: months(RETENTION_MONTHS.applications),
    },
    {
      what: 'Adresses désabonnées de la lettre',
      detail: 'Ou jamais confirmées.',
      months: RETENTION_MONTHS.endedSubscriptions,
      time: months(RETENTION_MONTHS.endedSubscriptions),
    },
    {
      what: 'E-mails de ce site',
      detail: 'À qui ils sont allés.',
      days: RETENTION_DAYS.mails,
      time: days(RETENTION_DAYS.mails),
    },
    {
      what: 'Comptes sans adresse confirmée',
      detail: 'Quelqu’un s’est inscrit et n’est pas revenu.',
      days: RETENTION_DAYS.unconfirmedAccounts,
      time: days(RETENTION_DAYS.unconfirmedAccounts),
    },
    {
      what: 'Réservations de démonstration sans réponse',
      detail: 'Avec une réponse, elles restent jusqu’au jour du départ.',
      days: RETENTION_DAYS.unansweredDemoBookings,
      time: days(RETENTION_DAYS.unansweredDemoBookings),
    },
    {
      what: 'Fichiers sans formulaire',
      detail: 'Un CV dont la candidature n’a pas pu être enregistrée.',
      days: RETENTION_DAYS.filesWithoutSubmission,
      time: days(RETENTION_DAYS.filesWithoutSubmission),
    },
  ],
  deletes: 'Ce qui arrive au bout de son étagère est effacé par la base de données elle-même.',
  basis: [
    retentionSetting,
    retentionTest,
    {
      kind: 'test',
      file: 'supabase/tests/retention.sql',
      name: 'accounts with an address that was never confirmed are deleted',
    },
    {
      kind: 'test',
      file: 'tests/integration/mail/retention.test.ts',
      name: 'a demo booking has the time to be answered that /privacy names, and goes after it',
    },
    {
      kind: 'test',
      file: 'tests/integration/mail/retention.test.ts',
      name: 'is removed after a day, with its bytes; one with a row, also a later one, stays',
    },
  ],
  forms: {
    title: 'Ce que chaque formulaire enregistre',
    columns: ['Formulaire', 'Données', 'Pour quoi faire'],
    basis: [{ kind: 'setting', file: 'content/en/form-data.ts', name: 'formData' }],
  },
  survey: {
    text: 'Le questionnaire d’avant le lancement n’enregistre rien : ses réponses restent dans votre navigateur.',
    basis: [
      {
        kind: 'test',
        file: 'tests/journeys/survey.spec.ts',
        name: 'five questions lead to a thank-you, with progress, focus and no answer sent',
      },
    ],
  },
  privacy: { label: 'Tout cela, dans la politique de confidentialité', href: paths.privacy },
};

/** 4: subprocessors. They are stored. */
export const others: Translated<typeof en.others> = {
  id: 'subprocessors',
  eyebrow: { time: '05:58', label: 'Qui d’autre les traite' },
  title: 'D’autres ont une clé, accrochée sous leur nom.',
  lead: 'Chaque entreprise qui traite des données personnelles pour notre compte, et ce qu’elle peut voir.',
  terms: {
    data: 'Données',
    country: 'Pays',
    safeguard: 'Garantie',
    since: 'Depuis',
    begins: 'À partir du',
    until: 'Jusqu’au',
  },
  ended: 'Les clés rendues',
  changes: {
    title: 'Ce qui a changé',
    kinds: { began: 'A commencé', changed: 'A changé', ended: 'A cessé' },
    announced: 'Annoncé',
    older: 'Changements antérieurs',
    feed: { label: 'Flux RSS des changements', href: paths.trustRss },
  },
  none: 'Aucune entreprise n’est encore indiquée. Cela ne veut pas dire qu’il n’y en a aucune : demandez-nous avant de vous y fier.',
  basis: [{ kind: 'setting', file: 'lib/trust/admin.ts', name: 'Subprocessors' }],
};

/** 5: the facts about the company. They are stored; their names are those of the imprint (info.ts). */
export const whoWeAre: Translated<typeof en.whoWeAre> = {
  id: 'company',
  eyebrow: { time: '06:06', label: 'Qui nous sommes' },
  title: 'La plaque à côté de la porte.',
  tax: 'TVA dans les prix',
  imprint: { label: 'Lire les mentions légales', href: paths.info('imprint') },
  basis: [{ kind: 'setting', file: 'lib/company/admin.ts', name: 'Company facts' }],
};

/** 6: how the site is tested, and what no test sees. */
export const howWeTest: Translated<typeof en.howWeTest> = {
  id: 'tests',
  eyebrow: { time: '06:14', label: 'Comment nous testons' },
  title: 'Ce que nous regardons, et ce que nous ne voyons pas.',
  accessibility: {
    title: 'Accessibilité',
    checked: 'Dernière vérification complète le {day}',
    /** The day on which the tests of every route last passed. To be set with each release. */
    checkedOn: '2026-11-27',
    claims: [
      {
        text: 'Un programme qui cherche les obstacles (axe) est lancé sur chaque type de page publique, à la largeur d’un téléphone et d’un ordinateur.',
        basis: [routeTest('axe')],
      },
      {
        text: 'Il l’est aussi sur les pages des administrateurs, boîtes de dialogue ouvertes.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/accessibility.spec.ts',
            name: 'axe finds nothing in the admin area, its dialogs included',
          },
        ],
      },
      {
        text: 'Chaque page est parcourue avec la touche Tab.',
        basis: [routeTest('Tab key')],
      },
      {
        text: 'À 320 px, avec de larges espacements et un texte deux fois plus grand, rien n’est coupé et rien ne se chevauche.',
        basis: [routeTest('320 px'), routeTest('text at 200 %')],
      },
      {
        text: 'Quand c’est le système qui choisit les couleurs, aucune commande ne se perd.',
        basis: [routeTest('forced colours')],
      },
      {
        text: 'Sans JavaScript, les pages du produit et les textes juridiques ne cachent rien.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/marketing-pages.spec.ts',
            name: 'without JavaScript nothing is hidden that a script would reveal',
          },
        ],
      },
    ],
    faultsTitle: 'Défauts connus',
    faults: [
      'Aucun test n’entend un lecteur d’écran. Les noms, les rôles et leur ordre sont vérifiés par un programme ; ce que cela donne à l’oreille ne l’est pas.',
      'Un programme ne trouve qu’une partie des obstacles.',
      'Les tests tournent dans Chromium. Firefox est essayé à la demande, Safari pas du tout.',
      'Les pages de tiers vers lesquelles nous renvoyons, comme un agenda pour les appels, ne sont pas testées.',
    ],
  },
  /** The places are filled with what lib/try/measured.ts holds. */
  questions: {
    title: 'Notre contrôle de « Interroger une maison »',
    all: 'La bonne note est venue en premier pour {rightFirst} questions en français sur {questions}. Sur {unanswerable} auxquelles aucune note ne répond, {asked} ont été posées à l’équipe.',
    heldOut:
      'Avec les {questions} questions qui n’ont pas servi à régler la recherche : {rightFirst}, et {asked} sur {unanswerable}.',
    basis: [
      {
        kind: 'test',
        file: 'lib/try/measured.test.ts',
        name: 'was measured at what the site says, held-out questions apart',
      },
    ],
    link: { label: 'Interroger la maison soi-même', href: paths.tryIt },
  },
  security: {
    title: 'Sécurité',
    claims: [
      {
        text: 'Pour signaler une faille : security.txt indique l’adresse où écrire.',
        basis: [
          {
            kind: 'test',
            file: 'lib/security/security-txt.test.ts',
            name: 'security.txt names a contact, its own address, and a day less than a year ahead',
          },
        ],
      },
      {
        text: 'Un script que quelqu’un glisse dans une page ne s’exécute pas.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/csp.spec.ts',
            name: 'a script, a handler, text made code and a foreign address stay without effect',
          },
        ],
      },
    ],
    contact: 'Contact pour la sécurité',
    link: { label: 'security.txt', href: '/.well-known/security.txt' },
  },
};

/** The six parts in their order, as the board in the head of the page shows them. */
export const trustParts: Translated<typeof en.trustParts> = [
  guestsAreTold,
  channels,
  kept,
  others,
  whoWeAre,
  howWeTest,
];

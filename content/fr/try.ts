import type * as en from '../en/try';
import type { Translated } from '../translated';

/** The words of the page on which a visitor asks a house, and then writes down their own. */
export const tryPage: Translated<typeof en.tryPage> = {
  pageTitle: 'Interroger une maison',
  description:
    'Posez au Chalet Arve une question de voyageur, voyez quelle note répond, et soyez l’hôte quand aucune ne le fait. Puis décrivez votre propre maison.',
  eyebrow: { time: '02:14', label: 'Interroger une maison' },
  title: 'Interrogez la maison. Son hôte dort.',
  lead: 'Quarante notes dorment dans les tiroirs du Chalet Arve, porte 9. Demandez ce que demanderait un voyageur : un tiroir répond, ou la réception dit qu’elle ne sait pas et demande à l’hôte. Cette nuit, l’hôte, c’est vous.',
  toOwnHouse: 'Ou décrivez votre propre maison',
};

/** The words of a conversation with a house. Texts in `{}` are filled in. */
export const askWords: Translated<typeof en.askWords> = {
  log: 'Conversation avec la maison',
  greeting: 'Bonsoir. Que voulez-vous savoir de la maison ?',
  field: 'Votre question',
  placeholder: 'Par exemple : où vont les bouteilles ?',
  ask: 'Demander',
  plain:
    'Une recherche de mots dans votre navigateur, pas l’assistant. Ce que vous écrivez reste ici.',
  empty: 'Écrivez d’abord une question.',
  tooLong:
    'Une question peut compter ici {limit} caractères. Celle-ci en compte {count} : merci de la raccourcir.',
  notLoaded:
    'La recherche n’a pas pu être chargée. Votre question est toujours dans le champ : merci de la reposer.',
  guest: 'Voyageur :',
  desk: 'Réception :',
  from: 'D’après la note :',
  unknown: 'Je ne sais pas. Je demande à l’équipe et je vous réponds ici.',
  decides: 'L’équipe décide au cas par cas. Je lui pose la question et je vous réponds ici.',
  asks: '{door} demande : « {question} » Répondez oui, non ou en un mot.',
  youAreTheHost: 'Vous êtes l’hôte',
  yes: 'Oui',
  no: 'Non',
  word: 'Votre réponse en quelques mots',
  send: 'Répondre',
  emptyReply: 'Écrivez d’abord un mot.',
  tooLongReply: 'Une réponse peut compter ici {limit} caractères. Celle-ci en compte {count}.',
  host: 'Hôte :',
  answers: {
    yes: 'L’équipe a répondu : oui.',
    no: 'Je suis désolé, l’équipe a répondu : non.',
    word: 'L’équipe a répondu : « {reply} »',
  },
};

export const house: Translated<typeof en.house> = {
  door: 'Porte 9',
  name: 'Chalet Arve, porte 9',
  ready: 'Ou posez l’une de celles-ci',
  /** Questions that are asked at the press of a button, and the note each leads to where no script runs. */
  questions: [
    { text: 'Quel est le mot de passe du wifi ?', note: 'wifi' },
    { text: 'Il fait froid ici. Comment monter le chauffage ?', note: 'heating' },
    { text: 'Où garer une deuxième voiture ?', note: 'parking' },
    { text: 'Quel jour vide-t-on les poubelles ?', note: 'bins' },
    { text: 'Peut-on venir avec notre chien ?', note: 'pets' },
    { text: 'Notre vol a du retard. Peut-on arriver après minuit ?', note: 'late-arrival' },
    { text: 'Avez-vous un lit bébé ?', note: 'baby-bed' },
    { text: 'Un ami peut-il dormir avec nous vendredi ?', note: 'extra-person' },
    { text: 'Pourrait-on entrer plus tôt ?', note: 'early-check-in' },
    { text: 'Combien de temps met le sauna à chauffer ?', note: 'sauna' },
    { text: 'Où trouver du pain le dimanche ?', note: 'shops' },
    { text: 'Toutes les lumières sont éteintes. Que faire ?', note: 'fuse-box' },
  ],
  needsScript:
    'La recherche a besoin de JavaScript, qui est désactivé dans ce navigateur. Les questions mènent à leurs notes, et les quarante notes se lisent plus bas.',
  cabinet: 'Les quarante tiroirs',
  noDrawer: 'Aucun tiroir ne répond à cela. On sonne chez l’hôte.',
  closed:
    'Chaque tiroir est une note. Une question ouvre celui qui répond ; vous pouvez aussi les ouvrir vous-même.',
  alsoAskedAs: 'Autres mots pour le dire :',
  hostDecides: 'L’hôte décide',
};

/** The notes as a page to read. */
export const noteList: Translated<typeof en.noteList> = {
  eyebrow: { time: '07:10', label: 'Les quarante notes' },
  title: 'C’est tout ce que la maison sait.',
  lead: 'Les notes du Chalet Arve, telles que son hôte les a écrites. La maison est inventée, ses prix et ses horaires aussi.',
  hostDecides: 'L’hôte décide au cas par cas.',
};

/** The thirty questions, in their groups. */
export const topicGroups: Translated<typeof en.topicGroups> = [
  {
    name: 'L’arrivée',
    topics: [
      {
        id: 'directions',
        question: 'Où est la maison, et comment la trouver ?',
        needs: 'L’adresse avec son numéro, et le dernier virage.',
        figure: true,
      },
      {
        id: 'parking',
        question: 'Où se garer ?',
        needs: 'Quelle place, combien de voitures, ce que cela coûte.',
        figure: true,
      },
      {
        id: 'check-in',
        question: 'À partir de quelle heure peut-on entrer ?',
        needs: 'L’heure.',
        figure: true,
      },
      {
        id: 'key-box',
        question: 'Comment récupérer la clé ?',
        needs: 'Où elle est, et quand vient le code. Pas le code lui-même.',
      },
      {
        id: 'late-arrival',
        question: 'Et si l’on arrive de nuit ?',
        needs: 'Jusqu’à quelle heure, et ce qui change alors.',
        figure: true,
      },
    ],
  },
  {
    name: 'Dans les pièces',
    topics: [
      {
        id: 'wifi',
        question: 'Comment s’appelle le wifi, et où est le mot de passe ?',
        needs: 'Le nom du réseau, et où se trouve le mot de passe.',
      },
      {
        id: 'heating',
        question: 'Comment monter ou baisser le chauffage ?',
        needs: 'Où est le réglage, et quel chiffre donne quelle température.',
        figure: true,
      },
      {
        id: 'hot-water',
        question: 'Y a-t-il assez d’eau chaude ?',
        needs: 'Combien de douches, et que faire quand elle est froide.',
        figure: true,
      },
      {
        id: 'beds',
        question: 'Quels lits y a-t-il ?',
        needs: 'Combien, et de quelle largeur.',
        figure: true,
      },
      {
        id: 'towels',
        question: 'Les serviettes et les draps sont-ils fournis ?',
        needs: 'Ce qui est fourni, ce qu’il faut apporter.',
      },
    ],
  },
  {
    name: 'Cuisine et lessive',
    topics: [
      {
        id: 'kitchen',
        question: 'Comment marchent les plaques et le four ?',
        needs: 'Le geste qu’un voyageur ne trouve pas seul.',
      },
      {
        id: 'coffee',
        question: 'Comment marche la machine à café ?',
        needs: 'Les gestes, et s’il y a du café.',
      },
      {
        id: 'dishwasher',
        question: 'Comment marche le lave-vaisselle ?',
        needs: 'Où sont les tablettes, quel programme.',
      },
      {
        id: 'washing-machine',
        question: 'Peut-on faire une lessive ?',
        needs: 'Où, de quelle heure à quelle heure.',
        figure: true,
      },
      {
        id: 'bins',
        question: 'Où jeter les déchets ?',
        needs: 'Quel sac, quel conteneur, quel jour.',
      },
    ],
  },
  {
    name: 'Ce qui est permis',
    topics: [
      {
        id: 'pets',
        question: 'Peut-on venir avec un chien ?',
        needs: 'Oui ou non, combien, ce que cela coûte.',
      },
      {
        id: 'extra-person',
        question: 'Une personne de plus peut-elle dormir ici ?',
        needs: 'Combien au plus, et le prix.',
        figure: true,
      },
      {
        id: 'baby-bed',
        question: 'Y a-t-il un lit bébé ?',
        needs: 'Sa taille ou l’âge, et s’il faut le demander.',
        figure: true,
      },
      {
        id: 'smoking',
        question: 'Peut-on fumer ?',
        needs: 'Où l’on peut, et où l’on ne peut pas.',
      },
      {
        id: 'quiet-hours',
        question: 'À partir de quelle heure faut-il du calme ?',
        needs: 'De quelle heure à quelle heure.',
        figure: true,
      },
    ],
  },
  {
    name: 'Autour de la maison',
    topics: [
      {
        id: 'shops',
        question: 'Où faire les courses ?',
        needs: 'À quelle distance, et les heures d’ouverture.',
        figure: true,
      },
      {
        id: 'restaurants',
        question: 'Où manger ?',
        needs: 'Deux ou trois noms, et à quelle distance.',
        figure: true,
      },
      {
        id: 'public-transport',
        question: 'Peut-on venir sans voiture ?',
        needs: 'Gare, bus et taxi, avec les minutes ou les mètres.',
        figure: true,
      },
      {
        id: 'emergency',
        question: 'Où trouver un médecin ?',
        needs: 'Cabinet, pharmacie, hôpital, et le numéro d’urgence.',
        figure: true,
      },
      {
        id: 'fuse-box',
        question: 'Il n’y a plus de courant. Que faire ?',
        needs: 'Où est le tableau électrique, et qui appeler.',
      },
    ],
  },
  {
    name: 'Heures et argent',
    topics: [
      {
        id: 'early-check-in',
        question: 'Peut-on venir plus tôt ?',
        needs: 'À partir de quand au plus tôt, et quand vous décidez.',
        figure: true,
      },
      {
        id: 'check-out',
        question: 'Quand faut-il partir ?',
        needs: 'L’heure, et ce qu’il faut faire avant.',
        figure: true,
      },
      {
        id: 'late-check-out',
        question: 'Peut-on partir plus tard ?',
        needs: 'Jusqu’à quand, et ce que cela coûte.',
        figure: true,
      },
      {
        id: 'luggage',
        question: 'Peut-on laisser ses bagages ?',
        needs: 'Où, de quand à quand.',
        figure: true,
      },
      {
        id: 'tourist-tax',
        question: 'Y a-t-il une taxe de séjour ?',
        needs: 'Combien par nuit, pour qui, et comment la payer.',
        figure: true,
      },
    ],
  },
];

/** The second half: the visitor's own house. */
export const ownHouse: Translated<typeof en.ownHouse> = {
  eyebrow: { time: '06:30', label: 'Votre propre maison' },
  title: 'À vous d’étiqueter vos tiroirs.',
  lead: 'Voici trente choses que les voyageurs demandent. Écrivez ce que vous répondriez sur le pas de la porte. Le meuble montre quels tiroirs sont pleins, lesquels sont incomplets, et lesquels n’ont encore qu’un crochet vide.',
  needsScript:
    'Pour écrire vos notes, il faut JavaScript, qui est désactivé dans ce navigateur. Les trente questions sont ici en liste, à imprimer et à remplir à la main.',
  kept: 'Gardé dans ce navigateur seulement. Rien n’est envoyé.',
  notKept:
    'Ce navigateur ne laisse rien garder à la page, ou n’a plus de place. Vos notes restent ici jusqu’à ce que vous fermiez la page : exportez-les avant de partir.',
  elsewhere:
    'Votre maison a été modifiée dans un autre onglet. Rien de ce que vous écrivez ici n’est gardé tant que vous n’avez pas choisi.',
  takeOther: 'Montrer l’autre',
  keepThis: 'Garder celle-ci',
  unreadableKept:
    'Ce que ce navigateur avait gardé n’a pas pu être lu. Cela reste intact jusqu’à ce que vous écriviez ici ; ce sera alors remplacé.',
  name: 'Nom de la maison',
  namePlaceholder: 'Par exemple : Maison du lac',
  nameless: 'Votre maison',
  cabinet: 'Vos trente tiroirs',
  note: 'Votre note',
  noteHint: 'Une note complète dit : {needs}',
  cut: 'Une note peut compter {limit} caractères. Ce qui dépassait a été laissé de côté.',
  room: '{count} caractères sur {limit}',
  next: 'Tiroir vide suivant',
  states: { full: 'Plein', thin: 'Incomplet', missing: 'Vide' },
  remarks: {
    full: 'Plein : assez long pour être une réponse{figure}.',
    andFigure: ', et avec un chiffre',
    short: 'Incomplet : {count} caractères sur {needed}.',
    noFigure: 'Incomplet : un voyageur voudrait un chiffre, comme une heure, un nombre ou un prix.',
    missing: 'Vide : rien n’est encore écrit.',
  },
  score: 'tiroirs sur {count}',
  scoreLabel: 'Couverture',
  scoreHint: '{full} pleins, {thin} incomplets (chacun compte pour moitié), {missing} vides.',
  rubric: {
    title: 'Comment le score est compté',
    columns: ['Tiroir', 'Quand', 'Compte'],
    rows: [
      [
        'Plein',
        'Au moins {needed} caractères. Là où l’on veut une heure, un nombre ou un prix, aussi un chiffre.',
        '1',
      ],
      ['Incomplet', 'Quelque chose est écrit, mais plus court, ou sans le chiffre.', '½'],
      ['Vide', 'Rien n’est écrit.', '0'],
    ],
    note: 'Le score est la somme, sur 30. Il compte les caractères et les chiffres ; si une note est vraie, vous seul le savez.',
    figures: 'Un chiffre est demandé dans {count} des trente tiroirs : {labels}.',
  },
  ask: {
    title: 'Interrogez votre maison',
    lead: 'La même recherche, sur vos notes seulement. Sous chaque étiquette, elle connaît aussi les autres mots des voyageurs, comme au Chalet Arve.',
    door: 'Votre maison',
    nothing: 'Écrivez la première note, puis interrogez ici.',
  },
  file: {
    title: 'Emportez-la',
    lead: 'Les fichiers contiennent vos notes et rien d’autre. Markdown se lit, JSON sert à d’autres programmes ; les deux peuvent être réimportés ici.',
    markdown: 'Exporter en Markdown',
    json: 'Exporter en JSON',
    print: 'Imprimer la feuille',
    import: 'Importer un fichier',
    importHint: 'Markdown ou JSON exporté d’ici, jusqu’à {limit} ko.',
    delete: 'Effacer ma maison',
    deleteQuestion:
      'Effacer de ce navigateur toutes les notes de votre maison ? On ne peut pas revenir en arrière.',
    deleteYes: 'Effacer',
    deleteNo: 'Garder',
    deleted: 'Votre maison a été effacée de ce navigateur.',
    replaceQuestion:
      'Le fichier contient {count} notes. Elles prennent la place des {present} notes qui sont ici. Les remplacer ?',
    replaceYes: 'Remplacer',
    replaceNo: 'Garder celles d’ici',
    imported: 'Notes lues : {count}.',
    unplaced:
      'Notes lues : {count}. Aucun tiroir ne s’appelle ici {labels} ; cette partie a été laissée de côté.',
    problems: {
      size: 'Ce fichier dépasse {limit} ko. Une maison tient largement dedans : choisissez le fichier exporté d’ici.',
      unreadable:
        'Ce fichier n’a pas pu être lu comme une maison. Choisissez un fichier Markdown ou JSON exporté d’ici.',
      empty: 'Il n’y a aucune note dans ce fichier.',
      long: 'La note « {label} » dépasse {limit} caractères. Merci de la raccourcir dans le fichier.',
    },
  },
};

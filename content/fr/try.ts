import type * as en from '../en/try';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  tryPage: {
    pageTitle: 'Livret d’accueil',
    description:
      'Votre annonce devient un livret d’accueil : les trente questions les plus fréquentes, ce qui manque, une version à imprimer et des questions pour l’essayer.',
    eyebrow: { label: 'Livret d’accueil' },
    title: 'De votre annonce naît un livret d’accueil.',
    lead: 'Collez ce que vous écrivez déjà à vos voyageurs. Vous obtenez des notes sur les trente questions les plus fréquentes. Vous voyez ce qui manque, vous imprimez le livret pour le logement et vous l’interrogez comme le ferait un voyageur.',
    list: {
      eyebrow: { label: 'Trente questions' },
      title: 'Ce que les voyageurs demandent le plus.',
    },
    ask: {
      eyebrow: { label: 'Interroger le livret' },
      title: 'Posez-lui vos questions de voyageur.',
      lead: 'Dès que vous avez écrit une note, ce sont les vôtres qui répondent ; d’ici là, celles du Chalet Arve. Chaque réponse se limite à ce que dit la note. Pour le reste, on demande à l’hôte.',
    },
    end: {
      title: 'Emportez ces notes.',
      lead: 'C’est ce qu’un co-hôte IA doit savoir de votre logement. Enregistrez le fichier, inscrivez-vous et partez de ces notes. L’essai est gratuit aussi longtemps que vous le souhaitez, sans carte bancaire.',
    },
  },
  paste: {
    label: 'Votre annonce, votre livret ou un modèle de message',
    placeholder: 'Collez-le ici, ou écrivez.',
    action: 'En faire des notes',
    hint: 'Tout reste dans ce navigateur. Rien n’est envoyé.',
    needsScript:
      'Pour écrire vos notes, il faut JavaScript, désactivé dans ce navigateur. L’exemple ci-dessous se lit et s’imprime sans lui.',
    empty: 'Veuillez d’abord coller ou écrire un texte.',
    tooLong: 'Ce texte est trop long pour être lu en une fois. Veuillez le coller en deux parties.',
    nothing:
      'Nous n’avons trouvé aucune note dans ce texte. Écrivez des phrases complètes, un sujet par ligne.',
    notLoaded:
      'Cette partie de la page n’a pas pu être chargée. Votre texte est toujours là : veuillez réessayer.',
    done: 'Notes sur les trente questions : {notes}. Autres notes : {further}. Veuillez les relire.',
  },
  book: {
    title: 'Livret d’accueil',
    nameless: 'Votre logement',
    contents: 'Sommaire',
    further: 'Autres notes',
    untitled: 'Note',
    example: 'Un logement fictif, comme exemple. Ses prix et ses horaires le sont aussi.',
    emergency: {
      title: 'En cas d’urgence',
      call: 'Appelez le',
      services: { ambulance: 'Ambulance', fire: 'Pompiers', police: 'Police' },
      say: 'Dites où vous êtes, ce qui s’est passé et combien de personnes ont besoin d’aide. Appelez ensuite l’hôte.',
      place: 'Vous êtes ici',
      help: 'Médecin et pharmacie',
    },
  },
  topicGroups: [
    {
      name: 'L’arrivée',
      topics: {
        directions: {
          question: 'Où est la maison, et comment la trouver ?',
          needs: 'L’adresse avec son numéro, et la dernière intersection.',
        },
        parking: {
          question: 'Où se garer ?',
          needs: 'Quelle place, combien de voitures, ce que cela coûte.',
        },
        'check-in': { question: 'À partir de quelle heure peut-on entrer ?', needs: 'L’heure.' },
        'key-box': {
          question: 'Comment récupérer la clé ?',
          needs: 'Où elle est, et quand vient le code. Pas le code lui-même.',
        },
        'late-arrival': {
          question: 'Et si l’on arrive de nuit ?',
          needs: 'Jusqu’à quelle heure, et ce qui change alors.',
        },
      },
    },
    {
      name: 'Dans les pièces',
      topics: {
        wifi: {
          question: 'Comment s’appelle le wifi, et où est le mot de passe ?',
          needs: 'Le nom du réseau, et où se trouve le mot de passe.',
        },
        heating: {
          question: 'Comment monter ou baisser le chauffage ?',
          needs: 'Où est le réglage, et à quelle température correspond chaque chiffre.',
        },
        'hot-water': {
          question: 'Y a-t-il assez d’eau chaude ?',
          needs: 'Combien de douches, et que faire quand elle est froide.',
        },
        beds: { question: 'Quels lits y a-t-il ?', needs: 'Combien, et de quelle largeur.' },
        towels: {
          question: 'Les serviettes et les draps sont-ils fournis ?',
          needs: 'Ce qui est fourni, ce qu’il faut apporter.',
        },
      },
    },
    {
      name: 'Cuisine et lessive',
      topics: {
        kitchen: {
          question: 'Comment fonctionnent les plaques et le four ?',
          needs: 'Le geste qu’un voyageur ne trouve pas seul.',
        },
        coffee: {
          question: 'Comment fonctionne la machine à café ?',
          needs: 'Les gestes, et s’il y a du café.',
        },
        dishwasher: {
          question: 'Comment fonctionne le lave-vaisselle ?',
          needs: 'Où sont les pastilles, quel programme.',
        },
        'washing-machine': {
          question: 'Peut-on faire une lessive ?',
          needs: 'Où, de quelle heure à quelle heure.',
        },
        bins: { question: 'Où jeter les déchets ?', needs: 'Quel sac, quel conteneur, quel jour.' },
      },
    },
    {
      name: 'Ce qui est permis',
      topics: {
        pets: {
          question: 'Peut-on venir avec un chien ?',
          needs: 'Oui ou non, combien, ce que cela coûte.',
        },
        'extra-person': {
          question: 'Une personne de plus peut-elle dormir ici ?',
          needs: 'Combien au plus, et le prix.',
        },
        'baby-bed': {
          question: 'Y a-t-il un lit bébé ?',
          needs: 'Sa taille ou l’âge, et s’il faut le demander.',
        },
        smoking: { question: 'Peut-on fumer ?', needs: 'Où l’on peut, et où l’on ne peut pas.' },
        'quiet-hours': {
          question: 'À partir de quelle heure faut-il respecter le calme ?',
          needs: 'De quelle heure à quelle heure.',
        },
      },
    },
    {
      name: 'Autour de la maison',
      topics: {
        shops: {
          question: 'Où faire les courses ?',
          needs: 'À quelle distance, et les heures d’ouverture.',
        },
        restaurants: {
          question: 'Où manger ?',
          needs: 'Deux ou trois noms, et à quelle distance.',
        },
        'public-transport': {
          question: 'Peut-on venir sans voiture ?',
          needs: 'Gare, bus et taxi, avec les minutes ou les mètres.',
        },
        emergency: {
          question: 'Où trouver un médecin ?',
          needs: 'Cabinet, pharmacie, hôpital, et le numéro d’urgence.',
        },
        'fuse-box': {
          question: 'Il n’y a plus de courant. Que faire ?',
          needs: 'Où est le tableau électrique, et qui appeler.',
        },
      },
    },
    {
      name: 'Horaires et tarifs',
      topics: {
        'early-check-in': {
          question: 'Peut-on venir plus tôt ?',
          needs: 'À partir de quand au plus tôt, et quand vous décidez.',
        },
        'check-out': {
          question: 'Quand faut-il partir ?',
          needs: 'L’heure, et ce qu’il faut faire avant.',
        },
        'late-check-out': {
          question: 'Peut-on partir plus tard ?',
          needs: 'Jusqu’à quand, et ce que cela coûte.',
        },
        luggage: { question: 'Peut-on laisser ses bagages ?', needs: 'Où, de quand à quand.' },
        'tourist-tax': {
          question: 'Y a-t-il une taxe de séjour ?',
          needs: 'Combien par nuit, pour qui, et comment la payer.',
        },
      },
    },
  ],
  own: {
    choice: { label: 'Livret affiché', own: 'Votre logement', example: 'Exemple : Chalet Arve' },
    name: 'Nom du logement',
    namePlaceholder: 'Maison du lac',
    country: 'Pays',
    countryHint: 'Pour le numéro d’urgence. Nous ne le devinons pas.',
    chooseCountry: 'Veuillez choisir',
    otherCountry: 'Un autre pays',
    score: 'notes complètes sur {count}',
    rest: '{thin} à compléter, {missing} manquantes',
    scoreHint:
      'Une note est complète à partir de {needed} caractères, avec un nombre là où les voyageurs attendent une heure, une taille ou un prix. Est-elle juste ? Vous seul le savez.',
    states: { full: 'Complète', thin: 'À compléter', missing: 'Manquante' },
    needs: 'Ce qu’il faut y écrire : {needs}',
    short: 'À compléter : {count} caractères sur {needed}.',
    noFigure: 'À compléter : un voyageur attendrait une heure, un nombre ou un prix.',
    further: {
      title: 'Autres notes',
      lead: 'Ce qui n’entre dans aucune des trente questions. Chaque note peut être classée sous l’une d’elles.',
      noteTitle: 'Titre',
      note: 'Note',
      move: 'Classer sous …',
      remove: 'Retirer',
      add: 'Ajouter une note',
    },
    keeping: {
      kept: 'Conservé dans ce navigateur seulement. Rien n’est envoyé.',
      unkept:
        'Ce navigateur n’autorise pas la page à enregistrer quoi que ce soit, ou n’a plus de place. Vos notes restent ici jusqu’à la fermeture de la page : enregistrez-les avant dans un fichier.',
      elsewhere:
        'Vos notes ont été modifiées dans un autre onglet. Rien n’est enregistré ici tant que vous n’avez pas choisi.',
      unreadable:
        'Ce que ce navigateur avait conservé n’a pas pu être lu. Rien ne change tant que vous n’écrivez pas ici ; ensuite, ce sera remplacé.',
    },
    takeOther: 'Afficher l’autre version',
    keepThis: 'Garder cette version',
  },
  file: {
    title: 'Emportez vos notes',
    lead: 'Imprimez le livret pour le logement : la page d’urgence d’abord, puis les notes. Les fichiers contiennent vos notes et rien d’autre ; tous deux peuvent être importés ici.',
    print: 'Imprimer le livret',
    paper: 'Papier',
    markdown: 'Enregistrer en Markdown',
    json: 'Enregistrer en JSON',
    import: 'Importer un fichier',
    importHint: 'Un fichier Markdown ou JSON enregistré depuis cette page, {limit} ko au plus.',
    delete: 'Effacer ces notes',
    deleteQuestion: 'Effacer toutes vos notes de ce navigateur ? C’est définitif.',
    deleteYes: 'Effacer',
    deleteNo: 'Garder',
    deleted: 'Vos notes ont été effacées de ce navigateur.',
    replaceQuestion:
      'Notes dans le fichier : {count}. Elles remplacent vos notes sur cette page : {present}. Remplacer ?',
    replaceYes: 'Remplacer',
    replaceNo: 'Garder les notes d’ici',
    imported: 'Notes importées : {count}.',
    problems: {
      size: 'Ce fichier dépasse {limit} ko. Vos notes sont bien plus petites : veuillez choisir le fichier enregistré ici.',
      unreadable:
        'Nous n’avons trouvé aucune note lisible dans ce fichier. Veuillez choisir un fichier Markdown ou JSON enregistré ici.',
      empty: 'Ce fichier ne contient aucune note.',
      many: 'Ce fichier contient plus de {most} notes qui n’entrent dans aucune des trente questions.',
      long: 'La note « {label} » dépasse {limit} caractères. Veuillez la raccourcir dans le fichier.',
    },
  },
  ask: {
    log: 'Conversation avec le livret',
    greeting:
      'Bonsoir. Ici, une simple recherche par mots dans votre navigateur, qui ne connaît que ces notes : {house}. À vos voyageurs, c’est un co-hôte IA qui répondrait, en précisant qu’il est une IA.',
    field: 'Votre question',
    ask: 'Demander',
    needsScript:
      'Pour poser une question, il faut JavaScript, désactivé dans ce navigateur. Les notes ci-dessus se lisent sans lui.',
    empty: 'Veuillez d’abord écrire une question.',
    notLoaded:
      'La recherche n’a pas pu être chargée. Votre question est toujours dans le champ : veuillez la reposer.',
    guest: 'Voyageur :',
    desk: 'Réponse :',
    from: 'D’après la note :',
    unknown: 'Je ne sais pas. Je demande à l’hôte et je vous réponds ici.',
    decides: 'L’hôte décide au cas par cas. Je lui demande et je vous réponds ici.',
    toHost: 'Ce que recevrait l’hôte',
    requests: '{house} : un voyageur {request}',
    asks: '{house} : un voyageur demande « {question} » Répondez par oui, par non ou en un mot.',
    robot:
      'Oui. Ici, c’est une simple recherche par mots qui répond, sans aucune IA. Vos voyageurs, eux, écriraient à un co-hôte IA, qui précise qu’il est une IA et vous transmet les questions.',
    offer: 'Vous écrivez en français : voici la page en français.',
    emergency: {
      first: {
        fire: 'Sortez tout de suite et fermez les portes derrière vous.',
        gas: 'Ni flamme, ni interrupteur, ni téléphone à l’intérieur. Ouvrez une fenêtre, sortez et appelez de l’extérieur.',
        smoke: 'Si vous voyez ou sentez de la fumée, sortez et fermez les portes derrière vous.',
        'break-in': 'Restez à distance, et allez là où vous pouvez vous enfermer ou sortir.',
        injury: 'Restez auprès de la personne. Les secours vous diront quoi faire.',
        water:
          'Ne touchez ni prise ni lampe mouillée. Fermez l’arrivée d’eau si vous pouvez l’atteindre sans danger.',
        'locked-out': 'Restez près du logement, si possible au chaud.',
      },
      call: 'Appelez le',
      danger: 'Si quelqu’un est en danger, appelez le',
      noCountry: 'Dans quel pays se trouve le logement ?',
      host: 'J’appelle l’hôte.',
    },
    ready: 'Questions à essayer',
    questions: [
      'Quel est le mot de passe du wifi ?',
      'Où peut-on se garer, et à quelle heure faut-il partir ?',
      'Avez-vous un lit bébé ?',
      'Y a-t-il un micro-ondes ?',
      'Êtes-vous un robot ?',
      'Ça sent le gaz dans la cuisine !',
    ],
  },
};

import type * as en from '../en/try-notes';
import type { Translated } from '../translated';

/** The forty notes of Chalet Arve, Door 9: an invented house, in the order of its cabinet. */
export const houseNotes: Translated<typeof en.houseNotes> = [
  {
    id: 'wifi',
    label: 'Wifi',
    title: 'Wifi',
    text: 'Le réseau s’appelle Arve-9. Le mot de passe est sur la carte bleue, à l’intérieur de la porte du placard de cuisine. Le réseau couvre toutes les pièces et la terrasse, à environ 80 Mbit/s. S’il est lent, débranchez dix secondes le routeur blanc de l’entrée.',
    alsoAskedAs:
      'wi-fi, wlan, internet, connexion internet, code wifi, clé wifi, nom du réseau, mdp, se connecter, box, en ligne, visio, visioconférence, télétravail, débit, fibre, ça capte, réseau',
  },
  {
    id: 'heating',
    label: 'Chauffage',
    title: 'Chauffage',
    text: 'Chaque pièce a un bouton sur le radiateur : 3 donne environ 20 °C, 4 environ 22 °C. Le sol de la salle de bains a son propre interrupteur à côté du miroir. Le chauffage baisse de lui-même de 23 h à 6 h ; comptez donc une demi-heure le matin.',
    alsoAskedAs:
      'froid, il fait froid, on a froid, on gèle, glacial, chaud, trop chaud, chauffer, température, thermostat, radiateur, radiateurs, monter le chauffage, baisser, augmenter, degrés, chauffage au sol, plancher chauffant',
  },
  {
    id: 'hot-water',
    label: 'Eau chaude',
    title: 'Eau chaude et chauffe-eau',
    text: 'Le chauffe-eau contient 200 litres, assez pour cinq douches de suite. Ensuite il lui faut environ 40 minutes. Si l’eau reste froide, appuyez une fois sur le bouton vert du chauffe-eau, à la buanderie.',
    alsoAskedAs:
      'douche, douches, se doucher, douche froide, eau froide, bain, baignoire, robinet, ballon, boiler, cumulus, plus d’eau chaude, eau tiède, pression',
  },
  {
    id: 'parking',
    label: 'Parking',
    title: 'Garer sa voiture',
    text: 'Votre place est le numéro 9, derrière la maison, large de 2,40 m et gratuite. Une deuxième voiture peut rester sur la place du village, à 150 m, gratuitement de 19 h à 8 h. Merci de laisser libre l’espace de manœuvre devant le garage.',
    alsoAskedAs:
      'se garer, garer, stationner, stationnement, place de parc, parcage, parquer, place de parking, laisser la voiture, deuxième voiture, seconde voiture, voitures, garage, fourgon, camping-car, remorque, moto',
  },
  {
    id: 'ev-charging',
    label: 'Recharge',
    title: 'Recharger une voiture électrique',
    text: 'Il y a au garage une borne de 11 kW, avec une prise de type 2. Présentez-lui la puce grise du trousseau. Le kilowattheure coûte 0,40 CHF, et nous faisons le compte le jour de votre départ.',
    alsoAskedAs:
      'véhicule électrique, voitures électriques, borne de recharge, borne, charger la voiture, chargeur, brancher la voiture, wallbox, prise type 2, Tesla, hybride, VE',
  },
  {
    id: 'winter-road',
    label: 'Route en hiver',
    title: 'La route en hiver',
    text: 'De novembre à avril, il faut des pneus d’hiver ; prenez des chaînes pour les 2 derniers km, qui montent à 12 %. La route est dégagée à 7 h. S’il neige fort, laissez la voiture à l’église et appelez-nous : nous venons vous chercher en jeep.',
    alsoAskedAs:
      'neige, chaînes à neige, chaines, pneus neige, pneus hiver, équipement hiver, verglas, route verglacée, glissant, quatre roues motrices, 4x4, chasse-neige, déneigement, déneigée, ça monte, pente, route praticable, état de la route, col',
  },
  {
    id: 'bins',
    label: 'Poubelles',
    title: 'Poubelles et tri',
    text: 'Les ordures ménagères vont dans les sacs bleus taxés du tiroir sous l’évier, puis dans le conteneur gris au portail. Il est vidé le mardi et le vendredi à 7 h. Le verre, le papier et les canettes vont à la déchetterie à côté de l’église, à 200 m.',
    alsoAskedAs:
      'poubelle, déchets, dechets, ordures, sacs poubelle, sac taxé, trier, recyclage, recycler, verre, bouteilles, bouteilles vides, carton, cartons, compost, ramassage, jour des poubelles, sortir les poubelles, éboueurs, jeter',
  },
  {
    id: 'pets',
    label: 'Animaux',
    title: 'Chiens et autres animaux',
    text: 'Un chien est le bienvenu, pour 15 CHF la nuit ; dites-le-nous en réservant. Il ne monte pas sur les lits et ne reste pas seul dans la maison. Une gamelle et une couverture sont dans l’armoire près de la porte, et les sachets pendent au portail.',
    alsoAskedAs:
      'animal, animaux de compagnie, animaux acceptés, chien, chiens, chienne, toutou, chiot, chat, chats, labrador, supplément chien, promener le chien, venir avec un chien, venir avec notre chien, amener un chien',
  },
  {
    id: 'check-in',
    label: 'Arrivée',
    title: 'Arrivée',
    text: 'Vous pouvez entrer dès 15 h. Il n’y a pas de guichet où s’annoncer : la boîte à clés s’ouvre avec votre code à toute heure ensuite. Merci de remplir le premier soir la fiche d’arrivée posée sur la table.',
    alsoAskedAs:
      'check-in, checkin, heure d’arrivée, horaire d’arrivée, arriver, on arrive, à partir de quelle heure, à quelle heure, entrer, on peut entrer, prise de possession, remise des clés, accueil, fiche de police, pièce d’identité, passeport',
  },
  {
    id: 'early-check-in',
    label: 'Plus tôt',
    title: 'Arrivée anticipée',
    text: 'Vous pouvez parfois entrer avant 15 h. Cela dépend des départs du matin et du ménage ; nous décidons donc au cas par cas. En général, nous le savons à 10 h le jour même.',
    alsoAskedAs:
      'plus tôt, plus tot, arriver plus tôt, entrer plus tôt, venir plus tôt, arrivée avancée, avancer notre arrivée, early check-in, avant 15 h, avant l’heure, le matin, à midi, au lieu de 15 h, dès le matin',
    request: 'demande à entrer plus tôt. Répondez oui, non ou une heure.',
  },
  {
    id: 'late-arrival',
    label: 'Arriver tard',
    title: 'Arriver tard',
    text: 'Venez aussi tard que vous voulez : la boîte à clés marche toute la nuit. La lampe au-dessus de la porte a un détecteur, et l’escalier est éclairé jusqu’à 2 h. Il y a du pain, du beurre et du thé à la cuisine pour un en-cas tardif.',
    alsoAskedAs:
      'arrivée tardive, arriver tard, arriver en retard, retard, retardé, retardée, en retard, après minuit, de nuit, dans la nuit, tard le soir, vol retardé, avion, atterrit, train en retard, bouchons, coincés, late check-in, encore entrer',
  },
  {
    id: 'key-box',
    label: 'Boîte à clés',
    title: 'Boîte à clés et clés',
    text: 'La boîte à clés est accrochée à gauche de la porte, à hauteur de main. Son code à quatre chiffres arrive par message à midi, le jour de votre arrivée. Il y a deux clés dedans ; une clé perdue coûte 80 CHF.',
    alsoAskedAs:
      'clé, clef, clefs, boite a cles, boîtier à clés, code, code de la porte, code d’entrée, digicode, double des clés, clé perdue, perdu la clé, enfermés dehors, porte claquée, serrure, récupérer les clés, chercher les clés',
  },
  {
    id: 'check-out',
    label: 'Départ',
    title: 'Départ',
    text: 'Merci de partir à 10 h au plus tard. Remettez les clés dans la boîte, fermez les fenêtres et lancez le lave-vaisselle. Vous n’avez pas à défaire les lits, et le ménage est déjà payé.',
    alsoAskedAs:
      'check-out, checkout, heure de départ, horaire de départ, partir, on part, quitter, quitter les lieux, libérer, libérer le logement, rendre les clés, dernier jour, ménage de fin de séjour, ménage, nettoyage, faire le ménage, état des lieux',
  },
  {
    id: 'late-check-out',
    label: 'Plus tard',
    title: 'Départ tardif',
    text: 'Quand personne n’arrive ce jour-là, vous pouvez rester jusqu’à 14 h pour 30 CHF. Nous pouvons le dire deux jours avant au plus tôt ; nous décidons donc au cas par cas.',
    alsoAskedAs:
      'plus tard, partir plus tard, départ plus tard, retarder notre départ, rester plus longtemps, rester jusqu’à, garder le logement, garder la chambre, après 10 h, late check-out, prolonger, quelques heures de plus, grasse matinée, partir à midi, partir dans l’après-midi',
    request: 'demande à partir plus tard. Répondez oui, non ou une heure.',
  },
  {
    id: 'luggage',
    label: 'Bagages',
    title: 'Bagages',
    text: 'Les bagages peuvent rester au local à casiers à côté du garage, dès 8 h le jour de l’arrivée et jusqu’à 20 h le jour du départ. Les casiers 9a et 9b sont à vous et contiennent chacun deux grandes valises.',
    alsoAskedAs:
      'bagage, valise, valises, sac, sacs, sacs à dos, affaires, déposer nos bagages, laisser nos valises, laisser nos affaires, stocker, consigne, casier, avant l’arrivée, après le départ',
  },
  {
    id: 'directions',
    label: 'Adresse',
    title: 'Adresse et chemin',
    text: 'L’adresse est Chemin des Mélèzes 9. Depuis l’autoroute, suivez la route de la vallée sur 14 km, tournez à gauche à l’église et suivez le chemin sur 2 km jusqu’à la dernière maison. Certains GPS s’arrêtent à la scierie : roulez encore 300 m.',
    alsoAskedAs:
      'adresse exacte, où êtes-vous, où se trouve, situé, situation, localisation, plan, carte, coordonnées GPS, navigation, Waze, itinéraire, trajet, route, trouver la maison, comment venir, comment y aller, sortie d’autoroute, rue, chez vous',
  },
  {
    id: 'public-transport',
    label: 'Bus et train',
    title: 'Bus et train',
    text: 'La gare la plus proche est dans la vallée, à 6 km, avec un train toutes les demi-heures. Le bus 24 monte de là à l’arrêt Mélèzes, à 120 m de la porte, jusqu’à 22 h 40. Un taxi depuis la gare coûte environ 30 CHF.',
    alsoAskedAs:
      'transports publics, transports en commun, gare, trains, car postal, autobus, arrêt de bus, horaires, taxis, sans voiture, navette, transfert, aéroport, depuis l’aéroport, depuis Genève, se déplacer, venir en train',
  },
  {
    id: 'beds',
    label: 'Lits',
    title: 'Chambres et lits',
    text: 'La porte 9 loge six personnes. Il y a trois chambres : un lit double de 180 cm, un de 160 cm, et une chambre avec deux lits simples de 90 cm qu’on peut rapprocher. Les couvertures et les oreillers de réserve sont dans le coffre du palier.',
    alsoAskedAs:
      'lit, chambre, chambres à coucher, couchages, combien de personnes, combien de couchages, lit double, grand lit, lits jumeaux, lits séparés, lit simple, matelas, oreiller, couette, duvet, couverture, canapé-lit, lits superposés, dormir, salles de bains',
  },
  {
    id: 'extra-person',
    label: 'Un de plus',
    title: 'Une personne de plus',
    text: 'La maison est faite pour six. Pour une septième personne, nous pouvons installer un lit pliant, à 25 CHF la nuit, si les consignes d’incendie de la semaine le permettent. Nous décidons au cas par cas.',
    alsoAskedAs:
      'personne supplémentaire, personne en plus, voyageur supplémentaire, invité, invitée, inviter, quelqu’un en plus, un ami, une amie, copain, copine, ami peut dormir, rester dormir, passer la nuit, nous rejoindre, ramener quelqu’un, sept personnes, être sept, lit d’appoint, lit supplémentaire, lit pliant',
    request: 'demande à héberger une personne de plus. Répondez oui ou non.',
  },
  {
    id: 'baby-bed',
    label: 'Lit bébé',
    title: 'Lit bébé',
    text: 'Nous avons un lit parapluie de 60 sur 120 cm, avec matelas et drap, pour les enfants jusqu’à 15 kg. Toutes les portes se le partagent ; nous regardons donc chaque fois s’il est libre pour vos nuits. Il ne coûte rien.',
    alsoAskedAs:
      'lit de bébé, lit bebe, lit parapluie, lit enfant, lit pour enfant, lit à barreaux, berceau, couffin, nourrisson, nouveau-né, dormir bébé',
    request: 'demande un lit bébé. Répondez oui ou non.',
  },
  {
    id: 'children',
    label: 'Enfants',
    title: 'Avec des enfants',
    text: 'Une chaise haute est à la cuisine, et une barrière s’adapte en haut de l’escalier ; elle est derrière la porte de la salle de bains. Les assiettes en plastique sont dans le tiroir du bas. Une caisse de jeux et de trains en bois est sous le banc.',
    alsoAskedAs:
      'enfant, petit, petits, bébé, bébés, gamins, famille, barrière de sécurité, barrière bébé, jouets, jeux de société, place de jeux, aire de jeux, pot, table à langer, chaise bébé, réhausseur, sécurité enfants',
  },
  {
    id: 'towels',
    label: 'Linge',
    title: 'Serviettes et draps',
    text: 'Les lits sont faits à votre arrivée, et chaque voyageur a une serviette de bain et une petite serviette. Pour un séjour de plus de sept nuits, nous les changeons une fois. Les serviettes du sauna sont sur l’étagère du sauna ; pour le lac, merci d’apporter les vôtres.',
    alsoAskedAs:
      'serviette, linges, linge de bain, linge de lit, linge de maison, drap, housses de couette, draps fournis, lits faits, changer les draps, draps propres, peignoir, sèche-cheveux, shampoing, savon, gel douche, apporter nos draps',
  },
  {
    id: 'washing-machine',
    label: 'Lessive',
    title: 'Lave-linge et sèche-linge',
    text: 'Ils sont à la buanderie, au sous-sol, libres de 7 h à 21 h. Le produit est sur l’étagère. Un lavage à 40 °C dure 1 h 20, le sèche-linge à peu près autant ; le fer à repasser est au mur.',
    alsoAskedAs:
      'machine à laver, machine a laver, laver nos habits, laver des vêtements, laver le linge, faire une machine, faire une lessive, buanderie, sécher, sécher le linge, sèche linge, tumbler, séchoir, étendage, produit de lessive, repasser, planche à repasser',
  },
  {
    id: 'kitchen',
    label: 'Cuisine',
    title: 'Cuisine, plaques et four',
    text: 'Pour les plaques, appuyez sur le signe de la clé pendant trois secondes, jusqu’au bip, puis appuyez sur une plaque et sur plus ; elles ne marchent qu’avec des casseroles à fond magnétique. Le four démarre quand l’horloge est réglée. Les services à raclette et à fondue sont dans la grande armoire, le sel, l’huile et les épices à côté.',
    alsoAskedAs:
      'cuisiner, cuire, cuisinière, plaque, plaque de cuisson, induction, vitrocéramique, vitro, les plaques bipent, verrouillage, sécurité enfant, micro-ondes, frigo, réfrigérateur, congélateur, grille-pain, bouilloire, poêles, casserole, couteaux, couverts, vaisselle, verres, assiettes, équipement, ustensiles, appareil à raclette, caquelon, gâteau',
  },
  {
    id: 'coffee',
    label: 'Café',
    title: 'Machine à café',
    text: 'Remplissez le réservoir à l’arrière, allumez la machine et attendez que la lumière cesse de clignoter, environ 40 secondes. Douze capsules sont là pour vous, il y en a d’autres au magasin du village. Un filtre et une cafetière italienne sont dans le placard du dessus.',
    alsoAskedAs:
      'cafetière, cafetiere, cafés, expresso, espresso, capsule, dosettes, nespresso, cappuccino, mousseur à lait, café filtre, café moulu, grains, thé, détartrer, petit noir',
  },
  {
    id: 'dishwasher',
    label: 'Lave-vaisselle',
    title: 'Lave-vaisselle',
    text: 'Les tablettes sont sous l’évier. Appuyez sur Eco pour une machine pleine, qui dure 3 heures, ou sur Rapide pour 35 minutes. Si E15 clignote, le robinet derrière la porte de gauche est fermé.',
    alsoAskedAs:
      'lave vaisselle, laver la vaisselle, faire la vaisselle, vaisselle sale, pastilles, tablettes, produit vaisselle, rinçage, code erreur',
  },
  {
    id: 'wood-stove',
    label: 'Poêle à bois',
    title: 'Poêle à bois',
    text: 'Ouvrez le levier sous la porte, posez deux bûches et un allume-feu par-dessus, et fermez la porte. Après dix minutes, rentrez le levier de moitié. Un panier de bois est là pour vous ; un autre, du bûcher, coûte 12 CHF. Mettez la cendre froide uniquement dans le seau en métal.',
    alsoAskedAs:
      'poele, cheminée, cheminee, feu, faire du feu, allumer le feu, feu de cheminée, bois, bois de chauffage, bûche, fourneau, insert, allumettes, petit bois, cendres, fumée, ça fume, tirage',
  },
  {
    id: 'sauna',
    label: 'Sauna',
    title: 'Sauna',
    text: 'Le sauna est au sous-sol, à vous de 16 h à 22 h. Tournez le bouton de gauche sur 2 heures : il lui faut 35 minutes pour atteindre 85 °C. Asseyez-vous sur une serviette, et n’y emmenez un enfant de moins de 12 ans qu’avec vous.',
    alsoAskedAs:
      'hammam, bain de vapeur, spa, bien-être, jacuzzi, bain nordique, bain à remous, température du sauna, transpirer, chauffer le sauna',
  },
  {
    id: 'television',
    label: 'Télévision',
    title: 'Télévision',
    text: 'Appuyez sur le bouton rouge de la télécommande noire, puis sur Home. Il y a des chaînes suisses, françaises, allemandes et britanniques, et vous pouvez vous connecter à votre propre compte de streaming. L’enceinte sur l’étagère se connecte en Bluetooth sous le nom Arve-Sound.',
    alsoAskedAs:
      'télé, tele, tv, télécommande, chaînes de télé, Netflix, streaming, film, films, série, regarder le foot, match, HDMI, haut-parleur, enceinte bluetooth, musique, écran',
  },
  {
    id: 'fuse-box',
    label: 'Électricité',
    title: 'Courant et tableau électrique',
    text: 'Le tableau électrique est dans l’entrée, derrière le tableau de la vache. Quand il n’y a plus de courant, remontez chaque interrupteur qui est en bas, le large en dernier. Four, bouilloire et sauna en même temps, c’est trop pour lui. Si tout saute encore, appelez Anna au +41 00 000 00 00.',
    alsoAskedAs:
      'électrique, plus de courant, plus d’électricité, coupure, panne de courant, panne d’électricité, plus de lumière, lumières éteintes, tout s’est éteint, noir, ça a sauté, les plombs ont sauté, plombs, fusible, fusibles, disjoncteur, disjoncté, prise, prises, adaptateur, ampoule',
  },
  {
    id: 'smoking',
    label: 'Fumer',
    title: 'Fumer',
    text: 'Toute la maison est non-fumeurs, balcon compris. On peut fumer au banc à côté du portail, où il y a un cendrier. Les détecteurs des chambres réagissent aussi aux cigarettes électroniques.',
    alsoAskedAs:
      'fume, fumeur, fumeurs, fumeuse, non fumeur, clope, cigarette, cigarettes, vapoter, vapoteuse, cigare, cendrier, détecteur de fumée',
  },
  {
    id: 'quiet-hours',
    label: 'Calme',
    title: 'Heures de calme et fêtes',
    text: 'De 22 h à 7 h, la maison est calme ; le dimanche, on l’est aussi dehors toute la journée. Un repas entre amis, volontiers ; les fêtes, la musique forte et les feux d’artifice, non. Des deux côtés, les voisins habitent ici toute l’année.',
    alsoAskedAs:
      'bruit, bruyant, tapage, silence, repos nocturne, fête, faire la fête, soirée, anniversaire, fêter, célébrer, musique tard, voisin, voisins, enterrement de vie de garçon, enterrement de vie de jeune fille, règlement, règles de la maison, pétards',
  },
  {
    id: 'barbecue',
    label: 'Barbecue',
    title: 'Barbecue',
    text: 'Le barbecue à gaz est sous le toit de la terrasse. Ouvrez la bouteille, appuyez sur l’allumeur et gardez le couvercle levé pendant l’allumage. Merci de refermer ensuite la bouteille et de brosser la grille encore chaude. Une bouteille pleine de réserve est dans la remise ; le charbon n’est pas autorisé.',
    alsoAskedAs:
      'bbq, barbec, grillade, grillades, griller, gril, grill, plancha, gaz, bouteille de gaz, bonbonne, charbon de bois, saucisses, merguez, cuisiner dehors',
  },
  {
    id: 'garden',
    label: 'Jardin',
    title: 'Jardin, terrasse et luges',
    text: 'La terrasse et la pelouse en dessous sont réservées à la porte 9. Les chaises longues, les coussins et le parasol sont dans la remise, qui s’ouvre avec la même clé. Trois luges sont accrochées à son mur du fond ; le pré à côté de la maison fait une bonne piste.',
    alsoAskedAs:
      'dehors, extérieur, balcon, transat, transats, chaise longue, bain de soleil, ombre, luge, luger, faire de la luge, bob, balançoire, ping-pong, clôturé, clôture, hamac, gazon',
  },
  {
    id: 'shops',
    label: 'Magasins',
    title: 'Magasins, boulangerie et argent',
    text: 'Le magasin du village est à 900 m, ouvert de 7 h 30 à 18 h 30, et le dimanche de 8 h à 11 h. La boulangerie à côté ouvre tous les jours à 6 h 30. Un distributeur de billets est dans le mur de la poste. Le grand supermarché est dans la vallée, à 7 km.',
    alsoAskedAs:
      'magasin, commerces, épicerie, epicerie, supermarché, supermarche, supérette, courses, faire les courses, faire des courses, acheter à manger, pain, trouver du pain, croissants, boulanger, bancomat, distributeur, retirer de l’argent, banque, marché, fromage, lait, heures d’ouverture, bureau de poste, station-service, essence',
  },
  {
    id: 'restaurants',
    label: 'Restaurants',
    title: 'Restaurants',
    text: 'Pour une fondue, l’Auberge du Pont est à 1 km en descendant le chemin ; réservez avant midi, fermé le lundi. La pizzeria de la place prend des commandes à emporter jusqu’à 21 h 30. La cabane au-dessus du télésiège sert le déjeuner dès 11 h.',
    alsoAskedAs:
      'restaurant, resto, restos, manger, manger dehors, où manger, bien manger, dîner, souper, déjeuner, petit-déjeuner, café, bar, bistrot, pizza, à emporter, livraison, se faire livrer, crêpes, crêperie, réserver une table, recommander, conseiller, bonne adresse, végétarien',
  },
  {
    id: 'emergency',
    label: 'Urgence',
    title: 'Urgence, médecin et pharmacie',
    text: 'En cas d’urgence, appelez le 144 pour l’ambulance, le 118 pour les pompiers, le 117 pour la police. Le cabinet du médecin est sur la place, ouvert en semaine de 8 h à 18 h, et la pharmacie à côté jusqu’à 18 h 30. L’hôpital est à 18 km. La trousse de secours est dans l’armoire de la salle de bains.',
    alsoAskedAs:
      'urgences, malade, fièvre, mal, blessé, blessure, accident, ambulances, hôpital, hopital, médecins, docteur, toubib, samu, secours, pharmacien, médicament, médicaments, antidouleur, pansement, dentiste, pompier, extincteur, police, brûlure, urgent',
  },
  {
    id: 'skiing',
    label: 'Ski',
    title: 'Ski',
    text: 'Le skibus gratuit s’arrête au portail à 8 h 20, 9 h et 9 h 40, et met 12 minutes jusqu’aux remontées. Les skis et les chaussures sèchent dans le local à skis, à gauche du garage. Le magasin de sport près des remontées loue tout et vend des forfaits dès 8 h ; l’école de ski s’y retrouve à 9 h 45.',
    alsoAskedAs:
      'skis, skier, snowboard, snow, louer des skis, location de skis, location de matériel, forfait, forfaits, abonnement de ski, piste, pistes, remontées mécaniques, télésiège, téléski, télécabine, cours de ski, moniteur, chaussures de ski, sèche-chaussures, ranger les skis, ski de fond, station',
  },
  {
    id: 'tourist-tax',
    label: 'Taxe de séjour',
    title: 'Taxe de séjour et carte d’hôte',
    text: 'La taxe de la commune est de 3,20 CHF par adulte et par nuit, et de 1,60 CHF de 6 à 15 ans. Elle n’est pas dans le prix ; laissez-la dans l’enveloppe sur la table ou payez-la par carte le dernier jour. La carte d’hôte que vous recevez en échange rend le bus et la piscine gratuits.',
    alsoAskedAs:
      'taxe, taxes, taxe de sejour, taxe touristique, taxe communale, impôt, kurtaxe, carte de séjour, carte d’hôtes, carte de bus, bus gratuit, piscine',
  },
  {
    id: 'stairs',
    label: 'Escaliers',
    title: 'Escaliers et accès',
    text: 'De la place de parking à la porte, il y a 14 marches, avec une main courante à droite. Le séjour, la cuisine, une chambre et une douche sont à cet étage ; 16 marches raides mènent aux deux autres chambres. Il n’y a pas d’ascenseur.',
    alsoAskedAs:
      'escalier, marche, marches, ascenseur, lift, fauteuil roulant, chaise roulante, handicapé, handicap, mobilité réduite, PMR, accessible, accessibilité, plain-pied, rez-de-chaussée, étage, canne, béquilles, mal au genou, genou, personnes âgées, grands-parents',
  },
];

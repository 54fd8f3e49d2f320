import type * as en from '../en/try-notes';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  houseNotes: {
    wifi: {
      label: 'Wifi',
      title: 'Wifi',
      text: 'Le réseau s’appelle Arve-9. Le mot de passe est sur la carte bleue, à l’intérieur de la porte du placard de cuisine. Le réseau couvre toutes les pièces et la terrasse, à environ 80 Mbit/s. S’il est lent, débranchez dix secondes le routeur blanc de l’entrée.',
    },
    heating: {
      label: 'Chauffage',
      title: 'Chauffage',
      text: 'Chaque pièce a un bouton sur le radiateur : 3 donne environ 20 °C, 4 environ 22 °C. Le sol de la salle de bains a son propre interrupteur à côté du miroir. Le chauffage baisse de lui-même de 23 h à 6 h ; comptez donc une demi-heure le matin.',
    },
    'hot-water': {
      label: 'Eau chaude',
      title: 'Eau chaude et chauffe-eau',
      text: 'Le chauffe-eau contient 200 litres, assez pour cinq douches de suite. Ensuite il lui faut environ 40 minutes. Si l’eau reste froide, appuyez une fois sur le bouton vert du chauffe-eau, à la buanderie.',
    },
    parking: {
      label: 'Parking',
      title: 'Garer sa voiture',
      text: 'Votre place est le numéro 9, derrière la maison, large de 2,40 m et gratuite. Une deuxième voiture peut rester sur la place du village, à 150 m, gratuitement de 19 h à 8 h. Merci de laisser libre l’espace de manœuvre devant le garage.',
    },
    'ev-charging': {
      label: 'Recharge',
      title: 'Recharger une voiture électrique',
      text: 'Il y a dans le garage une borne de 11\u00A0kW, avec une prise de type 2. Passez le badge gris du trousseau devant la borne. Le kilowattheure coûte 0,40 CHF, et nous réglons cela le jour de votre départ.',
    },
    'winter-road': {
      label: 'Route en hiver',
      title: 'La route en hiver',
      text: 'De novembre à avril, il faut des pneus d’hiver ; prenez des chaînes pour les 2 derniers km, qui montent à 12 %. La route est déneigée à 7 h. S’il neige fort, laissez la voiture à l’église et appelez-nous : nous venons vous chercher en jeep.',
    },
    bins: {
      label: 'Poubelles',
      title: 'Poubelles et tri',
      text: 'Les ordures ménagères vont dans les sacs bleus taxés du tiroir sous l’évier, puis dans le conteneur gris au portail. Il est vidé le mardi et le vendredi à 7 h. Le verre, le papier et les canettes vont au point de tri à côté de l’église, à 200 m.',
    },
    pets: {
      label: 'Animaux',
      title: 'Chiens et autres animaux',
      text: 'Un chien est le bienvenu, pour 15 CHF la nuit ; dites-le-nous en réservant. Il ne monte pas sur les lits et ne reste pas seul dans la maison. Une gamelle et une couverture sont dans l’armoire près de la porte, et les sacs à crottes sont accrochés au portail.',
    },
    'check-in': {
      label: 'Arrivée',
      title: 'Arrivée',
      text: 'Vous pouvez entrer dès 15 h. Il n’y a pas de réception où se présenter : passé cette heure, la boîte à clés s’ouvre à tout moment avec votre code. Merci de remplir le premier soir la fiche d’arrivée posée sur la table.',
    },
    'early-check-in': {
      label: 'Plus tôt',
      title: 'Arrivée anticipée',
      text: 'Vous pouvez parfois entrer avant 15 h. Cela dépend des départs du matin et du ménage ; nous décidons donc au cas par cas. En général, nous le savons à 10 h le jour même.',
      request: 'demande à entrer plus tôt. Répondez par oui, par non ou par une heure.',
    },
    'late-arrival': {
      label: 'Arriver tard',
      title: 'Arriver tard',
      text: 'Venez aussi tard que vous voulez : la boîte à clés marche toute la nuit. La lampe au-dessus de la porte a un détecteur, et l’escalier est éclairé jusqu’à 2 h. Il y a du pain, du beurre et du thé à la cuisine pour un en-cas tardif.',
    },
    'key-box': {
      label: 'Boîte à clés',
      title: 'Boîte à clés et clés',
      text: 'La boîte à clés est accrochée à gauche de la porte, à hauteur de main. Son code à quatre chiffres arrive par message à midi, le jour de votre arrivée. Il y a deux clés dedans ; une clé perdue coûte 80 CHF.',
    },
    'check-out': {
      label: 'Départ',
      title: 'Départ',
      text: 'Merci de partir à 10 h au plus tard. Remettez les clés dans la boîte, fermez les fenêtres et lancez le lave-vaisselle. Vous n’avez pas à défaire les lits, et le ménage est déjà payé.',
    },
    'late-check-out': {
      label: 'Plus tard',
      title: 'Départ tardif',
      text: 'Quand personne n’arrive ce jour-là, vous pouvez rester jusqu’à 14 h pour 30 CHF. Nous pouvons le dire deux jours avant au plus tôt ; nous décidons donc au cas par cas.',
      request: 'demande à partir plus tard. Répondez par oui, par non ou par une heure.',
    },
    luggage: {
      label: 'Bagages',
      title: 'Bagages',
      text: 'Les bagages peuvent rester dans le local à casiers à côté du garage, dès 8 h le jour de l’arrivée et jusqu’à 20 h le jour du départ. Les casiers 9a et 9b sont à vous et peuvent contenir chacun deux grandes valises.',
    },
    directions: {
      label: 'Adresse',
      title: 'Adresse et chemin',
      text: 'L’adresse est Chemin des Mélèzes 9. Depuis l’autoroute, suivez la route de la vallée sur 14 km, tournez à gauche à l’église et suivez le chemin sur 2 km jusqu’à la dernière maison. Certains GPS s’arrêtent à la scierie : continuez sur 300 m.',
    },
    'public-transport': {
      label: 'Bus et train',
      title: 'Bus et train',
      text: 'La gare la plus proche est dans la vallée, à 6 km, avec un train toutes les demi-heures. Le bus 24 monte de là à l’arrêt Mélèzes, à 120 m de la porte, jusqu’à 22 h 40. Un taxi depuis la gare coûte environ 30 CHF.',
    },
    beds: {
      label: 'Lits',
      title: 'Chambres et lits',
      text: 'Le logement accueille six personnes. Il y a trois chambres : un lit double de 180 cm, un de 160 cm, et une chambre avec deux lits simples de 90 cm qu’on peut rapprocher. Les couvertures et les oreillers de réserve sont dans le coffre du palier.',
    },
    'extra-person': {
      label: 'Personne en plus',
      title: 'Une personne de plus',
      text: 'La maison est faite pour six. Pour une septième personne, nous pouvons installer un lit pliant, à 25 CHF la nuit, si les règles de sécurité incendie le permettent cette semaine-là. Nous décidons au cas par cas.',
      request: 'demande si une personne en plus peut dormir sur place. Répondez oui ou non.',
    },
    'baby-bed': {
      label: 'Lit bébé',
      title: 'Lit bébé',
      text: 'Nous avons un lit parapluie de 60 sur 120 cm, avec matelas et drap, pour les enfants jusqu’à 15 kg. Il sert à tous les logements ; nous vérifions donc chaque fois qu’il est libre pour vos nuits. Il est gratuit.',
      request: 'demande un lit bébé. Répondez oui ou non.',
    },
    children: {
      label: 'Enfants',
      title: 'Avec des enfants',
      text: 'Une chaise haute est à la cuisine, et une barrière s’adapte en haut de l’escalier ; elle est derrière la porte de la salle de bains. Les assiettes en plastique sont dans le tiroir du bas. Une caisse de jeux et de trains en bois est sous le banc.',
    },
    towels: {
      label: 'Linge',
      title: 'Serviettes et draps',
      text: 'Les lits sont faits à votre arrivée, et chaque voyageur a une serviette de bain et une petite serviette. Pour un séjour de plus de sept nuits, nous les changeons une fois. Les serviettes du sauna sont sur l’étagère du sauna ; pour le lac, merci d’apporter les vôtres.',
    },
    'washing-machine': {
      label: 'Lessive',
      title: 'Lave-linge et sèche-linge',
      text: 'Ils sont dans la buanderie, au sous-sol, utilisables de 7 h à 21 h. La lessive est sur l’étagère. Un lavage à 40 °C dure 1 h 20, le sèche-linge à peu près autant ; le fer à repasser est au mur.',
    },
    kitchen: {
      label: 'Cuisine',
      title: 'Cuisine, plaques et four',
      text: 'Pour les plaques, appuyez sur le symbole de la clé pendant trois secondes, jusqu’au bip, puis choisissez une plaque et appuyez sur plus ; elles ne marchent qu’avec des casseroles à fond magnétique. Le four démarre quand l’horloge est réglée. Les services à raclette et à fondue sont dans la grande armoire, le sel, l’huile et les épices à côté.',
    },
    coffee: {
      label: 'Café',
      title: 'Machine à café',
      text: 'Remplissez le réservoir à l’arrière, allumez la machine et attendez que le voyant cesse de clignoter, environ 40 secondes. Douze capsules sont là pour vous, il y en a d’autres au magasin du village. Un filtre et une cafetière italienne sont dans le placard du dessus.',
    },
    dishwasher: {
      label: 'Lave-vaisselle',
      title: 'Lave-vaisselle',
      text: 'Les pastilles sont sous l’évier. Appuyez sur Eco pour une machine pleine (3 heures) ou sur Rapide pour 35 minutes. Si E15 clignote, le robinet derrière la porte de gauche est fermé.',
    },
    'wood-stove': {
      label: 'Poêle à bois',
      title: 'Poêle à bois',
      text: 'Tirez le levier sous la porte, posez deux bûches et un allume-feu par-dessus, et fermez la porte. Après dix minutes, rentrez le levier de moitié. Un panier de bois est là pour vous ; un autre, à prendre au bûcher, coûte 12 CHF. Mettez la cendre froide uniquement dans le seau en métal.',
    },
    sauna: {
      label: 'Sauna',
      title: 'Sauna',
      text: 'Le sauna est au sous-sol, à vous de 16 h à 22 h. Tournez le bouton de gauche sur 2 heures : il lui faut 35 minutes pour atteindre 85 °C. Asseyez-vous sur une serviette. Les enfants de moins de 12 ans doivent être accompagnés.',
    },
    television: {
      label: 'Télévision',
      title: 'Télévision',
      text: 'Appuyez sur le bouton rouge de la télécommande noire, puis sur Home. Il y a des chaînes suisses, françaises, allemandes et britanniques, et vous pouvez vous connecter à votre propre compte de streaming. L’enceinte sur l’étagère se connecte en Bluetooth sous le nom Arve-Sound.',
    },
    'fuse-box': {
      label: 'Électricité',
      title: 'Courant et tableau électrique',
      text: 'Le tableau électrique est dans l’entrée, derrière l’image de la vache. Quand il n’y a plus de courant, relevez tous les disjoncteurs abaissés, le plus large en dernier. Four, bouilloire et sauna en même temps, c’est trop pour l’installation. Si tout saute encore, appelez Anna au +41 00 000 00 00.',
    },
    smoking: {
      label: 'Fumer',
      title: 'Fumer',
      text: 'Toute la maison est non-fumeur, balcon compris. On peut fumer près du banc à côté du portail, où il y a un cendrier. Les détecteurs des chambres réagissent aussi aux cigarettes électroniques.',
    },
    'quiet-hours': {
      label: 'Calme',
      title: 'Heures de calme et fêtes',
      text: 'Pas de bruit dans la maison de 22 h à 7 h, ni dehors le dimanche. Un repas entre amis, volontiers ; les fêtes, la musique forte et les feux d’artifice, non. Des deux côtés, les voisins habitent ici toute l’année.',
    },
    barbecue: {
      label: 'Barbecue',
      title: 'Barbecue',
      text: 'Le barbecue à gaz est sous le toit de la terrasse. Ouvrez la bouteille, appuyez sur l’allumeur et gardez le couvercle levé pendant l’allumage. Merci de refermer ensuite la bouteille et de brosser la grille encore chaude. Une bouteille pleine de réserve est dans la remise ; le charbon n’est pas autorisé.',
    },
    garden: {
      label: 'Jardin',
      title: 'Jardin, terrasse et luges',
      text: 'La terrasse et la pelouse en dessous sont réservées au logement 9. Les chaises longues, les coussins et le parasol sont dans la remise, qui s’ouvre avec la même clé. Trois luges y sont accrochées au mur du fond ; le pré à côté de la maison fait une bonne piste.',
    },
    shops: {
      label: 'Magasins',
      title: 'Magasins, boulangerie et argent',
      text: 'Le magasin du village est à 900 m, ouvert de 7 h 30 à 18 h 30, et le dimanche de 8 h à 11 h. La boulangerie à côté ouvre tous les jours à 6 h 30. Il y a un distributeur de billets à la poste. Le grand supermarché est dans la vallée, à 7 km.',
    },
    restaurants: {
      label: 'Restaurants',
      title: 'Restaurants',
      text: 'Pour une fondue, l’Auberge du Pont est à 1 km en descendant le chemin ; réservez avant midi, fermé le lundi. La pizzeria de la place prend des commandes à emporter jusqu’à 21 h 30. La cabane au-dessus du télésiège sert le déjeuner dès 11 h.',
    },
    emergency: {
      label: 'Urgence',
      title: 'Urgence, médecin et pharmacie',
      text: 'En cas d’urgence, appelez le 144 pour l’ambulance, le 118 pour les pompiers, le 117 pour la police. Le cabinet du médecin est sur la place, ouvert en semaine de 8 h à 18 h, et la pharmacie à côté jusqu’à 18 h 30. L’hôpital est à 18 km. La trousse de secours est dans l’armoire de la salle de bains.',
    },
    skiing: {
      label: 'Ski',
      title: 'Ski',
      text: 'Le skibus gratuit s’arrête au portail à 8 h 20, 9 h et 9 h 40, et met 12 minutes jusqu’aux remontées. Les skis et les chaussures sèchent dans le local à skis, à gauche du garage. Le magasin de sport près des remontées loue tout et vend des forfaits dès 8 h ; l’école de ski s’y retrouve à 9 h 45.',
    },
    'tourist-tax': {
      label: 'Taxe de séjour',
      title: 'Taxe de séjour et carte d’hôte',
      text: 'La taxe de la commune est de 3,20 CHF par adulte et par nuit, et de 1,60 CHF de 6 à 15 ans. Elle n’est pas dans le prix ; laissez-la dans l’enveloppe sur la table ou payez-la par carte le dernier jour. La carte d’hôte que vous recevez en échange rend le bus et la piscine gratuits.',
    },
    stairs: {
      label: 'Escaliers',
      title: 'Escaliers et accès',
      text: 'De la place de parking à la porte, il y a 14 marches, avec une main courante à droite. Le séjour, la cuisine, une chambre et une douche sont à cet étage ; 16 marches raides mènent aux deux autres chambres. Il n’y a pas d’ascenseur.',
    },
  },
};

import type { Rules } from '../rules.ts';

/** French, also as it is written without accents and apostrophes. */
export const rules: Rules = {
  // "l’eau" is the word "eau"; both apostrophes are typed.
  spell: (text) =>
    text
      .replaceAll(/\b(?:[ldjnscmt]|qu|jusqu|lorsqu|puisqu)['’]/g, '')
      .replaceAll(/['’]/g, '')
      .replaceAll(/\b[ldjnscmt] (?=[aeiouyh])/g, ''),
  // Plurals, feminines and the commonest endings of verbs: "serviettes", "chauffer", "arrivons".
  stem: (word) =>
    word
      .replace(/(?<=.{2})(?:s|x)$/, '')
      .replace(/(?<=.{3})(?:issons|issez|ements?|ment|age|ees?|er|ez|ent|ons|ant|e)$/, ''),
  words: `
    wifi: wi fi, wlan, internet, connexion internet, réseau, connexion, box
    wifi motdepasse: code wifi, clé wifi, code du wifi, code internet, code de wifi, mot de passe wifi, mot de passe internet, clé du wifi
    motdepasse: mot de passe, mdp
    #slow: lent, lente, lentement
    chauffage: chauffer, radiateur, thermostat, température, froid, on gèle, il fait froid, trop chaud, on a froid, plus chaud dans
    chauffage: monter * chauffage, augmenter * chauffage, baisser * chauffage, régler * chauffage, mettre * chauffage, allumer * chauffage, radiateur * froid, chauffage * marche
    eauchaude: eau chaude, eau froide, plus d eau chaude, pas d eau chaude, douche froide, eau * chaude, eau * froide, eau tiède, eau est froide
    chauffeeau: chauffe eau, boiler, cumulus, ballon d eau chaude
    douche: doucher
    parking: garer, se garer, stationner, stationnement, place de parc, place de parking, parquer, place de stationnement, garer * voiture, laisser * voiture, mettre * voiture, stationner * voiture, parking * voiture, places de parking
    #second: deuxième, seconde, deux voitures
    voiture: auto, véhicule
    recharge voiture électrique: recharger * voiture, charger * voiture, borne de recharge, borne * voiture, recharger * véhicule, borne électrique, recharger * tesla, charger * tesla, recharger * électrique, charger * électrique, wallbox, voiture électrique, borne de charge, borne, brancher * voiture, borne * électrique, véhicule électrique, recharge électrique, charger un véhicule électrique
    route hiver: route enneigée, route verglacée, route * verglacée, route * neige, route * enneigée, état de la route, neige sur la route, route * dégagée, route * glissante, route déneigée, route * déneigée
    hiver: neige, verglas
    chaînes: chaînes à neige, chaînes neige, chaines
    pneus: pneus neige, pneus hiver, pneus d hiver
    poubelles: poubelle, déchets, ordures, ordures ménagères, tri, sacs poubelle, trier, recyclage, tri sélectif, sac poubelle, tri des déchets
    poubelles vidé: ramassage * poubelles, ramassage des ordures, collecte des déchets, collecte des ordures, poubelles * ramassées, sortir * poubelles, passent * poubelles, poubelles * passent, jour des poubelles, vide * poubelles, ramasse * poubelles, éboueurs, passage des poubelles, poubelles * vidées, collecte * poubelles
    poubelles verre: jeter le verre, verre * jette, bouteilles vides, mettre le verre, mettre les bouteilles, jeter les bouteilles, bouteilles en verre, verre à recycler, bouteilles
    poubelles papier: jeter le papier, carton, cartons, vieux papiers
    animaux: animal, animaux de compagnie, animal de compagnie, bêtes, animaux domestiques
    chien: chiens, chienne, toutou, labrador, chiot
    arrivée: check in, checkin, arriver, arrive, entrer, rentrer, heure d arrivée, arrivons, prendre possession, remise des clés, heures d arrivée
    #time arrivée: à partir de quelle heure * entrer, à partir de quelle heure * arriver, quelle heure * entrer, quelle heure * arriver, quand * arriver, dès quelle heure, quand * entrer, à partir de quelle heure * rentrer, à partir de quelle heure * venir, à partir de quand * arriver, à partir de quand * entrer, quelle heure * venir
    anticipée: tôt
    anticipée arrivée: plus tôt, arriver plus tôt, entrer plus tôt, venir plus tôt, arriver avant, entrer avant, arrivée plus tôt, early check in, arriver en avance, arrivée avancée, check in * lieu de 15, check in plus tôt, arriver * lieu de, arriver à midi, arriver dans la matinée, arriver le matin, arriver dès, arriver tôt, arriver * plus tôt, arriver * avant, venir avant, avancer * arrivée, check in anticipé, check in à, arriver un peu plus tôt, en avance
    départanticipé: partir plus tôt, départ anticipé, partir avant, quitter plus tôt, partir en avance, départ plus tôt, écourter
    tard arrivée: arriver tard, arrivée tardive, arriver après minuit, arriver de nuit, arriver en retard, arrivée tard, arrivée en pleine nuit, arriver dans la nuit, arriver * minuit, venir après minuit, retard, encore entrer, encore rentrer, arriver * tard, arriver en pleine nuit, entrer après minuit, arrive après, arriver tard le soir, arrivée de nuit, late check in, check in tardif, vers minuit, après minuit, en retard, arrivée après, arriver * nuit, arriver plus tard, tardivement
    tard: tardif, tardive, tardifs
    boîteàclés: boîte à clés, boîtier à clés, boîte à clé, boîte à clefs, coffre à clés, boîtier à clé, boîte aux clés
    boîteàclés code: code de la porte, code d entrée, digicode, code de la boîte, code pour entrer, code * clés, code pour la boîte, code d accès, code * porte, code * boîte à clés, code * boîte à clé
    clé: clef, clefs, clés
    #lost: perdu, perdue, perdre, perds
    départ: check out, checkout, partir, quitter, libérer, heure de départ, quitter les lieux, libérer * logement, quitter * chalet, quitter * maison, rendre * clés, quitter * logement, libérer * chalet, partons, horaire de départ, libérer * maison, rendre * logement
    #time départ: jusqu à quelle heure * rester, quelle heure * partir, quand * partir, quelle heure * quitter, quelle heure * libérer, pour quelle heure * partir, jusqu à quand * rester, avant quelle heure * partir, quelle heure * rendre
    tard départ: partir plus tard, départ tardif, rester plus longtemps, départ plus tard, late check out, check out tardif, quitter * plus tard, partir * plus tard, libérer * plus tard, rester jusqu à, rester un peu plus, partir vers, partir à midi, quitter * vers, partir dans l après midi, garder * logement, garder * chalet, garder la maison, partir après, check out plus tard, partir tard, rester * plus longtemps, rester plus tard, quitter * midi, check out * plus tard, départ à midi, rester un peu, quelques heures de plus, rendre * plus tard, départ * plus tard, partir à 11, partir à 12, partir à 13, partir à 14
    prolonger: nuit de plus, nuit supplémentaire, une nuit en plus, prolonger * séjour, rester une nuit, rester un jour, jours de plus
    bagages: valises, valise, sacs, affaires, déposer * bagages, laisser * bagages, laisser * valises, déposer * valises, stocker * bagages, consigne, laisser * affaires, laisser * sacs, garder * bagages, déposer * sacs, entreposer * bagages, déposer * affaires, garder * valises, entreposer * valises, bagagerie, consigne à bagages, poser * valises, poser * bagages
    casiers: casier
    adresse: où êtes vous, où se trouve la maison, où se trouve le chalet, où se trouve le logement, où se trouve la location, situé, située, localisation, coordonnées gps, gps, itinéraire, trouver * maison, trouver * chalet, comment venir, comment vous trouver, vous trouver, comment y aller, comment on vient, chemin d accès, code postal, trouver * logement, navigation, aller chez vous, arriver chez vous, comment arriver, où est la maison, où est le chalet, venir chez vous, coordonnées, rejoindre le chalet, route pour venir, accéder au chalet
    bus: autobus, car postal
    train: trains
    gare: gare ferroviaire, gare de train, gare sncf
    arrêt: arrêt de bus
    bus train: transports publics, transports en commun, sans voiture, transport en commun, transport public
    taxi: vtc, uber
    chambres: chambre, chambres à coucher
    lits: lit
    litdouble: lit double, grand lit, lits doubles, grands lits, lit deux places
    litsimple: lit simple, lits simples, lits jumeaux, lits une place
    personnes accueille: combien de personnes, combien de couchages, couchages, capacité, combien de voyageurs, dormir à combien, combien peuvent dormir, combien de places
    lits: combien de lits
    couvertures: couverture, couette, couettes, duvet
    oreillers: oreiller, coussin
    #extra: réserve, supplémentaire, supplémentaires, en plus, de rechange
    personneplus: une personne de plus, un de plus, personne supplémentaire, personne en plus, invité supplémentaire, voyageur supplémentaire, ami * dormir, amie * dormir, sœur * rejoindre, frère * rejoindre, ami * rejoindre, amie * rejoindre, quelqu un * dormir, mère * rejoindre, septième personne, sept personnes, être sept, ami * rester, ami * venir, amie * venir, amie * rester, sœur * venir, nous rejoindre, inviter un ami, inviter une amie, inviter quelqu un, héberger, dormir avec nous, passer la nuit avec nous, venir une nuit, frère * venir, copine * dormir, copain * dormir, sœur * dormir, lit d appoint, à sept, un invité, un septième, lit supplémentaire, un ami en plus, 7 personnes, personne * en plus, ami peut, amis dormir, rajouter une personne, ajouter une personne, une personne additionnelle, copain * rester, invités dormir
    litbébé: lit bébé, lit de bébé, lit parapluie, berceau, lit pour bébé, lit enfant, lit à barreaux, lit pour enfant, lit pour un bébé, lit pour notre bébé, lit * bébé, couffin, lit pliant bébé
    enfants: enfant, petit, petits, petite, bébé, bébés, gamins
    chaisehaute: chaise haute, chaise bébé, chaise pour bébé, chaise enfant, chaise haute bébé, chaise pour enfant, chaise d enfant
    barrière: barrière de sécurité, barrière d escalier, barrière pour l escalier, barrière de sécurité escalier
    jeux: jouets, jeux de société, jeu de société, jouet, jeu
    serviettes: serviette, linge de bain, linge de toilette, serviettes de bain, serviettes de toilette, draps de bain, linges de bain
    draps: linge de lit, drap, literie, housses de couette, linge de maison
    #change: changer, changement, changé, changés
    lavelinge: lave linge, machine à laver, laver * linge, faire * lessive, lessive, laver * vêtements, laver * habits, faire une machine, buanderie, laver nos affaires, laver du linge, lavelinge, machine à laver le linge
    sèchelinge: sèche linge, sécher * linge, séchoir, tumbler, sécher * vêtements
    produit: produit de lessive, lessive en poudre, produit lessive
    fer: fer à repasser, repasser
    cuisine
    plaques: plaque, plaque de cuisson, plaques de cuisson, induction, vitrocéramique, cuisinière, plaques à induction, table de cuisson, plaque à induction, feux de cuisson
    four
    casseroles: casserole, poêles à frire, poêles, poêle
    raclette: appareil à raclette, service à raclette, raclettes
    fondue: appareil à fondue, service à fondue, caquelon
    épices
    café: cafés
    machineàcafé: machine à café, cafetière, machine à expresso, machine à espresso, nespresso, faire * café, machine nespresso, préparer * café, expresso, machine expresso
    capsules: dosettes, capsules de café, capsule
    lavevaisselle: lave vaisselle, machine à vaisselle, lavevaisselle
    pastilles: tablettes, pastilles * lave vaisselle, tablettes * lave vaisselle, pastille
    poêleàbois: poêle à bois, cheminée, faire * feu, allumer * feu, allumer * poêle, feu de bois, poêle à bûches, feu de cheminée, allumer * cheminée, fourneau à bois, insert, poêle à bois
    bois: bûches, bûche, bois de chauffage, bois de cheminée, bois pour le poêle
    cendre: cendres
    sauna
    télévision: tv, télé, téléviseur, regarder la télé
    télécommande
    chaînestv: chaînes de télé, chaînes tv, chaînes de télévision
    streaming: netflix, prime video, disney
    enceinte: haut parleur, enceinte bluetooth, enceintes, baffle, bluetooth
    courant: électricité, panne de courant, plus d électricité, plus de courant, lumières * éteintes, lumière * éteinte, plus de lumière, coupure de courant, panne d électricité, pas de lumière, coupure d électricité, panne électrique, pas d électricité, pas de courant
    tableauélectrique: tableau électrique, fusibles, disjoncteur, plombs, fusible, compteur électrique, plombs * sauté, disjoncteurs, boîte à fusibles, disjoncté, coffret électrique
    fumer: fumeur, fumeurs, fume, non fumeur
    cigarettes: cigarette
    cendrier
    calme: bruit, silence, heures de calme, bruyant, bruyants, tapage, tranquille, bruits
    fêtes: fête, fêter, faire la fête, soirée, anniversaire, soirée festive
    musique: musique forte
    voisins: voisin
    barbecue: bbq, grill, grillades, griller, gril, barbec
    bouteillegaz: bouteille de gaz, bonbonne, bonbonne de gaz, bouteille pleine
    jardin: pelouse, pré
    terrasse
    luges: luge, traîneau
    chaiselongue: chaise longue, chaises longues, transats, transat, bain de soleil
    parasol
    magasins: magasin, épicerie, courses, faire * courses, acheter à manger, épiceries, commerces, commerce, faire des courses, acheter de quoi manger, supérette, boutique, commerces alimentaires
    supermarché: grande surface, supermarchés, hypermarché
    boulangerie: boulanger, pain, acheter du pain, croissants, du pain, pain frais, baguette
    distributeur: distributeur de billets, argent liquide, retirer * argent, espèces, bancomat, retirer du liquide, distributeur automatique, dab
    restaurants: restaurant, resto, où manger, manger ce soir, manger dehors, déjeuner, dîner, restos, dîner au restaurant, sortir manger, aller manger, bon resto, où dîner, où déjeuner, table pour dîner, souper
    restaurants pizzeria: pizzeria, pizza, pizzas
    #collect: emporter, à emporter, plats à emporter, repas à emporter
    urgence: urgences
    médecin: docteur, cabinet médical, généraliste, toubib
    pharmacie: pharmacies
    hôpital: clinique
    secours: trousse de secours, premiers secours, pansements, pharmacie de secours, pansement
    ski: skis, skier
    skibus: ski bus, navette des pistes, bus des pistes, bus pour les pistes, navette ski, navette pour les pistes, navette des remontées, bus pour le ski
    forfait: forfaits, forfait de ski, forfaits de ski, billet de remontées, ticket de ski, skipass, abonnement de ski
    #hire: loue, louer, location, louer * skis, location de ski
    écoledeski: école de ski, cours de ski, leçons de ski, moniteur de ski
    localàskis: local à skis, ranger * skis, laisser * skis, sécher * skis, sécher * chaussures, mettre * skis, laisser * chaussures de ski, chaussures de ski mouillées, déposer * skis, poser * skis, ranger * chaussures de ski, stocker * skis
    chaussures: chaussures de ski, bottes
    taxe: taxe de séjour, taxe touristique, taxes, taxe de tourisme
    cartehôte: carte d hôte, carte de visiteur, carte visiteur, carte d hôtes
    escaliers: escalier, marches, marche d escalier
    ascenseur
    #steep: raide, raides
    #time: quelle heure, à quelle heure, quand, jusqu à quelle heure, horaires, horaire, ouvert, quel jour, quels jours, à partir de quelle heure, ouverture, ferme à, heures d ouverture, à partir de quand, ouverte, ouvre, horaires d ouverture, ferment, ouverts, à partir quand, jusqu à quand
    #duration: combien de temps, durée, dure, longtemps
    #distance: quelle distance, loin, à combien de, distance, combien de kilomètres
    #size: quelle taille, quelle largeur, large, dimensions, largeur, taille, longueur
    #price: coûte, prix, tarif, gratuit, combien coûte, payant, cher, chf, francs, coût, payer, gratuite, coûtent, gratuits, quel prix, montant, supplément, gratuitement, facturé, gratuites, frais, ça coûte
    : en voiture, avec la voiture, par la route
    #duration: pour chauffer, chauffe t il, mettre à chauffer, préchauffer, monter en température, à chauffer, être chaud, chauffer le sauna
    sauna #duration: sauna * chauffer, chauffer * sauna, sauna * chaud
    ménage: nettoyer, nettoyage, faire le ménage
    boîteàclés clé: récupérer * clés, récupérer * clé, avoir * clés, trouver * clés, chercher * clés, où sont les clés, prendre les clés
    tard arrivée: train en retard, vol retardé, vol * retard, avion * retard, vol en retard, train * retard, arriver tard, arriverons tard, arrivera tard, arriverons après, arriverons vers minuit
    personneplus: venir dormir, dormir chez nous, rester dormir, nous rejoindre une nuit, passer la nuit
    personnes accueille: combien de personnes * dormir, combien de personnes peuvent dormir
    lavevaisselle: lave vaisselle affiche
    localàskis: chaussures de ski mouillées, skis mouillés, ranger les skis
    pistes: piste
    fenêtres: fenêtre
    bouilloire
    petitdéjeuner: petit déjeuner, petits déjeuners, petit dej
    trainenbois: trains en bois
    #sell: vend, acheter, vendre, vendu, achète
    skibus: skibus
    magasindesport: magasin de sport
    : avant l arrivée, après le départ, avant le check in, après le check out, jour de l arrivée, jour du départ, jour de votre arrivée, jour de votre départ
    boxvoiture: garage, garages
    : plus de sept, plus de deux, plus de trois
    #extra: plus de
  `,
  empty: `
    a à ai aie ailleurs ainsi alors après as assez au aucun aucune aujourd hui auprès aurait auriez aussi autre autres aux avec avez avoir avons ayant beau beaucoup besoin bien bon bonne bonsoir bonjour ça car ce ceci cela celle celles celui ces cet cette chez
    ci comme comment d dans de dedans dehors déjà demain depuis des dès devons devrait devez devoir dire dit dites doit dois donc donner dont du elle elles en encore entre est et étais était être eu exactement exacte faire fais fait faites faut
    font ici il ils je jour jours la là laisser le les leur leurs lui ma mais marche marchent même mes mettre met mets moi mon n ne nos notre nous on ou où par pas pendant peu peut peux plus possible pour pourrait pourrions pourriez pourra
    pouvez pouvons pouvoir prendre prévu près proche proches proximité puis qu quand que quel quelle quelles quels quelque quelques qui quoi rapidement rapide sa sans se sera serait ses si sinon son sont sous suis sur sûr svp ta te tout toute toutes tous tout très trouve trouver
    un une utiliser utilise va vais vers vas veut veux voici voilà voir vos votre vous voudrais voudrions vraiment y tu toi ton merci salut cher chère s'il plaît plait madame monsieur allo coucou question questions savoir sait sais
    fonctionne fonctionner fonctionnent fonctionnement allumer allume éteindre éteint démarrer démarre mettre servir sert inclus incluse compris comprise comprises inclu fourni fournis fournies fournie disponible disponibles autorisé autorisés acceptés accepté admis permis droit
    maison chalet logement appartement gîte lieu endroit village région coin arve porte anna hôte équipe séjour vacances nuit nuits matin soir temps indiquer conseiller conseillez recommander recommandez recommandation proposer proposez existe existent situe
    aimerais aimerions aimerait souhaite souhaitons souhaiterions apporter amener emmener venir vient venez viens aller allez prévoir prévoyez mode emploi instructions aide aider expliquer explique moyen façon quelqu chose vite simplement juste seulement ailleurs
    deux trois quatre cinq six sept huit neuf dix premier première dernier super sympa bonne meilleur gros grand grande jolie joli toujours jamais rien autour dessus haut bas gauche droite côté cas ceux faites voulez voulons vouloir c'est est-ce
    doivent peuvent ont avait avions quelles pourrais puis-je peut-on cordialement avance d'avance bientôt fera ferait passer passe reste rester déposer emplacement comprend prête marché utilisation suffit suffisamment
    avant combien affiche indique assez venons chez peuvent mon ton ok regarder voyage utilisation place soir passent passe peu ramassées arriverons serons reste exact exacte indiquez genre façon peut-être ensuite besoin dispose disposez conseil conseils dîtes auriez obtenir donnez donner
    mouillé mouillée mouillés mouillées
    connecter connecte connecté brancher partent part circule
  `,
  optional: `
    mari femme fils fille mère père maman papa frère sœur parents grands-parents ami amie amis amies copain copine couple invité invités personne personnes gens adulte adultes enfant enfants bébé petit petits petite famille
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre noël pâques été hiver printemps automne midi minuit minutes heure heures semaine semaines mois an ans week end après-midi
  `,
  rooms:
    'cuisine salle bains bain chambre chambres séjour salon terrasse cave balcon garage entrée sous-sol pièce pièces étage',
  exists:
    /\by a\b|\by[- ]a[- ]t[- ]il\b|\bavez[- ]vous\b|\bvous avez\b|\bdisposez\b|\bauriez[- ]vous\b/,
  before: `
    dans sur sous à au aux derrière devant près entre chez vers depuis dès du par pour côté dessus dessous face gauche droite haut fond mur long
  `,
  after: 'compris',
  secondQuestion:
    /,? et (?=(?:où|ou est|quand|comment|quel\w*|peut|est|à quelle|jusqu|combien|y a|avez|faut|peut-on|pouvons|pourrait|à partir|c'est|est-ce)(?:\b|[^\p{L}]))|, (?=(?:y a|où|quand|comment|avez|combien|à quelle)(?:\b|[^\p{L}]))/iu,
  noEmergency:
    /\bfeux? (?:d'? ?artifice|de (?:bois|cheminee|camp|joie)|de cuisson|rouge)\b|\b(?:faire|allumer|demarrer|lancer|prendre|preparer) (?:un |du |le )?(?:\w+ )?feu\b(?! a)|\ballume[- ]?feux?\b|\bpare[- ]?feu\b|\bcoin du feu\b|\bextincteurs?\b|\bincendie de foret\b|\b(?:securite|consignes?|regles?|normes?) (?:d'?)? ?incendie\b|\bgaz (?:du|pour le) barbecue\b|\bbarbecue (?:a |au )?gaz\b|\b(?:bouteille|bonbonne|plaque|cuisiniere|gaziniere)s? (?:de |a |au )?gaz\b|\b(?:y a[- ]t[- ]il|avez[- ]vous|il y a|vous avez) (?:un |des |de )?detecteurs? de fumee\b|\bfumeurs?\b|\bfum(?:er|ons|e)\b|\bnon[- ]fumeur\b|\bsaumon fume\b/g,
  emergencies: {
    fire: /\bincendie\b|\bau feu\b|\ben feu\b|\bfeu (?:dans|a|au|sur) \b|\b(?:il y a|y a) (?:le|un|du) feu\b|\bprend feu\b|\ba pris feu\b|\bflammes\b|\bbrule(?:nt)?\b(?! d)|\ben train de bruler\b/,
    gas: /\b(?:odeur|sent|sens|sentons|fuite|pue)\b(?: \w+){0,3} (?:le |de |du )?gaz\b|\bfuite de gaz\b|\bgaz (?:qui )?(?:fuit|s'echappe)\b|\bmonoxyde\b/,
    smoke:
      /\bfumee\b|\bdetecteur\b.*\b(?:bip\w*|sonne|siffle|arrete|hurle)|\balarme\b.*\b(?:bip\w*|sonne|siffle|arrete|hurle|declench\w*)|\b(?:sent|odeur de|odeur) (?:le )?brule\b/,
    'break-in':
      /\bcambriol\w*\b|\beffraction\b|\b(?:quelqu'?un|homme|individu|inconnu|personne)\b(?: \S+){0,5} (?:entrer de force|forcer|fracturer|dans la maison|dans le chalet|a la fenetre|menace\w*)\b|\b(?:essaie|tente|essaye|en train) (?:d'|de |d’)(?:entrer|forcer|s'introduire|penetrer|ouvrir la porte|rentrer)\b|\bforce la porte\b|\bintrus\b|\bvoleurs?\b|\bagress(?:e|ion|eur)\w*\b|\bappel\w* la police\b/,
    injury:
      /\bsaign\w*\b|\binconscient\w*\b|\bne respire (?:plus|pas)\b|\bn'arrive (?:plus|pas) a respirer\b|\bcrise cardiaque\b|\binfarctus\b|\bavc\b|\bambulance\b|\bbless(?:e|ee|es|ure|er)\b|\best tombee?\b|\bjambe cassee\b|\bbras casse\b|\b(?:s'est )?casse (?:le|la|un|une) (?:bras|jambe|poignet|cheville|pied|dent)\b|\betouff\w*\b|\bevanoui\w*\b|\bempoisonn\w*\b|\bconvuls\w*\b|\bdouleur (?:a|dans) la poitrine\b|\bcoupee? (?:au|a la|le|la) (?:doigt|main|bras|jambe)\b|\bbrulee? (?:au|a la|le|la|avec)\b|\bchoc allergique\b|\bmalaise\b|\bsamu\b/,
    water:
      /\binond\w*\b|\bfuite d'?\s?eau\b|\beau (?:\S+ ){0,3}(?:coule|tombe|passe|goutte|fuit|traverse|deborde|partout)\b|\bfuite\b(?! de gaz)|\bdegat des eaux\b|\btuyau (?:\w+ )?(?:casse|creve|perce|eclate|rompu)\b|\brobinet (?:\w+ )?fuit\b|\b(?:coule|goutte) (?:du|par le|au) plafond\b|\bplafond (?:\w+ )?(?:coule|goutte|fuit)\b|\bdeborde\b/,
    'locked-out':
      /\benfermee?s? dehors\b|\bcoincee?s? dehors\b|\bporte (?:\S+ ){0,3}(?:claquee?|refermee|ne s'ouvre (?:pas|plus))\b|\b(?:arrive|arrivons|peut|pouvons|parvient|peux) (?:pas|plus) (?:a )?(?:entrer|rentrer|ouvrir la porte)\b|\bcles? (?:\S+ ){0,3}(?:a l'interieur|cassee|restees? (?:dedans|a l'interieur|dans))|\b(?:dehors|devant la porte) sans (?:les |la |nos )?cles?\b|\b(?:code|boite a cles?) ne (?:fonctionne|marche|s'ouvre) (?:pas|plus)\b|\ba la porte sans cle/,
  },
  robot:
    /\b(?:etes[- ]vous|es[- ]tu|vous etes|tu es|t'es|c'est|est[- ]ce|parle|discute|je parle|ecris) (?:\S+ ){0,4}(?:robot|bot|chatbot|ia|machine|humain|humaine|ordinateur|vraie personne|intelligence artificielle|automate|automatique|reelle)\b|\bqui (?:me )?repond\b/,
};

import type { Rules } from '../rules.ts';

/** French, also as it is written without accents and apostrophes. */
export const rules: Rules = {
  // "l’eau" is the word "eau"; both apostrophes are typed.
  spell: (text) =>
    text
      .replaceAll(/\b(?:[ldjnscmt]|qu|jusqu|lorsqu|puisqu)['’]/g, '')
      .replaceAll(/\b[ldjnscmt] (?=[aeiouyh])/g, ''),
  // Plurals, feminines and the commonest endings of verbs: "serviettes", "chauffer", "arrivons".
  stem: (word) =>
    word
      .replace(/(?<=.{2})(?:s|x)$/, '')
      .replace(/(?<=.{3})(?:issons|issez|ements?|ment|age|ees?|er|ez|ent|ons|ant|e)$/, ''),
  words: `
    wifi: wi fi, wlan, internet, connexion internet, réseau, connexion, box, en ligne, être en ligne, connecter * internet, connecter * réseau, connexion wifi, accès internet, nom du réseau, ordinateur * connecte, téléphone * connecte, aller sur internet, surfer, box internet, le net
    wifi motdepasse: code wifi, clé wifi, code du wifi, code internet, code de wifi, mot de passe wifi, mot de passe internet, clé du wifi
    motdepasse: mot de passe, mdp
    #slow: lent, lente, lentement
    chauffage: chauffer, radiateur, thermostat, température, froid, on gèle, il fait froid, trop chaud, on a froid, plus chaud dans, réchauffer, chauffages, radiateurs, chauffer la maison, gelés, gelé, frigorifié, frigorifiés, frisquet, a froid, ai froid, avons froid, ont froid, super froid, très froid, trop froid, fait froid, glacial, glacée, caille, on se gèle, se gèle, plus chaud, assez chaud, mettre plus chaud, monter la température, baisser la température, chauffage au sol, plancher chauffant, tenir chaud, grelotte, grelottons, degrés, trop fraîche, trop frais, monter * chauffage, augmenter * chauffage, baisser * chauffage, régler * chauffage, mettre * chauffage, allumer * chauffage, radiateur * froid, chauffage * marche
    eauchaude: plus d eau chaude, pas d eau chaude, eau * chaude, eau * froide, eau est froide, tiède, douche * tiède, douche * chaude, douche glacée, eau glacée, eau * tiède, ballon vide, douche * froide, prendre une douche chaude, douche brûlante
    chauffeeau: chauffe eau, boiler, cumulus, ballon d eau chaude
    douche: doucher
    parking: garer, se garer, stationner, stationnement, place de parc, place de parking, parquer, place de stationnement, garer * voiture, laisser * voiture, mettre * voiture, stationner * voiture, parking * voiture, garées, garé, laisser * véhicule, poser * voiture, place pour * voiture, stationne, nous garer, me garer, garons, stationnements, parc de stationnement, où mettre * voiture
    #second: deuxième, seconde
    voiture: auto, véhicule, véhicules, bagnole, voitures, voiture de location
    recharge voiture électrique: recharger * voiture, charger * voiture, borne de recharge, borne * voiture, recharger * véhicule, recharger * tesla, charger * tesla, recharger * électrique, charger * électrique, wallbox, voiture électrique, borne de charge, borne, brancher * voiture, borne * électrique, véhicule électrique, charger un véhicule électrique, brancher * tesla, brancher * électrique, prise pour * voiture, prise pour la voiture, prise pour une voiture, recharger, bornes, chargeur * voiture, tesla, hybride rechargeable, recharger * batterie, brancher la voiture, charger une voiture
    route hiver: route * verglacée, route * neige, route * enneigée, état de la route, neige sur la route, route * dégagée, route * glissante, route * déneigée, monter * neige, monter quand il neige, accès en hiver, route en hiver, routes * hiver, route de montagne, déneigement, déneigé, déneigée, glissant, glissante, route praticable, chasse neige, monter jusqu * neige, conduire sur la neige, accès difficile en hiver, monter en hiver, difficile de monter
    hiver: neige, verglas, neiger, enneigé, enneigée, chutes de neige, verglacé
    chaînes: chaînes à neige, chaînes neige
    pneus: pneus neige, pneus hiver, pneus normaux, pneus été, pneu, pneus quatre saisons
    poubelles: poubelle, déchets, ordures, ordures ménagères, tri, sacs poubelle, trier, recyclage, tri sélectif, tri des déchets, détritus, jeter, jette, débarrasser, trier les déchets, trie, recycler, recyclables, sacs à ordures, bac, bacs, conteneur, container, conteneurs, poubelle de tri, point de collecte, déchetterie, compost
    poubelles vidé: ramassage * poubelles, ramassage des ordures, collecte des déchets, collecte des ordures, poubelles * ramassées, sortir * poubelles, passent * poubelles, poubelles * passent, jour des poubelles, vide * poubelles, éboueurs, passage des poubelles, poubelles * vidées, collecte * poubelles
    poubelles verre: jeter le verre, verre * jette, bouteilles vides, mettre le verre, mettre les bouteilles, jeter les bouteilles, bouteilles en verre, verre à recycler, bouteilles, verre vide, bocaux, conteneur à verre, jeter * verre, verre va, où va le verre
    poubelles papier: jeter le papier, carton, cartons, vieux papiers, journaux, vieux journaux, cartons d emballage
    animaux: animal, animaux de compagnie, animal de compagnie, bêtes, animaux domestiques, compagnon à quatre pattes, animal domestique, quatre pattes, bête
    chien: chiens, chienne, toutou, labrador, chiot, chiots, caniche, berger, bouledogue, teckel, toutous, épagneul, clebs, golden
    arrivée: check in, checkin, arriver, arrive, entrer, rentrer, heure d arrivée, arrivons, prendre possession, remise des clés, entre, rentre, pénétrer, avoir accès, accéder * maison, accéder * logement, accéder * chalet, s installer, nous installer, emménager, être là, débarquer, jour d arrivée, horaires d arrivée, accueil, accueillir, accueille les clients
    #time arrivée: à partir de quelle heure * entrer, à partir de quelle heure * arriver, quelle heure * entrer, quelle heure * arriver, quand * arriver, dès quelle heure, quand * entrer, à partir de quelle heure * rentrer, à partir de quelle heure * venir, à partir de quand * arriver, à partir de quand * entrer, quelle heure * venir
    anticipée: tôt
    anticipée arrivée: plus tôt, venir plus tôt, early check in, arriver en avance, arrivée avancée, check in * lieu de 15, check in plus tôt, arriver * lieu de, arriver à midi, arriver dans la matinée, arriver le matin, arriver dès, arriver tôt, arriver * plus tôt, arriver * avant, venir avant, avancer * arrivée, check in anticipé, check in à, arriver un peu plus tôt, en avance, avant midi, avant quinze, avant 15, en matinée, dans la matinée, dès le matin, dès midi, plus tôt que prévu, un peu plus tôt, très tôt, vol * tôt, avion * tôt, tôt le matin, avant l heure, check in early, entrer * avant, entrer * plus tôt, accès plus tôt
    départanticipé: partir plus tôt, départ anticipé, partir avant, quitter plus tôt, partir en avance, départ plus tôt, écourter
    tard arrivée: arrivée tardive, arriver après minuit, arriver de nuit, arriver en retard, arrivée en pleine nuit, arriver dans la nuit, arriver * minuit, venir après minuit, retard, encore entrer, encore rentrer, arriver * tard, entrer après minuit, arrive après, arriver tard le soir, late check in, check in tardif, vers minuit, après minuit, en retard, arriver * nuit, arriver plus tard, tardivement, minuit, après vingt deux, très tard, assez tard, tard le soir, tard dans la nuit, en pleine nuit, au milieu de la nuit, avion atterrit, vol atterrit, atterrit * tard, atterrit, atterrissons, atterrir, vol tardif, train tardif, dans les bouchons, bouchons, embouteillages, coincés, nuit tombée, heure tardive, avion * retardé, après 22, après 23, train en retard, vol * retard, vol en retard, train * retard, arriverons tard, arrivera tard, arriverons après, arriverons vers minuit
    tard: tardif, tardive, tardifs
    boîteàclés: boîte à clés, boîtier à clés, boîte à clefs, coffre à clés, boîte aux clés
    boîteàclés code: code de la porte, code d entrée, digicode, code de la boîte, code pour entrer, code * clés, code pour la boîte, code d accès, code * porte, code * boîte à clés, code pin, combinaison, code du boîtier, code du coffre, codes
    clé: clef, clefs, clés
    #lost: perdu, perdue, perdre, perds
    départ: check out, checkout, partir, quitter, libérer, heure de départ, quitter les lieux, libérer * logement, quitter * chalet, quitter * maison, rendre * clés, quitter * logement, libérer * chalet, partons, horaire de départ, libérer * maison, rendre * logement, quitté, être partis, partis, sortir * logement, dehors, dernier jour, dernier matin, jour du départ, libéré, s en aller, en partant, avant de partir, au moment de partir, rends * clés, rendre les clés, remettre les clés en partant, rentrons chez nous, déguerpir, remise des clés au départ, quittons, partez, récupérer le logement, récupérer la maison, récupérer le chalet, rendre la maison
    #time départ: jusqu à quelle heure * rester, quelle heure * partir, quand * partir, quelle heure * quitter, quelle heure * libérer, pour quelle heure * partir, jusqu à quand * rester, avant quelle heure * partir, quelle heure * rendre
    tard départ: départ tardif, late check out, check out tardif, quitter * plus tard, partir * plus tard, libérer * plus tard, rester jusqu à, rester un peu plus, partir vers, partir à midi, quitter * vers, partir dans l après midi, garder * logement, garder * chalet, garder la maison, partir après, partir tard, rester * plus longtemps, rester plus tard, quitter * midi, check out * plus tard, départ à midi, rester un peu, quelques heures de plus, rendre * plus tard, départ * plus tard, partir à 11, partir à 12, partir à 13, partir à 14, quelques heures * plus, heures de plus, heures supplémentaires, jusqu à midi, jusqu en début d après midi, dans l après midi, après dix, après 10, rester * midi, vol le soir, avion le soir, partir dans la soirée, traîner, grasse matinée, prolonger jusqu, rester jusqu en, partir en fin, départ en fin, un peu plus longtemps
    prolonger: nuit de plus, nuit supplémentaire, une nuit en plus, prolonger * séjour, rester une nuit, rester un jour, jours de plus
    bagages: valises, valise, sacs, affaires, déposer * bagages, laisser * bagages, laisser * valises, déposer * valises, stocker * bagages, consigne, laisser * affaires, laisser * sacs, garder * bagages, déposer * sacs, entreposer * bagages, déposer * affaires, garder * valises, entreposer * valises, bagagerie, consigne à bagages, poser * valises, poser * bagages, bagage, sac à dos, valoche, malles, laisser nos affaires, poser * affaires, poser * sacs, mettre * valises, mettre * bagages, stocker * valises, stocker * affaires, sac, nos affaires, bagages avant
    casiers: casier
    adresse: où êtes vous, où se trouve la maison, où se trouve le chalet, où se trouve le logement, où se trouve la location, situé, située, localisation, coordonnées gps, gps, itinéraire, trouver * maison, trouver * chalet, comment venir, comment vous trouver, vous trouver, comment y aller, comment on vient, chemin d accès, code postal, trouver * logement, navigation, aller chez vous, arriver chez vous, comment arriver, où est la maison, où est le chalet, venir chez vous, coordonnées, rejoindre le chalet, route pour venir, accéder au chalet, nom de rue, rue, numéro de rue, trouver, vous rejoindre, rejoindre * maison, plan d accès, plan, carte routière, emplacement exact, itinéraires, comment accéder, comment se rendre, se rendre, par où passer, par où, quelle route, google maps, waze, depuis l autoroute, sortie d autoroute, indications
    bus: autobus, car postal
    train: trains
    gare: gare ferroviaire, gare de train, gare sncf
    arrêt: arrêt de bus
    bus train: transports publics, transports en commun, sans voiture, pas de voiture, sans véhicule, sans permis, en train, en bus, par le train, prendre le train, prendre le bus, ligne de bus, horaires de bus, horaires des trains, correspondance, tram, navette publique, sncf, pas le permis, desservi, dernier bus, dernier train, prochain bus, prochain train, venir * en train, venir * en bus, aller * en train, arriver * en train, arriver * en bus, venir * par le train, rejoindre * en train
    taxi: vtc, uber, taxis
    chambres: chambre, chambres à coucher, pièces à dormir, combien de chambres
    lits: lit, matelas, canapé lit, couchage, lits superposés, lit king size, lits séparés, grand lit, disposition des lits, disposition des chambres, répartition des lits, répartissent les couchages, répartition, répartissent, dort où, taille des lits, combien de lits
    litdouble: lit double, lit deux places
    litsimple: lit simple, lits jumeaux, lits une place
    personnes accueille: combien de personnes, combien de couchages, couchages, capacité, combien de voyageurs, dormir à combien, combien peuvent dormir, combien de places, six dont deux, nous sommes six, on est six, être six, à six, dormir à six, places pour dormir, dorment, loger, combien de personnes * dormir, combien de personnes peuvent dormir
    couvertures: couverture, couette, couettes, duvet, plaids, plaid, édredon, couette supplémentaire, couvertures supplémentaires
    oreillers: oreiller, coussin
    #extra: réserve, supplémentaire, supplémentaires, en plus, de rechange, plus de
    personneplus: une personne de plus, un de plus, personne supplémentaire, invité supplémentaire, voyageur supplémentaire, ami * dormir, sœur * rejoindre, frère * rejoindre, ami * rejoindre, quelqu un * dormir, mère * rejoindre, septième personne, sept personnes, être sept, ami * rester, ami * venir, sœur * venir, nous rejoindre, inviter un ami, inviter une amie, inviter quelqu un, héberger, dormir avec nous, passer la nuit avec nous, venir une nuit, frère * venir, copine * dormir, copain * dormir, sœur * dormir, lit d appoint, à sept, un invité, un septième, lit supplémentaire, un ami en plus, 7 personnes, personne * en plus, ami peut, rajouter une personne, ajouter une personne, une personne additionnelle, copain * rester, invités dormir, invité de plus, une de plus, personne de plus, quelqu un de plus, quelqu un en plus, rejoindre, se joindre, joindre à nous, venir avec nous, invité en plus, ami de plus, une septième, septième, sept, ajouter quelqu un, rajouter quelqu un, ajouter un, matelas supplémentaire, lit pliant, dormir sur place, supplémentaire pour dormir, visiteur, nous serons sept, on sera sept, adulte de plus, adulte supplémentaire, venir dormir, dormir chez nous, rester dormir, nous rejoindre une nuit, passer la nuit
    litbébé: lit de bébé, lit parapluie, berceau, lit pour bébé, lit enfant, lit à barreaux, lit pour enfant, lit pour un bébé, lit pour notre bébé, lit * bébé, couffin, lit pliant bébé, nourrisson, nouveau né, lit cage, lit de voyage, petit lit, faire dormir * bébé, bébé * dormir, bébé dort, lit du bébé, couchage bébé, couchage pour bébé
    enfants: enfant, petit, petits, petite, bébé, bébés, gamins, enfants en bas âge, tout petits, adapté aux enfants, convient aux enfants, jeunes enfants, vaisselle enfant, assiettes en plastique, marmots, petiots, bambins, loulous
    chaisehaute: chaise haute, chaise bébé, chaise pour bébé, chaise enfant, chaise haute bébé, chaise pour enfant, siège bébé, rehausseur, chaise de bébé, siège haut, chaise pour le bébé
    barrière: barrière de sécurité, barrière d escalier, barrière pour l escalier, barrière de sécurité escalier, barrière pour bébé, barrière enfant, protège escalier, sécuriser l escalier, barrière bébé, bloquer l escalier, sécurisé, sécurisée, sûre pour les enfants, sûre pour les tout, sûr pour les petits, dangereux pour les enfants
    jeux: jouets, jeux de société, jouet, jeu, puzzles, puzzle, jeux de cartes, pour jouer, jouer à l intérieur, petits trains
    serviettes: serviette, linge de bain, linge de toilette, serviettes de bain, serviettes de toilette, draps de bain, essuie mains, peignoirs de toilette, draps de douche
    draps: linge de lit, drap, literie, housses de couette, linge de maison, lits faits, taies, taies d oreiller, parures de lit, linge, drap housse, literie fournie
    #change: changer, changement, changé, changés
    lavelinge: machine à laver, laver * linge, faire * lessive, lessive, laver * vêtements, laver * habits, faire une machine, buanderie, laver nos affaires, laver du linge, machine à laver le linge, laver, linge sale, vêtements sales, habits sales, laver des vêtements, laver nos vêtements, laver nos habits, fringues, laverie, faire une lessive, lessives, laverie automatique, machine pour le linge, vêtements
    sèchelinge: sécher * linge, séchoir, tumbler, sécher * vêtements, sécher, étendoir, étendre le linge, habits mouillés, vêtements mouillés
    produit: produit de lessive, lessive en poudre, produit lessive, lessive liquide, détergent, adoucissant, poudre à laver
    fer: fer à repasser, repasser
    cuisine: cuisiner, faire à manger, préparer à manger, faire la cuisine, équipement de cuisine, préparer un repas, préparer les repas, ustensiles, kitchenette
    plaques: plaque, plaque de cuisson, induction, vitrocéramique, cuisinière, plaques à induction, table de cuisson, feux de cuisson, plaques électriques, gazinière, taques, réchaud, plaques vitro, cuisson
    four: cuire au four, gâteau au four, faire cuire une pizza, rôtir
    casseroles: casserole, poêles à frire, poêles, poêle, marmite, marmites, batterie de cuisine, faitout
    raclette: appareil à raclette, service à raclette, raclettes
    fondue: appareil à fondue, service à fondue, caquelon
    épices: sel, poivre, huile, huile d olive, sel et poivre
    café: cafés, genre de café, sorte de café, type de café, café moulu, café filtre, cappuccino, caféine, café du matin
    machineàcafé: machine à café, cafetière, machine à expresso, machine à espresso, nespresso, faire * café, machine nespresso, préparer * café, expresso, machine expresso, machine à capsules, percolateur, cafetière italienne, cafetières, moka, appareil à café
    capsules: dosettes, capsules de café, capsule
    lavevaisselle: lave vaisselle, machine à vaisselle, faire la vaisselle, vaisselle, laver la vaisselle, vaisselle sale, plonge, lave vaisselle affiche
    pastilles: tablettes, pastilles * lave vaisselle, tablettes * lave vaisselle, pastille
    poêleàbois: poêle à bois, cheminée, faire * feu, allumer * feu, allumer * poêle, feu de bois, poêle à bûches, feu de cheminée, allumer * cheminée, fourneau à bois, insert, feu ce soir, faire du feu, bon feu, flambée, faire une flambée, allume le poêle, cheminées, foyer, âtre, attiser, bûche dans, petit bois, allumettes
    bois: bûches, bûche, bois de chauffage, bois de cheminée, bois pour le poêle, rondins, stock de bois, réserve de bois, bois pour la cheminée, bois pour le feu
    cendre: cendres
    sauna: saunas, séance de sauna
    télévision: tv, télé, téléviseur, regarder la télé, regarder * match, regarder un film, regarder des films, regarder le foot, téléviseurs, poste de télé, écran, écran plat, dessins animés, regarder les infos, programmes télé, smart tv
    télécommande
    chaînestv: chaînes de télé, chaînes tv, chaînes de télévision
    streaming: netflix, prime video, disney, apple tv, youtube, disney plus, amazon prime, plateforme de streaming, spotify, chromecast, compte netflix
    enceinte: haut parleur, enceinte bluetooth, enceintes, baffle, bluetooth, chaîne hi fi, chaîne hifi, sono, barre de son, enceinte portable
    courant: électricité, panne de courant, plus d électricité, plus de courant, lumières * éteintes, plus de lumière, coupure de courant, panne d électricité, pas de lumière, coupure d électricité, panne électrique, pas d électricité, pas de courant, lumière s est éteinte, lumières se sont éteintes, lumière * coupée, s est éteinte, éteinte, éteintes, électricité coupée, coupé, courant * coupé, plus rien ne s allume, dans le noir, noir complet, fait noir, sans électricité, sans courant, sans lumière, prises ne marchent plus, lumière ne marche, lampes, court circuit, disjoncte, jus, électricité a sauté, courant a sauté, lumière a sauté, panne de lumière
    tableauélectrique: tableau électrique, fusibles, disjoncteur, plombs, fusible, compteur électrique, plombs * sauté, disjoncteurs, boîte à fusibles, disjoncté, coffret électrique, compteur, armoire électrique, plomb, plombs ont sauté, boîtier électrique, panneau électrique, a disjoncté, interrupteur général, ça a sauté, a sauté
    fumer: fumeur, fumeurs, fume, non fumeur, cigarette dehors, fument, fumeuse, fumeuses, clope, clopes, cloper, en griller une, coin fumeur, espace fumeur, cigare, cigares, tabac, interdit de fumer, autorisé de fumer
    cigarettes: cigarette, vapoter, vape, cigarette électronique, vapotage, e cigarette
    cendrier
    calme: bruit, silence, heures de calme, bruyant, bruyants, tapage, tranquille, bruits, faire du bruit, du bruit, tapage nocturne, bruyante, fort le soir, silencieux, moins fort, heures de silence, heures calmes, déranger, déranger les voisins, couvre feu, faire moins de bruit, nuisances, bruit le soir, repos nocturne, faire trop de bruit
    fêtes: fête, fêter, faire la fête, soirée, anniversaire, soirée festive, anniversaires, enterrement de vie, célébrer, boum, festoyer, danser, enterrement de vie de garçon, teuf, inviter des amis, faire la bringue, réveillon
    musique: musique forte, mettre de la musique, écouter de la musique, musique dehors, musique le soir, monter le son
    voisins: voisin, voisinage, voisine
    barbecue: bbq, grill, grillades, griller, gril, barbec, grille, saucisses, griller des saucisses, griller de la viande, merguez, barbecues, faire un barbecue, grillade, côtelettes, cuire dehors, charbon de bois, charbon, cuisiner dehors, steaks, plancha, brochettes
    bouteillegaz: bouteille de gaz, bonbonne, bonbonne de gaz, bouteille pleine
    jardin: pelouse, pré, extérieur, dehors manger, espace vert, espace extérieur, gazon, jouer dehors, manger dehors au soleil, verdure
    terrasse: terrasses, véranda
    luges: luge, traîneau, faire de la luge, luger, piste de luge, bob, bobs, glisser
    chaiselongue: chaise longue, transats, transat, bain de soleil, bronzer, chaises de jardin relax, fauteuils relax, prendre le soleil
    parasol: ombre, parasols, protection contre le soleil
    magasins: magasin, épicerie, courses, faire * courses, acheter à manger, épiceries, commerces, commerce, faire des courses, acheter de quoi manger, supérette, boutique, commerces alimentaires, faire ses courses, faire nos courses, faire les courses, provisions, ravitaillement, ravitailler, acheter * manger, acheter du lait, acheter des légumes, acheter des fruits, acheter des produits, produits de base, magasins ouverts, commerçants, épicier, supérettes, alimentation, magasin d alimentation, acheter de la nourriture, nourriture, shopping, acheter à boire, boutiques
    supermarché: grande surface, supermarchés, hypermarché, leclerc, carrefour, intermarché, coop, migros, grand magasin, lidl, aldi, casino
    boulangerie: boulanger, pain, acheter du pain, croissants, du pain, pain frais, baguette, pain le matin, viennoiseries, pâtisserie, acheter * pain, baguettes, pain du matin, petits pains, brioche, croissant, boulangeries, chercher le pain, chercher du pain
    distributeur: distributeur de billets, argent liquide, retirer * argent, espèces, bancomat, retirer du liquide, distributeur automatique, dab, retirer des espèces, liquide, cash, billets, billetterie, guichet automatique, retrait, retirer de l argent, tirer de l argent, argent comptant, retirer
    restaurants: restaurant, resto, où manger, manger ce soir, manger dehors, déjeuner, dîner, restos, dîner au restaurant, sortir manger, aller manger, bon resto, où dîner, où déjeuner, table pour dîner, souper, bien manger, manger le soir, manger au restaurant, bon restaurant, bonne table, un endroit pour manger, endroit où manger, manger un morceau, brasserie, bistrot, bistro, auberge, dîner ce soir, petit resto, aller au restaurant, réserver une table, goûter la cuisine locale, repas du soir, repas, manger à midi, faim, auberges, crêperie, gastronomie
    restaurants pizzeria: pizzeria, pizza, pizzas
    #collect: emporter, à emporter, plats à emporter, repas à emporter, pizza à emporter, manger à emporter, chercher une pizza, commander une pizza, emporte
    urgence: urgences
    médecin: docteur, cabinet médical, généraliste, toubib, docteurs, médecins, consulter, consultation, malade, fièvre, tombé malade, toubibs, cabinet, se faire soigner, aide médicale, centre médical, maison médicale
    pharmacie: pharmacies, médicaments, médicament, pharmacien, doliprane, aspirine, paracétamol, ordonnance, sirop, antidouleur
    hôpital: clinique, hôpitaux, soins d urgence, service des urgences
    secours: trousse de secours, premiers secours, pansements, pharmacie de secours, pansement, kit de secours, sparadrap, désinfectant, bandage, boîte à pharmacie
    ski: skis, skier, skieurs, snowboard, surf des neiges, skiable, domaine skiable, station de ski, skieur, matériel de ski, snow, équipement de ski, faire du ski
    skibus: ski bus, navette des pistes, bus des pistes, bus pour les pistes, navette ski, navette pour les pistes, navette des remontées, bus pour le ski, navette, navettes, bus de ski, car des neiges, bus des neiges
    forfait: forfaits, forfait de ski, billet de remontées, ticket de ski, skipass, abonnement de ski, acheter les forfaits, forfait journée, forfaits remontées, pass de ski, forfait remontées mécaniques, billets remontées, tickets de remontées, ski pass
    hire: loue, louer, location, louer * skis, location de ski, louer des skis, louer du matériel, location de matériel, loueur, emprunter
    écoledeski: école de ski, cours de ski, leçons de ski, moniteur de ski, apprendre à skier, apprendre le ski, prendre des cours, esf, cours de snowboard
    localàskis: local à skis, ranger * skis, laisser * skis, sécher * skis, sécher * chaussures, mettre * skis, laisser * chaussures de ski, chaussures de ski mouillées, déposer * skis, poser * skis, ranger * chaussures de ski, stocker * skis, casier à skis, mettre les skis, chaussures à sécher, stocker les skis, rangement des skis, entreposer les skis, entreposer * skis, faire sécher les chaussures, faire sécher * chaussures, skis mouillés, ranger les skis
    chaussures: chaussures de ski, bottes
    taxe: taxe de séjour, taxe touristique, taxes, taxe de tourisme, taxe locale, taxe communale, impôt, impôts, taxe en plus, taxe de la commune, frais de séjour
    cartehôte: carte d hôte, carte de visiteur, carte visiteur, carte d invité, carte avantages, pass visiteur, carte de réduction
    escaliers: escalier, marches, marche d escalier, accès handicapé, fauteuil roulant, pmr, plain pied, mobilité réduite, béquilles, canne, à l étage, rez de chaussée, accessible, accessibilité, monter les marches, mal aux genoux, genou, genoux, marche difficilement, peine à marcher, du mal à marcher, déambulateur, handicapé, handicapée, quel étage, hanche, rampe
    ascenseur
    #steep: raide, raides
    #time: quelle heure, à quelle heure, quand, jusqu à quelle heure, horaires, horaire, ouvert, quel jour, à partir de quelle heure, ouverture, ferme à, heures d ouverture, à partir de quand, ouverte, ouvre, horaires d ouverture, ferment, ouverts, à partir quand, jusqu à quand
    #duration: combien de temps, durée, dure, longtemps, pour chauffer, chauffe t il, mettre à chauffer, préchauffer, monter en température, à chauffer, être chaud, chauffer le sauna
    #distance: quelle distance, loin, à combien de, distance, combien de kilomètres
    #size: quelle taille, quelle largeur, large, dimensions, largeur, taille, longueur
    #price: coûte, prix, tarif, gratuit, combien coûte, payant, cher, chf, francs, coût, payer, gratuite, coûtent, gratuits, quel prix, montant, supplément, gratuitement, facturé, gratuites, frais, ça coûte
    : en voiture, avec la voiture, par la route, gps demande, gps me demande, navigateur demande, en plus du prix, petite question, une question, juste une question, je me demandais, on se demandait, nous nous demandions, merci d avance, merci beaucoup, par avance, d avance, bonne journée, bonne soirée, bien à vous, bien cordialement, à bientôt, dans la moitié, moitié des pièces, la moitié, d un coup, tout à coup, tout d un coup, fait une bêtise, on a fait, c est possible, est ce possible, serait il possible, serait ce possible, ça irait, ça vous dérange, ça dérange, c est gênant, si possible, en fait, du coup, par exemple, au cas où, pas de souci, pas de problème, un problème, sans problème, au fait, s il te plaît, d accord, tout de suite, la semaine prochaine, semaine prochaine, en passant, les laisser, la laisser, les mettre, les poser, de tout, au moins, au plus, le dernier commence, faut il les acheter, les acheter, en acheter, apporter les nôtres, changer ça, changer cela, avant l arrivée, après le départ, avant le check in, après le check out, jour de l arrivée, jour de votre arrivée, jour de votre départ, plus de sept, plus de deux, plus de trois
    sauna #duration: sauna * chauffer, chauffer * sauna, sauna * chaud
    ménage: nettoyer, nettoyage, faire le ménage
    boîteàclés clé: récupérer * clés, avoir * clés, trouver * clés, chercher * clés, où sont les clés, prendre les clés, récupérer les clefs, remet les clés, remettre les clés, donne les clés, clés se trouvent, chercher les clés, combien de clés, trousseau
    pistes: piste
    fenêtres: fenêtre
    bouilloire
    petitdéjeuner: petit déjeuner, petit dej
    trainenbois: trains en bois
    #sell: vend, acheter, vendre, vendu, achète
    magasindesport: magasin de sport
    boxvoiture: garage, garages
    #second parking: deux voitures, deux véhicules, deuxième voiture, deuxième véhicule, seconde voiture, 2 voitures
    dogsitter: dog sitter, dog sitting, gardien de chien, garde du chien, croquettes, vétérinaire, promeneur de chien, pension canine
    départ nettoyage: nettoyer avant de partir, ménage avant de partir, ménage de fin, ménage de départ
    salondethé: salon de thé, bar à café, coffee shop, troquet, table basse, starbucks
    accessoiressauna: huile * sauna, bonnet, bonnets, essence pour le sauna
    livraison: livrer, livré, livrés, livrent, livreur, petit déjeuner livré
    bureaudechange: bureau de change, changer de l argent, banque, american express
    dentiste: pédiatre, opticien, kiné
    microondes: micro ondes, chauffer du lait, réchauffer un plat, réchauffer du lait, chauffer un biberon, chauffe biberon
    météo: pluie, soleil, pleut, quel temps, temps fait il, temps qu il, température extérieure, il fait froid en
    vélos: vélo, vtt, bicyclette, bicyclettes
    locationvoiture: location de voiture, louer une voiture, essence, station service, garagiste, siège auto, amende, contravention, pv, permis de stationnement
    piscine: jacuzzi, bassin, spa, bain à remous
    salledejeux: salle de jeux, salle de sport, salle de gym
    mixeur: blender
    jouetsdebain: jouets de bain, jouets pour le bain, jouets de plage
  `,
  empty: `
    a ai aie ailleurs ainsi alors après as assez au aucun aujourd hui auprès aurait auriez aussi autre aux avec avez avoir avons ayant beau beaucoup besoin bien bon bonne bonsoir bonjour ça car ce
    ceci cela celle celui ces cet cette chez ci comme comment d dans de dedans dehors déjà demain depuis des devons devrait devez devoir dire dit dites doit dois donc donner dont du elle elles en
    encore entre est et étais était être eu faire fais fait faut font ici il ils je jour la le les leur lui ma mais marche marchent même mes mettre met mets moi mon n ne nos notre nous on ou par pas
    pendant peu peut peux plus possible pour pourrait pourrions pourriez pourra pouvez pouvons pouvoir prendre prévu près proche proximité puis qu quand que quel quelle qui quoi rapide sa sans se sera
    serait ses si sinon son sont sous suis sur svp ta te tout tous très trouve trouver un une utilise va vais vers vas veut veux voici voilà voir vos votre vous voudrais voudrions y tu toi ton merci
    salut cher chère plaît madame monsieur allo coucou question savoir sait sais fonctionne allume éteindre éteint démarre servir sert incluse compris comprise inclu fourni disponible autorisé accepté
    admis permis droit maison chalet logement appartement gîte lieu endroit village région coin arve porte anna hôte équipe séjour vacances nuit matin soir temps conseiller recommander recommandation
    proposer existe situe aimerais aimerions aimerait souhaite souhaitons souhaiterions venir vient venez viens aller allez prévoir prévoyez mode emploi instructions aide aider explique moyen façon
    quelqu chose vite juste deux trois quatre cinq six sept huit neuf dix premier première dernier super sympa meilleur gros grand joli toujours jamais rien autour dessus haut bas gauche côté cas ceux
    voulez voulons vouloir doivent peuvent ont avait pourrais cordialement avance bientôt fera ferait passe reste déposer emplacement comprend prête utilisation suffit suffisamment avant combien
    affiche indique venons ok voyage place ramassées arriverons serons exact genre ensuite dispose conseil obtenir mouillé connecte partent part circule absolument accord achète acheter actuellement
    adorable adorent adorerait adorerais adorerions afin agit agréable aime aiment aimez aimons ajoute alentours allons allait allions allé allés amènerait amène amènerons apparemment appel apporte
    apportons apprécié approximativement arrange arrête assure attend attendre attendons attention aura aurai aurions auront autant auparavant avais avis ayez bref but carrément causes certain chaque
    clair commence complètement comprendre concerne confirmer confirmation connaissez connaître connais constaté content contente contre convient correct coup cours court croire crois curieuse curieux
    davantage débrouille décidé découvert découvrir demande demandais demandons déranger désolé dernière désirons désire détail devais devait devrions devrons devront devra devrez difficile
    directement direz disais disons doute doucement doubler durant effectivement efficace également embête emporté emportons emmène emmenons enfin énorme entendu entièrement envie environ envisage
    envisageons éventuel éventuelle espère espérons essaie essaye essayons étions étiez évidemment évident évite excellente excellent excuse extrêmement facile faisait faisons faisant fameux faudra
    faudrait ferez ferons ferai ferions fini finir finalement fois forcément formidable franchement fréquent gagner garde général gentil gentille gentiment grâce grave gênant gêne habituel
    habituellement hâte hélas heureux heureuse hier humain idéal idée idées ignore imagine immédiatement impatience impatients important importante impossible inclure incroyable inquiet installé
    installer intéresse interroge joindre jusqu laissé laissons laquelle lesquels lequel lors lorsque magnifique maintenant manière manque maximum mentionné mérite message mien mienne mince mieux
    milieu minimum mignon moindre moins moitié moment monde naturellement nécessaire nombreux non normal notamment nouveau nouvel nouvelle nul nulle obligatoire obligé occasion occupe oui oublié parce
    parfait parfois parle partie particulier particulièrement partout passera passerons patience patienter payé pense pensais pensait pensons pensions pensiez permettre permet permettez personnel
    personnellement pire plaisir plaisante plein plupart plutôt point pose poser possibilité pourquoi pourtant pratique précis précise précédent préférable préfère préférons préfèrerait prendrons
    prenons prend pris prévenir prie principal prix probablement problème procéder procédure prochain profiter propos propre puisque puissions pur quant quantité quasiment quelconque quoique raison
    raisonnable rappelle rappeler rare rarement récemment recevoir reçu reçois reçoit récupère refaire regarde regrette remercie remercions rencontrer rend rendre renseigner répond répondre réponse
    résoudre respecter ressemble restons retour retourner retrouve réussi réussir revenir réellement réserve réservation réserver sacré satisfait savent savez savons semble sens sent sentir sérieux
    sérieusement seul serez seriez serions servi signifie simple situation soit soient solution soudain sorte souci souvent spécial strictement suffisant suite suivant suivante suivre supporter
    suppose surtout surprise sympathique système tant tas tellement tente tient tiens tenir terrible total touche tourne traditionnel tranquillement travers trop truc typique ultérieur uniquement
    urgent utile utilisons valable véritable vérifie veuillez viendra viendrai viendrait viendrons viendront viennent venu vieux vieille vieil visite vit vivre voient vois voit volontiers voudra
    voudrait voudriez voulait voulais voulions vrai onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent bises bisous hello hey salutations sincères vol avion atterrir
    venions comptons compte prévois conduire roule descendre descend monter monte montons partir reprendre lance appuyer règle branche fasse dérange dérangerait ennuie ennuyer voyageons voyagent
    vacanciers entreposer ranger stocker jeune âgé âgée meuf mec mecs iriez irais irions peine bêtise
  `,
  optional: `
    mari femme fils fille mère père maman papa frère sœur parents grands-parents ami amie amis amies copain copine couple invité invités personne personnes gens adulte adultes enfant enfants bébé petit petits petite famille
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre noël pâques été hiver printemps automne midi minuit minutes heure heures semaine semaines mois an ans week end après-midi
    arrivée départ épouse époux conjoint conjointe compagnon compagne fiancé fiancée filles garçon garçons jumeaux jumelles aîné aînée cadet cadette dernier tonton tante oncle cousin cousine cousins
    neveu nièce mamie papi papy beau belle ado ados adolescent adolescents senior seniors âgés collègue collègues copines copains groupe hommes femmes homme dame dames monsieur familles lundis mardis
    samedis dimanches weekend jours matinée soirée soirées journée journées nuitée année années férié fériés vacances demi quart minute secondes matériel équipement
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

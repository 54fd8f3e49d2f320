import type { SearchRules } from '../search-rules.ts';

/** French, also as it is written without accents and apostrophes. */
export const rules: SearchRules = {
  // "l’eau" is the word "eau"; both apostrophes are typed.
  fold: (text) =>
    text
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll(/\b(?:[ldjnscmt]|qu|jusqu|lorsqu|puisqu)['’]/g, ''),
  phrases: [
    [/\bencore r?entrer\b/g, 'encoreentrer'],
    [/\brentrer\b/g, 'entrer'],
    [/\bcheck[\s-]?in\b/g, 'checkin'],
    [/\bcheck[\s-]?out\b/g, 'checkout'],
    [/\bwi[\s-]fi\b/g, 'wifi'],
    [/\baujourd['’\s]?hui\b/g, ''],
    [/\ba partir\b/g, ''],
    [/\bplus tot\b/g, 'plustot'],
    [/\bplus tard\b/g, 'plustard'],
    [/\blave[\s-](?=linge|vaisselle)/g, 'lave'],
    [/\bmot de passe\b/g, 'motdepasse'],
    [/\b(?:tv|tele)\b/g, 'television'],
    [/\bsans (?:la |notre |une )?voiture\b/g, 'sansvoiture'],
    [/\ben voiture\b/g, ''],
    [/\b(?:combien de|en meme|quelque) temps\b/g, ''],
    [/\b(?:la|le|vous) trouver\b|\btrouver (?:la maison|le chalet)\b/g, 'trouvermaison'],
    [/\b(?:de|dans la) nuit\b/g, 'denuit'],
    [/\bvolee?s?\b/g, 'derobe'],
  ],
  figure: /^\d+(?:h|h\d+|e|er|eme)?$/,
  // Plurals, feminines and the commonest endings of verbs: "serviettes", "chauffer", "arrivons".
  stem: (word) => {
    const singular = word.replace(/(?<=.{2})aux$/, 'al').replace(/(?<=.{3})[sx]$/, '');
    const bare = singular.replace(
      /(?<=.{3})(?:issons|issez|ation|ement|ment|age|ees?|er|ez|ent|ons|ant|eur|euse|ir|e)$/,
      '',
    );
    return bare.replace(/(?<=.{3})([b-df-hj-np-tv-z])\1$/, '$1');
  },
  stopWords: `
    a c d j l m n qu s t ai aie aimerait aimerais aimerions ainsi alors an ans apres as assez au aucun aucune auprès aura aurait auriez
    aussi autre autres aux avait avance avant avec avez avoir avons ayant bas beau beaucoup belle bien bientôt bon
    bonjour bonne bonsoir ça car ce cela celui ces cet cette ceux chaque cher chère chers chez ci comme comment
    connaissez conseiller coup coucou côté dans de depuis derrière des dès désolé devant devons devez devrait dire dis
    dit dites dois doit doivent donc dont du durant elle elles en encore enfin ensuite entre est et étaient était étant
    été être eu eux exactement excellent excellente faire fais fait faites faut fera font gros grand grande ici il ils
    ira jamais je juste la là laquelle le lequel les leur leurs loin lors lui ma magnifique mais marche marchent marcher
    maximum me même mes mettre met mieux moi moins mon ne ni non normal nos notre nôtre nous nouveau on ont ou où oui
    par parce parfait parfois pas passe passent passer pendant petit petite petits peu peut peuvent peux plus plusieurs
    plutôt point possible pour pourra pourquoi pourrait pourriez pourrions pouvez pouvoir pouvons près presque prochain
    prochaine proche proches puis puisque quand que quel quelle quelles quelqu quelque quelques quels question qui quoi
    regarder rien sa sans sais salut savez savoir se sera serait seriez seront ses seulement si sinon sommes son sont
    sous souvent soyez stp suis super sur surtout svp ta tant te tel tes toi ton toujours tous tout toute toutes très
    trop trouve trouver trouvent tu un une va vais vas venir venons vers veut veux via viens vient voici voilà voir vos
    votre vôtre voudrais voudrait voudrions voulez voulons vous vraiment vu y t besoin aide merci plaît faudra utile
    utiliser utilise fonctionne fonctionner fonctionnent info infos envie recommander deux trois quatre cinq six sept
    huit neuf dix onze douze premier première second deuxième minute minutes heure heures horaire horaires jour jours
    journée date semaine semaines week end weekend mois année années demain hier matin matinée midi après-midi soir
    soirée nuit nuits lundi mardi mercredi jeudi vendredi samedi dimanche dimanches janvier février mars avril mai juin
    juillet août septembre octobre novembre décembre noël pâques hiver printemps automne homme femme fils fille frère
    sœur mari mère maman père papa parents couple copain copine grand-mère grand-père mamie papy garçon chalet maison
    logement appartement gîte location place arve porte hôte hôtes équipe anna séjour vacances voyage chf euro euros
    francs aller allez allons conseillez recommandez indiquez endroit sympa appelle appellent appelez autorisé rentre
    rester reste possibilité`,
  helping: `
    accès allumer amener apporter prendre emporter emmener acheter vendre louer prêter emprunter appeler attendre
    changer chaud coûter coût coûte combien demander disponible donner sortir rendre fermer ouvrir ouvert ouverture
    ferme gratuit payant payer personne personnes pièce places prix tarif supplémentaire supplément compris inclus
    fourni fournis interdit permis accepter acceptés laisser poser déposer récupérer garder haut dehors dedans dessus
    extérieur intérieur droite gauche servir vide plein tourner monter descendre arrêter commencer boire commander
    réserver chercher jeter libre chambre`,
  personal: `
    facture reçu tva remise réduction rabais promotion annuler annulation annulé remboursement rembourser caution
    acompte virement paiement payé argent oublié oublier perdu perdre cassé casser abîmé dégât dégâts dommage
    réclamation déçu avis note évaluation commentaire réservation réserver décaler reporter modifier vendre achat
    mariage marier emploi travail assurance contrat propriétaire photo photos météo temps dérobé`,
};

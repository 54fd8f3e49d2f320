-- The questions, pages, providers, articles, updates and positions in French. Each is up to date with the English row that it names.
insert into public.faq_items (id, language, translation_of, translated_from, type, display_order, question, answer, category)
select translation.id::uuid, 'fr', original.id, original.words_digest, original.type, original.display_order,
  translation.question, translation.answer, translation.category
from (values
('82f67d79-3cdf-4d4b-bc94-5c4142c5aef1', 'de5cd95c-b9c3-43d7-9d6a-54b8a8beaf49',
 $t$Nightdesk dit-il aux voyageurs qu’il est une IA ?$t$,
 $t$Oui. Le premier message le dit : « Bonsoir Camille, ici Nightdesk, l’assistant IA du Chalet Arve. »

Un voyageur qui demande plus tard si c’est une personne qui écrit reçoit la même réponse, tout aussi claire.$t$,
 $t$Général$t$::text),
('d437e218-e150-47d8-970e-666105f1a88c', 'f05ccf67-043b-4969-bbab-b1379b26cbdb',
 $t$Que se passe-t-il quand l’assistant ne connaît pas la réponse ?$t$,
 $t$L’assistant est conçu pour le dire plutôt que de deviner.

Selon votre réglage, il donne vos coordonnées au voyageur, ou il promet de demander à l’équipe. Dans le second cas, vous recevez la question, vous répondez, et le voyageur l’apprend dans la même conversation.

Une question qui vous arrive deux fois mérite sans doute une note dans la base de connaissances.$t$,
 $t$Questions à l’hôte$t$::text),
('83c41dc2-7b80-4f39-9f6f-e54b88530f47', '8f6b7f03-5df5-45ad-976d-bee59d1b02d2',
 $t$Quelles demandes exigent mon accord ?$t$,
 $t$Celles que vous choisissez. La personne supplémentaire, le lit bébé et l’arrivée anticipée sont réglés ainsi dès le départ.

Pour ces demandes, l’assistant ne promet rien. Il dit au voyageur que l’équipe a reçu sa question, et attend votre oui, votre non ou quelques mots.$t$,
 $t$Questions à l’hôte$t$::text),
('f1adedce-f787-48e6-9994-1871206d408d', '6bf27498-5539-4c3a-8d32-eca4ae9c019b',
 $t$Nightdesk fonctionne-t-il avec mon logiciel de réservation ?$t$,
 $t$Oui, si c’est Smoobu : réservations et logements sont importés, les demandes des voyageurs sont notées dans les réservations.

Airbnb, Booking.com, Vrbo, Guesty et Hostaway sont en préparation. Si votre logiciel (PMS ou channel manager) n’en fait pas partie, écrivez-nous par la page de contact et dites lequel vous utilisez. Les demandes nous aident à décider de la suite.$t$,
 $t$Intégrations$t$::text),
('4de5241e-779a-47ed-8655-046c3f26d15d', 'ca20954f-da5c-43f8-8afc-c12db4a50a15',
 $t$Combien est-ce que je paie pendant l’essai ?$t$,
 $t$Rien. Essayez aussi longtemps que vous voulez, sans carte bancaire.
Vous ne payez rien tant que vous n’avez pas choisi vous-même une formule.$t$,
 $t$Prix et confidentialité$t$::text),
('6de1a819-9ab7-4c65-8a9d-a95e83218786', 'a773951c-c634-420b-888f-d89ab44e7cd4',
 $t$Que dois-je faire avant que l’assistant réponde à son premier voyageur ?$t$,
 $t$Quatre choses, et la mise en route guidée vous accompagne : connecter votre logiciel de réservation, décrire la maison, tester, se lancer.

Décrire la maison prend le plus de temps, parce que vous seul savez que la serrure du bas tourne à gauche. Le diagnostic montre quels sujets sont encore incomplets ; vous savez donc quand vous pouvez vous arrêter.$t$,
 $t$Général$t$::text),
('baceed3f-c85b-4206-9485-b8a7fa1f4683', '2ae3f55c-c01d-4c62-a4db-1e5aa93096d7',
 $t$Comment Nightdesk fait-il gagner cinq heures par semaine ?$t$,
 $t$C’est un calcul que vous pouvez vérifier sur votre propre téléphone. Soixante messages de voyageurs par semaine, à cinq minutes chacun, le temps de prendre le téléphone et de trouver la réponse, cela fait cinq heures.

Avec moins de messages c’est moins, avec plus c’est plus. Le tableau de bord montre combien de questions sont arrivées et en combien de temps elles ont reçu une réponse ; après un mois, vous avez donc votre propre chiffre.$t$,
 $t$Général$t$::text),
('40842b9a-340f-41bd-88ab-24fc2192d446', 'c6eb44cd-78ae-4e3f-9f42-df1c89121291',
 $t$Dans quelles langues l’assistant répond-il ?$t$,
 $t$Dans la langue du voyageur. Giulia écrit en italien et reçoit une réponse en italien, Maarja écrit en estonien et reçoit une réponse en estonien.

Vous écrivez la base de connaissances une fois, dans votre langue. Numéros de logement, codes et adresses sont transmis tels que vous les avez écrits.$t$,
 $t$Messages des voyageurs$t$::text),
('d203803c-176e-4107-a908-a8fbaf59fca0', '9537d1d3-291a-4a71-b6b3-0a8882c133f5',
 $t$D’où viennent les réponses de l’assistant ?$t$,
 $t$De la base de connaissances du logement, de la réservation et de la conversation en cours. Chaque logement a ses propres notes : le wifi du logement 9 ne sert jamais dans une conversation avec le logement 12.

Ce qui ne s’y trouve pas vous est demandé.$t$,
 $t$Messages des voyageurs$t$::text),
('b5c739eb-91e0-43bc-b293-cc02b6ac875e', '0647b609-f9bd-4af2-add1-7c61e4c294e4',
 $t$Le voyageur doit-il installer quelque chose ?$t$,
 $t$Non. Le voyageur écrit sur WhatsApp, que la plupart utilisent déjà, avec vous ou avec leur famille.
Il n’y a ni application en plus, ni compte à ouvrir, ni limite au nombre de conversations.$t$,
 $t$Messages des voyageurs$t$::text),
('6892c33e-5bf3-47f2-b955-bf607ad489b8', '76c83f7b-81a6-4586-af08-8acf2d0d0e2c',
 $t$Comment répondre quand l’assistant me consulte ?$t$,
 $t$D’un mot. À « Porte 7 : une voyageuse demande un lit bébé », on répond oui ou non. Quand un oui demande une précision, vous l’ajoutez : « oui 13 h » pour une arrivée anticipée dans le logement 3.

L’assistant en fait une phrase entière dans la langue du voyageur et l’envoie. Ce qui a été convenu est inscrit dans la note de réservation.$t$,
 $t$Questions à l’hôte$t$::text),
('2663a6a5-188e-457a-9285-13116fb8ec66', '4818a266-64da-49ec-81c8-e6583f78a048',
 $t$Qu’écrit Nightdesk dans mon logiciel de réservation ?$t$,
 $t$Les demandes des voyageurs et leur suite, dans la note de la réservation. « Lit bébé : oui » se trouve là où la personne qui fait le ménage regarde le matin.

Prix, disponibilités et annulations restent entre vos mains. Nightdesk prend des notes, il ne décide de rien.$t$,
 $t$Intégrations$t$::text),
('abbd430f-38a4-4aa4-a73b-98d3b691f0f7', '62b5b8a8-8ee8-4ed6-82fd-ff4ae6299f13',
 $t$Combien coûte Nightdesk après l’essai ?$t$,
 $t$Un prix par logement, au mois ou à l’année. Les deux sont dans la rubrique des tarifs de la page d’accueil.

Une année coûte moins cher que douze mois séparés ; le choix « Au mois » ou « À l’année » y montre la différence.
Tout est compris dans les deux : synchronisation, base de connaissances, simulateur, conversations illimitées par voyageur, synthèse des questions et aide à la mise en route.$t$,
 $t$Prix et confidentialité$t$::text),
('8b210a5f-95bc-410e-ad03-b2d8bd8f9657', '6c7c5405-f858-427f-b314-5ad4e204650f',
 $t$Qui peut lire les messages de mes voyageurs ?$t$,
 $t$Vous, et les personnes que vous avez invitées dans votre équipe. Pour qu’une réponse soit donnée, le message passe aussi par les services qui le transportent : WhatsApp, votre logiciel de réservation, notre hébergement et le fournisseur du modèle de langage.

Nous ne vendons pas les données des voyageurs. Si un voyageur vous demande d’effacer une conversation, écrivez-nous par la page de contact.$t$,
 $t$Prix et confidentialité$t$::text),
('0e01f58d-579f-4c6b-a5ce-986a6c820a78', '6fb115d2-e0dd-4869-8dd9-147494c3bc10',
 $t$Comment connecter Smoobu ?$t$,
 $t$Connectez-vous à Nightdesk, choisissez Smoobu à la première étape de la mise en route et suivez les indications. Il vous faut les identifiants du compte Smoobu où se trouvent vos logements.

Logements et réservations apparaissent alors dans Nightdesk. Comparez une fois la liste avec Smoobu avant de continuer. À ce stade, aucun voyageur ne reçoit de message : rien n’est envoyé tant que vous n’avez pas activé un logement.$t$,
 $t$Intégrations$t$::text),
('432b4437-6c5b-4e3c-a7a2-74c51b3c9d09', 'fdea9b03-fedb-46cc-b50b-9adec9ef1061',
 $t$Le score de mon logement est bas. Qu’écrire d’abord ?$t$,
 $t$Commencez par les trois choses que les voyageurs demandent la nuit : l’accès, le wifi, le chauffage. Indiquez l’endroit, pas seulement le fait. « Sur la carte bleue, à l’intérieur de la porte du placard de cuisine » n’appelle pas de deuxième question.

Relancez ensuite le diagnostic. Il nomme les sujets qui manquent encore ou sont trop courts. Un score élevé ne veut pas dire de longues notes, seulement que les questions habituelles ont une réponse.$t$,
 $t$Base de connaissances$t$::text),
('a1567031-26a1-43fd-bbca-f052ae4fb5a9', '65c5c750-55a5-43c0-ad1b-943b9b4ebb4c',
 $t$Comment tester les réponses avant qu’un voyageur les voie ?$t$,
 $t$Ouvrez le simulateur de réponses du logement et écrivez comme si vous étiez le voyageur, dans n’importe quelle langue. Il répond d’après la base de connaissances telle qu’elle est à ce moment. Rien n’est envoyé à personne.

Si une réponse est fausse, corrigez la note d’où elle vient et posez de nouveau la question.
Demandez au moins une chose qui n’est pas dans vos notes, pour voir comment l’assistant dit qu’il ne sait pas.$t$,
 $t$Base de connaissances$t$::text),
('76027a51-d076-4d78-8189-b28987f15240', 'a0ab98c8-6a1b-44a2-a472-379a454eefc2',
 $t$Un voyageur a reçu une réponse fausse. Que faire ?$t$,
 $t$Écrivez d’abord vous-même au voyageur et rectifiez. Corrigez ensuite la note dans la base de connaissances : le plus souvent, elle n’était plus à jour, ou deux notes se contredisaient.

Si les notes sont justes et que la réponse était quand même fausse, envoyez-nous le nom du logement, la date et l’heure. Nous ne lisons la conversation que dans ce but et vous disons ce que nous avons trouvé.$t$,
 $t$Messages des voyageurs$t$::text),
('f3d7aeff-5bbe-48cc-a3e3-3dec0cde3a9a', '3bca57fa-7acd-45b4-b3be-3059f0fedaab',
 $t$Un voyageur n’a reçu aucun message. Que vérifier ?$t$,
 $t$Trois choses, dans cet ordre.
Le logement est-il activé dans Nightdesk ?
La réservation, dans votre logiciel, contient-elle un numéro de téléphone avec l’indicatif du pays ?
Ce numéro est-il sur WhatsApp ?

Si tout est correct, écrivez-nous avec le nom du logement et la date d’arrivée.$t$,
 $t$Messages des voyageurs$t$::text),
('effc7d45-777b-4568-b767-a35accf10bb0', '0e0c38d6-dc0b-420f-b6df-730e5ad08f0c',
 $t$Comment mon équipe peut-elle voir les demandes et y répondre ?$t$,
 $t$Invitez-la par e-mail, dans « Accès de l’équipe ». Chacun se connecte avec son propre mot de passe ; personne n’a donc à partager le vôtre.

Toute l’équipe voit les demandes ouvertes. Le premier oui ou le premier non compte, et les autres voient que l’affaire est réglée.$t$,
 null::text),
('cb528716-1db0-4258-b8d8-f3e8b765d4ef', 'e289185e-3160-4753-b4c8-17bad9205b8d',
 $t$Comment joindre une personne de l’équipe ?$t$,
 $t$Écrivez à l’adresse en haut de la page d’assistance, ou par la page de contact. Un humain vous répond, les jours ouvrés en Suisse.

Si c’est plus facile à montrer qu’à écrire, réservez un appel vidéo avec le bouton en haut de la page d’assistance. Affichez le logement à l’écran avant le début de l’appel.$t$,
 null::text)
) as translation (id, original, question, answer, category)
join public.faq_items as original on original.id = translation.original::uuid;

-- A page that is hidden in English is a draft here; the features document is shown by the documentation.
insert into public.website_content
  (id, language, translation_of, translated_from, visible, in_footer, order_index, last_updated, slug, nav_title, page_title, content, seo_title, seo_description)
select translation.id::uuid, 'fr', original.id, original.words_digest, original.visible or original.slug = 'features',
  original.in_footer, original.order_index, original.last_updated, translation.slug, translation.nav_title,
  translation.page_title, translation.content, translation.seo_title, translation.seo_description
from (values
('3a35a860-d80e-40ad-b890-9466149debf2', 'about', 'a-propos',
 $t$À propos$t$,
 $t$L’entreprise en bref$t$,
 $t$<p>Nightdesk répond aux voyageurs des locations saisonnières sur WhatsApp, dans leur langue, d’après ce que l’hôte a écrit sur la maison. Quand l’assistant ne sait pas, il demande à l’hôte. Cette page donne les faits ; qui nous sommes et pourquoi nous faisons cela, c’est <a href="/fr/about">notre histoire</a>.</p>
<h2>Les faits</h2>
<table>
<caption>Nightdesk en bref</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Réponse</th></tr></thead>
<tbody>
<tr><td>D’où l’entreprise est-elle gérée ?</td><td>De Suisse</td></tr>
<tr><td>Quand a-t-elle commencé ?</td><td>2023</td></tr>
<tr><td>Qui l’a lancée ?</td><td>Deux fondatrices et un fondateur, présentés dans <a href="/fr/about#team-title">notre histoire</a></td></tr>
<tr><td>À qui s’adresse-t-elle ?</td><td>Aux propriétaires et aux conciergeries de location saisonnière, dès un seul logement</td></tr>
<tr><td>Combien cela coûte-t-il ?</td><td>Un <a href="/fr#pricing">prix par logement</a> ; l’essai est gratuit</td></tr>
</tbody>
</table>
<h2>Ce que c’est, et ce que ce n’est pas</h2>
<ul>
<li>C’est un co-hôte IA pour les messages. Ce n’est pas un logiciel de réservation : prix, disponibilités et annulations restent où ils sont.</li>
<li>L’assistant écrit sur WhatsApp. Les voyageurs n’installent rien.</li>
<li>Quand il s’agit d’argent, de temps ou d’un lit de plus, il ne décide de rien. Ces demandes vont à l’hôte.</li>
</ul>
<h2>Les logiciels de réservation connectés</h2>
<p>Smoobu est disponible. Airbnb, Booking.com, Vrbo, Guesty et Hostaway sont en préparation et signalés comme tels sur la <a href="/fr/integrations">page des intégrations</a>.</p>
<h2>Pour en savoir plus</h2>
<ul>
<li>Ce que deviennent les données des voyageurs : <a href="/fr/info/data-processing">traitement des données</a></li>
<li>Où une IA répond : <a href="/fr/info/ai-disclosure">transparence sur l’IA</a></li>
<li>Qui répond de ce site : <a href="/fr/info/imprint">mentions légales</a></li>
<li>Travailler ici : <a href="/fr/careers">emplois</a></li>
<li>Questions : <a href="/fr/contact">contact</a></li>
</ul>
<h2>Les exemples de ce site</h2>
<p>Le Chalet Arve, ses logements, désignés par le numéro de leur porte, et ses voyageurs sont inventés. Leurs questions sont celles de tous les jours : chaque hôte les reconnaîtra.</p>$t$,
 null::text,
 null::text),
('d56a6db3-bc43-47b9-aec8-61d71061dbec', 'data-processing', 'traitement-des-donnees',
 $t$Traitement des données$t$,
 $t$Le traitement des données pour les hôtes$t$,
 $t$<p>Cette page porte sur les messages de vos voyageurs. L’usage que ce site fait lui-même des données personnelles est décrit dans la <a href="/fr/privacy">politique de confidentialité</a>.</p>
<h2>Qui décide, et qui exécute</h2>
<p>Les messages entre vous et vos voyageurs relèvent de votre activité. Vous décidez de ce qui est traité et pourquoi ; Nightdesk le traite pour votre compte et pour rien d’autre. Au sens de la loi, vous êtes le responsable du traitement et nous sommes le sous-traitant.</p>
<h2>Ce qui est traité</h2>
<table>
<caption>Les données des voyageurs dans le service</caption>
<thead><tr><th scope="col">Données</th><th scope="col">D’où elles viennent</th><th scope="col">Finalité</th></tr></thead>
<tbody>
<tr><td>Nom, numéro de téléphone, langue, dates du séjour</td><td>Votre logiciel de réservation</td><td>Écrire au bon voyageur au bon moment</td></tr>
<tr><td>Messages de la conversation</td><td>Le voyageur, vous et l’assistant</td><td>Répondre, et rédiger le résumé du matin</td></tr>
<tr><td>Demandes et vos décisions</td><td>La conversation</td><td>La note dans la réservation</td></tr>
</tbody>
</table>
<h2>Ce que vous pouvez nous demander</h2>
<p>Vous pouvez demander un contrat de sous-traitance des données, la liste des entreprises qui travaillent pour nous, et l’effacement de la conversation d’un voyageur. Une ligne par le <a href="/fr/contact">formulaire de contact</a> suffit.</p>
<h2>Ce que vos voyageurs devraient savoir</h2>
<p>Dites-leur dans votre propre politique de confidentialité qu’une IA répond pour vous et qui traite leurs messages. Si un voyageur nous écrit au lieu de vous écrire, nous transmettons la question.</p>$t$,
 null::text,
 null::text),
('c0c16f80-3781-4ba5-a5c5-faa3a2b77e18', 'ai-disclosure', 'transparence-ia',
 $t$Transparence sur l’IA$t$,
 $t$Quand c’est une IA qui répond$t$,
 $t$<p>Personne ne devrait avoir à deviner s’il écrit à un être humain. Cette page dit où Nightdesk utilise une IA et à quoi vous la reconnaissez.</p>
<h2>Dans la conversation avec les voyageurs</h2>
<p>Le premier message présente l’assistant comme une IA et nomme la maison pour laquelle il répond. Quand on lui demande s’il est une personne, il dit non. L’hôte peut reformuler le premier message, mais pas supprimer cette mention.</p>
<h2>D’où viennent les réponses</h2>
<p>Les réponses sont rédigées par un modèle GPT d’après les notes de l’hôte sur ce logement, la réservation et la conversation en cours. Elles peuvent être fausses. Quand les notes ne contiennent pas de réponse, l’assistant le dit et demande à l’hôte.</p>
<h2>Ce qu’une personne décide</h2>
<p>Dès qu’il s’agit d’argent, de temps ou d’un lit de plus, c’est l’hôte qui décide : une personne supplémentaire, un lit bébé, une arrivée anticipée. L’assistant transmet la question et rapporte la réponse.</p>
<h2>Sur ce site</h2>
<p>Les conversations montrées sur ces pages, et leurs voyageurs, sont inventées. Aucune IA ne vous répond ici : tout ce que disent ces pages était écrit avant votre visite, et ce que vous envoyez par le <a href="/fr/contact">formulaire de contact</a> arrive dans la boîte de réception de notre équipe.</p>$t$,
 null::text,
 null::text),
('61993b4a-6e6c-4a07-b8cd-797ac812f23b', 'accessibility', 'accessibilite',
 $t$Accessibilité$t$,
 $t$Accessibilité de ce site$t$,
 $t$<p>Ce site devrait convenir à toutes les personnes qui veulent le lire : à la souris, au clavier, avec un lecteur d’écran, agrandi à 200 % ou sur un petit téléphone.</p>
<h2>Ce que nous visons</h2>
<p>Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Les pages se lisent sans JavaScript, les animations s’arrêtent quand votre système en demande moins, et chaque formulaire dit en mots ce qui ne va pas et ce qu’il faut faire.</p>
<h2>Ce qui ne fonctionne pas encore</h2>
<p>Les pages externes vers lesquelles nous renvoyons, comme l’agenda pour les appels, sont gérées par d’autres, et nous ne pouvons pas nous en porter garants. Si vous préférez ne pas les utiliser, écrivez-nous et nous trouverons un moment par e-mail.</p>
<h2>Dites-le-nous</h2>
<p>Si quelque chose vous bloque, <a href="/fr/contact">écrivez-nous</a> et dites de quelle page il s’agissait. Nous répondons les jours ouvrés, et vous envoyons ce que vous cherchiez sous une autre forme si cela aide.</p>$t$,
 null::text,
 null::text),
('f778fe16-3330-4ca5-9519-af921fa2b0c2', 'imprint', 'mentions-legales',
 $t$Mentions légales$t$,
 $t$Mentions légales$t$,
 $t$<h2>Éditeur du site</h2>
<p>Nightdesk, Suisse</p>
<h2>Comment nous joindre</h2>
<ul>
<li>Questions et assistance : notre adresse, et un formulaire, sont sur la <a href="/fr/contact">page de contact</a></li>
<li>Candidatures : sous chaque poste de la <a href="/fr/careers">page des emplois</a></li>
</ul>
<h2>Contenu</h2>
<p>Nous vérifions ce que nous publions et corrigeons les erreurs dès que nous en avons connaissance. Les pages de tiers vers lesquelles nous renvoyons relèvent de leurs éditeurs.</p>
<p>Les textes, dessins et images de ce site appartiennent à Nightdesk, sauf indication contraire à côté d’eux. Vous pouvez en citer des passages avec un lien vers la source.</p>
<h2>Noms de tiers</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty et Hostaway sont des marques de leurs titulaires respectifs. Nous les citons pour dire avec quoi Nightdesk fonctionne ou fonctionnera. Les dessins à côté d’eux sur la <a href="/fr/integrations">page des intégrations</a> sont les nôtres et ne sont pas les logos de ces entreprises.</p>
<h2>Exemples</h2>
<p>Le Chalet Arve, ses logements et ses voyageurs sont inventés, pour montrer comment fonctionne le produit.</p>$t$,
 null::text,
 null::text),
('8fd5b6e6-a5bc-49aa-ab13-7f546a95dd8c', 'press', 'presse',
 $t$Presse$t$,
 $t$Presse$t$,
 $t$<h2>Pour les journalistes</h2>
<p>Nightdesk est un co-hôte IA pour les locations saisonnières, géré depuis la Suisse et lancé en 2023. Il répond aux messages des voyageurs sur WhatsApp à toute heure, dans leur langue, et demande à l’hôte quand il ne sait pas.</p>
<p>Pour des interviews, des chiffres et des images, <a href="/fr/contact">écrivez-nous</a>, avec « Presse » à la première ligne.</p>$t$,
 null::text,
 null::text),
('64ce8cc4-4cbb-4906-ba08-5fbf6e4ad06a', 'features', 'fonctions',
 $t$Fonctionnalités$t$,
 $t$Fonctionnalités$t$,
 $t$# Ce que fait Nightdesk

Nightdesk répond aux voyageurs de votre location saisonnière sur WhatsApp, jour et nuit, dans leur langue. Cette page présente chaque fonction, dans l’ordre où vous les découvrirez : d’abord la connexion et les notes, puis la conversation, puis ce que vous voyez le matin.

## Avant le premier voyageur

### Connexion à votre logiciel de réservation
Nightdesk lit les réservations et les logements dans votre logiciel de réservation (PMS), et y inscrit les demandes des voyageurs. La synchronisation est automatique, dans les deux sens.
Smoobu est déjà disponible. Airbnb, Booking.com, Vrbo, Guesty et Hostaway sont en préparation. Si votre logiciel n’est pas dans la liste, demandez-le par e-mail.

### Éditeur de la base de connaissances
Chaque logement a sa propre base de connaissances. Vous l’écrivez dans votre langue, sujet par sujet : l’accès, le wifi, le chauffage, la cuisine, le parking, les poubelles, les environs.
Le mieux, ce sont des phrases courtes qui indiquent un endroit. « Le routeur est sur l’étagère au-dessus des chaussures » répond à plus de questions que « wifi disponible ».

### Diagnostic
Le diagnostic compare vos notes avec ce que les voyageurs demandent d’habitude. Il donne un score au logement et nomme ce qui manque ou est trop court.
Le score est là pour vous guider, pas pour vous juger. Quand l’accès, le wifi et le chauffage sont couverts, la plupart des nuits le sont aussi.

### Simulateur de réponses
Dans le simulateur, vous écrivez comme si vous étiez le voyageur, et vous lisez la réponse qu’il recevrait. Rien n’est envoyé.
Changez une note, reposez la question, comparez. Activez un logement quand ses réponses vous conviennent, et pas avant.

### Mise en route guidée
La mise en route compte quatre étapes : connecter, décrire la maison, tester, se lancer. Vous pouvez les faire par vous-même, ou avec nous lors d’un appel.

## Dans la conversation

### Premier message
Une fois la réservation confirmée, le voyageur reçoit un premier message sur WhatsApp, écrit d’après votre modèle. Il présente l’assistant comme une IA et nomme la maison.
Le voyageur n’installe rien et répond là où il écrit déjà.

### Des réponses dans la langue du voyageur
Les réponses sont rédigées par un modèle GPT à partir de trois sources : la base de connaissances de ce logement, la réservation et la conversation en cours. Une question en néerlandais reçoit une réponse en néerlandais, même quand vos notes sont en allemand.
Les voyageurs peuvent écrire à toute heure et aussi souvent qu’ils veulent. Le nombre de conversations par voyageur n’est pas limité.

### Quand l’assistant ne sait pas
Si la réponse n’est pas dans la base de connaissances, l’assistant le dit. Vous choisissez la suite : il donne vos coordonnées au voyageur, ou il se renseigne auprès de l’équipe et répond plus tard.

### L’assistant sait quand vous consulter
Certaines demandes exigent une décision humaine : une personne supplémentaire, un lit bébé, une arrivée anticipée. Pour celles-là, il vous consulte avant de répondre.
Vous répondez oui, non ou quelques mots, par exemple « oui 13 h ». Le voyageur l’apprend dans sa langue, dans la même conversation.

## Le matin

### Notes de réservation
Ce qu’un voyageur a demandé et ce que vous avez décidé est inscrit dans la note de cette réservation. La personne qui prépare la maison le trouve là où elle regarde de toute façon.

### Résumés et tendances
Chaque conversation a un résumé : ce qui a été demandé, ce qui a été convenu, ce qui reste en suspens. À côté figure ce que le voyageur a mentionné : sa langue, les personnes qui l’accompagnent, une arrivée en train.

### Tableau de bord
Le tableau de bord montre trois choses pour chaque logement : les temps de réponse, la satisfaction des voyageurs et les questions qui reviennent. Une question qui revient souvent est une note qui manque ou qui est difficile à trouver.

### Accès de l’équipe
Invitez les personnes qui s’occupent de la maison avec vous. Elles voient les demandes ouvertes, y répondent et lisent les résumés, chacune avec ses propres identifiants.

### Application web mobile
Tout cela fonctionne dans le navigateur d’un téléphone, sans rien télécharger.

## Prix

Un prix par logement, au mois ou, moins cher, à l’année. Les deux sont dans la rubrique des tarifs de la page d’accueil. L’essai est gratuit aussi longtemps que vous voulez, sans carte bancaire.$t$,
 null::text,
 null::text)
) as translation (id, original, slug, nav_title, page_title, content, seo_title, seo_description)
join public.website_content as original on original.slug = translation.original and original.language = 'en';

insert into public.pms_providers (id, language, translation_of, translated_from, code, name, status, display_order, description)
select translation.id::uuid, 'fr', original.id, original.words_digest, original.code, original.name, original.status,
  original.display_order, translation.description
from (values
('1f935a61-fb74-4351-b5e4-e613349df8b9', 'SMOOBU',
 $t$Réservations et logements sont importés, et les demandes des voyageurs sont notées dans les réservations.$t$),
('37788cf4-6351-448a-b814-7fa49f1b7601', 'AIRBNB',
 $t$Apportera directement vos annonces et réservations Airbnb. D’ici là, les réservations Airbnb que Smoobu gère pour vous arrivent par Smoobu.$t$),
('ae5f1d88-3800-451a-b832-f71249a0ef42', 'BOOKING',
 $t$Lira les arrivées, les départs et les informations sur les voyageurs dans votre compte Booking.com, et accueillera le voyageur là où le canal le permet.$t$),
('c68804d1-fc4e-4d8e-9147-b3a4950b4ec6', 'VRBO',
 $t$Reprendra vos maisons Vrbo et leurs réservations, pour les hôtes qui travaillent sans logiciel de réservation.$t$),
('6984c3f5-9e51-4b61-9e2d-117096ceedc6', 'GUESTY',
 $t$Se synchronisera dans les deux sens avec Guesty : annonces et réservations sont importées, les demandes acceptées sont notées dans les réservations.$t$),
('c34f07bc-7cf9-40bd-9642-bcb4ed8d0843', 'HOSTAWAY',
 $t$Se synchronisera dans les deux sens avec Hostaway, pour les équipes et les conciergeries qui gèrent de nombreux logements : logements et réservations sont importés, les demandes des voyageurs sont notées dans les réservations.$t$)
) as translation (id, original, description)
join public.pms_providers as original on original.code = translation.original and original.language = 'en';

-- The articles that are published; a draft has no page, and so no translation.
insert into public.blog_posts
  (id, language, translation_of, translated_from, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status)
select translation.id::uuid, 'fr', original.id, original.words_digest, translation.title, translation.excerpt,
  translation.content, original.image_url, translation.image_alt, original.author, translation.category,
  translation.read_time, original.date, original.status
from (values
('bd023447-34aa-43ff-b278-e0a594ac807a', '2e534a96-75c7-489d-9aa4-4cc8f9161a69',
 $t$Écrire à des voyageurs dont on ne parle pas la langue$t$,
 $t$Traduire est devenu facile. Se faire comprendre dépend toujours de la phrase de départ. Comment écrire des consignes qui survivent au voyage : six pièges, une réécriture et un message d’attente en cinq langues.$t$,
 $fr$
<p>Vous écrivez dans votre langue, une machine en fait du néerlandais, et une famille d’Utrecht suit la consigne. Vous ne pouvez pas vérifier le résultat. Ce que vous pouvez vérifier, c’est l’original, et presque tous les malentendus s’y trouvent déjà.</p>

<h2>Une réécriture, pour voir la différence</h2>
<p>Voici une consigne comme il y en a dans beaucoup de livrets d’accueil. Elle est aimable, et correcte :</p>
<blockquote><p>Si jamais l’eau chaude venait à manquer, ce qui arrive quand tout le monde rentre du ski, c’est en général juste le chauffe-eau, il vaut mieux alors lui laisser une petite demi-heure, à défaut de quoi il y a un bouton sur le côté (un peu capricieux).</p></blockquote>
<p>Six idées dans une seule phrase. « Venait à manquer » et « à défaut de quoi » n’ont pas d’équivalent simple, « capricieux » se dit d’un enfant, et c’est au traducteur de choisir. La même consigne, prête à voyager :</p>
<blockquote><p>Il y a de l’eau chaude pour quatre douches environ. Ensuite, l’eau est froide pendant 30 minutes. Attendez 30 minutes. Si l’eau est encore froide, appuyez sur le bouton rouge, sur le côté gauche du chauffe-eau. Gardez le bouton enfoncé cinq secondes. Le chauffe-eau est dans le placard de la salle de bains.</p></blockquote>
<p>Elle n’est pas plus courte. Mais chaque phrase ne peut se traduire que d’une façon, et le voyageur peut s’arrêter de lire dès que l’eau est chaude.</p>

<h2>Quatre habitudes qui ne coûtent rien</h2>
<ol>
<li><strong>Une phrase, un geste.</strong> S’il y a un « et ensuite », mettez un point devant.</li>
<li><strong>Dites qui agit.</strong> « La clé se laisse dans la boîte » peut être un souhait, une règle ou une description. « Merci de remettre la clé dans la boîte » est une demande, et rien d’autre.</li>
<li><strong>Un seul mot par chose.</strong> Si c’est une boîte à clés à la première ligne, ce n’est pas un coffre à la troisième. À l’école, on vous aurait reproché la répétition. Ici, elle évite au voyageur de chercher une deuxième boîte.</li>
<li><strong>Pour demander, demandez.</strong> « Vous pouvez fermer les volets » est une demande polie en français, et une simple permission dans bien des traductions. Écrivez « Fermez les volets quand vous sortez, s’il vous plaît ».</li>
</ol>

<h2>Six pièges dans des mots ordinaires</h2>
<table>
<caption>Ce qui est écrit, ce qu’on peut comprendre, ce qu’il faut écrire</caption>
<thead><tr><th scope="col">Écrit</th><th scope="col">Compris</th><th scope="col">Mieux</th></tr></thead>
<tbody>
<tr><td>dans huit jours</td><td>dans huit jours exactement, et non dans une semaine</td><td>samedi 5 décembre</td></tr>
<tr><td>05/12</td><td>le 5 décembre ou le 12 mai</td><td>samedi 5 décembre</td></tr>
<tr><td>demain, envoyé à 0 h 40</td><td>aujourd’hui, ou après-demain</td><td>samedi, à partir de 13 h</td></tr>
<tr><td>premier étage</td><td>le rez-de-chaussée, pour des Américains ou des Estoniens</td><td>un escalier à monter</td></tr>
<tr><td>la poubelle de droite</td><td>à droite vue de la maison, ou de la route</td><td>la poubelle verte</td></tr>
<tr><td>petit-déjeuner jusqu’à dix heures</td><td>on ne sert plus, ou il faut partir</td><td>Petit-déjeuner : de 7 h 30 à 10 h</td></tr>
</tbody>
</table>
<p>Les couleurs, les nombres et les noms de pièces survivent à tout. La gauche et la droite survivent si vous dites où se tient le lecteur.</p>

<h2>Ce qu’il ne faut pas traduire</h2>
<p>Le voyageur cherche le mot qui est sur l’appareil. Si l’interrupteur porte <em>Warmwasser</em>, une bonne traduction qui dit seulement « eau chaude » l’a fait disparaître. Donnez les deux, le mot imprimé d’abord : l’interrupteur « Warmwasser » (eau chaude). C’est vrai aussi pour les noms de rue, les arrêts de bus, le nom du réseau wifi, les boutons du four et les sacs-poubelle à acheter. Mettez ces mots entre guillemets. La plupart des traducteurs n’y touchent alors pas, et le voyageur sait qu’il doit les chercher lettre pour lettre.</p>

<h2>La politesse en cinq langues</h2>
<p>Beaucoup de langues ont un tutoiement et un vouvoiement. Avec des inconnus, le vouvoiement est rarement une erreur : décidez une fois, et tenez-vous-y. Quand un message arrive dans une langue que vous ne lisez pas et qu’il vous faut du temps, cette réponse convient toujours. Adaptez l’heure.</p>
<blockquote>
<p><strong>Anglais :</strong> Good evening, thank you for your message. I have read it and will reply by 9 am.</p>
<p><strong>Allemand :</strong> Guten Abend, vielen Dank für Ihre Nachricht. Ich habe sie gelesen und antworte Ihnen bis 9 Uhr.</p>
<p><strong>Italien :</strong> Buonasera, grazie per il messaggio. L’ho letto e Le risponderò entro le 9.</p>
<p><strong>Néerlandais :</strong> Goedenavond, hartelijk dank voor uw bericht. Ik heb het gelezen en antwoord u vóór 9 uur.</p>
<p><strong>Estonien :</strong> Tere õhtust, aitäh sõnumi eest. Lugesin selle läbi ja vastan teile hiljemalt kell 9.</p>
</blockquote>
<p>Répondez dans la langue de la question, même quand le voyageur parle bien français. La nuit, avec un enfant qui pleure, il le parle moins bien.</p>

<h2>Vérifier ce qu’on ne sait pas lire</h2>
<p>Traduisez votre texte dans la langue du voyageur, puis retraduisez-le dans la vôtre. Ne cherchez pas la beauté. Cherchez cinq choses : l’heure, le nombre, l’endroit, le mot <em>ne pas</em>, et qui doit agir. Si elles reviennent intactes, envoyez. Sinon, ne corrigez pas la traduction : changez votre propre phrase et recommencez. L’original amélioré servira aussi à la langue suivante.</p>
<p>C’est pourquoi de bonnes notes paient aussi quand Nightdesk répond pour vous : l’assistant répond dans la langue du voyageur à partir de ce que vous avez écrit. Des phrases courtes à l’entrée, des réponses claires à la sortie. Et si vous avez un jour une amie néerlandaise sous la main, faites-lui relire la page que tout le monde reçoit, celle de l’arrivée. C’est là qu’un mot faux coûte le plus cher.</p>
$fr$,
 $t$Une carte pliée avec cinq portes, chacune sous son nom dans une autre langue : Porta, Tür, Porte, Deur et Uks.$t$,
 $t$Messages des voyageurs$t$,
 $t$4 min de lecture$t$),
('337fdf27-f24c-4ea7-bb83-1e4da4581ab3', '8b401397-7d9b-4445-8dc5-fabe7d52697b',
 $t$Un mois de questions, relu en une soirée$t$,
 $t$Mettez côte à côte un mois de questions de voyageurs, et la maison vous dit ce qui lui manque. Une soirée de 19 h à 21 h, avec un exemple de 58 questions, cinq piles et une promesse pour le mois suivant.$t$,
 $fr$
<p>Chaque question d’un voyageur est un petit rapport sur la maison. Une par une, on les oublie avant le petit-déjeuner. Un mois entier, mis côte à côte, vous dit quelle indication manque, quel message n’est pas lu, et ce qui demande un tournevis plutôt qu’une phrase de plus. Il faut une soirée, une feuille de papier et quelque chose à boire.</p>
<p>Les chiffres qui suivent sont ceux d’un mois inventé, quatorze séjours dans une maison comme le Chalet Arve, pour que l’on puisse suivre le calcul. Les vôtres seront différents. La méthode, non.</p>

<h2>19 h : copier, sans réfléchir</h2>
<p>Parcourez les conversations du premier au dernier jour du mois. Pour chaque question, écrivez une ligne : le jour, le logement, et la question en cinq mots. Laissez de côté les remerciements, les bonjours et les photos de la montagne.</p>
<blockquote>
<p>3 mai, porte 9, mot de passe wifi où</p>
<p>3 mai, porte 3, bagages avant 15 h</p>
<p>4 mai, porte 12, quel parking</p>
<p>4 mai, porte 12, plaque affiche un cadenas</p>
</blockquote>
<p>Pas de noms. C’est la maison que vous voulez connaître, pas Jonas, et une liste sans noms peut se montrer à la personne qui vous aide. Ne répondez à rien, n’améliorez rien, n’excusez rien pendant que vous copiez. Cela viendra plus tard, et cela casse le rythme.</p>

<h2>19 h 40 : regrouper, et compter</h2>
<p>Triez maintenant. Les questions qu’une même phrase aurait évitées vont ensemble, même si elles étaient posées autrement. Dans notre mois, 58 lignes sont devenues huit rangées :</p>
<table>
<caption>58 questions d’un mois inventé</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Nombre</th><th scope="col">Pile</th></tr></thead>
<tbody>
<tr><td>Mot de passe wifi</td><td>11</td><td>Écrit, pas trouvé</td></tr>
<tr><td>Quelle place de parking</td><td>9</td><td>Écrit, pas trouvé</td></tr>
<tr><td>Arrivée anticipée, bagages</td><td>8</td><td>À décider</td></tr>
<tr><td>Poubelles : où, quel jour</td><td>7</td><td>Pas écrit</td></tr>
<tr><td>La plaque affiche un cadenas</td><td>5</td><td>Pas écrit</td></tr>
<tr><td>Interrupteur de la salle de bains</td><td>5</td><td>À réparer</td></tr>
<tr><td>Départ plus tard</td><td>4</td><td>À décider</td></tr>
<tr><td>Demandé une seule fois</td><td>9</td><td>À laisser</td></tr>
</tbody>
</table>
<p>La dernière rangée est la plus difficile à laisser tranquille. Neuf questions, toutes différentes : un tapis de yoga, le nom d’un oiseau. Une note qui veut tout couvrir s’allonge, et c’est alors le wifi qu’on ne trouve plus.</p>

<h2>20 h 10 : un remède par pile</h2>
<p>C’est la pile qui dit quoi faire. Écrire davantage n’est la bonne réponse que pour une seule.</p>
<ul>
<li><strong>Écrit, pas trouvé (20).</strong> La phrase existe, au mauvais endroit. Déplacez-la au moment où l’on en a besoin : le wifi dans le message d’arrivée, la place de parking au-dessus du code de la boîte à clés.</li>
<li><strong>Pas écrit (12).</strong> Deux textes à écrire. Voir plus bas.</li>
<li><strong>À décider (12).</strong> Aucun texte n’y mettra fin. Mais regardez vos réponses : si vous avez dit oui huit fois sur huit, c’est une règle. Écrivez-la comme telle.</li>
<li><strong>À réparer (5).</strong> L’interrupteur de la salle de bains est dehors, derrière la porte. Un autocollant avec une flèche coûte moins cher que cinq conversations.</li>
<li><strong>À laisser (9).</strong> Répondez-y gentiment quand elles viennent.</li>
</ul>
<p>Regardez la première pile : 20 sur 58, un bon tiers, et pas une phrase nouvelle à écrire.</p>

<h2>20 h 30 : écrire les deux qui manquaient</h2>
<p>Prenez les mots des voyageurs, pas les vôtres. Ils n’ont pas demandé comment éliminer les déchets. Ils ont demandé où vont les poubelles.</p>
<blockquote><p>Poubelles : les sacs bleus sont sous l’évier. Fermez-en un et mettez-le dans le conteneur gris au bout de l’allée, n’importe quel jour. Le verre va au village, à côté de l’église. Si vous n’avez pas de voiture, laissez-le sous l’évier. Nous l’emportons.</p></blockquote>
<blockquote><p>La plaque affiche un cadenas : posez un doigt sur le symbole de la clé et laissez-le cinq secondes, jusqu’au bip. La surface doit être sèche. Si elle se verrouille à nouveau, essuyez le bord avant.</p></blockquote>
<p>Lisez ensuite les deux à voix haute à quelqu’un qui n’a jamais vu la cuisine. Là où il vous interroge, il manque un mot.</p>

<h2>20 h 50 : une promesse pour le mois suivant</h2>
<p>Au bas de la page, écrivez ce que vous attendez, avec un nombre, et la date à laquelle vous regarderez de nouveau :</p>
<blockquote><p>Wifi déplacé dans le message d’arrivée le 1er juin. En mai, 11 questions pour 14 séjours. Le 1er juillet, je recompte. S’il y en a encore plus de 3, c’est que le message n’est pas lu, et je pose la carte sur la table.</p></blockquote>
<p>Comparez par séjour, pas par mois. Onze pour quatorze séjours et onze pour vingt-deux, ce n’est pas le même résultat.</p>

<h2>21 h : refermer le cahier</h2>
<p>Qu’y gagne-t-on ? Si une question prend trois minutes, le temps de trouver le téléphone et de revenir à ce que vous faisiez, 58 questions font 174 minutes, un peu moins de trois heures. Les vingt que vous pouvez déplacer en font une à elles seules. Et une heure en morceaux de trois minutes, dont certains la nuit, est plus longue qu’il n’y paraît.</p>
<p>Si vous utilisez Nightdesk, les questions les plus fréquentes sont déjà sur son <a href="/fr/features">tableau de bord</a>, ce qui raccourcit la première heure. Le reste de la soirée ne change pas : il n’y a que vous pour savoir quel interrupteur mérite un autocollant.</p>
$fr$,
 $t$$t$,
 $t$Se développer$t$,
 $t$4 min de lecture$t$),
('67c84558-730b-4a74-b141-cbca0a8c81db', '3a22259e-9572-4196-96aa-e7b79017bfb1',
 $t$Ce que la note de réservation doit dire pour le ménage$t$,
 $t$La note se lit sur le pas de la porte, en dix secondes, un sac de linge à la main. Six rubriques dans un ordre fixe, un samedi raconté en deux versions, et l’heure après laquelle plus rien ne change.$t$,
 $fr$
<p>La personne qui fait le ménage lit la note de réservation sur le pas de la porte, le téléphone dans une main, un sac de linge dans l’autre. Elle a dix secondes, peut-être. Elle ne veut pas savoir comment s’est passée la conversation avec le voyageur. Elle veut savoir ce qui change par rapport à samedi dernier.</p>
<p>C’est la seule question à poser à une note : que ferait-elle autrement après l’avoir lue ? Si la réponse est « rien », ce n’est pas une note. C’est un journal intime.</p>

<h2>Six rubriques, toujours dans cet ordre</h2>
<p>Gardez le même ordre pour chaque réservation, et écrivez la rubrique même quand elle est vide. Une ligne absente laisse un doute. « Promis : rien » n’en laisse pas.</p>
<table>
<caption>La note, rubrique par rubrique</caption>
<thead><tr><th scope="col">Rubrique</th><th scope="col">Ce qu’elle contient</th><th scope="col">Exemple</th></tr></thead>
<tbody>
<tr><td>Départ</td><td>Quand les voyageurs précédents sont partis</td><td>Départ 10 h</td></tr>
<tr><td>Arrivée</td><td>Quand les suivants peuvent entrer</td><td>Arrivée 13 h (pas 15 h)</td></tr>
<tr><td>Personnes</td><td>Combien, les bébés à part</td><td>2 + 1 bébé</td></tr>
<tr><td>Lits</td><td>Les lits à faire, pas ceux qui existent</td><td>Double, lit bébé</td></tr>
<tr><td>Promis</td><td>Tout ce à quoi on a dit oui</td><td>Lit bébé, chaise haute</td></tr>
<tr><td>À voir</td><td>Ce qui a été signalé pendant le dernier séjour</td><td>Lampe de la salle de bains clignote</td></tr>
</tbody>
</table>
<p>Mettez entre parenthèses ou en capitales ce qui sort de l’ordinaire, et rien d’autre. Quand tout est en capitales, plus rien ne ressort.</p>

<h2>Les mêmes faits, écrits deux fois</h2>
<p>Voici ce que cela donne souvent quand l’hôte recopie la conversation :</p>
<blockquote><p>Giulia a écrit hier soir, très sympa, ils viennent avec leur fille (8 mois ??) et elle demandait un lit pour elle, dit ok. Ils prennent le train donc sans doute pas avant 3 h, peut-être plus tard. Lampe sdb, les derniers en ont parlé je crois.</p></blockquote>
<p>Et voici la note du logement 7, d’après la même conversation :</p>
<blockquote><p>Départ 10 h. Arrivée 15 h. Personnes 2 + 1 bébé. Lits : double, LIT BÉBÉ. Promis : lit bébé (oui donné le 17 juillet). À voir : lampe salle de bains clignote.</p></blockquote>
<p>La seconde se lit dans la pénombre, par quelqu’un dont la première langue est le portugais, et elle survit à une traduction automatique. Des noms courts suffisent. « Dit ok » ne suffit pas : personne ne sait qui l’a dit, à qui, ni à quoi.</p>

<h2>Pourquoi l’heure vient en premier</h2>
<p>Prenez un samedi avec trois changements et une seule personne au ménage. Chaque logement demande deux heures et quart, et les trois sont libres à 10 h. Le 12 est le plus grand, elle aime donc commencer par là. Mais quelqu’un a dit aux voyageurs du 3 qu’ils pouvaient arriver à 13 h.</p>
<table>
<caption>Un samedi, dans deux ordres</caption>
<thead><tr><th scope="col">Créneau</th><th scope="col">Par habitude</th><th scope="col">D’après les notes</th></tr></thead>
<tbody>
<tr><td>De 10 h à 12 h 15</td><td>Logement 12</td><td>Logement 3, voyageurs à 13 h</td></tr>
<tr><td>De 12 h 15 à 14 h 30</td><td>Logement 3, voyageurs dehors depuis 13 h</td><td>Logement 7, voyageurs à 15 h</td></tr>
<tr><td>De 14 h 30 à 16 h 45</td><td>Logement 7, voyageurs dehors depuis 15 h</td><td>Logement 12, voyageurs qui atterrissent à 3 h 10</td></tr>
</tbody>
</table>
<p>Le travail est le même. Dans la colonne de gauche, deux familles attendent dehors, l’une une heure et demie, l’autre une heure trois quarts. Dans celle de droite, personne. La seule différence est une ligne qui disait 13 h, et qui était là avant dix heures.</p>

<h2>Ce qui n’a rien à y faire</h2>
<ul>
<li><strong>Les numéros de téléphone et de passeport.</strong> La personne qui fait le ménage n’appelle pas les voyageurs. Ce qui n’est pas écrit ne peut pas circuler.</li>
<li><strong>Les raisons.</strong> « Plus tôt à cause d’un rendez-vous médical » ne regarde personne. « Arrivée 13 h » suffit.</li>
<li><strong>Les opinions.</strong> Un voyageur a le droit de demander ce que vous gardez sur lui. N’écrivez rien que vous ne lui liriez pas à voix haute.</li>
<li><strong>Les questions ouvertes.</strong> « Peut-être un chien » oblige la personne du ménage à décider. Demandez au voyageur, puis écrivez « Chien : non ».</li>
<li><strong>La liste habituelle.</strong> Serviettes, poubelles et fenêtres vont sur une carte dans la lingerie, une fois pour toutes.</li>
</ul>

<h2>Convenez d’une heure limite</h2>
<p>Une note modifiée à 11 h 40, personne ne la lit. Fixez une heure, par exemple la veille à 20 h. Jusque-là, un oui va seulement dans la note. Après, celui qui dit oui écrit aussi à la personne du ménage et attend sa réponse. Ce message suffit :</p>
<blockquote><p>Changement pour demain, logement 3 : arrivée à 13 h au lieu de 15 h. Peux-tu commencer par lui ? Réponds-moi oui ou non avant que je le dise au voyageur.</p></blockquote>
<p>C’est la dernière phrase qui compte. Elle vous empêche de promettre le temps d’une autre personne.</p>
<p>Si Nightdesk répond à vos voyageurs et que vous acceptez une demande, il inscrit ce oui dans la note de réservation de votre logiciel, pour le moment <a href="/fr/integrations">Smoobu</a>. L’ordre des rubriques et l’heure limite restent une affaire entre vous et la personne au sac de linge. Demandez-lui quelle ligne lui manque le plus souvent. Elle le saura tout de suite.</p>
$fr$,
 $t$Un chariot de ménage avec des serviettes et un balai, et dessus une note pour la porte 7 : « Lit bébé » est souligné.$t$,
 $t$Organisation$t$,
 $t$4 min de lecture$t$),
('ce2f6224-49b5-45f5-b181-d8665a7b685d', '53f3362a-4647-49ec-b5d1-2118878d8905',
 $t$Lit bébé, personne en plus, arrivée anticipée : décider une fois pour toutes$t$,
 $t$Trois demandes reviennent toute la saison, et on les tranche chaque fois comme si c’était la première. Une heure avec un crayon règle la plupart des cas. Voici la feuille, remplie pour une maison inventée.$t$,
 $fr$
<p>Si vous avez dit oui à un lit bébé en mai et hésité en juillet, ce n’est sans doute pas que le lit avait changé. Vous étiez dans un train, la personne du ménage était malade, ou c’était le troisième message de la journée. Les voyageurs le remarquent : la famille qui a payé pour une quatrième personne rencontre celle qui n’a rien payé.</p>
<p>Alors asseyez-vous une fois, sans voyageur qui attend. Pour chaque demande, répondez par écrit à trois questions. <em>Qu’est-ce que cela me coûte ? À quelles conditions est-ce oui ? Qui doit le savoir, et quand ?</em> Voici les trois demandes les plus courantes, traitées pour le Chalet Arve, une maison inventée aux logements numérotés. Tous les montants sont des exemples en francs suisses ; mettez les vôtres.</p>

<h2>Le lit bébé</h2>
<p><strong>Coût.</strong> Dix minutes pour le monter, une petite parure à laver. Cela ne vaut pas une ligne sur la facture.</p>
<p><strong>Conditions d’un oui.</strong> Un lit est libre cette nuit-là. Deux lits pour dix logements, cela veut dire que la troisième famille reçoit un non : quelqu’un doit donc tenir le compte. Et il faut un lit auquel vous confieriez un enfant : un matelas ferme qui remplit tout l’espace, toutes les vis, et la norme européenne EN 716 sur l’étiquette.</p>
<p><strong>Qui, et quand.</strong> La personne du ménage, avant huit heures le matin de l’arrivée.</p>
<blockquote><p>Nous avons deux lits bébé et les prêtons gratuitement. Je vérifie qu’il en reste un pour vos dates et je vous réponds. Il est prêté avec un matelas et un drap-housse ; merci d’apporter une gigoteuse pour votre enfant.</p></blockquote>

<h2>Une personne en plus</h2>
<p><strong>Coût.</strong> C’est ici que deviner coûte cher. Pour une nuit : linge et serviettes 12, taxe de séjour 4, une demi-heure de ménage de plus 18. Total 34. Pour trois nuits, la taxe se paie trois fois et le reste une seule : 12 + 12 + 18 = 42.</p>
<p>Un prix unique de 15 par nuit perdrait 19 sur une nuit et gagnerait 3 sur trois. Mieux vaut un prix construit comme le coût : <strong>35 pour la première nuit, 5 pour chaque nuit suivante</strong>. Une nuit 35, trois nuits 45. Il couvre les deux, et vous pouvez l’expliquer à n’importe qui.</p>
<p><strong>Conditions d’un oui.</strong> Un vrai lit, pas un canapé avec une couverture. Un total qui respecte votre autorisation et votre assurance. Un nom pour la fiche de police. Cherchez ces limites maintenant ; elles sont les mêmes pour toutes les demandes à venir.</p>
<p><strong>Qui, et quand.</strong> Vous, toujours, parce qu’une personne au-dessus de la limite peut vous coûter votre assurance. Puis la personne du ménage, pour le linge.</p>

<h2>L’arrivée anticipée</h2>
<p><strong>Coût.</strong> Rien, ou la tranquillité de la personne du ménage. Calculez à rebours, logement par logement :</p>
<ul>
<li>Départ à 10 h, le ménage prend deux heures et demie : prêt à 12 h 30.</li>
<li>Une demi-heure de marge pour le voyageur qui part en retard : <strong>13 h</strong> est la première heure que l’on puisse promettre un jour de rotation.</li>
<li>Personne dans le logement la nuit précédente : <strong>11 h</strong>, promis seulement la veille après 18 h, quand la nuit ne peut plus se vendre.</li>
</ul>
<p><strong>Conditions d’un oui.</strong> On ne peut commencer le ménage que par un logement. Le premier voyageur qui demande reçoit 13 h, le deuxième l’heure ordinaire et une place pour ses bagages.</p>
<blockquote><p>Le jour de votre arrivée, un autre voyageur part à 10 h : la première heure possible est donc 13 h. Je demande si le ménage peut commencer par votre logement. Dans tous les cas, vous pouvez déposer vos bagages dans le local à skis dès 11 h.</p></blockquote>

<h2>La feuille à accrocher</h2>
<p>Raccourcissez maintenant, jusqu’à ce que cela tienne à l’intérieur d’une porte de placard. Tous ceux qui répondent aux voyageurs travaillent d’après cette feuille, et rien d’autre.</p>
<table>
<caption>Chalet Arve, décidé le 20 septembre, à relire en mars</caption>
<thead><tr><th scope="col">Demande</th><th scope="col">Prix</th><th scope="col">Oui si</th><th scope="col">Toujours demander</th><th scope="col">Prévenir</th></tr></thead>
<tbody>
<tr><td>Lit bébé</td><td>gratuit</td><td>l’un des deux est libre</td><td>non</td><td>ménage, 8 h</td></tr>
<tr><td>Une personne en plus</td><td>35 + 5</td><td>vrai lit, dans la limite</td><td>oui</td><td>ménage, fiche de police</td></tr>
<tr><td>Arrivée dès 13 h</td><td>gratuit</td><td>premier à demander ce jour-là</td><td>oui</td><td>ménage, la veille au soir</td></tr>
<tr><td>Arrivée dès 11 h</td><td>gratuit</td><td>logement vide, la veille après 18 h</td><td>oui</td><td>personne</td></tr>
</tbody>
</table>

<h2>Ce qu’il faut laisser ouvert</h2>
<p>La colonne <strong>toujours demander</strong> compte autant que les prix. Une règle a sa place sur la feuille si vous acceptez ce qu’elle donne le pire samedi de février. Si vous sentez venir un « ça dépend », écrivez oui dans cette colonne et gardez la décision. Vous avez tout de même fait le travail : les conditions sont là, et il ne reste qu’un mot à dire.</p>
<p>La feuille est aussi la manière la plus simple de passer la main. Un voisin peut s’en servir en votre absence. Si un assistant comme Nightdesk répond à vos voyageurs, les règles vont dans ses notes, et les lignes marquées « oui » vous sont soumises avant que rien ne soit promis.</p>
<p>Une dernière règle, pour les exceptions. Faites-en, volontiers, et écrivez pourquoi à côté de la réservation. Si la même raison y figure trois fois, ce n’est plus une exception. Changez la feuille.</p>
$fr$,
 $t$Un lit bébé et un tabouret avec des serviettes, chacun avec une étiquette « oui », et une horloge avec l’étiquette 13 h.$t$,
 $t$Accueil$t$,
 $t$4 min de lecture$t$),
('7337ee9f-f77b-4dff-82a2-a94de07e1ef7', '9dfc0c46-a5d5-403d-8090-058f781ccbf6',
 $t$Les huit questions que les voyageurs posent le plus, et des réponses à copier$t$,
 $t$Arrivée, parking, clés, wifi, chauffage, poubelles, pain du dimanche et valises du dernier jour. Huit réponses à coller dans vos messages enregistrés, avec des crochets là où votre maison prend place.$t$,
 $fr$
<p>Aucune étude ne se cache derrière cette liste. Parcourez vos vingt dernières conversations : vous y trouverez sans doute les huit mêmes, dans votre ordre à vous. Copiez les réponses, remplacez ce qui est entre crochets, et lisez-les une fois comme si vous étiez sous la pluie.</p>

<h2>Avant le départ</h2>
<h3>1. À quelle heure peut-on arriver ?</h3>
<blockquote><p>La maison est à vous à partir de [15 h]. Il n’y a pas d’heure limite : la boîte à clés s’ouvre toute la nuit. Si vous souhaitez arriver plus tôt, dites-moi l’heure de votre train et je demanderai à la personne qui fait le ménage.</p></blockquote>
<p>Deux questions se cachent souvent dans celle-ci : à partir de quand, et jusqu’à quand. Répondez aux deux, et le second message n’arrive jamais.</p>
<h3>2. Où se garer ?</h3>
<blockquote><p>Votre place est le numéro [12], derrière la maison, sous l’auvent. Elle fait [2,30 m] de large et [2,00 m] de haut. Elle est comprise dans le prix. Merci de ne pas vous garer au bord de la route : elle est déneigée dès [5 h].</p></blockquote>
<p>La hauteur compte pour ceux qui ont un coffre de toit. Si vous n’avez pas de place, indiquez le parking le plus proche, son prix par jour et les minutes à pied.</p>

<h2>Devant la porte</h2>
<h3>3. Comment récupérer la clé ?</h3>
<blockquote><p>La boîte à clés est accrochée [à gauche de la porte, à hauteur d’épaule]. Composez [votre code], abaissez le levier noir, et la façade s’ouvre. Merci de remettre la clé et de brouiller les chiffres à chaque fermeture.</p></blockquote>
<p>Envoyez le code le jour de l’arrivée, et changez-le entre deux voyageurs. Un ancien code dans une ancienne conversation, c’est un double de clé qu’on a oublié.</p>
<h3>4. Quel est le mot de passe du wifi ?</h3>
<blockquote><p>Le réseau s’appelle [Arve-9]. Le mot de passe est [sur la carte bleue, à l’intérieur de la porte du placard de cuisine]. Attention aux majuscules ; il n’y a pas d’espace.</p></blockquote>
<p>Vous pouvez aussi envoyer le mot de passe lui-même, dans un message à part, pour que rien d’autre ne soit copié avec lui.</p>

<h2>Dans la maison</h2>
<h3>5. Il fait froid. Comment monter le chauffage ?</h3>
<blockquote><p>Tournez le bouton [du radiateur] sur [4]. Il faut environ [une heure] pour que la pièce se réchauffe, parce que [les murs sont épais]. Si le radiateur est encore froid après cela, écrivez-moi et je vous aide [à toute heure].</p></blockquote>
<p>Le plus utile, c’est le délai. Sans lui, on tourne le bouton au maximum, et plus tard on ouvre une fenêtre.</p>
<h3>6. Que faire des poubelles ?</h3>
<blockquote><p>Les ordures ménagères vont dans les [sacs imprimés sous l’évier], puis dans le [conteneur gris derrière le garage], à toute heure. Le verre va au [point de collecte de la gare, pas le dimanche]. Vous n’avez rien d’autre à trier.</p></blockquote>
<p>Les règles changent d’un village à l’autre, et même les voisins de la vallée posent la question. Dites ce qu’ils n’ont <em>pas</em> à faire ; c’est la phrase qui fait plaisir.</p>
<h3>7. Où acheter quelque chose maintenant ?</h3>
<p>La question arrive le dimanche soir et les jours fériés. Un petit tableau vaut mieux qu’un conseil :</p>
<table>
<caption>Ce qui est ouvert, à remplir pour votre village</caption>
<thead><tr><th scope="col">Quand</th><th scope="col">Pain et lait</th><th scope="col">Un repas chaud</th></tr></thead>
<tbody>
<tr><td>En semaine jusqu’à 18 h 30</td><td>[épicerie du village, 4 minutes à pied]</td><td>[auberge, fermée le mardi]</td></tr>
<tr><td>Le dimanche</td><td>[boulangerie, de 7 h à 11 h]</td><td>[auberge, cuisine jusqu’à 20 h 30]</td></tr>
<tr><td>Après 21 h</td><td>[station-service, 12 minutes en voiture]</td><td>[soupe et pâtes dans le placard, servez-vous]</td></tr>
</tbody>
</table>
<p>Le paquet de pâtes dans le placard ne coûte presque rien, et répond à la question à toute heure.</p>

<h2>Le dernier matin</h2>
<h3>8. À quelle heure faut-il partir, et où laisser les valises ?</h3>
<blockquote><p>Merci de libérer la maison avant [10 h]. Vous pouvez laisser vos bagages [dans le local à skis] jusqu’à [17 h] ; la porte a le même code. Avant de partir : remettez la clé dans la boîte, fermez les fenêtres et lancez le lave-vaisselle. Nous nous occupons du reste.</p></blockquote>
<p>Envoyez-le la veille vers 18 h, avant qu’on vous le demande. Trois petites tâches, c’est bien assez. Une liste de dix se lit comme une facture.</p>

<h2>Pour les garder en ordre</h2>
<ul>
<li><strong>Une réponse, un sujet.</strong> Quand le parking et les clés sont dans le même message, on ne retrouve ni l’un ni les autres.</li>
<li><strong>Le fait d’abord.</strong> Saluez, répondez, et expliquez ensuite, pour ceux qui lisent jusqu’au bout.</li>
<li><strong>Pas de « normalement ».</strong> Soit la boulangerie ouvre à 7 h, soit vous ne savez pas. Les deux s’écrivent.</li>
<li><strong>Une date sur la page.</strong> Relisez les huit au premier jour de chaque saison. Les horaires et le déneigement changent.</li>
</ul>
<p>Ces huit réponses sont une bonne première page pour tout outil qui répond en votre nom. Dans Nightdesk, elles vont dans la base de connaissances du logement ; un cahier à côté du téléphone suit le même principe.</p>
$fr$,
 $t$Un éventail de huit cartes numérotées sur un cordon ; la cinquième est tirée.$t$,
 $t$Messages des voyageurs$t$,
 $t$4 min de lecture$t$),
('48af5a42-6b45-46fd-9d86-6eb2cdcc0a92', '391c1c08-b7af-4327-862e-8da11e3a4836',
 $t$Un règlement intérieur que l’on lit jusqu’au bout$t$,
 $t$Chaque séjour difficile ajoute une ligne, et aucune n’est jamais retirée. Comment réduire la feuille à six règles, chacune avec sa raison, où les montrer, et quoi écrire quand quelqu’un en enfreint une.$t$,
 $fr$
<p>Un règlement intérieur ne pousse que dans un sens. Un voyageur fait quelque chose, l’hôte ajoute une ligne, et personne n’en retire jamais. Après quelques années, la feuille compte trente phrases, dont quatre en capitales, et le voyageur s’arrête à la sixième. La phrase qui aurait sauvé la soirée du voisin est la dix-neuvième.</p>
<p>Un ton plus aimable n’y change rien. Moins de lignes, si : dans un meilleur ordre, et chacune avec sa raison.</p>

<h2>Une lettre à côté de chaque ligne</h2>
<p>Imprimez le règlement que vous avez, prenez un crayon, et marquez chaque phrase.</p>
<ul>
<li><strong>R comme règle.</strong> L’enfreindre coûte à quelqu’un de l’argent, du sommeil, sa sécurité ou le droit de louer. « On ne fume pas à l’intérieur » est une règle.</li>
<li><strong>M comme mode d’emploi.</strong> Personne ne l’enfreint exprès ; on ne sait pas, c’est tout. « Tirez la porte avant de tourner la clé » est un mode d’emploi.</li>
<li><strong>S comme souhait.</strong> « Faites comme chez vous, avec soin » est un souhait. Le voyageur soigneux n’en a pas besoin, et l’autre ne s’y arrête pas.</li>
</ul>
<p>Seules les lignes R restent. Les modes d’emploi vont là où l’on en a besoin : le message d’arrivée, une carte près de la plaque, le mur au-dessus de la poubelle. Les souhaits disparaissent. S’il reste plus de huit lignes, regardez encore. Certaines seront des modes d’emploi qui ont pris la grosse voix.</p>

<h2>Dites pourquoi, dans la même phrase</h2>
<p>Une règle sans raison ressemble à de la méfiance. Pire : le voyageur ne peut pas l’appliquer au cas auquel vous n’aviez pas pensé. « Pas de bruit après 22 h » ne dit pas si parler doucement sur le balcon, c’est du bruit. Un enfant qui dort à l’étage du dessous répond à la question.</p>
<table>
<caption>Cinq règles, avant et après</caption>
<thead><tr><th scope="col">Avant</th><th scope="col">Après</th></tr></thead>
<tbody>
<tr><td>PAS DE BRUIT APRÈS 22 H</td><td>Dès 22 h, parlez à voix basse, sur le balcon aussi. Une famille avec de jeunes enfants dort en dessous.</td></tr>
<tr><td>Ne rien jeter dans les toilettes.</td><td>Seulement du papier dans les toilettes, s’il vous plaît. La conduite est ancienne, et un plombier met une journée à monter jusqu’ici.</td></tr>
<tr><td>Personnes enregistrées uniquement.</td><td>Les personnes nommées dans la réservation dorment ici. La taxe de séjour et l’assurance comptent les têtes : demandez-nous avant que quelqu’un vous rejoigne.</td></tr>
<tr><td>Animaux sur demande.</td><td>Un chien est le bienvenu, 15 francs la nuit. Prévenez-nous avant de venir : certains voyageurs sont allergiques, et nous leur donnons un autre logement.</td></tr>
<tr><td>Tout départ tardif sera facturé.</td><td>Merci de partir avant 10 h. Le ménage commence alors. S’il vous faut plus de temps, demandez-le la veille au soir.</td></tr>
</tbody>
</table>
<p>Chaque « après » dit aussi ce qui est permis : à voix basse, un chien, jusqu’à 10 h. C’est ce que les voyageurs cherchent. C’est aussi ce qui vous épargne un message, car une règle qui ne fait qu’interdire est toujours suivie d’une question.</p>

<h2>Dans l’ordre de ce qu’elles coûtent</h2>
<p>La plupart des règlements commencent par les chaussures dans l’entrée, parce que c’est ce que le voyageur fait en premier. Commencez par ce qui fait le plus mal quand cela tourne mal. Pour un appartement avec des voisins, c’est le bruit. Pour une maison en bois, c’est le feu. Pour une maison au bout d’un chemin privé, c’est peut-être la place de parking qui appartient à un agriculteur. Celui qui lit deux lignes et s’arrête aura lu les deux bonnes.</p>

<h2>Le texte entier, à copier et à changer</h2>
<blockquote>
<p>Six règles au Chalet Arve, et pourquoi :</p>
<p>1. Ni cigarettes ni bougies à l’intérieur. La maison est en bois, et celle d’à côté aussi.</p>
<p>2. Dès 22 h, parlez à voix basse, sur le balcon aussi. Une famille avec de jeunes enfants dort en dessous.</p>
<p>3. Les personnes nommées dans la réservation dorment ici. La taxe de séjour et l’assurance comptent les têtes. Demandez-nous avant que quelqu’un vous rejoigne.</p>
<p>4. Un chien est le bienvenu, 15 francs la nuit. Mais pas sur les lits, s’il vous plaît.</p>
<p>5. Garez-vous sur la place qui porte le numéro de votre logement. Le gravier est à la ferme, et le tracteur part à 5 h 30.</p>
<p>6. Merci de partir avant 10 h. S’il vous faut plus de temps, demandez-le la veille au soir : parfois, c’est possible.</p>
<p>Quelque chose de cassé ? Dites-le-nous le jour même. Un verre ne coûte rien. Une fuite que nous apprenons le samedi coûte un plafond.</p>
</blockquote>
<p>À voix haute, cela prend une minute environ et tient sur deux écrans de téléphone. Si le vôtre n’y tient pas, retirez une ligne avant de réduire les caractères.</p>

<h2>Quand le montrer</h2>
<p>Trois fois, et jamais en entier sur la porte. Le texte complet a sa place dans l’annonce : il fait alors partie de ce que l’on réserve. Envoyez-le de nouveau la veille de l’arrivée, dans la conversation, où l’on peut le retrouver. Dans la maison, accrochez les deux lignes qui comptent là où elles comptent : l’heure du silence à la porte du balcon, le numéro de la place à côté de la clé.</p>

<h2>Quand une règle est enfreinte</h2>
<p>Le premier message suppose que le voyageur ne savait pas. C’est souvent vrai, et cela ne coûte rien si ça ne l’est pas.</p>
<blockquote><p>Bonsoir Daan, la famille du dessous vient de m’écrire : le balcon porte plus loin qu’on ne croit. Pourriez-vous rentrer pour le reste de la soirée ? Merci.</p></blockquote>
<p>Le second dit ce qui va se passer, sans adjectifs.</p>
<blockquote><p>Daan, il est 23 h 20 et il y a toujours du bruit sur le balcon. Merci de rentrer maintenant. Si l’on m’appelle encore, je passerai moi-même.</p></blockquote>
<p>Écrivez les deux ce soir, pendant que personne n’est sur le balcon, et n’écrivez que ce que vous feriez vraiment. Après un séjour où vous avez dû les envoyer, n’ajoutez pas tout de suite une septième règle. Demandez d’abord si le voyageur avait lu la deuxième.</p>
$fr$,
 $t$Une pancarte de porte avec quatre règles en images : silence dès 22 h, chaussures ôtées, poubelles le mardi, un seul chien.$t$,
 $t$Accueil$t$,
 $t$5 min de lecture$t$),
('032e9332-1ac7-4d0a-947b-585bdf30b9db', '02458ebe-2ab3-4649-9369-a79ca9376476',
 $t$Les consignes d’arrivée qui fonctionnent à 3 h 10$t$,
 $t$Des consignes parfaites à quatre heures de l’après-midi peuvent échouer à trois heures du matin : pas de lumière, pas de batterie, pas de voisin à qui demander. En voici à copier, ligne par ligne, avec la raison de chacune.$t$,
 $fr$
<p>Daan devait atterrir à 22 h 40. Son vol a du retard, la nouvelle heure est 3 h 10, et deux enfants dorment sur les valises. Il ouvre vos consignes d’arrivée. C’est un PDF de quatre pages, il commence par un mot de bienvenue, et le wifi de l’aéroport vient de le déconnecter.</p>
<p>Rien dans ce PDF n’est faux. Il a été écrit pour quelqu’un qui arrive de jour et qui a le temps de lire. Le voyageur de la nuit a une main libre, un téléphone à 14 %, et une question à la fois.</p>

<h2>Les consignes, prêtes à copier</h2>
<p>Voici celles du logement 12 du Chalet Arve, notre maison inventée. Remplacez les détails et gardez l’ordre.</p>
<blockquote>
<p>Arrivée au Chalet Arve, porte 12. Vous pouvez arriver à toute heure, sans nous appeler.</p>
<ol>
<li>Adresse : [rue et numéro, village]. Tournez une dernière fois à gauche après la chapelle, pas avant.</li>
<li>Garez-vous sur la place 12, derrière la maison, sous l’auvent.</li>
<li>Contournez la maison par la droite. Neuf marches à monter. La lumière s’allume toute seule.</li>
<li>La boîte à clés est à gauche de la porte, à hauteur d’épaule. Code : [code]. Abaissez le levier noir.</li>
<li>Tirez la porte vers vous, puis tournez la clé deux fois vers la gauche.</li>
<li>Interrupteur : à l’intérieur, à droite, à hauteur de hanche.</li>
<li>Les lits sont faits et le chauffage est allumé. Les chambres sont en haut de l’escalier. Tout le reste peut attendre le matin.</li>
</ol>
<p>Si la boîte ne s’ouvre pas : refaites le code une fois, lentement. Puis appelez le [numéro]. Il sonne la nuit.</p>
</blockquote>

<h2>Pourquoi chaque ligne est là</h2>
<table>
<caption>Ce que le voyageur devrait demander sans elle</caption>
<thead><tr><th scope="col">Ligne</th><th scope="col">La question qu’elle évite</th></tr></thead>
<tbody>
<tr><td>À toute heure, sans appeler</td><td>Est-ce trop tard ? Allons-nous réveiller quelqu’un ?</td></tr>
<tr><td>Le dernier tournant</td><td>Pourquoi le GPS nous envoie-t-il dans un champ ?</td></tr>
<tr><td>Une place, avec son numéro</td><td>Peut-on rester ici jusqu’au matin ?</td></tr>
<tr><td>Le côté, les marches, la lumière</td><td>Est-ce la bonne porte ? Il y en a quatre.</td></tr>
<tr><td>Le levier et sa couleur</td><td>Le code est bon, pourquoi est-ce que ça ne s’ouvre pas ?</td></tr>
<tr><td>Tirer, puis tourner</td><td>La clé ne tourne pas. Est-ce la mauvaise ?</td></tr>
<tr><td>Tout le reste peut attendre</td><td>Faut-il s’enregistrer, payer, régler quelque chose tout de suite ?</td></tr>
</tbody>
</table>
<p>La dernière ligne, le numéro de téléphone, est celle qui laisse les gens assez calmes pour ne pas s’en servir. Elle doit être vraie. Si personne ne répond la nuit, mettez une seconde boîte à clés à un autre endroit, et écrivez plutôt où elle est.</p>

<h2>Envoyez-les trois fois, un peu plus courtes chaque fois</h2>
<p><strong>Avec la réservation.</strong> Les consignes entières, sans le code, pour que le voyageur sache quelle arrivée l’attend et puisse vous interroger sur l’escalier ou le parking pendant que vous êtes debout.</p>
<p><strong>Le jour même, vers midi.</strong> Les consignes entières avec le code, en texte simple dans la conversation. Une fois arrivé, un texte s’ouvre sans connexion, se recherche, et le passager peut le lire à voix haute. Envoyez les photos ensuite, à part : la façade de nuit, la boîte à clés à un mètre.</p>
<p><strong>Quand ils sont en retard.</strong> Seulement ce qui a changé, et la suite :</p>
<blockquote><p>Merci de nous prévenir, Daan. 3 h 10, c’est sans problème : la boîte à clés s’ouvre toute la nuit et le chauffage reste allumé. Vous venez en voiture ? Prenez alors la place 12, derrière la maison. Le code est dans le message de midi. Bonne route, et inutile de nous écrire à nouveau.</p></blockquote>
<p>La fin de la phrase compte. Sans elle, les voyageurs polis se sentent tenus d’annoncer chaque retard, et vous les lirez tous.</p>

<h2>Essayez une fois dans le noir</h2>
<p>Choisissez un soir sans lune, éteignez les lampes que vous laissez d’habitude, et arrivez chez vous. Mettez des gants. Lisez les consignes sur votre téléphone, luminosité au minimum. Vous cherchez quatre choses :</p>
<ul>
<li>Peut-on lire les chiffres de la boîte à clés sans lampe ? Sinon, une petite lampe à piles au-dessus règle l’affaire.</li>
<li>Le numéro de la porte se voit-il depuis l’endroit où la voiture s’arrête ?</li>
<li>Le levier bouge-t-il quand il fait froid ou humide ?</li>
<li>Combien de fois avez-vous fait défiler l’écran ? Plus de deux fois, c’est trop long.</li>
</ul>
<p>Demandez ensuite à un ami qui n’est jamais venu de faire la même chose, et ne l’aidez pas. Restez visible, et ne dites rien. Là où il hésite, vous avez trouvé une ligne manquante.</p>
<p>C’est aussi ce qu’il faut à un assistant pour répondre à « comment entrer ? » pendant que vous dormez ; Nightdesk répond d’après des pages comme celle-ci, dans la langue du voyageur. Mais elles se débrouillent aussi toutes seules, et vous pouvez les avoir dès ce soir.</p>
$fr$,
 $t$Une valise sous une lampe devant une porte rouge, la nuit, et une boîte à clés avec l’étiquette 03:10.$t$,
 $t$Organisation$t$,
 $t$4 min de lecture$t$),
('c106e852-784f-4477-b6a6-d1a67d599072', 'da62ccf0-daf3-4a10-8441-0d4a9d7ee75c',
 $t$D’un logement à douze : ce qui change dans les messages$t$,
 $t$Avec un logement, on répond de mémoire. À trois, à six, à douze, autre chose casse à chaque fois. Ce qu’il faut changer avant : des numéros, deux feuilles, et une page de décisions.$t$,
 $fr$
<p>Avec un seul logement, le mode d’emploi, c’est vous. Vous savez quel feu de la plaque est lent, et vous répondez de mémoire dans le tram. Le deuxième logement n’y change rien. Quelque part entre le troisième et le sixième, cela cesse de fonctionner, et rien ne l’annonce. Vous envoyez au 9 le mot de passe wifi du 5, vous vous excusez, et vous croyez que c’est la fatigue.</p>
<p>Ce n’était pas la fatigue. Ce sont les messages qui ont changé de nature.</p>

<h2>D’abord, compter</h2>
<p>Ouvrez le mois dernier et comptez les séjours, puis les messages des voyageurs dans cinq d’entre eux. Disons quatre messages par séjour et six séjours par mois et par logement. Ce sont des exemples ; vos chiffres seront différents, le calcul est le même.</p>
<table>
<caption>Messages de voyageurs par mois, avec 6 séjours et 4 messages chacun</caption>
<thead><tr><th scope="col">Logements</th><th scope="col">Séjours</th><th scope="col">Messages</th><th scope="col">Par jour</th></tr></thead>
<tbody>
<tr><td>1</td><td>6</td><td>24</td><td>moins de 1</td></tr>
<tr><td>3</td><td>18</td><td>72</td><td>2 à 3</td></tr>
<tr><td>6</td><td>36</td><td>144</td><td>environ 5</td></tr>
<tr><td>12</td><td>72</td><td>288</td><td>9 à 10</td></tr>
</tbody>
</table>
<p>Dix par jour, cela paraît supportable. Mais ils n’arrivent pas régulièrement. Ils arrivent le vendredi soir, pendant que vous répondez à un autre, et chacun commence par une question à vous-même : de quel logement s’agit-il ?</p>

<h2>À trois : le numéro vient en premier</h2>
<p>Dès le troisième logement, plus un message, une note ou un fichier sans son numéro, celui de la porte. Ni « le petit studio », ni « Jonas ». En août, vous aurez deux Jonas.</p>
<ul>
<li>Donnez au wifi le nom du logement : Arve-9, pas celui que le routeur portait à l’achat.</li>
<li>Mettez le numéro sur l’étiquette de la clé, le sac de linge et la place de parking.</li>
<li>Enregistrez les voyageurs dans le téléphone comme « P9 Jonas 14-18 juillet », et effacez-les ensuite.</li>
<li>Commencez ce que vous envoyez par le numéro : une erreur se voit alors tout de suite.</li>
</ul>
<blockquote><p>Porte 9, bonsoir Jonas. Le réseau s’appelle Arve-9, et le mot de passe est sur la carte bleue, à l’intérieur de la porte du placard de cuisine.</p></blockquote>
<p>Si ce message était parti chez la mauvaise voyageuse, elle l’aurait dit dans la minute. Et aucun mot de passe ne serait sorti de la maison, puisque la phrase donne un endroit et non le mot lui-même.</p>

<h2>À six : une feuille maison, six feuilles logement</h2>
<p>Maintenant, c’est la copie qui devient dangereuse. Vous changez le jour des poubelles dans quatre textes sur six. Séparez ce que vous savez en deux couches. Une information n’existe que dans l’une des deux.</p>
<ul>
<li><strong>Feuille maison :</strong> jour des poubelles, arrêt de bus, boulangerie, heures de silence, médecin, arrivée tardive en général, prix pour un chien.</li>
<li><strong>Feuille logement :</strong> accès, wifi, nombre de lits, plaque, chauffage, place de parking, l’interrupteur que personne ne trouve.</li>
</ul>
<p>Pour savoir où va une phrase : serait-elle encore vraie dans le logement d’à côté ? Si oui, elle va sur la feuille maison. Si c’est presque oui, écrivez deux phrases. « Le parking est derrière la maison » va sur la feuille maison, « votre place est la 9 » sur la feuille logement.</p>

<h2>À six encore : chaque décision a quelqu’un</h2>
<p>À ce stade, vous ne travaillez plus sans aide : il y a un conjoint, une voisine, une femme de ménage devenue bien plus que cela. Deux personnes peuvent alors dire oui à la même arrivée anticipée, ou l’une oui et l’autre non. Écrivez qui décide de quoi, sur une page.</p>
<blockquote>
<p>Arrivée anticipée : Ana décide, puisque c’est elle qui fait le ménage. Jusqu’à 20 h la veille.</p>
<p>Personne en plus, lit bébé : la première personne qui lit la demande, s’il y a un lit. Le oui va dans la note de réservation avant d’aller au voyageur.</p>
<p>Remboursements, réclamations : moi seulement. Personne d’autre ne promet rien. « Je transmets ce soir » est toujours permis.</p>
</blockquote>
<p>Tenez à l’ordre de la deuxième ligne : la note d’abord, le voyageur ensuite. Dans l’autre sens, un seul coup de téléphone vous sépare d’une promesse que personne d’autre ne connaît.</p>

<h2>À douze : lire, ne plus répondre</h2>
<p>Avec douze logements, le travail n’est plus de répondre. C’est de remarquer que le 4 a demandé trois fois ce mois-ci où est passée l’eau chaude, et le 11 jamais. Ce n’est pas un voyageur bavard. C’est une vanne.</p>
<p>Gardez-y une soirée par mois ; <a href="/fr/resources/337fdf27-f24c-4ea7-bb83-1e4da4581ab3">voici comment elle peut se passer</a>. Et confiez les réponses, d’une de ces trois manières :</p>
<ol>
<li>Une personne le soir. Chaleureuse et souple, endormie à 2 h 14, payée à l’heure.</li>
<li>Des réponses enregistrées dans votre téléphone. Gratuites et rapides, dans les langues où vous les avez écrites, envoyées par vous.</li>
<li>Un co-hôte IA. Éveillé, dans la langue du voyageur, et aussi bon que vos feuilles. Nightdesk tient une base de connaissances par logement et a un seul <a href="/fr#pricing">prix pour chacun</a>.</li>
</ol>
<p>Il faut aux trois les deux feuilles et la page de décisions. Commencez donc par là. Si votre tableau montre ensuite que les réponses enregistrées suffisent, restez-en là.</p>

<h2>Ce qui ne doit pas changer</h2>
<p>La voyageuse du 11 ne sait pas qu’il y en a douze. Elle a réservé un logement, et elle écrit à un hôte. Gardez dans chaque séjour une ligne que seule une personne qui connaît les lieux peut écrire : quelle fenêtre a le soleil du matin, quelle marche grince. Cela coûte une phrase sur la feuille logement. C’est la dernière chose qui sonne encore comme du temps où il n’y en avait qu’un.</p>
$fr$,
 $t$Un casier vide avec un crochet vide.$t$,
 $t$Se développer$t$,
 $t$4 min de lecture$t$),
('a8e47b39-8db4-4850-b3ca-374712cd0706', 'b131207c-d3cb-4b0d-aa32-847c155b2b73',
 $t$Dire aux voyageurs que c’est une IA qui répond$t$,
 $t$Les voyageurs acceptent une machine qui se présente comme telle. Où mettre la phrase, pourquoi elle ne devrait pas avoir de prénom, et des réponses à copier pour les trois questions qui suivent, à commencer par : est-ce que je parle à quelqu’un ?$t$,
 $fr$
<p>Les hôtes qui laissent un logiciel répondre aux voyageurs gardent souvent une inquiétude : est-ce que cela va gêner ? Certains, un peu, pendant une minute. Cela gêne bien davantage de le découvrir au troisième jour. Un voyageur à qui on l’a dit au début a été servi par une machine. Un voyageur à qui on ne l’a pas dit a été trompé par un hôte.</p>
<p>La question n’est donc pas de savoir s’il faut le dire. C’est de savoir où, avec quels mots, et quoi répondre à celui qui insiste.</p>

<h2>À la première ligne, et là seulement</h2>
<p>Une phrase claire en tête du premier message suffit. Ensuite le voyageur sait, et un rappel sous chaque réponse n’est plus que du bruit.</p>
<p>Trois débuts, du pire au meilleur :</p>
<ol>
<li>« Coucou, ici Sophie, de l’équipe du Chalet Arve. » Sophie n’existe pas. Chaque mot gentil qui suit est un petit mensonge.</li>
<li>« Ceci est un message automatique. Ne pas répondre. » C’est honnête, mais le voyageur a une question, et plus personne à qui la poser.</li>
<li>« Bonsoir Jonas, ici l’assistant IA du Chalet Arve. Je réponds à toute heure ; Martina lit nos messages le matin. » Qui parle, pour qui, et où est la personne.</li>
</ol>
<p>Mieux encore : prévenez les voyageurs avant qu’ils ne le rencontrent. Un paragraphe dans la confirmation de réservation suffit :</p>
<blockquote><p>Vous pouvez nous écrire sur WhatsApp à toute heure et dans votre langue. Un assistant IA vous répond d’après nos notes sur la maison. Ce qu’il ne sait pas, et tout ce que nous devons décider, il nous le transmet, et nous lisons tout ce qu’il envoie.</p></blockquote>
<p>Ne gardez la fin de la phrase que si elle est vraie. Si vous lisez un résumé par jour, écrivez cela.</p>

<h2>Une fonction, pas un prénom</h2>
<p>Un prénom, un portrait inventé et « une petite seconde, je regarde » sont là pour faire oublier. Supprimez-les. « L’assistant du Chalet Arve » est un nom bien suffisant, et il peut quand même dire bonsoir. La politesse ne trompe personne. Faire semblant d’avoir mal dormi, si.</p>

<h2>Ce que les voyageurs demandent ensuite, et quoi répondre</h2>
<p>Trois questions reviennent. Ayez les réponses avant que la première n’arrive.</p>
<p><strong>« Est-ce que je parle à une personne ? »</strong> La réponse commence par non. Ni par une plaisanterie, ni par « je suis là pour vous aider ».</p>
<blockquote><p>Non, je suis un assistant IA. Martina, votre hôte, lit cette conversation le matin. Pour ce qui ne peut pas attendre, vous pouvez l’appeler au numéro de la carte bleue, dans la cuisine.</p></blockquote>
<p><strong>« Puis-je parler à une personne, s’il vous plaît ? »</strong> Ne discutez pas, et ne proposez pas un dernier essai.</p>
<blockquote><p>Bien sûr. J’ai prévenu Martina. Elle répond d’habitude entre 7 h et 21 h. Si c’est urgent, appelez-la plutôt que d’écrire.</p></blockquote>
<p><strong>« Que deviennent mes messages ? »</strong> Répondez en deux phrases, puis renvoyez à votre politique de confidentialité.</p>
<blockquote><p>Nous les gardons avec votre réservation, pour savoir ce qui a été convenu. Qui les traite, et combien de temps, est écrit dans notre politique de confidentialité, que je peux vous envoyer ici.</p></blockquote>
<p>Cette troisième réponse doit correspondre à votre politique, mot pour mot. Relisez-la avant de copier celle-ci.</p>

<h2>Dites ce qu’il n’a pas le droit de décider</h2>
<p>La confiance vient moins de l’annonce que de la première fois où l’assistant dit « je ne sais pas ». Tracez la limite d’avance, et tracez-la serrée.</p>
<table>
<caption>Qui dit quoi, au Chalet Arve</caption>
<thead><tr><th scope="col">Le voyageur demande</th><th scope="col">L’assistant</th><th scope="col">L’hôte</th></tr></thead>
<tbody>
<tr><td>Où est la boîte à clés</td><td>Répond d’après les notes</td><td>N’a rien à faire</td></tr>
<tr><td>À arriver à 13 h</td><td>Dit qu’il a posé la question</td><td>Oui, non, ou une heure</td></tr>
<tr><td>Un remboursement</td><td>Dit que seul l’hôte en décide</td><td>Appelle le voyageur</td></tr>
<tr><td>Ce qui sent le gaz</td><td>Dit de sortir et d’appeler le 112</td><td>Appelle aussitôt</td></tr>
<tr><td>Ce qui n’est pas dans les notes</td><td>Dit qu’il ne sait pas</td><td>Répond, puis ajoute une note</td></tr>
</tbody>
</table>
<p>« J’ai posé la question » doit être vrai, et « vous aurez une réponse avant neuf heures » aussi. Un assistant qui promet une heure vous engage à la tenir.</p>

<h2>Et la loi ?</h2>
<p>Ceci n’est pas un conseil juridique, mais la direction est claire. Le règlement européen sur l’IA, à son article 50, veut que les gens sachent qu’ils ont affaire à un système d’IA, sauf si c’est évident. Dans une conversation qui se lit comme celle d’une personne, ce n’est pas évident. Une phrase honnête coûte moins cher que de chercher quelle règle s’applique à un voyageur venu de l’étranger.</p>
<p>Nightdesk se présente comme une IA dès son premier message, et une réponse courte à ce sujet se trouve sous <a href="/fr/faq">Aide et FAQ</a>. Quel que soit votre outil, faites l’essai ce soir : écrivez à votre propre maison comme un inconnu, et demandez si vous parlez à une personne. Si la réponse ne commence pas par non, changez-la avant de changer quoi que ce soit d’autre.</p>
$fr$,
 $t$Un uniforme de portier sur un cintre, avec une étiquette « IA », et à côté une casquette et une sonnette de comptoir.$t$,
 $t$Confiance$t$,
 $t$4 min de lecture$t$),
('0fd5211d-5e2a-4901-a8f1-2fae606c1c33', 'eefbfc09-b798-4002-be61-d6af465cf135',
 $t$Chauffage, eau chaude, tableau électrique : la note pour la nuit froide$t$,
 $t$À 23 h 40, un voyageur écrit qu’il fait froid dans la maison. Une question à envoyer d’abord, trois cartes à copier, un calcul pour votre ballon d’eau chaude, et la liste de ce qui peut attendre le matin et de ce qui ne le peut pas.$t$,
 $fr$
<p>« Il fait froid chez vous. » Cinq mots, envoyés à 23 h 40 en janvier, et qui peuvent vouloir dire cinq choses. Le radiateur est peut-être au minimum. La chaudière s’est peut-être arrêtée. Un disjoncteur a peut-être sauté. La fenêtre de la salle de bains est peut-être ouverte depuis le ménage. Ou bien il fait 20 degrés, et le voyageur a l’habitude de 24.</p>
<p>Une bonne note pour cette nuit-là n’explique pas l’installation de chauffage. Elle trouve laquelle des cinq c’est, en deux messages, avec une personne fatiguée au bout du fil.</p>

<h2>Une seule question d’abord</h2>
<p>Avant toute consigne, envoyez ceci :</p>
<blockquote><p>Je suis désolé, nous allons arranger cela. Dites-moi trois choses, s’il vous plaît : y a-t-il de la lumière, l’eau est-elle chaude au robinet de la cuisine, et fait-il froid dans une pièce ou dans toutes ?</p></blockquote>
<table>
<caption>Ce que la réponse vous apprend</caption>
<thead><tr><th scope="col">Lumière</th><th scope="col">Eau chaude</th><th scope="col">Froid</th><th scope="col">Commencer par</th></tr></thead>
<tbody>
<tr><td>Oui</td><td>Oui</td><td>Une pièce</td><td>La vanne du radiateur et la fenêtre</td></tr>
<tr><td>Oui</td><td>Oui</td><td>Toutes</td><td>Le thermostat d’ambiance</td></tr>
<tr><td>Oui</td><td>Non</td><td>Toutes</td><td>L’écran de la chaudière</td></tr>
<tr><td>En partie</td><td>Peu importe</td><td>Peu importe</td><td>Le tableau électrique</td></tr>
<tr><td>Non</td><td>Peu importe</td><td>Toutes</td><td>La rue : est-ce éteint chez les voisins aussi ?</td></tr>
</tbody>
</table>
<p>Ce tableau vaut pour une maison avec chaudière et radiateurs. Faites le tour de la vôtre et changez la dernière colonne.</p>

<h2>La carte du chauffage</h2>
<p>Écrivez ce que l’on voit quand tout va bien. La plupart des notes l’oublient, et quelqu’un qui n’a jamais vu votre chaudière ne sait pas si ce qu’elle affiche est une panne ou l’heure.</p>
<blockquote>
<p>Radiateurs : le bouton blanc en bas à droite. 3 correspond à 20 degrés environ. Sur 5, cela ne chauffe pas plus vite, seulement plus longtemps.</p>
<p>Thermostat : à côté de la porte de la cuisine. Il doit afficher un nombre au-dessus de 19. S’il affiche une lune, appuyez une fois sur le bouton rond. Les pièces mettent environ une heure à se réchauffer.</p>
<p>Chaudière : derrière la porte, dans le couloir. Quand tout va bien, une lumière verte brille sans clignoter. Si elle clignote en rouge, envoyez-nous une photo de l’écran et ne touchez à rien d’autre.</p>
</blockquote>
<p>« Environ une heure » compte autant que le bouton. Sans cela, le voyageur écrit de nouveau dix minutes plus tard.</p>

<h2>La carte de l’eau chaude</h2>
<p>Souvent, rien n’est en panne : le ballon est vide parce que quatre personnes se sont douchées. Vous pouvez calculer quand cela arrive. Un ballon de 120 litres à 60 degrés, mélangé à de l’eau à 10 degrés, donne environ 214 litres à la température d’une douche, 38 degrés. Huit minutes à neuf litres par minute, cela fait 72 litres. Le ballon suffit donc tout juste pour trois douches, et la quatrième est froide.</p>
<p>Chauffer 120 litres de 10 à 60 degrés demande près de 7 kilowattheures. Avec une résistance de 2 kilowatts, il faut trois heures et demie. Refaites le calcul avec votre ballon, et écrivez le résultat :</p>
<blockquote><p>Il y a de l’eau chaude pour trois douches de suite. Ensuite, le ballon met un peu plus d’une heure pour une douche de plus, et trois heures et demie pour être plein. Rien n’est en panne, et vous n’avez rien à allumer.</p></blockquote>
<p>Si votre ballon ne chauffe que la nuit, écrivez plutôt cela : la douche suivante est alors pour le matin.</p>

<h2>La carte du tableau électrique</h2>
<p>Dites où il est, comment s’y éclairer, à quoi ressemble un disjoncteur abaissé, et combien de fois essayer.</p>
<ol>
<li>Le coffret gris est dans le couloir, derrière les manteaux. Éclairez-vous avec votre téléphone.</li>
<li>Tous les disjoncteurs doivent être levés. Cherchez celui qui est abaissé.</li>
<li>Débranchez ce que vous avez allumé en dernier : bouilloire, sèche-cheveux, radiateur d’appoint.</li>
<li>Abaissez le disjoncteur jusqu’en bas, puis relevez-le. Une seule fois.</li>
<li>S’il retombe, laissez-le et écrivez-nous. N’essayez pas de nouveau.</li>
</ol>
<p>Étiquetez les disjoncteurs avec des mots, pas des numéros : « prises de la cuisine », « salle de bains ». N’allez pas plus loin dans les conseils. Ce qui demande un tournevis demande un électricien.</p>

<h2>Ce qui peut attendre, et ce qui ne peut pas</h2>
<ul>
<li><strong>Jusqu’au matin :</strong> une pièce froide, plus d’eau chaude tard le soir, la moitié des prises. Proposez les couvertures, et dites où elles sont.</li>
<li><strong>Réveillez-moi :</strong> toutes les pièces froides quand il gèle, de l’eau qui traverse un plafond, un disjoncteur qui retombe et coupe le chauffage. Voici mon numéro, et celui du plombier pour la nuit.</li>
<li><strong>Sortez de la maison, puis appelez le 112 :</strong> une alarme de monoxyde de carbone, de la fumée, une odeur de gaz. Ne touchez à aucun interrupteur et ne cherchez pas la cause. Écrivez-nous de dehors, ensuite.</li>
</ul>
<p>La troisième ligne doit aussi être sur papier, à côté de la porte. Pour celle-là, aucune conversation, la nôtre comprise, n’est le bon point de départ. Pour le reste, une conversation convient : ces cartes peuvent aller telles quelles dans la base de connaissances de Nightdesk.</p>

<h2>Une heure en octobre</h2>
<p>Trois choses dans ces cartes ne se copient nulle part. Mesurez-les chez vous, le premier week-end froid, et notez la date à côté.</p>
<ul>
<li>Combien de temps met le salon à gagner deux degrés une fois le thermostat monté.</li>
<li>Combien de douches donne le ballon, et quand il est de nouveau chaud.</li>
<li>Ce qu’affiche l’écran de la chaudière quand tout va bien. Photographiez-le, avec le flash, parce que c’est ainsi que le voyageur le verra.</li>
</ul>
<p>Abaissez ensuite un disjoncteur, celui des prises de la cuisine par exemple, et faites suivre vos cinq étapes à quelqu’un de la famille. S’il doit chercher le coffret, vos voyageurs le chercheront aussi.</p>
$fr$,
 $t$Deux chaussettes sur un radiateur, avec un mot sur la vanne ; dehors, il neige.$t$,
 $t$Organisation$t$,
 $t$5 min de lecture$t$),
('c718966b-aadd-46f7-8883-024c19e4ca55', '566f51e6-2cf2-48e6-8301-640f224326f8',
 $t$Ce qu’il faut écrire avant que les voyageurs le demandent la nuit$t$,
 $t$Un message de nuit est rarement difficile. Il arrive seulement quand personne n’est à la réception. Une page de notes couvre les plus courants : ce qu’il faut y mettre, et ce qu’il faut laisser de côté exprès.$t$,
 $fr$
<p>La page dont nous parlons tient sur une feuille recto verso et demande une soirée. Elle sert où que vous la gardiez : dans la table de nuit, en réponses enregistrées dans votre téléphone, ou dans une base de connaissances qui répond pour vous. Prenez les questions dans l’ordre d’une nuit de voyageur, puisque c’est dans cet ordre qu’elles arrivent.</p>

<h2>Comment entrer</h2>
<p>Décrivez l’arrivée comme vous l’expliqueriez au téléphone : de la rue jusqu’au lit. Quelle sonnette, quel côté de la maison, quel interrupteur. Ajoutez le détail qu’une photo ne montre pas, comme la porte qu’il faut tirer avant de tourner la clé.</p>
<p>Donnez l’heure jusqu’à laquelle on peut arriver sans appeler. S’il n’y en a pas, écrivez-le aussi. Un voyageur dans un train en retard veut lire que toute heure convient.</p>
<blockquote><p>La boîte à clés est à gauche de la porte et s’ouvre à toute heure. Tirez la porte vers vous, puis tournez la clé deux fois vers la gauche. L’interrupteur est à l’intérieur, à droite, à hauteur de hanche. Inutile de nous appeler, si tard qu’il soit.</p></blockquote>

<h2>Ce qui s’arrête</h2>
<p>Dans une maison, quatre choses cessent de fonctionner, ou en ont l’air : le wifi, le chauffage, l’eau chaude, l’électricité. Pour chacune, écrivez trois lignes courtes, pas plus :</p>
<ol>
<li>Où elle se trouve, avec la pièce et le côté de la pièce.</li>
<li>À quoi elle ressemble quand elle fonctionne : une lumière verte fixe, une aiguille entre 1 et 2.</li>
<li>Ce qu’il faut essayer d’abord, et combien de temps attendre avant d’écrire de nouveau.</li>
</ol>
<p>La deuxième ligne est celle qui manque presque toujours. Sans elle, le voyageur vous décrit une lumière, vous cherchez une photo du routeur, et vous voilà deux à ne pas dormir. Voici le wifi du logement 9 du Chalet Arve, notre maison inventée :</p>
<blockquote><p>Le routeur est sur l’étagère au-dessus des manteaux. Quand il fonctionne, la lumière de gauche est verte et ne clignote pas. Le réseau s’appelle Arve-9. Le mot de passe est sur la carte bleue, à l’intérieur de la porte du placard de cuisine. Si la lumière clignote, débranchez le câble noir, comptez jusqu’à dix, rebranchez-le et attendez trois minutes.</p></blockquote>
<p>Si la réponse est un endroit, nommez-le. « Sur la carte bleue, à l’intérieur de la porte du placard de cuisine » n’appelle pas de deuxième question. « Dans le classeur » en appelle deux.</p>

<h2>Ce que personne ne trouve</h2>
<p>Faites le tour des pièces avec votre téléphone et dites à voix haute où se trouve ce qui suit. Tapez ce que vous avez dit ; les explications orales sont souvent meilleures que les écrites.</p>
<ul>
<li>Les couvertures, oreillers et serviettes de réserve, et le placard qui coince.</li>
<li>Le tire-bouchon, le couteau à pain, les pastilles du lave-vaisselle, un sac-poubelle de rechange.</li>
<li>La trousse de secours, la lampe de poche, l’extincteur.</li>
<li>La pharmacie de garde la plus proche, et les numéros d’urgence. En Suisse : 144 pour une ambulance, 118 pour les pompiers, 117 pour la police, ou le 112. En France, 15, 18 et 17, ou le 112.</li>
</ul>
<p>Mettez l’adresse exacte de la maison à côté de ces numéros. Celui qui appelle une ambulance en vacances ne connaît souvent pas la rue.</p>

<h2>Ce que vous devez décider</h2>
<p>Un lit bébé, une personne en plus, une arrivée anticipée. N’en faites pas une règle, sauf si elle vaut tous les jours de l’année. Sinon, marquez-les <strong>demander à l’hôte</strong> : le voyageur apprend que la question vous est posée, et vous répondez par oui, par non ou par une heure, à votre réveil.</p>
<table>
<caption>Quatre messages de nuit, et qui y répond</caption>
<thead><tr><th scope="col">Heure</th><th scope="col">Question</th><th scope="col">Qui répond</th></tr></thead>
<tbody>
<tr><td>23 h 05</td><td>Peut-on arriver avant 15 h ?</td><td>L’hôte</td></tr>
<tr><td>0 h 37</td><td>Où est le mot de passe du wifi ?</td><td>La page</td></tr>
<tr><td>1 h 26</td><td>Comment entrer après trois heures ?</td><td>La page</td></tr>
<tr><td>2 h 14</td><td>Y a-t-il un lit bébé ?</td><td>L’hôte</td></tr>
</tbody>
</table>
<p>Laissez trois autres choses en dehors de la page : les remboursements, les réclamations, et tout ce qui touche à un voisin. Il leur faut une personne qui a dormi.</p>

<h2>Trois essais avant de s’y fier</h2>
<p><strong>L’inconnu.</strong> Donnez la page à quelqu’un qui n’est jamais venu. Demandez-lui le wifi, le tableau électrique et le couteau à pain. Là où il vous interroge, il manque une ligne.</p>
<p><strong>Le noir.</strong> Lisez la partie sur l’arrivée dehors, la nuit, sur un téléphone. Si vous faites défiler plus d’une fois, raccourcissez.</p>
<p><strong>L’autre langue.</strong> Traduisez un paragraphe, puis retraduisez-le. Là où il revient bizarre, la phrase était trop longue.</p>
<p>Dans Nightdesk, cet essai s’appelle le simulateur de réponses : vous posez la question comme un voyageur, lisez la réponse, et corrigez la note d’où elle vient. Notre <a href="/fr/docs">documentation</a> montre comment.</p>
<p>Ensuite, la page grandit toute seule, une ligne à la fois. Quand un voyageur demande quelque chose qui n’y est pas, répondez, et écrivez la réponse avant le petit-déjeuner.</p>
$fr$,
 $t$Une lampe sur un livre où sont notées des heures de la nuit, et derrière un calendrier avec des clés à ses crochets.$t$,
 $t$Accueil$t$,
 $t$4 min de lecture$t$),
('2f373722-08df-4cf5-8d47-f181227b276d', '03ef5ec9-2e9d-4fc9-9774-0532c54e5590',
 $t$Oui, non ou une heure : répondre aux demandes en un mot$t$,
 $t$Une demande attend souvent des heures parce qu’elle arrive sans les faits, pas parce qu’elle est difficile. Mettez-la sur une ligne, et un mot vous suffit. Le voyageur reçoit quand même une phrase entière.$t$,
 $fr$
<p>À 4 h 02, Maarja, voyageuse du logement 5, demande en estonien si une amie pourrait dormir là vendredi. Vous le voyez à 6 h 30, les yeux mi-clos. Pour répondre, il vous faudrait savoir combien de personnes ont réservé, combien il y a de lits, de quel vendredi elle parle, et ce que vous avez demandé la dernière fois. Vous posez le téléphone, et décidez de regarder cela plus tard. Plus tard, c’est 14 h, et Maarja a déjà redemandé.</p>
<p>La décision aurait pris trois secondes. C’est la recherche qui a pris la journée.</p>

<h2>D’abord, la demande sur une ligne</h2>
<p>La personne qui prend la demande, que ce soit un conjoint, un employé ou un assistant, la transmet avec quatre faits, pour que vous n’ayez jamais à ouvrir un calendrier :</p>
<ol>
<li><strong>Quel logement</strong>, et le prénom du voyageur.</li>
<li><strong>Quoi</strong>, en trois ou quatre mots.</li>
<li><strong>Quand</strong>, avec le jour de la semaine et la date.</li>
<li><strong>Ce qui compte à côté</strong> : la limite, le prix, ou qui d’autre est concerné.</li>
</ol>
<blockquote><p>Porte 5, Maarja. Une personne en plus, vendredi 16 octobre, une nuit. Réservé pour 3, 4 couchages. Prix habituel 35. Oui ou non ?</p></blockquote>
<p>Comparez avec « Maarja voudrait savoir si son amie peut venir ». Ce sont deux phrases. À la première seulement, on peut répondre de son lit.</p>

<h2>Ensuite, choisir le mot</h2>
<p>Convenez d’un petit vocabulaire avec tous ceux qui lisent vos réponses. Trois mots font presque tout, pourvu que chacun veuille toujours dire la même chose.</p>
<table>
<caption>Cinq demandes, le mot, et ce à quoi il vous engage</caption>
<thead><tr><th scope="col">Demande</th><th scope="col">Votre mot</th><th scope="col">Ce qui se passe</th></tr></thead>
<tbody>
<tr><td>Lit bébé, logement 7</td><td>oui</td><td>Voyageur prévenu ; le lit est sur la liste du ménage</td></tr>
<tr><td>Arrivée avant 15 h, logement 3</td><td>13 h</td><td>Voyageur prévenu ; le ménage commence par le 3</td></tr>
<tr><td>Une personne en plus, logement 5</td><td>oui 35</td><td>Prix annoncé à la voyageuse ; ajouté si elle accepte</td></tr>
<tr><td>Départ à 14 h, logement 9</td><td>11 h</td><td>Dernière heure annoncée ; consigne proposée pour les bagages</td></tr>
<tr><td>Une fête samedi, logement 12</td><td>non</td><td>Voyageur prévenu, avec la raison</td></tr>
</tbody>
</table>
<p>L’heure est la plus utile des trois. « Peut-on venir à onze heures ? », avec un non, c’est une petite déception. Avec « 13 h », c’est un projet. Avant de dire non à une question d’horaire, demandez-vous s’il existe une heure à laquelle vous diriez oui.</p>

<h2>Le voyageur reçoit la phrase entière</h2>
<p>Le mot est pour l’équipe. En route vers le voyageur, il lui faut une salutation, ce qui est décidé, et la suite. Trois à garder :</p>
<blockquote>
<p><strong>Oui.</strong> Bonjour Giulia. Oui, le lit bébé sera prêt dans la petite chambre à votre arrivée. Vous n’avez rien à apporter pour lui.</p>
<p><strong>Une heure.</strong> Bonjour Camille. À 11 h, le ménage est encore en cours, mais vous pouvez arriver dès 13 h. Le code de la boîte à clés vous arrive à midi.</p>
<p><strong>Non.</strong> Bonjour Daan. Je suis désolé, une fête n’est pas possible : des familles dorment dans les logements voisins. La salle de l’auberge se réserve pour la soirée, à cinq minutes à pied.</p>
</blockquote>
<p>Le non suit un modèle qui vaut d’être copié : une excuse, une raison vraie, une chose possible à la place. Une seconde raison affaiblit la première, et une seconde excuse ouvre la discussion.</p>

<h2>Tant qu’il n’y a pas de mot</h2>
<p>Certains voyageurs prennent le silence pour un oui, d’autres pour une impolitesse. Envoyez tout de suite une ligne qui promet la réponse, mais pas la chose :</p>
<blockquote><p>Bonjour Maarja, pour une personne en plus, il faut l’accord du propriétaire. J’ai posé la question et je vous réponds ici avant 9 h. D’ici là, ne prévoyez encore rien, s’il vous plaît.</p></blockquote>
<p>Ne donnez une heure que si quelqu’un la tiendra. Si vous dormez jusqu’à huit heures, neuf heures est honnête. Nightdesk procède de la même façon : le voyageur apprend que la question est posée à l’équipe, vous répondez par oui, par non ou par un mot-clé, et ce qui a été convenu est inscrit dans la note de réservation.</p>

<h2>Ce qu’un mot ne peut pas porter</h2>
<p>Certains messages ressemblent à des demandes et n’en sont pas. Sortez-les de la forme courte et répondez vous-même, en entier, de préférence au téléphone :</p>
<ul>
<li>Quelqu’un est blessé, enfermé dehors, ou sans chauffage en hiver.</li>
<li>De l’argent déjà payé : remboursement, dégâts, facture fausse.</li>
<li>Une plainte, même déguisée en question. « C’est toujours aussi bruyant ? » n’attend ni oui ni non.</li>
<li>Le troisième message sur le même sujet.</li>
</ul>
<p>Pour tout le reste, essayez une semaine avec la personne qui partage le travail avec vous : quatre faits à l’aller, un mot au retour. Comptez ensuite combien de fois l’un de vous a dû ouvrir le calendrier. Chaque fois, il manquait un fait sur la ligne, et vous savez lequel ajouter.</p>
$fr$,
 $t$Trois tampons, oui, non et 13 h, à côté d’une carte tamponnée « oui ».$t$,
 $t$Messages des voyageurs$t$,
 $t$4 min de lecture$t$)
) as translation (id, original, title, excerpt, content, image_alt, category, read_time)
join public.blog_posts as original on original.id = translation.original::uuid;

insert into public.product_updates
  (id, language, translation_of, translated_from, title, body, image_url, image_alt, type, created_at, is_sample)
select translation.id::uuid, 'fr', original.id, original.words_digest, translation.title, translation.body,
  original.image_url, translation.image_alt, original.type, original.created_at, original.is_sample
from (values
('2c15c8f5-4f6e-4ad7-8b27-4812de3cbdbd', '4b4d21c8-cdfa-4186-a67c-80b53b0ebd77',
 $t$La réception ouvre$t$,
 $t$Dès aujourd’hui, Nightdesk répond aux voyageurs sur WhatsApp, à toute heure et dans leur langue. Les réponses viennent des notes que l’hôte écrit pour chaque logement.

Dans son premier message, l’assistant dit qu’il est une IA.

L’essai est gratuit aussi longtemps que l’hôte le souhaite. Aucune carte bancaire n’est demandée.$t$,
 $t$Un casier vide avec un crochet vide.$t$),
('3e3156ee-b9d3-4ee8-9aed-986c9cab3073', '75c895e4-8602-4359-bcb7-32e058075069',
 $t$Un modèle pour le premier message$t$,
 $t$Le premier message à un voyageur peut maintenant s’écrire comme un modèle. Le nom, le logement et la date d’arrivée sont repris de la réservation.\n\nLe modèle s’écrit une fois, dans votre langue. Le voyageur le lit dans la sienne.$t$,
 $t$$t$),
('135cad9a-e9d4-488b-ae09-e983c2e07349', '46f76f9e-ff3b-4289-b3b6-daf575cfc059',
 $t$Une base de connaissances pour chaque logement$t$,
 $t$Les notes sont devenues une base de connaissances. Elle est rangée par sujet : l’accès, le wifi, la cuisine, les poubelles, les environs. Les sujets vides apparaissent comme tels : vous voyez ce qui manque avant qu’un voyageur le remarque.

Deux logements de la même maison peuvent partir d’une copie, puis suivre chacun leur chemin. Le wifi du logement 9 reste au logement 9.$t$,
 $t$Un casier vide avec un crochet vide.$t$),
('200f62ad-72c4-4d9d-b390-235d28a2a5a8', '1676e1b8-47ec-43ee-a201-157793942eba',
 $t$Codes et adresses restent tels que vous les avez écrits$t$,
 $t$Une réponse dans une autre langue ne change plus ce qui ne doit pas changer. Codes d’entrée, noms de rue, horaires d’ouverture et mot de passe du wifi sont transmis lettre pour lettre.$t$,
 $t$$t$),
('e14292bc-b80f-4be4-a197-1b1d214d823d', '9f869185-b18b-42ab-9802-25c8c3309e8f',
 $t$L’assistant demande avant de promettre$t$,
 $t$Une personne en plus, un lit bébé, une arrivée anticipée : pour ces demandes, l’assistant vous consulte désormais. Le voyageur apprend que la question est posée à l’équipe.\n\nVous répondez oui ou non. Le voyageur reçoit une phrase entière dans sa langue, dans la même conversation.\n\nVous choisissez les demandes qui exigent votre accord. Ces trois-là l’exigent dès le départ.$t$,
 $t$Un casier vide avec un crochet vide.$t$),
('d46ff60b-4371-4bce-87cc-bd263a365a26', '0a0e768b-77cd-4cdd-91bb-6ff05e58dfb9',
 $t$Répondre par une heure, et pas seulement par oui$t$,
 $t$« oui 13 h » est maintenant compris. Le voyageur du logement 3 apprend qu’il peut arriver dès 13 h, et pas seulement que la réponse est oui.

Des mots-clés comme « plus tard » et « appeler » fonctionnent aussi. La question que vous recevez indique ceux qui conviennent.$t$,
 $t$$t$),
('1977e32b-b805-45e3-ac1b-cd114025a143', '6b279947-1634-425d-8c81-66b381dc9b1d',
 $t$Vos coordonnées, ou la promesse de demander$t$,
 $t$Quand une réponse n’est pas dans la base de connaissances, vous décidez pour chaque logement de ce que lit le voyageur : vos coordonnées, ou la promesse que l’équipe sera consultée.\n\nJusqu’ici, c’était toujours la promesse. Les logements déjà enregistrés la gardent.$t$,
 $t$$t$),
('ab94942c-d467-4b1a-803b-88717a833831', '94fc5e3a-3be3-4fd6-87de-80a58a71d2e9',
 $t$Synchronisation dans les deux sens avec Smoobu$t$,
 $t$Smoobu est le premier logiciel de réservation connecté à Nightdesk. Logements et réservations sont importés, les changements suivent, et personne ne saisit deux fois une date d’arrivée.

Cela fonctionne aussi dans l’autre sens. Quand un voyageur demande quelque chose et que vous avez répondu, la demande et la réponse sont inscrites dans la note de la réservation.

Les hôtes qui avaient saisi leurs logements à la main peuvent les rapprocher une fois de la liste de Smoobu. La base de connaissances de chaque logement reste telle quelle.$t$,
 $t$Un fil sur deux poulies entre un hôtel et une maison : des numéros de porte vont dans un sens, des réponses dans l’autre.$t$),
('f281cb1b-9644-416e-84e9-f02896e2e331', 'f5154f26-6a36-4125-a6de-fb22d03294f4',
 $t$Les notes de réservation indiquent l’heure$t$,
 $t$Chaque ligne que Nightdesk ajoute à une note de réservation commence maintenant par la date et l’heure : « 14 mars, 2 h 16, lit bébé : oui ». Ce que votre équipe a écrit dans la note n’est pas modifié.$t$,
 $t$$t$),
('9584e808-553e-4c0b-b91c-df94aba802f5', 'ae0f2347-f955-4c90-9ce8-41219b6c92d5',
 $t$Le diagnostic lit vos notes avant les voyageurs$t$,
 $t$Le diagnostic compare la base de connaissances d’un logement avec les questions habituelles des voyageurs, et lui donne un score de 0 à 100.\n\nLe score lui-même compte le moins. Au-dessous figure la liste de ce qui manque, dans l’ordre où un voyageur le remarquerait : d’abord l’accès, bien plus tard les jeux de société.\n\nLe score n’est visible que pour vous et votre équipe.$t$,
 $t$Une balance de cuisine pèse cinq notes, de la boîte à clés au wifi ; la note Chauffage est posée à côté.$t$),
('41dc2622-4913-4c24-a0d6-59f36661e30f', 'f83a5ba0-4675-4109-8b44-23726e9565b4',
 $t$Deux notes qui se contredisent apparaissent côte à côte$t$,
 $t$Si une note indique un départ à 10 h et une autre à 11 h, le diagnostic montre maintenant les deux et demande laquelle est juste. Tant que vous n’avez pas choisi, le voyageur qui pose la question apprend que l’équipe lui confirmera l’heure.$t$,
 $t$$t$),
('32dddada-e765-46de-b66e-4c58347a2d37', 'aa3caf2b-96d3-4cb3-b3d2-d2c1256b6670',
 $t$Posez la question comme un voyageur$t$,
 $t$Le simulateur de réponses est une conversation où vous jouez le voyageur. Il répond d’après la base de connaissances du moment et indique la note utilisée. Rien n’est envoyé à personne.

Écrivez en néerlandais si vous voulez, ou demandez quelque chose que personne ne peut savoir. C’est le moyen le plus rapide de voir ce que fait l’assistant quand il n’a pas de réponse.$t$,
 $t$Un téléphone sur une scène, sous une lampe ; dans sa conversation, une question sur les animaux et la réponse : un chien, oui.$t$),
('9f902175-7452-4fed-ba4e-572b9c1f053e', '82a49b4c-b07e-46b2-9ea1-291ef4f21a1c',
 $t$Le simulateur a de la mémoire$t$,
 $t$Le simulateur se souvient maintenant des dix dernières questions d’un logement. Après avoir changé une note, reposez-les toutes d’un seul bouton et comparez les réponses.$t$,
 $t$$t$),
('ecea8753-2d57-4e9e-9788-bb999eb45fca', '2826daef-6901-4c9e-8e53-c473feefc315',
 $t$Résumés de conversation et tendances$t$,
 $t$Un séjour de six nuits peut faire quarante messages. Le résumé de conversation dit en quelques lignes ce qui a été demandé, ce qui a été convenu et ce qui reste en suspens.\n\nÀ côté figure ce que le voyageur a mentionné : sa langue, les personnes qui l’accompagnent, une arrivée en voiture ou en train, ses demandes particulières. Tout vient de ce qu’il a écrit, et de rien d’autre.\n\nUn résumé se lit le temps d’aller du logement 3 au logement 7.$t$,
 $t$Une pile de notes sur une pique, et à côté une page de trois lignes, datée de 06:30.$t$),
('b8a41c62-7e18-4905-9678-c2f5e146d67b', 'd4fc5aa2-b432-4b72-b885-c1836280e4b6',
 $t$Ce qui reste en suspens vient en premier$t$,
 $t$Un résumé de conversation commence maintenant par ce qui reste en suspens, puis dit ce qui a été convenu, et seulement ensuite ce qui a été demandé. Si rien n’est en suspens, la première ligne le dit.

Jusqu’à aujourd’hui, l’ordre était celui de la conversation. Pour une nuit, cela revenait au même ; pour une semaine, non.$t$,
 $t$$t$),
('726dd114-b1e4-44be-9219-6d074c5b5b21', '2f2c38f8-6f7f-4d35-b3d5-e6bb85b696ea',
 $t$Le tableau de bord$t$,
 $t$Trois questions, une page. Combien de temps les voyageurs ont-ils attendu une réponse ? En étaient-ils contents ? Que demandent-ils le plus ?

Chaque chiffre s’ouvre. Derrière « wifi, onze fois » se trouvent les onze messages : vous voyez si la note manque ou si elle est seulement difficile à trouver.

Le tableau de bord compte à partir du jour où un logement a été activé. Les messages du simulateur n’y figurent pas.$t$,
 $t$$t$),
('7d23ec06-b44c-43a9-81ab-c9e27c75f220', 'c300b89f-aa8e-4bb6-a929-359a53d209a3',
 $t$L’application web mobile tient sur les petits écrans$t$,
 $t$Les demandes ouvertes, la base de connaissances et le tableau de bord s’utilisent maintenant d’une main, sur un écran étroit. Il n’y a rien à installer : ouvrez la même adresse et ajoutez-la à l’écran d’accueil.\n\nOui et non sont assez grands pour un pouce dans le noir.$t$,
 $t$$t$),
('b2045e7f-f49d-442c-86df-8f66206c655c', 'f0a2f62e-f6ea-44dc-a0c7-72cb259bf2cf',
 $t$Accès de l’équipe$t$,
 $t$Invitez votre co-hôte, la personne qui fait le ménage ou celle de l’accueil. Chacune se connecte avec sa propre adresse e-mail ; votre mot de passe reste donc le vôtre.

Une demande ouverte arrive à toutes les personnes qui peuvent la trancher. La première réponse compte. Les autres voient qui l’a donnée, et quand.

L’accès de l’équipe est compris dans le prix par logement. Il n’y a pas de supplément par personne.$t$,
 $t$Quatre clés différentes de la porte 7 sur une rangée de crochets, et un cinquième crochet vide.$t$),
('0b607e06-20d3-4770-901e-a4f9e1bf06c6', '359884e3-1100-4a23-bd7f-57bb92aee3ef',
 $t$La mise en route vous attend$t$,
 $t$La mise en route guidée peut s’interrompre à chacune de ses quatre étapes et se reprendre plus tard, sur un autre appareil si vous voulez. Elle s’ouvre là où vous vous étiez arrêté : connecter, décrire la maison, tester ou se lancer.$t$,
 $t$$t$),
('496cacfd-08bd-42d6-bbe0-5ab4849404b6', '87adf352-7589-4741-9245-a0adad0a457e',
 $t$Les questions fréquentes sont réunies, toutes langues confondues$t$,
 $t$« Où me garer », « Wo kann ich parken » et « Waar kan ik parkeren » faisaient trois lignes dans le tableau de bord. C’est maintenant une seule question, comptée une fois, avec les langues indiquées à côté.

La formulation de chaque voyageur est toujours là quand vous ouvrez la ligne.$t$,
 $t$$t$)
) as translation (id, original, title, body, image_alt)
join public.product_updates as original on original.id = translation.original::uuid;

insert into public.job_openings
  (id, language, translation_of, translated_from, title, department, location, type, description, requirements, is_active, created_at, updated_at, town, country, remote_from, hours, is_sample)
select translation.id::uuid, 'fr', original.id, original.words_digest, translation.title, translation.department,
  translation.location, translation.type, translation.description, translation.requirements, original.is_active,
  original.created_at, original.updated_at, original.town, original.country, original.remote_from, original.hours,
  original.is_sample
from (values
('934b3d79-34ef-4161-89a6-89420f04b34e', '06dad3a1-1d3b-418e-b4b0-3e98024e7f31',
 $t$Ingénieur·e backend (TypeScript, Postgres)$t$, $t$Technique$t$, $t$À distance (Suisse ou UE, heure d’Europe centrale)$t$, $t$Temps plein$t$,
 $t$À 2 h 14, un voyageur du logement 7 demande un lit bébé. Votre code décide si le message reçoit une réponse une fois, deux fois ou pas du tout. Nous voulons que ce soit une fois.

Vous travaillez sur ce qui relie WhatsApp, la base de connaissances et le logiciel de réservation : les files de messages, la synchronisation avec Smoobu et les notes inscrites en retour. Le code est en TypeScript sur Postgres, avec une sécurité au niveau des lignes, et il est assez petit pour être lu en une semaine.

Ce que vous ferez :

- Construire la prochaine connexion à un logiciel de réservation, de la lecture de sa documentation au premier hôte qui l’utilise
- Rendre chaque message traçable, pour pouvoir expliquer à un hôte d’où vient une réponse
- Écrire des migrations qui passent pendant que des voyageurs écrivent
- À tour de rôle, regarder le matin ce qui a échoué pendant la nuit

Comment nous travaillons :

Deux appels par semaine, le reste par écrit. Les pull requests sont petites et relues par une autre personne. Personne n’a à répondre en dehors de ses heures de travail, et surtout pas la nuit.

Le premier entretien dure trente minutes, et nous y annonçons la fourchette de salaire. Suit une demi-journée de travail, payée, sur une tâche réelle, puis une discussion à son sujet.$t$,
 $t$- Plusieurs années à construire et à exploiter du code serveur, en grande partie en TypeScript
- Vous lisez un plan de requête et savez quand un index ne sert à rien
- Vous avez connecté un système à l’API d’une autre entreprise, et vous l’avez maintenu en marche après leurs changements
- Un anglais écrit clair, car la plupart de nos décisions se prennent par écrit
- Le droit de travailler en Suisse ou dans l’UE
* Utile, pas exigé : Supabase, Deno ou l’API WhatsApp Business
* Utile, pas exigé : avoir vous-même loué un logement de vacances$t$),
('0c543bca-f448-49bd-9fc4-27e211aa3ab3', 'f3530f23-db09-48a3-a40c-a96185172eaf',
 $t$Concepteur·rice de conversations (allemand et italien)$t$, $t$Produit$t$, $t$À distance (heure d’Europe centrale)$t$, $t$Temps partiel (60 %)$t$,
 $t$Nightdesk écrit aux voyageurs dans leur langue. Une phrase peut être correcte et sonner comme un formulaire. Vous veillez à ce qu’elle sonne comme un bon portier de nuit : brève, aimable, exacte.

Vous travaillez avec deux des personnes qui ont fondé l’entreprise et avec les hôtes eux-mêmes. La moitié du travail consiste à lire de vraies conversations, l’autre à écrire des règles et des exemples pour que les suivantes soient meilleures.

Ce que vous ferez :

• Relire des conversations en allemand et en italien, et marquer ce que ne dirait pas quelqu’un dont c’est la langue maternelle
• Écrire les phrases des moments difficiles : un refus, un retard, une réponse que personne n’a encore
• Tenir à jour dans les deux langues les questions d’essai du simulateur
• Aider les hôtes à rédiger un premier message que l’on lit jusqu’au bout

Ce que ce n’est pas :

Ce n’est ni de la traduction au kilomètre ni de la publicité. Vous écrirez peu de mots, et réfléchirez à chacun.

Joignez à votre candidature une phrase trouvée dans un hôtel ou une location, en allemand ou en italien, et dites-nous comment vous l’auriez écrite.$t$,
 $t$• L’allemand et l’italien comme langues maternelles ; si possible, l’un des deux tel qu’on le parle en Suisse ou dans les Alpes
• De l’expérience dans l’écriture de dialogues : assistance, chat, textes d’interface, sous-titres ou radio
• Vous savez expliquer pourquoi une phrase est fausse sans dire qu’elle sonne faux
• Un anglais suffisant pour le travail écrit de tous les jours
• Trois jours par semaine, à convenir ensemble$t$),
('ef544544-8d97-408c-8e13-559a7d8b3902', '048227c6-2103-49ee-9f23-d9285ae1f1bf',
 $t$Responsable de l’accompagnement des hôtes$t$, $t$Relation client$t$, $t$Suisse ou à distance (heure d’Europe centrale)$t$, $t$Temps plein$t$,
 $t$Un hôte qui s’inscrit a une maison, un logiciel de réservation et trop de messages. Quatre étapes plus tard, la réception est ouverte : connecter, décrire, tester, se lancer. Ces quatre étapes sont les vôtres.

Vous êtes la première personne à ce poste chez Nightdesk. Jusqu’ici, ce sont les fondatrices et le fondateur qui s’en chargeaient, au téléphone, avec une liste de questions que nous vous donnerons.

Vos trois premiers mois :

* Assister aux appels de mise en route, puis les mener
* Trouver l’étape où les hôtes s’arrêtent, et proposer ce qui doit changer dans le produit
* Faire des vingt questions d’assistance les plus fréquentes des pages qui y répondent
* Rendre visite à au moins trois hôtes, là où ils travaillent

Ensuite :

Vous décidez de l’organisation de l’assistance et de la mise en route, et des prochains recrutements. Vous apportez aussi ce que disent les hôtes à la réunion produit hebdomadaire, où votre voix compte autant que celle de la technique.

Vous pouvez travailler de n’importe où, à une heure au plus de l’heure suisse.$t$,
 $t$1. Vous avez accompagné les clients d’un logiciel payant, du premier appel à la deuxième année
2. Vous avez travaillé dans l’hôtellerie ou loué un logement, ou vous connaissez bien ce travail pour l’avoir vu de près
3. L’allemand et l’anglais couramment ; le français ou l’italien sont un plus
4. Vous écrivez des consignes que l’on suit sans vous appeler
5. Vous savez dire non à un client, et le garder$t$),
('aa502d67-4788-4ba2-9a45-9810b7b4f9c1', '7fee2e1a-cb5c-4175-911b-55e82ec18816',
 $t$Étudiant·e, contrôle qualité des réponses$t$, $t$Produit$t$, $t$À distance (Suisse)$t$, $t$Stage$t$,
 $t$Vous lisez ce que l’assistant a écrit pendant la nuit et le comparez avec ce que l’hôte avait écrit. La réponse était-elle juste, venait-elle de la base de connaissances, et auriez-vous plutôt demandé à l’hôte ?

Ce que vous ferez :

- Relire chaque semaine un échantillon de conversations à l’aide d’une grille
* Repérer les réponses justes par hasard, qui sont les plus intéressantes
• Proposer une amélioration par semaine et voir ce qu’elle devient

Le stage dure six mois, à raison d’un ou deux jours par semaine, selon votre emploi du temps. Il est payé à l’heure. Vous travaillez avec la personne qui conçoit les conversations et avec la technique, et toutes les conversations sont couvertes par un accord de confidentialité.$t$,
 $t$Vous étudiez dans une université ou une haute école suisse, dans n’importe quelle matière où l’on apprend à lire de près : langues, droit, hôtellerie, informatique. Vous lisez l’anglais et au moins deux langues parmi l’allemand, le français, l’italien et le néerlandais. Vous remarquez quand une phrase dit quelque chose que la source ne dit pas. Il n’est pas nécessaire de savoir programmer, ni d’avoir travaillé dans la branche.$t$),
('fc42d7ca-b40f-4097-93d7-33357c25d2b6', '239a3486-ff68-43dd-8755-016f821d8512',
 $t$Responsable administratif·ve$t$, $t$Administration$t$, $t$Suisse$t$, $t$Temps partiel (40 %)$t$,
 $t$Nous n’avions personne à l’administration, et cela se voyait. La personne à ce poste s’occupait des contrats, des factures et des deux pièces où certains d’entre nous se retrouvent.

Ce que vous ferez :

* Préparer chaque mois les pièces pour notre comptable
* Tenir en ordre les dossiers du personnel et les assurances
* Organiser deux rencontres de toute l’équipe par an

Le poste a été pourvu en octobre 2026.$t$,
 $t$* Une formation commerciale en Suisse ou plusieurs années de pratique au bureau
* L’allemand couramment, un bon anglais
* Deux jours fixes par semaine en Suisse$t$)
) as translation (id, original, title, department, location, type, description, requirements)
join public.job_openings as original on original.id = translation.original::uuid;

-- What channels say about assistants.
insert into public.channel_rules
  (id, language, translation_of, translated_from, channel, situation, verdict, summary, source_title, source_url, checked_on, display_order)
select translation.id::uuid, 'fr', original.id, original.words_digest, original.channel, original.situation, original.verdict,
  translation.summary, translation.source_title, original.source_url, original.checked_on, original.display_order
from (values
('563f6ed7-e76b-4597-9635-5abf00d1a724', '6b8f20d5-c7d2-4e01-bc66-ad53ab34e2d8',
 $t$Avant la réservation, Airbnb ne veut pas que les hôtes poursuivent la conversation sur WhatsApp, par SMS ou ailleurs. Répondez dans la messagerie d’Airbnb jusqu’à ce que la réservation soit confirmée.$t$,
 $t$Centre d’aide Airbnb, article 209$t$),
('52aad1da-9659-4024-aa96-204999e75580', '5928a599-4617-42ab-92f6-86866ad55f5a',
 $t$La page que nous avons lue ne parle que de la période avant la réservation. Nous ne savons pas si Airbnb permet ensuite à un hôte, ou à un assistant, d’écrire aux voyageurs sur WhatsApp.$t$,
 null),
('1124d86e-417f-4d14-8336-50a33cb7c91f', '1140198c-753c-4d0c-bf30-9d14f8b8dc90',
 $t$Nous n’avons rien trouvé chez Booking.com sur les messages à un voyageur avant la réservation.$t$,
 null),
('4ddb782a-82e7-4ef1-85d7-2da651981e20', '2eb69a59-e354-4c58-a5bb-73625de08bc4',
 $t$Booking.com demande à ses partenaires d’écrire aux voyageurs par sa messagerie et ses applications, pour la sécurité des uns et des autres. Ce que nous avons lu ne permet pas de dire s’il interdit WhatsApp après la réservation.$t$,
 $t$Booking.com pour les partenaires : contacter les voyageurs$t$),
('95b1924d-48c3-4df2-b8bb-ef54bf33880b', '586cdc05-bd71-4e33-ae2e-c2b82d123f7b',
 $t$Tant qu’une réservation n’est pas acceptée, Vrbo interdit de demander aux voyageurs d’écrire par e-mail, par SMS ou par un autre service. D’ici là, répondez dans la messagerie de Vrbo.$t$,
 $t$Aide Vrbo : à propos des réservations hors ligne$t$),
('5dd0853f-0cb3-44c1-9d4c-5c7756d8173a', '46860c99-818b-478a-920a-f243e9debbe2',
 $t$Après la réservation, Vrbo laisse les hôtes et les voyageurs s’écrire en dehors de sa plateforme, jusqu’à avis contraire de sa part. La page ne parle pas des assistants ; les règles de l’autre canal s’y ajoutent.$t$,
 $t$Aide Vrbo : à propos des réservations hors ligne$t$),
('1af1ec4b-9861-424d-9570-72aafae91a8b', '221619c4-0653-4207-b353-466667502681',
 $t$Si un voyageur vous écrit en premier, vous pouvez lui répondre librement pendant 24 heures après chacun de ses messages. S’il vous a connu par une plateforme de réservation, la règle de celle-ci passe en premier.$t$,
 $t$Meta for Developers : messages de service$t$),
('1f1f18ef-e368-4897-a5fc-3d39a325acbc', 'b9a26198-f6eb-4b9c-afc8-ba4b52711a54',
 $t$Vous n’écrivez en premier qu’aux voyageurs qui l’ont accepté, et avec un message que WhatsApp a approuvé. Dès qu’ils répondent, vous écrivez librement pendant 24 heures après chacun de leurs messages.$t$,
 $t$Meta for Developers : messages de service$t$)
) as translation (id, original, summary, source_title)
join public.channel_rules as original on original.id = translation.original::uuid;

-- The questions, pages and providers in French. Each is up to date with the English row that it names.
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
 $t$Quelles demandes ont besoin de mon accord ?$t$,
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
 $t$D’un mot. À « La porte 7 demande un lit bébé », on répond oui ou non. Quand un oui demande une précision, vous l’ajoutez : « oui 13 h » pour une arrivée anticipée dans le logement 3.

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

Une année coûte moins cher que douze mois séparés ; le sélecteur mensuel/annuel y indique la différence.
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
 $t$<p>Nightdesk répond aux voyageurs des locations saisonnières sur WhatsApp, dans leur langue, d’après ce que l’hôte a écrit sur la maison. Quand l’assistant ne sait pas, il demande à l’hôte. Cette page donne les faits ; qui nous sommes et pourquoi nous faisons cela, c’est <a href="/about">notre histoire</a>.</p>
<h2>Les faits</h2>
<table>
<caption>Nightdesk en bref</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Réponse</th></tr></thead>
<tbody>
<tr><td>D’où l’entreprise est-elle gérée ?</td><td>De Suisse</td></tr>
<tr><td>Quand a-t-elle commencé ?</td><td>2023</td></tr>
<tr><td>Qui l’a lancée ?</td><td>Deux fondatrices et un fondateur, présentés dans <a href="/about#team-title">notre histoire</a></td></tr>
<tr><td>À qui s’adresse-t-elle ?</td><td>Aux propriétaires et aux conciergeries de location saisonnière, dès un seul logement</td></tr>
<tr><td>Combien cela coûte-t-il ?</td><td>Un <a href="/#pricing">prix par logement</a> ; l’essai est gratuit</td></tr>
</tbody>
</table>
<h2>Ce que c’est, et ce que ce n’est pas</h2>
<ul>
<li>C’est un co-hôte IA pour les messages. Ce n’est pas un logiciel de réservation : prix, disponibilités et annulations restent où ils sont.</li>
<li>L’assistant écrit sur WhatsApp. Les voyageurs n’installent rien.</li>
<li>Il ne décide de rien qui coûte de l’argent, du temps ou un lit. Ces demandes vont à l’hôte.</li>
</ul>
<h2>Les logiciels de réservation connectés</h2>
<p>Smoobu est disponible. Airbnb, Booking.com, Vrbo, Guesty et Hostaway sont en préparation et signalés comme tels sur la <a href="/integrations">page des intégrations</a>.</p>
<h2>Pour en savoir plus</h2>
<ul>
<li>Ce que deviennent les données des voyageurs : <a href="/info/data-processing">traitement des données</a></li>
<li>Où une IA répond : <a href="/info/ai-disclosure">transparence sur l’IA</a></li>
<li>Qui répond de ce site : <a href="/info/imprint">mentions légales</a></li>
<li>Travailler ici : <a href="/careers">emplois</a></li>
<li>Questions : <a href="/contact">contact</a></li>
</ul>
<h2>Les exemples de ce site</h2>
<p>Le Chalet Arve, ses logements, désignés par le numéro de leur porte, et ses voyageurs sont inventés. Leurs questions sont celles de tous les jours : chaque hôte les reconnaîtra.</p>$t$,
 null::text,
 null::text),
('d56a6db3-bc43-47b9-aec8-61d71061dbec', 'data-processing', 'traitement-des-donnees',
 $t$Traitement des données$t$,
 $t$Le traitement des données pour les hôtes$t$,
 $t$<p>Cette page porte sur les messages de vos voyageurs. L’usage que ce site fait lui-même des données personnelles est décrit dans la <a href="/privacy">politique de confidentialité</a>.</p>
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
<p>Vous pouvez demander un contrat de sous-traitance des données, la liste des entreprises qui travaillent pour nous, et l’effacement de la conversation d’un voyageur. Une ligne par le <a href="/contact">formulaire de contact</a> suffit.</p>
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
<p>Les réponses sont rédigées par un modèle GPT d’après les notes de l’hôte sur ce logement, de la réservation et de la conversation en cours. Elles peuvent être fausses. Quand les notes ne contiennent pas de réponse, l’assistant le dit et demande à l’hôte.</p>
<h2>Ce qu’une personne décide</h2>
<p>Tout ce qui coûte de l’argent, du temps ou un lit est décidé par l’hôte : une personne supplémentaire, un lit bébé, une arrivée anticipée. L’assistant transmet la question et rapporte la réponse.</p>
<h2>Sur ce site</h2>
<p>Les conversations montrées sur ces pages, et leurs voyageurs, sont inventées. Aucune IA ne vous répond ici : tout ce que disent ces pages était écrit avant votre visite, et ce que vous envoyez par le <a href="/contact">formulaire de contact</a> arrive dans la boîte de réception de notre équipe.</p>$t$,
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
<p>Si quelque chose vous bloque, <a href="/contact">écrivez-nous</a> et dites de quelle page il s’agissait. Nous répondons les jours ouvrés, et vous envoyons ce que vous cherchiez sous une autre forme si cela aide.</p>$t$,
 null::text,
 null::text),
('f778fe16-3330-4ca5-9519-af921fa2b0c2', 'imprint', 'mentions-legales',
 $t$Mentions légales$t$,
 $t$Mentions légales$t$,
 $t$<h2>Éditeur du site</h2>
<p>Nightdesk, Suisse</p>
<h2>Comment nous joindre</h2>
<ul>
<li>Questions et assistance : notre adresse, et un formulaire, sont sur la <a href="/contact">page de contact</a></li>
<li>Candidatures : sous chaque poste de la <a href="/careers">page des emplois</a></li>
</ul>
<h2>Contenu</h2>
<p>Nous vérifions ce que nous publions et corrigeons les erreurs dès que nous en avons connaissance. Les pages de tiers vers lesquelles nous renvoyons relèvent de leurs éditeurs.</p>
<p>Les textes, dessins et images de ce site appartiennent à Nightdesk, sauf indication contraire à côté d’eux. Vous pouvez en citer des passages avec un lien vers la source.</p>
<h2>Noms de tiers</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty et Hostaway sont des marques de leurs titulaires respectifs. Nous les citons pour dire avec quoi Nightdesk fonctionne ou fonctionnera. Les dessins à côté d’eux sur la <a href="/integrations">page des intégrations</a> sont les nôtres et ne sont pas les logos de ces entreprises.</p>
<h2>Exemples</h2>
<p>Le Chalet Arve, ses logements et ses voyageurs sont inventés, pour montrer comment fonctionne le produit.</p>$t$,
 null::text,
 null::text),
('8fd5b6e6-a5bc-49aa-ab13-7f546a95dd8c', 'press', 'presse',
 $t$Presse$t$,
 $t$Presse$t$,
 $t$<h2>Pour les journalistes</h2>
<p>Nightdesk est un co-hôte IA pour les locations saisonnières, géré depuis la Suisse et lancé en 2023. Il répond aux messages des voyageurs sur WhatsApp à toute heure, dans leur langue, et demande à l’hôte quand il ne sait pas.</p>
<p>Pour des interviews, des chiffres et des images, <a href="/contact">écrivez-nous</a>, avec « Presse » à la première ligne.</p>$t$,
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
 $t$Lira les arrivées, les départs et les informations sur les voyageurs dans votre compte Booking.com, pour que le premier message parte une fois la réservation confirmée.$t$),
('c68804d1-fc4e-4d8e-9147-b3a4950b4ec6', 'VRBO',
 $t$Reprendra vos maisons Vrbo et leurs réservations, pour les hôtes qui travaillent sans logiciel de réservation.$t$),
('6984c3f5-9e51-4b61-9e2d-117096ceedc6', 'GUESTY',
 $t$Se synchronisera dans les deux sens avec Guesty : annonces et réservations sont importées, les demandes acceptées sont notées dans les réservations.$t$),
('c34f07bc-7cf9-40bd-9642-bcb4ed8d0843', 'HOSTAWAY',
 $t$Se synchronisera dans les deux sens avec Hostaway, pour les équipes et les conciergeries qui gèrent de nombreux logements : logements et réservations sont importés, les demandes des voyageurs sont notées dans les réservations.$t$)
) as translation (id, original, description)
join public.pms_providers as original on original.code = translation.original and original.language = 'en';

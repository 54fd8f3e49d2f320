-- The questions, pages, providers, articles, updates and positions in Dutch. Each is up to date with the English row that it names.
insert into public.faq_items (id, language, translation_of, translated_from, type, display_order, question, answer, category)
select translation.id::uuid, 'nl', original.id, original.words_digest, original.type, original.display_order,
  translation.question, translation.answer, translation.category
from (values
('d40cb34e-4dad-49b9-afce-b522ad72475f', 'de5cd95c-b9c3-43d7-9d6a-54b8a8beaf49',
 $t$Vertelt de assistent gasten dat hij een AI is?$t$,
 $t$Ja. Het staat in het eerste bericht: “Goedenavond Camille, dit is Nightdesk, de AI-assistent van Chalet Arve.”

Een gast die later vraagt of er een mens schrijft, krijgt hetzelfde duidelijke antwoord.$t$,
 $t$Algemeen$t$::text),
('a6222aa5-5b28-44d6-876d-a3d188a3a66d', 'f05ccf67-043b-4969-bbab-b1379b26cbdb',
 $t$Wat gebeurt er als de assistent het antwoord niet weet?$t$,
 $t$De assistent is zo ingesteld dat hij dat zegt, in plaats van te gokken.

Afhankelijk van uw instelling geeft de assistent de gast uw contactgegevens of belooft hij het aan het team te vragen. In het tweede geval krijgt u de vraag, u antwoordt en de gast leest het antwoord in dezelfde chat.

Een vraag die u twee keer bereikt, verdient een regel in de kennisbank.$t$,
 $t$Vragen aan u$t$::text),
('25eb8c12-856c-488c-b106-bdfbd7178a47', '8f6b7f03-5df5-45ad-976d-bee59d1b02d2',
 $t$Voor welke verzoeken is mijn akkoord nodig?$t$,
 $t$Voor de verzoeken die u kiest. Extra persoon, babybedje en vroege check-in zijn standaard ingesteld.

Daarbij belooft de assistent niets. Hij vertelt de gast dat het team het nagaat en wacht op uw ja, uw nee of een paar woorden.$t$,
 $t$Vragen aan u$t$::text),
('4c0a1313-63ed-4b9a-98fb-c7359c0c0ae5', '6bf27498-5539-4c3a-8d32-eca4ae9c019b',
 $t$Werkt Nightdesk met mijn boekingssysteem?$t$,
 $t$Smoobu is vandaag gekoppeld: boekingen en woningen komen binnen, notities gaan terug.

Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn in voorbereiding. Staat uw systeem er niet bij, laat ons dan via de contactpagina weten welk systeem u gebruikt. Aan die aanvragen zien wij wat wij hierna bouwen.$t$,
 $t$Koppelingen$t$::text),
('6558c8b0-763b-4b4d-981d-ccac4d30c1af', 'ca20954f-da5c-43f8-8afc-c12db4a50a15',
 $t$Wat betaal ik terwijl ik het probeer?$t$,
 $t$Niets. Test zolang u wilt, zonder creditcard.
U betaalt pas als u overtuigd bent en zelf een abonnement kiest.$t$,
 $t$Prijs en privacy$t$::text),
('4ae3e30a-bda3-4652-81be-13b3f2c44c30', 'a773951c-c634-420b-888f-d89ab44e7cd4',
 $t$Wat moet ik doen voordat de eerste gast antwoord krijgt?$t$,
 $t$Vier dingen. U wordt er stap voor stap doorheen geholpen: uw boekingssysteem koppelen, het huis beschrijven, testen, live gaan.

Het huis beschrijven duurt het langst, want alleen u weet dat het onderste slot naar links draait. De scoreanalyse laat zien welke onderwerpen nog mager zijn, zodat u kunt stoppen als er genoeg staat.$t$,
 $t$Algemeen$t$::text),
('948bc8b7-977a-4d04-810e-b163bb689959', '2ae3f55c-c01d-4c62-a4db-1e5aa93096d7',
 $t$Hoe bespaart Nightdesk mij vijf uur per week?$t$,
 $t$Dat is een som die u met uw eigen telefoon kunt narekenen. Zestig berichten van gasten per week, vijf minuten per bericht, de tijd om de telefoon te pakken en het antwoord te zoeken meegerekend: dat is vijf uur.

Met minder berichten is het minder, met meer is het meer. Op het dashboard staat hoeveel vragen er kwamen en hoe snel ze beantwoord werden, zodat u na een maand uw eigen cijfer hebt.$t$,
 $t$Algemeen$t$::text),
('0cfd3f20-72e1-471b-91b6-79d52077c7f5', 'c6eb44cd-78ae-4e3f-9f42-df1c89121291',
 $t$In welke talen antwoordt de assistent?$t$,
 $t$In de taal waarin de gast schrijft. Giulia vraagt in het Italiaans en leest Italiaans, Maarja vraagt in het Ests en leest Ests.

U schrijft de kennisbank één keer, in uw eigen taal. Deurnummers, codes en adressen worden doorgegeven zoals u ze schreef.$t$,
 $t$Berichten van gasten$t$::text),
('13d0d82c-0a12-43fa-8ed0-da7ae2d1cf75', '9537d1d3-291a-4a71-b6b3-0a8882c133f5',
 $t$Waar komen de antwoorden vandaan?$t$,
 $t$Uit de kennisbank van die ene woning, uit de boeking en uit de chat tot dan toe. Elke woning heeft eigen notities: de wifi van deur 9 wordt niet gebruikt in een chat met deur 12.

Wat daar niet in staat, komt als vraag bij u.$t$,
 $t$Berichten van gasten$t$::text),
('fea4a031-ec72-4f2a-8466-08a5654e8a36', '0647b609-f9bd-4af2-add1-7c61e4c294e4',
 $t$Moet de gast iets installeren?$t$,
 $t$Nee. De gast schrijft op WhatsApp, dat de meesten al gebruiken voor familie en vrienden.
Een extra app of account is niet nodig en er is geen grens aan het aantal chats.$t$,
 $t$Berichten van gasten$t$::text),
('d5435b3f-2db8-42a3-aeb4-ca73d38014b3', '76c83f7b-81a6-4586-af08-8acf2d0d0e2c',
 $t$Hoe antwoord ik als de assistent mij iets vraagt?$t$,
 $t$Met één woord. “Deur 7 vraagt om een babybedje” beantwoordt u met ja of nee. Hoort er iets bij dat ja, dan voegt u het toe: “ja 13:00” voor een vroege check-in bij deur 3.

De assistent maakt daar een hele zin van in de taal van de gast en verstuurt die. Wat afgesproken is, komt in de boekingsnotitie.$t$,
 $t$Vragen aan u$t$::text),
('e4ed328e-f160-472d-bd78-d249763ebfe9', '4818a266-64da-49ec-81c8-e6583f78a048',
 $t$Wat schrijft Nightdesk in mijn boekingssysteem?$t$,
 $t$De verzoeken van gasten en wat ermee is gebeurd, als notitie bij de boeking. “Babybedje: ja” staat waar uw schoonmaker ’s ochtends kijkt.

Prijzen, beschikbaarheid en annuleringen blijven in uw handen. Nightdesk schrijft notities, geen besluiten.$t$,
 $t$Koppelingen$t$::text),
('4ea31767-e06c-4f1a-a375-2a9ca5419f56', '62b5b8a8-8ee8-4ed6-82fd-ff4ae6299f13',
 $t$Wat kost het als ik overtuigd ben?$t$,
 $t$Eén prijs per woning, per maand of per jaar. Beide staan bij de prijzen op de homepage.

Een jaar kost minder dan twaalf losse maanden; de schakelaar daar laat zien hoeveel het scheelt.
Bij beide is alles inbegrepen: synchronisatie, kennisbank, simulator, een onbeperkt aantal chats per gast, zicht op wat gasten steeds vragen en hulp bij de start.$t$,
 $t$Prijs en privacy$t$::text),
('3d6c8056-17f8-4d1b-b748-224936ab0d91', '6c7c5405-f858-427f-b314-5ad4e204650f',
 $t$Wie kan de berichten van mijn gasten lezen?$t$,
 $t$U, en de mensen die u toegang tot uw team hebt gegeven. Voor een antwoord gaat het bericht ook langs de diensten die het doorgeven: WhatsApp, uw boekingssysteem, onze hosting en de aanbieder van het taalmodel.

Wij verkopen geen gegevens van gasten. Vraagt een gast u om een gesprek te verwijderen, stuur ons dan een bericht via de contactpagina.$t$,
 $t$Prijs en privacy$t$::text),
('2db4321e-dacd-49ba-ba64-800649bc3e50', '6fb115d2-e0dd-4869-8dd9-147494c3bc10',
 $t$Hoe koppel ik Smoobu?$t$,
 $t$Log in bij Nightdesk, kies Smoobu in de eerste stap en volg de aanwijzingen die u daar ziet. U hebt de inloggegevens nodig van het Smoobu-account waarin uw woningen staan.

Daarna verschijnen woningen en boekingen in Nightdesk. Vergelijk de lijst één keer met Smoobu voordat u verdergaat. In deze stap krijgt geen enkele gast een bericht: er gaat niets uit voordat u een woning aanzet.$t$,
 $t$Koppelingen$t$::text),
('525d7b3d-4658-49c0-a5a3-9551546fb0b1', 'fdea9b03-fedb-46cc-b50b-9adec9ef1061',
 $t$De score van mijn woning is laag. Wat schrijf ik als eerste op?$t$,
 $t$Begin met de drie dingen waar gasten ’s nachts naar vragen: hoe ze binnenkomen, de wifi, de verwarming. Noem de plek, niet alleen het feit. Na “op de blauwe kaart aan de binnenkant van het keukenkastje” is er geen tweede vraag nodig.

Open daarna de scoreanalyse opnieuw. Ze noemt de onderwerpen die nog ontbreken of te kort zijn. Een hoge score betekent niet dat de notities lang zijn, alleen dat de gewone vragen een antwoord hebben.$t$,
 $t$Kennisbank$t$::text),
('6910700d-60c7-4a67-942e-25f2c64e3682', '65c5c750-55a5-43c0-ad1b-943b9b4ebb4c',
 $t$Hoe test ik antwoorden voordat een gast ze ziet?$t$,
 $t$Open de antwoordsimulator van de woning en schrijf alsof u de gast bent, in welke taal u wilt. De simulator antwoordt uit de kennisbank zoals die op dat moment is. Niemand krijgt iets toegestuurd.

Klopt een antwoord niet, wijzig dan de notitie waar het vandaan kwam en stel de vraag opnieuw.
Vraag ook minstens één ding dat niet in uw notities staat, om te zien hoe de assistent zegt dat hij het niet weet.$t$,
 $t$Kennisbank$t$::text),
('08f7aba6-ad9f-42b0-a5c2-446ae57d9af7', 'a0ab98c8-6a1b-44a2-a472-379a454eefc2',
 $t$Een gast kreeg een verkeerd antwoord. Wat doe ik?$t$,
 $t$Stuur de gast eerst zelf een bericht en zet het recht. Verbeter dan de notitie in de kennisbank: meestal was die verouderd, of zeiden twee notities iets verschillends.

Kloppen de notities en was het antwoord toch fout, stuur ons dan het deurnummer, de datum en de tijd. Wij lezen het gesprek alleen daarvoor en vertellen u wat we vonden.$t$,
 $t$Berichten van gasten$t$::text),
('1ac4b435-f1f8-421f-9849-e6a1a6af3dc6', '3bca57fa-7acd-45b4-b3be-3059f0fedaab',
 $t$Een gast kreeg helemaal geen bericht. Wat kijk ik na?$t$,
 $t$Drie dingen, in deze volgorde.
Staat de woning in Nightdesk aan?
Staat er bij de boeking in uw boekingssysteem een telefoonnummer, met landcode?
Zit dat nummer op WhatsApp?

Zijn ze alle drie in orde, stuur ons dan de naam van de woning en de datum van aankomst.$t$,
 $t$Berichten van gasten$t$::text),
('a8272e08-8478-456f-a25d-0b6a5c18fc1f', '0e0c38d6-dc0b-420f-b6df-730e5ad08f0c',
 $t$Hoe kan mijn team verzoeken zien en beantwoorden?$t$,
 $t$Nodig hen per e-mail uit onder teamtoegang. Ze loggen in met een eigen wachtwoord, dus niemand hoeft uw wachtwoord te weten.

Iedereen in het team ziet de open verzoeken. Het eerste ja of nee telt; de anderen zien dat de zaak geregeld is.$t$,
 null::text),
('ec42da51-138f-4796-8944-ba30e4e1a35a', 'e289185e-3160-4753-b4c8-17bad9205b8d',
 $t$Hoe bereik ik een mens?$t$,
 $t$Stuur een e-mail naar het adres bovenaan de pagina Ondersteuning of een bericht via de contactpagina. Een mens antwoordt, op werkdagen in Zwitserland.

Is laten zien makkelijker dan opschrijven, plan dan een videogesprek met de knop bovenaan de pagina Ondersteuning. Houd de woning op uw scherm klaar als het gesprek begint.$t$,
 null::text)
) as translation (id, original, question, answer, category)
join public.faq_items as original on original.id = translation.original::uuid;

-- A page that is hidden in English is a draft here; the features document is shown by the documentation.
insert into public.website_content
  (id, language, translation_of, translated_from, visible, in_footer, order_index, last_updated, slug, nav_title, page_title, content, seo_title, seo_description)
select translation.id::uuid, 'nl', original.id, original.words_digest, original.visible or original.slug = 'features',
  original.in_footer, original.order_index, original.last_updated, translation.slug, translation.nav_title,
  translation.page_title, translation.content, translation.seo_title, translation.seo_description
from (values
('235212ec-15b9-4c48-ab76-e01eec8fde1b', 'about', 'over-ons',
 $t$Over ons$t$,
 $t$Het bedrijf in het kort$t$,
 $t$<p>Nightdesk geeft de gasten van vakantiewoningen op WhatsApp antwoord, in de taal waarin ze schrijven, met wat de verhuurder over het huis heeft opgeschreven. Weet de assistent iets niet, dan vraagt hij het aan de verhuurder. Op deze pagina staan de kale feiten; wie wij zijn en waarom wij dit doen, leest u in <a href="/nl/about">ons verhaal</a>.</p>
<h2>De feiten</h2>
<table>
<caption>Nightdesk in het kort</caption>
<thead><tr><th scope="col">Vraag</th><th scope="col">Antwoord</th></tr></thead>
<tbody>
<tr><td>Vanuit welk land werkt het bedrijf?</td><td>Zwitserland</td></tr>
<tr><td>Wanneer is het begonnen?</td><td>2023</td></tr>
<tr><td>Wie is ermee begonnen?</td><td>Drie oprichters, voorgesteld in <a href="/nl/about#team-title">ons verhaal</a></td></tr>
<tr><td>Voor wie is het?</td><td>Verhuurders en beheerders van vakantiewoningen, vanaf één woning</td></tr>
<tr><td>Wat kost het?</td><td>Eén <a href="/nl#pricing">prijs per woning</a>; testen is gratis</td></tr>
</tbody>
</table>
<h2>Wat het wel en niet is</h2>
<ul>
<li>Nightdesk is een AI-co-host voor berichten. Het is geen boekingssysteem: prijzen, beschikbaarheid en annuleringen blijven waar ze zijn.</li>
<li>De assistent schrijft op WhatsApp. Gasten installeren niets.</li>
<li>De assistent beslist niet als het om geld, tijd of een bed gaat. Zulke verzoeken gaan naar de verhuurder.</li>
</ul>
<h2>Wat vandaag gekoppeld is</h2>
<p>Smoobu is gekoppeld. Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn in voorbereiding en staan ook zo op de <a href="/nl/integrations">pagina met koppelingen</a>.</p>
<h2>Waar u meer leest</h2>
<ul>
<li>Hoe wij met gegevens van gasten omgaan: <a href="/nl/info/data-processing">gegevensverwerking</a></li>
<li>Waar een AI antwoordt: <a href="/nl/info/ai-disclosure">waar AI schrijft</a></li>
<li>Wie verantwoordelijk is voor deze site: <a href="/nl/info/imprint">colofon</a></li>
<li>Hier werken: <a href="/nl/careers">vacatures</a></li>
<li>Vragen: <a href="/nl/contact">contact</a></li>
</ul>
<h2>Over de voorbeelden op deze site</h2>
<p>Chalet Arve en de gasten zijn verzonnen. Een deurnummer, zoals deur 7, staat voor een woning. De vragen zijn de gewone vragen die elke verhuurder zal herkennen.</p>$t$,
 null::text,
 null::text),
('f206f2cd-caab-4373-95bd-b9f869949f00', 'data-processing', 'gegevensverwerking',
 $t$Gegevensverwerking$t$,
 $t$Hoe wij gegevens van uw gasten verwerken$t$,
 $t$<p>Deze pagina gaat over de berichten van uw gasten. Wat deze website zelf met persoonsgegevens doet, staat in de <a href="/nl/privacy">privacyverklaring</a>.</p>
<h2>Wie beslist en wie uitvoert</h2>
<p>De berichten tussen u en uw gasten horen bij uw verhuur. U bepaalt wat er wordt verwerkt en waarom; Nightdesk verwerkt het in uw opdracht en voor niets anders. In de woorden van de wet bent u de verwerkingsverantwoordelijke en zijn wij de verwerker.</p>
<h2>Wat er wordt verwerkt</h2>
<table>
<caption>Gegevens van gasten in de dienst</caption>
<thead><tr><th scope="col">Gegevens</th><th scope="col">Waar ze vandaan komen</th><th scope="col">Waar ze voor nodig zijn</th></tr></thead>
<tbody>
<tr><td>Naam, telefoonnummer, taal, data van het verblijf</td><td>Uw boekingssysteem</td><td>De juiste gast op het juiste moment bereiken</td></tr>
<tr><td>Berichten van de chat</td><td>De gast, u en de assistent</td><td>Antwoorden en de samenvatting in de ochtend</td></tr>
<tr><td>Verzoeken en uw besluiten</td><td>De chat</td><td>De notitie in de boeking</td></tr>
</tbody>
</table>
<h2>Wat u ons kunt vragen</h2>
<p>U kunt vragen om een verwerkersovereenkomst, om de lijst van bedrijven die voor ons werken en om een gesprek van een gast te verwijderen. Eén regel via het <a href="/nl/contact">contactformulier</a> is genoeg.</p>
<h2>Wat uw gasten moeten weten</h2>
<p>Vertel hun in uw eigen privacyverklaring dat er een AI voor u antwoordt en wie hun berichten verwerkt. Schrijft een gast ons in plaats van u, dan geven wij de vraag door.</p>$t$,
 null::text,
 null::text),
('6d0e128e-1b30-458e-8bd2-f7f87f46ed59', 'ai-disclosure', 'waar-ai-schrijft',
 $t$Waar AI schrijft$t$,
 $t$Wanneer er een AI antwoordt$t$,
 $t$<p>Niemand zou hoeven raden of er een mens aan de andere kant zit. Deze pagina zegt waar Nightdesk een AI inzet en waaraan u dat herkent.</p>
<h2>In de chat met gasten</h2>
<p>In het eerste bericht stelt de assistent zich voor als een AI en noemt hij het huis waarvoor hij spreekt. Op de vraag of hij een mens is, zegt hij nee. De verhuurder kan de woorden van het eerste bericht veranderen, maar niet wat het hierover zegt.</p>
<h2>Waar de assistent mee werkt</h2>
<p>Antwoorden worden door een GPT-model geschreven, uit de notities van de verhuurder over die woning, de boeking en de chat tot dan toe. Ze kunnen fout zijn. Staat er geen antwoord in de notities, dan zegt de assistent dat en vraagt hij het aan de verhuurder.</p>
<h2>Wat een mens beslist</h2>
<p>Gaat het om geld, tijd of een bed, dan beslist de verhuurder: een extra persoon, een babybedje, een vroege check-in. De assistent geeft de vraag door en brengt het antwoord terug.</p>
<h2>Op deze website</h2>
<p>De gesprekken op deze pagina’s en de gasten erin zijn verzonnen. Hier krijgt u geen antwoord van een AI: wat deze pagina’s zeggen, was al opgeslagen voordat u kwam. Wat u met het <a href="/nl/contact">contactformulier</a> stuurt, gaat naar de inbox van ons team.</p>$t$,
 null::text,
 null::text),
('e54ce27c-c074-4f4f-a783-7ffa9b67b0ec', 'accessibility', 'toegankelijkheid',
 $t$Toegankelijkheid$t$,
 $t$Hoe toegankelijk deze site is$t$,
 $t$<p>Deze site moet werken voor iedereen die hem wil lezen, met een muis, een toetsenbord, een schermlezer, op 200 procent of op een kleine telefoon.</p>
<h2>Waar wij naar streven</h2>
<p>Wij volgen de richtlijnen voor toegankelijkheid van webcontent (WCAG) 2.2, niveau AA. Pagina’s zijn zonder JavaScript te lezen, beweging stopt als uw systeem om minder beweging vraagt en elk formulier zegt in woorden wat er niet klopt en wat u kunt doen.</p>
<h2>Wat nog niet werkt</h2>
<p>De externe pagina’s waar wij naartoe verwijzen, zoals de agenda voor gesprekken, zijn van anderen; daar kunnen wij niet voor instaan. Gebruikt u ze liever niet, stuur ons dan een bericht. Dan vinden wij per mail een moment.</p>
<h2>Laat het ons weten</h2>
<p>Loopt u ergens tegenaan, <a href="/nl/contact">laat ons dan weten</a> op welke pagina het was. Wij antwoorden op werkdagen en sturen u wat u zocht in een andere vorm als dat helpt.</p>$t$,
 null::text,
 null::text),
('047729dd-4d7e-4235-be17-c2ef1685c3c5', 'imprint', 'colofon',
 $t$Colofon$t$,
 $t$Colofon$t$,
 $t$<h2>Wie achter deze site zit</h2>
<p>Nightdesk, Zwitserland</p>
<h2>Hoe u ons bereikt</h2>
<ul>
<li>Vragen en ondersteuning: ons adres en een formulier staan op de <a href="/nl/contact">contactpagina</a></li>
<li>Sollicitaties: onder elke vacature op de <a href="/nl/careers">pagina met vacatures</a></li>
</ul>
<h2>Inhoud</h2>
<p>Wij controleren wat wij publiceren en herstellen fouten zodra wij ervan weten. Voor pagina’s van anderen waar wij naartoe linken, zijn degenen verantwoordelijk die ze beheren.</p>
<p>Teksten, tekeningen en foto’s op deze site zijn van Nightdesk, tenzij er iets anders bij staat. U mag eruit citeren met een link naar de bron.</p>
<h2>Namen van anderen</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn merken van hun eigenaren. Wij gebruiken ze om te zeggen waarmee Nightdesk werkt of gaat werken. De tekeningen ernaast op de <a href="/nl/integrations">pagina met koppelingen</a> zijn van ons en zijn niet de logo’s van deze bedrijven.</p>
<h2>Voorbeelden</h2>
<p>Chalet Arve, de deurnummers en de gasten zijn verzonnen om te laten zien hoe het product werkt.</p>$t$,
 null::text,
 null::text),
('370d0a2b-932e-4374-a8a2-27d092992c32', 'press', 'pers',
 $t$Pers$t$,
 $t$Pers$t$,
 $t$<h2>Voor journalisten</h2>
<p>Nightdesk is een AI-co-host voor vakantiewoningen. Het bedrijf werkt vanuit Zwitserland en is in 2023 begonnen. De assistent beantwoordt berichten van gasten op WhatsApp, dag en nacht, in de taal van de gast, en vraagt het aan de verhuurder als hij iets niet weet.</p>
<p>Voor interviews, cijfers en beelden <a href="/nl/contact">stuurt u ons een bericht</a>, met “Pers” op de eerste regel.</p>$t$,
 null::text,
 null::text),
('2ec92dda-2cfa-4480-a208-4702049525ff', 'features', 'functies',
 $t$Functies$t$,
 $t$Functies$t$,
 $t$# Wat Nightdesk doet

Nightdesk geeft de gasten van uw vakantiewoning dag en nacht antwoord op WhatsApp, in de taal waarin ze schrijven. Deze pagina loopt alles onderdeel voor onderdeel door, in de volgorde waarin u het tegenkomt: eerst de koppeling en de notities, dan de chat, dan wat u ’s ochtends ziet.

## Vóór de eerste gast

### Koppeling met uw boekingssysteem
Nightdesk leest boekingen en woningen uit uw boekingssysteem en schrijft verzoeken van gasten erin terug. De synchronisatie werkt in twee richtingen en loopt vanzelf.
Smoobu is vandaag gekoppeld. Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn in voorbereiding. Een systeem dat er niet bij staat, kunt u per mail aanvragen.

### Kennisbank
Elke woning heeft een eigen kennisbank. U schrijft die in uw taal, onderwerp voor onderwerp: de toegang, de wifi, de verwarming, de keuken, parkeren, afval, de buurt.
Korte zinnen met een plek erin werken het best. “De router staat op de plank boven de schoenen” zegt meer dan “wifi aanwezig”.

### Scoreanalyse
De scoreanalyse legt uw notities naast wat gasten gewoonlijk vragen. Ze geeft de woning een score en noemt wat ontbreekt of te kort is.
De score is een hulp bij het schrijven, geen rapportcijfer. Zijn de toegang, de wifi en de verwarming beschreven, dan zijn de meeste nachten gedekt.

### Antwoordsimulator
In de simulator schrijft u alsof u de gast bent, en leest u wat de gast zou lezen. Er wordt niets verstuurd.
Wijzig een notitie, vraag opnieuw en vergelijk. Zet een woning aan als u tevreden bent over de antwoorden en niet eerder.

### Hulp bij de start
De start bestaat uit vier stappen: koppelen, het huis beschrijven, testen, live gaan. U kunt ze alleen doen, of samen met ons in een gesprek.

## In de chat

### Eerste bericht
Zodra een boeking bevestigd is, krijgt de gast een eerste bericht op WhatsApp, geschreven volgens uw sjabloon. Daarin stelt de assistent zich voor als een AI en zegt hij voor welk huis hij spreekt.
De gast installeert niets en antwoordt waar hij toch al schrijft.

### Antwoorden in de taal van de gast
Antwoorden worden door een GPT-model geschreven uit drie bronnen: de kennisbank van die woning, de boeking en de chat tot dan toe. Een vraag in het Nederlands wordt in het Nederlands beantwoord, ook als uw notities in het Duits zijn.
Gasten kunnen dag en nacht schrijven, zo vaak ze willen. Er is geen grens aan het aantal chats per gast.

### Als de assistent het niet weet
Staat het antwoord niet in de kennisbank, dan zegt de assistent dat. U kiest wat er dan gebeurt: hij geeft de gast uw contactgegevens of hij belooft het aan het team te vragen en komt erop terug.

### Uw akkoord
Voor sommige verzoeken is een mens nodig: een extra persoon, een babybedje, een vroege check-in. Daarbij overlegt de assistent met u voordat hij antwoordt.
U antwoordt met ja, nee of een paar woorden, bijvoorbeeld “ja 13:00”. De gast krijgt het in de eigen taal te horen, in dezelfde chat.

## In de ochtend

### Boekingsnotities
Waar een gast om heeft gevraagd en wat u hebt besloten, komt in de notitie van die boeking. Wie het huis klaarmaakt, vindt het op de vertrouwde plek.

### Chatsamenvattingen en inzichten
Van elk gesprek is er een samenvatting: wat er is gevraagd, wat er is afgesproken, wat er nog openstaat. De inzichten ernaast bevatten wat de gast heeft genoemd, zoals de taal, het reisgezelschap of een aankomst met de trein.

### Dashboard
Het dashboard toont drie dingen voor elke woning: reactietijden, de tevredenheid van gasten en de vragen die steeds terugkomen. Een vraag die vaak terugkomt, is een notitie die ontbreekt of moeilijk te vinden is.

### Teamtoegang
Nodig de mensen uit die samen met u voor het huis zorgen. Ze zien open verzoeken, beantwoorden ze en lezen de samenvattingen, ieder met een eigen login.

### Webapp voor de telefoon
Dit alles werkt in de browser van een telefoon, zonder appstore.

## Prijs

Eén prijs per woning, per maand of, voordeliger, per jaar. Beide staan bij de prijzen op de homepage. Testen is gratis zolang u wilt, zonder creditcard.$t$,
 null::text,
 null::text)
) as translation (id, original, slug, nav_title, page_title, content, seo_title, seo_description)
join public.website_content as original on original.slug = translation.original and original.language = 'en';

insert into public.pms_providers (id, language, translation_of, translated_from, code, name, status, display_order, description)
select translation.id::uuid, 'nl', original.id, original.words_digest, original.code, original.name, original.status,
  original.display_order, translation.description
from (values
('81d35aae-5721-4d1b-9413-ea717387fcbf', 'SMOOBU',
 $t$Boekingen en woningen komen binnen, verzoeken van gasten gaan terug naar de boekingsnotities.$t$),
('2386fff5-d254-4189-abf7-56dff3b7e857', 'AIRBNB',
 $t$Haalt straks uw advertenties en reserveringen rechtstreeks uit Airbnb. Tot dan komen Airbnb-boekingen die Smoobu voor u beheert via Smoobu binnen.$t$),
('4980971b-d02d-4b1d-a46a-df68cf9e7556', 'BOOKING',
 $t$Leest straks aankomsten, vertrekken en gastgegevens uit uw Booking.com-account en begroet de gast waar het kanaal dat toestaat.$t$),
('9c16ebe2-8d5b-4d0c-ac3d-144ac9b0cdb4', 'VRBO',
 $t$Neemt straks uw Vrbo-huizen en hun boekingen over, voor verhuurders die zonder apart boekingssysteem werken.$t$),
('e01d6c19-ecb2-437a-a4b0-c5994d828796', 'GUESTY',
 $t$Synchroniseert straks in twee richtingen met Guesty: advertenties en reserveringen komen binnen, goedgekeurde verzoeken van gasten gaan terug als notitie bij de reservering.$t$),
('47beee7b-03a2-48f8-92b6-1dce53e1993d', 'HOSTAWAY',
 $t$Synchroniseert straks in twee richtingen met Hostaway, voor teams met een groot aantal woningen: woningen en boekingen komen binnen, verzoeken van gasten gaan terug als boekingsnotitie.$t$)
) as translation (id, original, description)
join public.pms_providers as original on original.code = translation.original and original.language = 'en';

-- The published articles, each under the day, the picture and the author of its original.
insert into public.blog_posts
  (id, language, translation_of, translated_from, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status)
select translation.id::uuid, 'nl', original.id, original.words_digest, translation.title, translation.excerpt,
  translation.content, original.image_url, translation.image_alt, original.author, translation.category,
  replace(original.read_time, 'min read', 'min leestijd'), original.date, original.status
from (values
('4a0022f6-990b-4aab-8b4a-0fd75066aa23', '2e534a96-75c7-489d-9aa4-4cc8f9161a69',
 $t$Schrijven voor gasten van wie u de taal niet spreekt$t$,
 $t$Vertalen is makkelijk geworden. Of u begrepen wordt, hangt nog altijd af van de zin die u erin stopt. Zo schrijft u notities over uw vakantiewoning die de reis overleven, met zes valkuilen, één herschreven voorbeeld en een tussenbericht in vijf talen.$t$,
 $t$Berichten van gasten$t$,
 $t$Een gevouwen kaart met vijf deuren, elk onder het woord in een andere taal: Porta, Tür, Porte, Deur en Uks.$t$,
 $nl$
<p>U schrijft in het Nederlands, een machine maakt er Duits van en een gezin uit Hannover handelt ernaar. Het resultaat kunt u niet controleren. Het origineel wel, en daar zitten bijna alle misverstanden al in.</p>

<h2>Eén voorbeeld, herschreven</h2>
<p>Dit is een notitie zoals ze in veel mappen staat. Vriendelijk, en er is niets op aan te merken:</p>
<blockquote><p>Mocht het warme water het begeven, wat kan gebeuren als iedereen net van de piste komt, dan ligt dat meestal gewoon aan de boiler, dus dan kunt u het even een halfuurtje geven, en anders zit er aan de zijkant een resetknop (het is wel een gepriegel).</p></blockquote>
<p>Zes gedachten in één zin. “Het begeven” en “het geven” betekenen heel verschillende dingen, voor “gepriegel” heeft niet elke taal een woord, en de vertaler moet kiezen. Dezelfde notitie, klaar voor de reis:</p>
<blockquote><p>Er is warm water voor ongeveer vier douchebeurten. Daarna is het water 30 minuten koud. Wacht 30 minuten. Is het water dan nog koud, druk dan op de rode knop aan de linkerkant van de boiler. Houd de knop vijf seconden ingedrukt. De boiler staat in de badkamerkast.</p></blockquote>
<p>Korter is het niet. Wel is elke zin maar op één manier te vertalen, en de gast kan ophouden met lezen zodra het water warm is.</p>

<h2>Vier gewoontes die niets kosten</h2>
<ol>
<li><strong>Eén zin, één handeling.</strong> Staat er “en dan”, zet er dan een punt voor.</li>
<li><strong>Zeg wie het doet.</strong> “De sleutel dient in het kastje te worden achtergelaten” kan een wens, een regel of een beschrijving zijn. “Leg de sleutel in het kastje” is een verzoek en niets anders.</li>
<li><strong>Gebruik voor hetzelfde steeds hetzelfde woord.</strong> Is het in regel één een sleutelkastje, dan is het in regel drie geen kluisje. Op school was dat slechte stijl. Hier bespaart het de gast een zoektocht naar een tweede kastje.</li>
<li><strong>Vraag wat u wilt vragen.</strong> “U kunt eventueel de luiken sluiten” is voor een Nederlander een beleefd verzoek en in veel vertalingen een vrijblijvende mogelijkheid. Schrijf “Sluit de luiken als u weggaat”.</li>
</ol>

<h2>Zes valkuilen in gewone woorden</h2>
<table>
<caption>Wat er stond, hoe het gelezen kan worden en wat beter is</caption>
<thead><tr><th scope="col">Geschreven</th><th scope="col">Kan gelezen worden als</th><th scope="col">Beter</th></tr></thead>
<tbody>
<tr><td>half acht</td><td>20:30 uur, door Engelse lezers</td><td>19:30 uur</td></tr>
<tr><td>05/12</td><td>5 december of 12 mei</td><td>zaterdag 5 december</td></tr>
<tr><td>morgen, verstuurd om 00:40 uur</td><td>vandaag, of een dag later</td><td>zaterdag, vanaf 13:00 uur</td></tr>
<tr><td>eerste verdieping</td><td>de begane grond, door Amerikaanse lezers</td><td>één trap op</td></tr>
<tr><td>de bak aan de rechterkant</td><td>rechts vanuit het huis, of vanaf de weg</td><td>de groene bak</td></tr>
<tr><td>ontbijt tot tien uur</td><td>er wordt niets meer opgediend, of u moet weg</td><td>Ontbijt: 07:30 tot 10:00 uur</td></tr>
</tbody>
</table>
<p>Kleuren, getallen en namen van kamers overleven alles. Links en rechts overleven het als u zegt waar de lezer staat.</p>

<h2>Wat niet vertaald mag worden</h2>
<p>Een gast zoekt het woord dat op het bordje staat. Staat er <em>Warmwasser</em> op de schakelaar, dan heeft een goede vertaling waarin alleen “warm water” staat, hem verstopt. Geef ze allebei, het gedrukte woord eerst: de schakelaar “Warmwasser” (warm water). Hetzelfde geldt voor straatnamen, bushaltes, de naam van het wifinetwerk, de knoppen van de oven en de vuilniszakken die men moet kopen. Zet zulke woorden tussen aanhalingstekens. De meeste vertalers blijven er dan af, en de gast weet dat hij er letter voor letter naar moet zoeken.</p>

<h2>Beleefd in vijf talen</h2>
<p>Veel talen kennen, net als het Nederlands, twee aanspreekvormen. Met de beleefde vorm gaat het bij vreemden zelden mis, dus kies die één keer en blijf erbij. Komt er een bericht in een taal die u niet leest en hebt u tijd nodig, dan is dit antwoord veilig. Pas het uur aan.</p>
<blockquote>
<p><strong>Engels:</strong> Good evening, thank you for your message. I have read it and will reply by 9 am.</p>
<p><strong>Duits:</strong> Guten Abend, vielen Dank für Ihre Nachricht. Ich habe sie gelesen und antworte Ihnen bis 9 Uhr.</p>
<p><strong>Frans:</strong> Bonsoir, merci pour votre message. Je l’ai bien lu et je vous répondrai avant 9 h.</p>
<p><strong>Italiaans:</strong> Buonasera, grazie per il messaggio. L’ho letto e Le risponderò entro le 9.</p>
<p><strong>Ests:</strong> Tere õhtust, aitäh sõnumi eest. Lugesin selle läbi ja vastan teile hiljemalt kell 9.</p>
</blockquote>
<p>Antwoord in de taal waarin u de vraag kreeg, ook als de gast goed Engels spreekt. ’s Nachts, met een huilend kind, is dat Engels minder goed.</p>

<h2>Controleren wat u niet kunt lezen</h2>
<p>Vertaal uw notitie in de taal van de gast en daarna weer terug. Let niet op schoonheid. Let op vijf dingen: het tijdstip, het getal, de plaats, het woord <em>niet</em>, en wie er iets moet doen. Komen die heel terug, verstuur de tekst dan. Komt er één niet terug, verander dan uw eigen zin en niet de vertaling, en probeer het opnieuw. Van het verbeterde origineel profiteert ook de volgende taal.</p>
<p>Daarom loont het ook goede notities te schrijven als Nightdesk voor u antwoordt: de assistent maakt zijn antwoord in de taal van de gast van wat u hebt opgeschreven. Korte zinnen erin, duidelijke antwoorden eruit. En vraagt u ooit een Duitse vriendin om mee te lezen, neem dan de pagina die iedereen krijgt: de aankomst. Daar kost een verkeerd woord het meest.</p>
$nl$),
('ee82f09c-ab9a-45fc-8735-50846c7eba48', '8b401397-7d9b-4445-8dc5-fabe7d52697b',
 $t$Een maand vragen, gelezen in één avond$t$,
 $t$Leg de vragen van één maand naast elkaar en het huis vertelt u wat eraan ontbreekt. Een avond van 19:00 tot 21:00 uur, met een uitgewerkt voorbeeld van 58 vragen, vijf stapels en één voornemen voor de volgende maand.$t$,
 $t$Groeien$t$,
 $t$$t$,
 $nl$
<p>Elke vraag van een gast is een klein verslag over het huis. Los van elkaar zijn ze bij het ontbijt alweer vergeten. Een maand ervan, naast elkaar gelegd, laat zien welk bordje ontbreekt, welk bericht niet wordt gelezen en waar een schroevendraaier meer helpt dan nog een zin. U hebt er één avond voor nodig, een vel papier en iets te drinken.</p>
<p>De cijfers hieronder zijn van een verzonnen maand, veertien verblijven in een huis als Chalet Arve, zodat u kunt meerekenen. Die van u zien er anders uit. De methode niet.</p>

<h2>19:00 uur: overschrijven, nog niet nadenken</h2>
<p>Ga door de chats, van de eerste tot de laatste dag van de maand. Schrijf voor elke vraag één regel: dag, deurnummer en de vraag in vijf woorden. Bedankjes, groeten en foto’s van de berg laat u weg.</p>
<blockquote>
<p>3 mei, deur 9, waar staat het wifiwachtwoord</p>
<p>3 mei, deur 3, bagage vóór 15:00 uur</p>
<p>4 mei, deur 12, welke parkeerplaats</p>
<p>4 mei, deur 12, slotje op de kookplaat</p>
</blockquote>
<p>Geen namen. U wilt iets leren over het huis, niet over Jonas, en een lijst zonder namen kunt u laten zien aan wie u helpt. Beantwoord, verbeter en verontschuldig niets terwijl u overschrijft. Dat komt later en haalt u uit het ritme.</p>

<h2>19:40 uur: soort bij soort, en tellen</h2>
<p>Nu gaat u sorteren. Vragen waarop dezelfde zin antwoord had gegeven, horen bij elkaar, hoe verschillend ze ook gesteld zijn. In onze maand werden 58 regels acht rijen:</p>
<table>
<caption>58 vragen uit een verzonnen maand</caption>
<thead><tr><th scope="col">Vraag</th><th scope="col">Aantal</th><th scope="col">Stapel</th></tr></thead>
<tbody>
<tr><td>Wifiwachtwoord</td><td>11</td><td>Opgeschreven, niet gevonden</td></tr>
<tr><td>Welke parkeerplek</td><td>9</td><td>Opgeschreven, niet gevonden</td></tr>
<tr><td>Vroege check-in, bagage</td><td>8</td><td>Te beslissen</td></tr>
<tr><td>Afval: waar, welke dag</td><td>7</td><td>Niet opgeschreven</td></tr>
<tr><td>Slotje op de kookplaat</td><td>5</td><td>Niet opgeschreven</td></tr>
<tr><td>Lichtknop in de badkamer</td><td>5</td><td>Te repareren</td></tr>
<tr><td>Later uitchecken</td><td>4</td><td>Te beslissen</td></tr>
<tr><td>Maar één keer gevraagd</td><td>9</td><td>Laten rusten</td></tr>
</tbody>
</table>
<p>De laatste rij is het moeilijkst met rust te laten. Negen vragen, negen keer iets anders: een yogamat, de naam van een vogel. Een notitie die ze allemaal wil beantwoorden, wordt lang, en dan is ook de wifi niet meer te vinden.</p>

<h2>20:10 uur: voor elke stapel één remedie</h2>
<p>De stapel bepaalt wat u doet. Meer schrijven is maar voor één ervan het goede antwoord.</p>
<ul>
<li><strong>Opgeschreven, niet gevonden (20).</strong> De zin staat op de verkeerde plek. Zet hem waar hij nodig is: de wifi in het aankomstbericht, de parkeerplek boven de code van het sleutelkastje.</li>
<li><strong>Niet opgeschreven (12).</strong> Twee zinnen te schrijven. Zie hieronder.</li>
<li><strong>Te beslissen (12).</strong> Geen tekst maakt hier een eind aan. Maar kijk naar uw antwoorden: zei u acht van de acht keer ja, dan is het een regel. Schrijf hem zo op.</li>
<li><strong>Te repareren (5).</strong> De lichtknop van de badkamer zit buiten, achter de deur. Een sticker met een pijl kost minder dan vijf gesprekken.</li>
<li><strong>Laten rusten (9).</strong> Beantwoord ze vriendelijk als ze komen.</li>
</ul>
<p>Tel de eerste stapel op: 20 van de 58, ongeveer een derde, en er is geen enkele nieuwe zin voor nodig.</p>

<h2>20:30 uur: schrijf de twee die ontbraken</h2>
<p>Neem de woorden van de gast, niet die van uzelf. Niemand vroeg naar de afvalverwerking. Men vroeg waar het vuilnis heen moet.</p>
<blockquote><p>Afval: de blauwe zakken liggen onder de gootsteen. Knoop een volle zak dicht en leg hem in de grijze container aan het eind van de oprit, op welke dag ook. Glas gaat naar het dorp, naast de kerk. Hebt u geen auto, laat het dan onder de gootsteen staan. Wij nemen het mee.</p></blockquote>
<blockquote><p>Op de kookplaat brandt een slotje: leg één vinger op het sleutelsymbool en houd hem daar vijf seconden, tot het piept. De plaat moet droog zijn. Gaat hij weer op slot, veeg dan de voorste rand af.</p></blockquote>
<p>Lees ze daarna hardop voor aan iemand die de keuken niet kent. Komt er een vraag terug, dan ontbreekt er een woord.</p>

<h2>20:50 uur: één voornemen voor de volgende maand</h2>
<p>Schrijf onder aan het vel wat u verwacht, met een getal en de datum waarop u weer kijkt:</p>
<blockquote><p>Wifi op 1 juni in het aankomstbericht gezet. In mei 11 keer gevraagd in 14 verblijven. Op 1 juli tel ik opnieuw. Is het dan nog meer dan 3, dan wordt het bericht niet gelezen en leg ik het kaartje op tafel.</p></blockquote>
<p>Vergelijk per verblijf, niet per maand. Elf keer in veertien verblijven en elf keer in tweeëntwintig is niet hetzelfde resultaat.</p>

<h2>21:00 uur: schrift dicht</h2>
<p>Wat levert het op? Kost een vraag drie minuten, met de telefoon zoeken en weer terug naar waar u mee bezig was, dan zijn 58 vragen 174 minuten, net geen drie uur. De twintig die u kunt verplaatsen, zijn één van die uren. En een uur in stukjes van drie minuten, waarvan een paar ’s nachts, is langer dan het lijkt.</p>
<p>Gebruikt u Nightdesk, dan staan de meestgestelde vragen al op het <a href="/nl/features">dashboard</a>, wat u het eerste uur scheelt. De rest van de avond blijft hetzelfde, want alleen u weet op welke knop een sticker moet.</p>
$nl$),
('4fce0d0f-75d5-44af-a9c2-b351d11f79d0', '3a22259e-9572-4196-96aa-e7b79017bfb1',
 $t$Wat een boekingsnotitie de schoonmaker moet vertellen$t$,
 $t$De notitie wordt bij de deur gelezen, in tien seconden, met een tas linnengoed in de hand. Zes velden in een vaste volgorde, een zaterdag in twee versies, en het uur waarna er niets meer verandert.$t$,
 $t$Praktijk$t$,
 $t$Een schoonmaakwagen met handdoeken en een bezem, met daarop een notitie voor deur 7: “Babybedje” is gemarkeerd.$t$,
 $nl$
<p>De schoonmaakster leest de boekingsnotitie bij de deur, met de telefoon in de ene hand en een tas linnengoed in de andere. Ze heeft misschien tien seconden. Hoe het gesprek met de gast verliep, wil ze niet weten. Ze wil weten wat er anders is dan vorige zaterdag.</p>
<p>Dat is de hele toets voor een notitie: wat zou ze anders doen nadat ze die gelezen heeft? Is het antwoord “niets”, dan is het geen notitie. Dan is het een dagboek.</p>

<h2>Zes velden, altijd in deze volgorde</h2>
<p>Gebruik bij elke boeking dezelfde volgorde en schrijf een veld ook op als het leeg is. Een regel die ontbreekt, laat twijfel achter. “Beloofd: niets” niet.</p>
<table>
<caption>De notitie, veld voor veld</caption>
<thead><tr><th scope="col">Veld</th><th scope="col">Wat erin staat</th><th scope="col">Voorbeeld</th></tr></thead>
<tbody>
<tr><td>Uit</td><td>Wanneer de vorige gasten weg zijn</td><td>Uit 10:00</td></tr>
<tr><td>In</td><td>Wanneer de nieuwe naar binnen mogen</td><td>In 13:00 (niet 15:00)</td></tr>
<tr><td>Personen</td><td>Hoeveel mensen, baby’s apart</td><td>2 + 1 baby</td></tr>
<tr><td>Bedden</td><td>Welke bedden opgemaakt moeten worden, niet hoeveel er zijn</td><td>Tweepersoons, babybedje</td></tr>
<tr><td>Beloofd</td><td>Alles waarop een gast ja heeft gekregen</td><td>Babybedje, kinderstoel</td></tr>
<tr><td>Nakijken</td><td>Wat er tijdens het vorige verblijf mis was</td><td>Lamp badkamer knippert</td></tr>
</tbody>
</table>
<p>Zet wat afwijkt tussen haakjes of in hoofdletters, en verder niets. Waar alles in hoofdletters staat, valt niets op.</p>

<h2>Dezelfde feiten, twee keer opgeschreven</h2>
<p>Zo ziet het er meestal uit als de verhuurder uit de chat overschrijft:</p>
<blockquote><p>Giulia schreef gisteravond, heel aardig, ze komen met hun dochtertje (8 maanden??) en ze vroeg naar een bedje voor haar, gezegd oké. Ze nemen de trein dus waarschijnlijk niet voor 3, misschien later. Lamp in bad, de vorigen hadden het er geloof ik over.</p></blockquote>
<p>En dit is de notitie voor deur 7, uit hetzelfde gesprek:</p>
<blockquote><p>Uit 10:00. In 15:00. Personen 2 + 1 baby. Bedden: tweepersoons, BABYBEDJE. Beloofd: babybedje (ja gegeven op 17 juli). Nakijken: lamp badkamer knippert.</p></blockquote>
<p>De tweede is te lezen bij slecht licht, door iemand met Portugees als moedertaal, en overleeft een automatische vertaling. Dat komt door de korte woorden. “Gezegd oké” niet: niemand weet nog wie wat tegen wie heeft gezegd.</p>

<h2>Waarom de tijd vooraan staat</h2>
<p>Neem een zaterdag met drie wissels en één schoonmaakster. Elke woning kost twee uur en een kwartier, en alle drie zijn om 10:00 uur vrij. Deur 12 is de grootste, dus daar begint ze graag. Maar iemand heeft de gasten van deur 3 gezegd dat ze om 13:00 uur naar binnen kunnen.</p>
<table>
<caption>Eén zaterdag, in twee volgordes</caption>
<thead><tr><th scope="col">Tijd</th><th scope="col">Uit gewoonte</th><th scope="col">Volgens de notities</th></tr></thead>
<tbody>
<tr><td>10:00 tot 12:15</td><td>Deur 12</td><td>Deur 3, gasten om 13:00</td></tr>
<tr><td>12:15 tot 14:30</td><td>Deur 3, gasten wachten sinds 13:00</td><td>Deur 7, gasten om 15:00</td></tr>
<tr><td>14:30 tot 16:45</td><td>Deur 7, gasten wachten sinds 15:00</td><td>Deur 12, gasten landen om 03:10</td></tr>
</tbody>
</table>
<p>Het werk is hetzelfde. In de linkerkolom staan twee gezinnen buiten, het eerste anderhalf uur, het tweede een uur en drie kwartier. In de rechterkolom niemand. Het enige verschil is één regel waarin 13:00 stond, en dat die er vóór tien uur was.</p>

<h2>Wat er niet in hoort</h2>
<ul>
<li><strong>Telefoonnummers en paspoortgegevens.</strong> De schoonmaakster belt geen gasten. Wat niet opgeschreven is, kan niet worden doorgegeven.</li>
<li><strong>Redenen.</strong> “Vroeg vanwege een afspraak in het ziekenhuis” is privé. “In 13:00” is genoeg.</li>
<li><strong>Meningen.</strong> Gasten mogen opvragen wat u over hen bewaart. Schrijf niets wat u niet zou voorlezen.</li>
<li><strong>Open vragen.</strong> “Misschien een hond” laat de schoonmaakster beslissen. Vraag het de gast en schrijf dan “Hond: nee”.</li>
<li><strong>De vaste lijst.</strong> Handdoeken, afval en ramen horen op een kaart in de linnenkamer, één keer.</li>
</ul>

<h2>Spreek een laatste uur af</h2>
<p>Een notitie die om 11:40 uur verandert, leest niemand meer. Spreek een uur af, bijvoorbeeld 20:00 uur op de avond ervoor. Tot dan gaat een ja alleen in de notitie. Daarna stuurt wie ja zegt ook de schoonmaakster een bericht, en wacht op antwoord. Dit bericht is genoeg:</p>
<blockquote><p>Wijziging voor morgen, deur 3: in 13:00 in plaats van 15:00. Kunt u die eerst doen? Antwoord met ja of nee, pas dan zeg ik het tegen de gast.</p></blockquote>
<p>De laatste zin is de belangrijkste. Die voorkomt dat u uren belooft die van iemand anders zijn.</p>
<p>Antwoordt Nightdesk uw gasten en zegt u ja op een verzoek, dan schrijft de assistent dat ja in de boekingsnotitie van uw boekingssysteem, <a href="/nl/integrations">vandaag</a> is dat Smoobu. De volgorde van de velden, en het uur waarop ze sluiten, blijven een afspraak tussen u en de persoon met het linnengoed. Vraag haar welke regel ze het vaakst mist. Ze weet het meteen.</p>
$nl$),
('c853f0a0-7ef8-4059-9e39-4378202581f2', '53f3362a-4647-49ec-b5d1-2118878d8905',
 $t$Babybedje, extra persoon, vroege check-in: beslis één keer$t$,
 $t$Drie verzoeken komen het hele seizoen terug, en het is verleidelijk er elke keer opnieuw over te beslissen. Een uur met potlood en papier regelt de meeste gevallen. Dit is het werkblad, ingevuld voor een verzonnen huis.$t$,
 $t$Verhuren$t$,
 $t$Een babybedje en een kruk met handdoeken, elk met een label waarop ja staat, en een klok met het label 13:00.$t$,
 $nl$
<p>Zei u in mei ja op een babybedje en aarzelde u in juli, dan was waarschijnlijk niet het bedje veranderd. U zat in de trein, de schoonmaakster was ziek, of het was het derde bericht van die dag. Gasten merken dat: het gezin dat voor een vierde persoon betaalde, ontmoet het gezin dat dat niet deed.</p>
<p>Ga er dus één keer voor zitten, zonder dat er een gast wacht. Beantwoord voor elk verzoek drie vragen op papier. <em>Wat kost het mij? Wat moet kloppen voor een ja? Wie moet het wanneer weten?</em> Hieronder de drie meest voorkomende, uitgewerkt voor Chalet Arve, een verzonnen huis met genummerde appartementen. Alle bedragen zijn voorbeelden in Zwitserse franken; vul uw eigen bedragen in.</p>

<h2>Babybedje</h2>
<p><strong>Kosten.</strong> Tien minuten om het op te zetten, een klein setje beddengoed om te wassen. Geen regel op de rekening waard.</p>
<p><strong>Nodig voor een ja.</strong> Er is die nacht een bedje vrij. Bij twee bedjes voor tien appartementen krijgt het derde gezin een nee, dus iemand moet tellen. Het moet een bedje zijn dat u zelf zou vertrouwen: een stevig matras dat zonder kieren past, alle schroeven erin, en de Europese norm EN 716 op het label.</p>
<p><strong>Wie, wanneer.</strong> De schoonmaakster, vóór acht uur op de ochtend van aankomst.</p>
<blockquote><p>Wij hebben twee babybedjes en lenen ze gratis uit. Ik kijk of er voor uw data een vrij is en laat het u weten. Er hoort een matras met hoeslaken bij; neem zelf een slaapzak voor uw kind mee.</p></blockquote>

<h2>Extra persoon</h2>
<p><strong>Kosten.</strong> Hier is gokken duur. Voor één nacht: beddengoed en handdoeken 12, toeristenbelasting 4, een halfuur langer schoonmaken 18. Samen 34. Voor drie nachten betaalt u de belasting drie keer en de rest maar één keer: 12 + 12 + 18 = 42.</p>
<p>Een vast bedrag van 15 per nacht levert bij één nacht 19 verlies op en bij drie nachten 3 winst. Beter is een prijs die is opgebouwd zoals de kosten: <strong>35 voor de eerste nacht, 5 voor elke volgende</strong>. Eén nacht 35, drie nachten 45. Dat dekt beide, en u kunt het uitleggen aan wie ernaar vraagt.</p>
<p><strong>Nodig voor een ja.</strong> Een echt bed, geen bank met een deken. Een totaal dat binnen uw vergunning en uw verzekering past. Een naam voor het nachtregister. Zoek die grenzen nu op; ze gelden voor elk verzoek dat nog komt.</p>
<p><strong>Wie, wanneer.</strong> U, altijd, want één persoon boven de grens kan u uw dekking kosten. Dan de schoonmaakster, voor het beddengoed.</p>

<h2>Vroege check-in</h2>
<p><strong>Kosten.</strong> Niets, of de rust van uw schoonmaakster. Reken terug, per appartement:</p>
<ul>
<li>Vertrek om 10:00 uur, schoonmaken duurt tweeënhalf uur: klaar om 12:30 uur.</li>
<li>Een halfuur marge voor de gast die te laat vertrekt: <strong>13:00 uur</strong> is op een wisseldag het vroegste wat u belooft.</li>
<li>De nacht ervoor niemand in het appartement: <strong>11:00 uur</strong>, pas beloofd na 18:00 uur op de avond ervoor, als de nacht niet meer te verkopen is.</li>
</ul>
<p><strong>Nodig voor een ja.</strong> Er kan maar één appartement als eerste worden schoongemaakt. De eerste gast die het vraagt, krijgt 13:00 uur; de tweede krijgt de gewone tijd en een plek voor de bagage.</p>
<blockquote><p>Op uw dag van aankomst vertrekt een andere gast om 10:00 uur, dus 13:00 uur is het vroegste. Ik vraag na of uw appartement als eerste schoongemaakt kan worden. Uw bagage kunt u in elk geval vanaf 11:00 uur in de skiruimte zetten.</p></blockquote>

<h2>Het blad om op te hangen</h2>
<p>Kort het nu in tot het aan de binnenkant van een kastdeur past. Iedereen die gasten antwoordt, werkt hiermee en met niets anders.</p>
<table>
<caption>Chalet Arve, besloten op 20 september, in maart opnieuw te lezen</caption>
<thead><tr><th scope="col">Verzoek</th><th scope="col">Prijs</th><th scope="col">Ja als</th><th scope="col">Altijd vragen</th><th scope="col">Doorgeven aan</th></tr></thead>
<tbody>
<tr><td>Babybedje</td><td>gratis</td><td>een van de twee vrij is</td><td>nee</td><td>schoonmaakster, 08:00</td></tr>
<tr><td>Extra persoon</td><td>35 + 5</td><td>echt bed, binnen de grens</td><td>ja</td><td>schoonmaakster, nachtregister</td></tr>
<tr><td>Inchecken vanaf 13:00</td><td>gratis</td><td>de eerste die het die dag vraagt</td><td>ja</td><td>schoonmaakster, avond ervoor</td></tr>
<tr><td>Inchecken vanaf 11:00</td><td>gratis</td><td>appartement leeg, na 18:00 op de avond ervoor</td><td>ja</td><td>niemand</td></tr>
</tbody>
</table>

<h2>Waarover u beter niet vooraf beslist</h2>
<p>De kolom <strong>altijd vragen</strong> is even belangrijk als de prijzen. Een regel hoort op het blad als u de uitkomst ook op de drukste zaterdag van februari accepteert. Voelt u een “dat hangt ervan af” aankomen, schrijf dan ja in die kolom en houd de beslissing zelf. Het denkwerk hebt u zich toch bespaard: de voorwaarden liggen vast, en wat overblijft is één woord.</p>
<p>Het blad is ook de makkelijkste manier om iets over te dragen. Een buurvrouw kan ermee werken als u weg bent. Antwoordt een assistent zoals Nightdesk uw gasten, dan gaan de regels in zijn notities en komen de verzoeken met “ja” bij u voor akkoord voordat er iets wordt beloofd.</p>
<p>Tot slot een regel voor de uitzonderingen. Maak ze gerust, en schrijf bij de boeking waarom. Staat dezelfde reden er drie keer, dan is het geen uitzondering meer. Verander het blad.</p>
$nl$),
('854f7634-ad6d-4ab5-b63f-d4d039c40675', '9dfc0c46-a5d5-403d-8090-058f781ccbf6',
 $t$De acht meestgestelde vragen van gasten, met antwoorden om te kopiëren$t$,
 $t$Aankomst, parkeren, sleutel, wifi, verwarming, afval, brood op zondag en koffers op de laatste dag. Acht antwoorden voor uw standaardberichten, met haakjes waar uw eigen huis in past.$t$,
 $t$Berichten van gasten$t$,
 $t$Een waaier van acht genummerde kaarten aan een koord; de vijfde is eruit getrokken.$t$,
 $nl$
<p>Achter deze lijst zit geen onderzoek. Scrol door uw laatste twintig gesprekken en u komt waarschijnlijk dezelfde acht tegen, in uw eigen volgorde. Kopieer de antwoorden, vervang wat tussen vierkante haken staat en lees elk antwoord één keer alsof u in de regen staat.</p>

<h2>Vóór vertrek</h2>
<h3>1. Hoe laat kunnen we naar binnen?</h3>
<blockquote><p>Vanaf [15:00 uur] is het huis van u. Te laat kunt u niet komen: het sleutelkastje gaat de hele nacht open. Wilt u eerder komen, laat me dan weten hoe laat uw trein aankomt, dan vraag ik het aan de schoonmaakster.</p></blockquote>
<p>Vaak zitten er twee vragen in: hoe vroeg, en hoe laat nog. Beantwoord ze allebei en het tweede bericht komt nooit.</p>
<h3>2. Waar kunnen we parkeren?</h3>
<blockquote><p>Uw plek heeft nummer [12], achter het huis, onder het afdak. Die is [2,30 m] breed en [2,00 m] hoog en is bij de prijs inbegrepen. Parkeer niet langs de weg: daar wordt vanaf [05:00 uur] sneeuw geruimd.</p></blockquote>
<p>Voor wie een dakkoffer heeft, is de hoogte belangrijk. Hebt u geen parkeerplek, noem dan de dichtstbijzijnde parkeergarage, de prijs per dag en hoeveel minuten het lopen is.</p>

<h2>Voor de deur</h2>
<h3>3. Hoe krijgen we de sleutel?</h3>
<blockquote><p>Het sleutelkastje hangt [links van de deur, op schouderhoogte]. Toets [uw code] in, duw de zwarte hendel omlaag en de klep gaat open. Leg de sleutel telkens terug en draai de cijfers door als u het kastje sluit.</p></blockquote>
<p>Stuur de code op de dag van aankomst en verander hem na elke gast. Een oude code in een oud gesprek is een reservesleutel die u vergeten bent.</p>
<h3>4. Wat is het wifiwachtwoord?</h3>
<blockquote><p>Het netwerk heet [Arve-9]. Het wachtwoord staat [op de blauwe kaart aan de binnenkant van het keukenkastje]. Let op hoofdletters en kleine letters; er zitten geen spaties in.</p></blockquote>
<p>U kunt het wachtwoord ook gewoon sturen, in een eigen bericht, zodat er bij het kopiëren niets anders meekomt.</p>

<h2>In huis</h2>
<h3>5. Het is koud. Hoe zetten we de verwarming hoger?</h3>
<blockquote><p>Draai de knop [op de radiator] op [4]. Het duurt ongeveer [een uur] voordat de kamer warmer aanvoelt, omdat [de muren dik zijn]. Is de radiator daarna nog koud, stuur me dan een bericht, dan help ik u [dag en nacht].</p></blockquote>
<p>De wachttijd is het nuttigste deel. Gasten die hem niet kennen, draaien de knop helemaal open en later een raam.</p>
<h3>6. Wat doen we met het afval?</h3>
<blockquote><p>Restafval gaat in de [bedrukte zakken onder de gootsteen] en dan in de [grijze container achter de garage], op elk moment. Glas gaat naar [de glasbak bij het station, niet op zondag]. Verder hoeft u niets te scheiden.</p></blockquote>
<p>De regels verschillen per dorp, dus ook gasten uit het volgende dal vragen ernaar. Zeg wat ze <em>niet</em> hoeven te doen; over die zin zijn ze het blijst.</p>
<h3>7. Waar kunnen we nu nog iets kopen?</h3>
<p>Deze vraag komt op zondagavond en op feestdagen. Een lijstje is beter dan een aanrader:</p>
<table>
<caption>Wat er open is, in te vullen voor uw dorp</caption>
<thead><tr><th scope="col">Wanneer</th><th scope="col">Brood en melk</th><th scope="col">Een warme maaltijd</th></tr></thead>
<tbody>
<tr><td>Doordeweeks tot 18:30 uur</td><td>[dorpswinkel, 4 minuten lopen]</td><td>[herberg, dinsdag gesloten]</td></tr>
<tr><td>Zondag</td><td>[bakker, 07:00 tot 11:00 uur]</td><td>[herberg, keuken tot 20:30 uur]</td></tr>
<tr><td>Na 21:00 uur</td><td>[tankstation, 12 minuten met de auto]</td><td>[soep en pasta in de kast, neem gerust]</td></tr>
</tbody>
</table>
<p>Het pak pasta in de kast kost bijna niets en beantwoordt de vraag op elk uur van de dag.</p>

<h2>Op de laatste ochtend</h2>
<h3>8. Hoe laat moeten we weg, en waar kunnen de koffers staan?</h3>
<blockquote><p>Verlaat het huis uiterlijk om [10:00 uur]. Uw bagage kan tot [17:00 uur] [in de skiruimte] staan; de deur heeft dezelfde code. Voordat u gaat: leg de sleutel terug in het kastje, doe de ramen dicht en zet de vaatwasser aan. De rest is ons werk.</p></blockquote>
<p>Stuur dit de avond ervoor, rond 18:00 uur, voordat iemand het vraagt. Drie kleine taken is genoeg. Een lijst van tien leest als een rekening.</p>

<h2>Houd ze bij</h2>
<ul>
<li><strong>Eén antwoord, één onderwerp.</strong> Staan parkeren en sleutel in één bericht, dan vinden gasten geen van beide terug.</li>
<li><strong>Het feit eerst.</strong> Groet, antwoord, en leg daarna uit voor wie verder leest.</li>
<li><strong>Geen “meestal”.</strong> Of de bakker gaat om 07:00 uur open, of u weet het niet. Allebei mag er staan.</li>
<li><strong>Een datum erbij.</strong> Lees alle acht op de eerste dag van elk seizoen. Openingstijden en sneeuwschuivers veranderen.</li>
</ul>
<p>Dezelfde acht antwoorden zijn een goede eerste pagina voor elk hulpmiddel dat namens u antwoordt. In Nightdesk gaan ze in de kennisbank van de woning; een schriftje naast de telefoon werkt volgens hetzelfde principe.</p>
$nl$),
('d053407d-d445-42bb-8e79-d48caf590084', '391c1c08-b7af-4327-862e-8da11e3a4836',
 $t$Huisregels die gasten tot het eind lezen$t$,
 $t$Na elk lastig verblijf komt er een regel bij, en er gaat er nooit een af. Zo brengt u het blad terug tot zes regels met elk een reden, waar u ze laat zien, en wat u schrijft als iemand er een overtreedt.$t$,
 $t$Verhuren$t$,
 $t$Een deurhanger met vier regels als plaatjes: stil vanaf 22:00 uur, schoenen uit, afval op dinsdag, één hond.$t$,
 $nl$
<p>Huisregels groeien maar in één richting. Een gast doet iets, de verhuurder voegt een regel toe, en niemand haalt er ooit een weg. Na een paar jaar staan er dertig zinnen op het blad, waarvan vier in hoofdletters, en na de zesde houdt de gast op. De ene zin die de avond van de buren had gered, staat op nummer negentien.</p>
<p>Een vriendelijkere toon helpt daar niet tegen. Minder regels wel, in een betere volgorde, elk met een reden.</p>

<h2>Zet achter elke regel een letter</h2>
<p>Print de regels die u nu hebt, pak een potlood en merk elke zin.</p>
<ul>
<li><strong>R van regel.</strong> Wie hem overtreedt, kost iemand geld, slaap, veiligheid of de vergunning om te verhuren. “Binnen niet roken” is een regel.</li>
<li><strong>I van instructie.</strong> Niemand overtreedt hem met opzet; men weet het gewoon niet. “Trek de deur naar u toe voordat u de sleutel omdraait” is een instructie.</li>
<li><strong>W van wens.</strong> “Behandel ons huis alsof het uw eigen huis is” is een wens. De nette gast heeft hem niet nodig en de andere laat zich er niet door tegenhouden.</li>
</ul>
<p>Alleen de R-regels blijven. Instructies verhuizen naar de plek waar ze nodig zijn: het aankomstbericht, een kaartje naast de kookplaat, de muur boven de afvalbak. Wensen verdwijnen. Blijven er meer dan acht regels over, kijk dan nog eens. Er zijn vast instructies bij die een strenge toon aanslaan.</p>

<h2>Zeg waarom, in dezelfde zin</h2>
<p>Een regel zonder reden klinkt als wantrouwen. Erger nog: de gast kan hem niet toepassen op het geval waaraan u niet dacht. “Geen lawaai na tienen” laat open of rustig praten op het balkon lawaai is. Een kind dat een verdieping lager slaapt, geeft daar antwoord op.</p>
<table>
<caption>Vijf regels, ervoor en erna</caption>
<thead><tr><th scope="col">Ervoor</th><th scope="col">Erna</th></tr></thead>
<tbody>
<tr><td>GEEN LAWAAI NA 22 UUR</td><td>Vanaf 22:00 uur praten wij zachtjes, ook op het balkon. Onder u slaapt een gezin met kleine kinderen.</td></tr>
<tr><td>Niets in het toilet gooien.</td><td>Alleen papier in het toilet. De afvoer is oud, en een loodgieter doet er een dag over om hier te komen.</td></tr>
<tr><td>Alleen geregistreerde gasten.</td><td>Hier slapen de mensen die in de boeking staan. Toeristenbelasting en verzekering gaan per persoon, dus vraag het ons voordat er iemand bij komt.</td></tr>
<tr><td>Huisdieren op aanvraag.</td><td>Eén hond is welkom, voor 15 frank per nacht. Laat het ons weten voordat u komt: sommige gasten zijn allergisch en krijgen dan een andere woning.</td></tr>
<tr><td>Te laat vertrekken wordt in rekening gebracht.</td><td>Vertrek uiterlijk om 10:00 uur. Dan begint de schoonmaak. Hebt u meer tijd nodig, vraag het dan de avond ervoor.</td></tr>
</tbody>
</table>
<p>Onder “erna” staat ook telkens wat wél mag: zachtjes praten, één hond, tot 10:00 uur. Daar zoeken gasten naar. Het scheelt ook een bericht, want op een regel die alleen verbiedt, volgt een vraag.</p>

<h2>Zet vooraan wat het meest kost</h2>
<p>De meeste bladen beginnen met schoenen in de gang, omdat de gast daar begint. Begin met wat het meeste pijn doet als het misgaat. Bij een appartement met buren is dat lawaai. Bij een houten huis is het brand. Bij een huis aan een eigen weg is het misschien de parkeerplek van een boer. Wie dan na twee regels stopt, heeft de goede twee gelezen.</p>

<h2>De hele tekst, om te kopiëren en aan te passen</h2>
<blockquote>
<p>Zes regels van Chalet Arve, en waarom wij ze hebben:</p>
<p>1. Binnen niet roken en geen kaarsen. Het huis is van hout, en dat van de buren ook.</p>
<p>2. Vanaf 22:00 uur praten wij zachtjes, ook op het balkon. Onder u slaapt een gezin met kleine kinderen.</p>
<p>3. Hier slapen de mensen die in de boeking staan. Toeristenbelasting en verzekering gaan per persoon. Vraag het ons voordat er iemand bij komt.</p>
<p>4. Eén hond is welkom, voor 15 frank per nacht. Liever niet op de bedden.</p>
<p>5. Parkeer op de plek met uw deurnummer. Het grind is van de boerderij, en de tractor vertrekt om 05:30 uur.</p>
<p>6. Vertrek uiterlijk om 10:00 uur. Hebt u meer tijd nodig, vraag het dan de avond ervoor: soms kan het.</p>
<p>Iets kapot? Zeg het ons dezelfde dag. Een glas kost niets. Een lekkage waarover wij pas op zaterdag horen, kost een plafond.</p>
</blockquote>
<p>Hardop gelezen duurt dat ongeveer een minuut. Het past op twee telefoonschermen. Past dat van u niet, haal dan een regel weg voordat u de letters kleiner maakt.</p>

<h2>Wanneer gasten ze te zien krijgen</h2>
<p>Drie keer, en nooit allemaal tegelijk bij de deur. De volledige tekst hoort in de advertentie, zodat die deel is van wat gasten boeken. Stuur de tekst de dag voor aankomst nog eens, in de chat, waar hij later terug te vinden is. In huis hangen de twee regels die er ter plekke toe doen: het stille uur bij de balkondeur, het nummer van de parkeerplek bij de sleutel.</p>

<h2>Als er een wordt overtreden</h2>
<p>Het eerste bericht gaat ervan uit dat de gast het niet wist. Dat klopt meestal, en het kost niets als het niet klopt.</p>
<blockquote><p>Goedenavond Daan, het gezin beneden stuurde me net een bericht: het balkon is verder te horen dan u denkt. Zou u de rest van de avond binnen kunnen zitten? Dank u wel.</p></blockquote>
<p>Het tweede bericht zegt wat er hierna gebeurt, zonder bijvoeglijke naamwoorden.</p>
<blockquote><p>Daan, het is 23:20 uur en op het balkon is het nog steeds luid. Ga nu alstublieft naar binnen. Word ik nog een keer gebeld, dan kom ik zelf langs.</p></blockquote>
<p>Schrijf ze vanavond allebei, nu er niemand op het balkon zit, en schrijf alleen wat u echt zou doen. Hebt u ze tijdens een verblijf nodig gehad, voeg dan geen zevende regel toe. Vraag eerst of de gast nummer twee had gelezen.</p>
$nl$),
('18462a0a-6860-48cf-be9e-c6a05f778e94', '02458ebe-2ab3-4649-9369-a79ca9376476',
 $t$Het aankomstbericht dat om 03:10 uur werkt$t$,
 $t$Een bericht dat om vier uur ’s middags prima is, kan om drie uur ’s nachts tekortschieten: geen licht, geen batterij, geen buurman om iets aan te vragen. Hier staat er een om te kopiëren, regel voor regel, met bij elke regel de reden.$t$,
 $t$Praktijk$t$,
 $t$Een koffer onder een lamp voor een rode deur, ’s nachts, en een sleutelkastje met het label 03:10.$t$,
 $nl$
<p>Daan zou om 22:40 uur landen. Zijn vlucht is vertraagd, het wordt 03:10 uur, en op de koffers slapen twee kinderen. Hij opent uw aankomstbericht. Het is een pdf van vier pagina’s, die begint met een welkomstwoord, en de wifi van het vliegveld heeft hem er net uit gegooid.</p>
<p>In die pdf staat niets verkeerds. Hij is geschreven voor iemand die overdag aankomt en tijd heeft om te lezen. De gast in de nacht heeft één hand vrij, een telefoon op 14 procent en één vraag tegelijk.</p>

<h2>Het bericht, klaar om te kopiëren</h2>
<p>Dit is voor deur 12 van Chalet Arve, ons verzonnen voorbeeldhuis. Vervang de gegevens en houd de volgorde aan.</p>
<blockquote>
<p>Aankomst in Chalet Arve, deur 12. U kunt op elk uur komen en hoeft niet te bellen.</p>
<ol>
<li>Adres: [straat en nummer, dorp]. De laatste afslag is links ná de kapel, niet ervoor.</li>
<li>Parkeer op plek 12, achter het huis, onder het afdak.</li>
<li>Loop rechts om het huis heen. Negen treden omhoog. Het licht gaat vanzelf aan.</li>
<li>Het sleutelkastje hangt links van de deur, op schouderhoogte. Code: [code]. Duw de zwarte hendel omlaag.</li>
<li>Trek de deur naar u toe en draai de sleutel dan twee keer naar links.</li>
<li>Lichtknop: binnen, rechts, op heuphoogte.</li>
<li>De bedden zijn opgemaakt en de verwarming is aan. De slaapkamers zijn boven. Al het andere kan tot morgen wachten.</li>
</ol>
<p>Gaat het kastje niet open: probeer de code nog één keer, langzaam. Bel dan [nummer]. Ook ’s nachts wordt er opgenomen.</p>
</blockquote>

<h2>Waarom elke regel er staat</h2>
<table>
<caption>Wat de gast anders zou moeten vragen</caption>
<thead><tr><th scope="col">Regel</th><th scope="col">De vraag die hij voorkomt</th></tr></thead>
<tbody>
<tr><td>Op elk uur, zonder bellen</td><td>Zijn we te laat? Maken we iemand wakker?</td></tr>
<tr><td>De laatste afslag</td><td>Waarom stuurt de navigatie ons een weiland in?</td></tr>
<tr><td>Eén parkeerplek, met nummer</td><td>Mogen we hier tot morgenochtend staan?</td></tr>
<tr><td>De kant, de treden, het licht</td><td>Is dit de goede deur? Er zijn er vier.</td></tr>
<tr><td>De hendel en de kleur ervan</td><td>De code klopt, waarom gaat het niet open?</td></tr>
<tr><td>Trekken, dan draaien</td><td>De sleutel draait niet. Is het de verkeerde?</td></tr>
<tr><td>Al het andere kan wachten</td><td>Moeten we nu nog iets invullen, betalen of sorteren?</td></tr>
</tbody>
</table>
<p>De laatste regel van het bericht, het telefoonnummer, houdt mensen rustig genoeg om het niet te gebruiken. Het moet wel kloppen. Neemt er ’s nachts niemand op, hang dan op een tweede plek een tweede sleutelkastje en schrijf in plaats van het nummer waar dat is.</p>

<h2>Stuur het drie keer, elke keer iets korter</h2>
<p><strong>Bij de boeking.</strong> Het hele bericht zonder de code, zodat de gast weet hoe de aankomst gaat en naar de trap of de parkeerplek kan vragen terwijl u wakker bent.</p>
<p><strong>Op de dag zelf, rond het middaguur.</strong> Het hele bericht met de code, als gewone tekst in de chat. Tekst die eenmaal binnen is, opent zonder verbinding, is doorzoekbaar en kan door de bijrijder worden voorgelezen. Stuur foto’s erna, als losse berichten: de voorkant bij nacht, het sleutelkastje van een meter afstand.</p>
<p><strong>Als ze vertraging hebben.</strong> Alleen wat er is veranderd en wat er nu komt:</p>
<blockquote><p>Dank u voor het bericht, Daan. 03:10 uur is geen probleem: het sleutelkastje gaat de hele nacht open en de verwarming blijft aan. Komt u met de auto? Neem dan plek 12 achter het huis. De code staat in het bericht van vanmiddag. Goede reis, en u hoeft niets meer te laten weten.</p></blockquote>
<p>Het laatste stukje doet ertoe. Beleefde gasten vinden anders dat ze elke vertraging moeten melden, en u leest ze allemaal.</p>

<h2>Probeer het één keer in het donker</h2>
<p>Kies een avond zonder maan, doe de lampen uit die u normaal aan laat, en kom bij uw eigen huis aan. Trek handschoenen aan. Gebruik het bericht op uw telefoon, met de helderheid laag. U let op vier dingen:</p>
<ul>
<li>Kunt u de cijfers van het sleutelkastje zonder zaklamp lezen? Zo niet, dan lost een lampje op batterijen erboven het op.</li>
<li>Is het deurnummer te zien vanaf de plek waar de auto stopt?</li>
<li>Beweegt de hendel als het koud of nat is?</li>
<li>Hoe vaak hebt u gescrold? Meer dan twee keer is te lang.</li>
</ul>
<p>Vraag daarna een vriend die er nooit is geweest hetzelfde te doen, en help niet. Ga staan waar u te zien bent en zeg niets. Waar hij aarzelt, hebt u een regel gevonden die ontbreekt.</p>
<p>Ook een assistent heeft zo’n bericht nodig om “hoe komen we binnen?” te beantwoorden terwijl u slaapt; Nightdesk antwoordt uit zulke teksten, in de taal van de gast. Maar het doet zijn werk ook alleen, en u kunt het vanavond al hebben.</p>
$nl$),
('553f4bfe-10b2-479c-a5b4-48e5d146a782', 'da62ccf0-daf3-4a10-8441-0d4a9d7ee75c',
 $t$Van één appartement naar twaalf: wat er aan de berichten verandert$t$,
 $t$Met één appartement antwoordt u uit het hoofd. Bij drie, zes en twaalf woningen loopt er telkens iets anders vast. Wat u vóór die tijd verandert: deurnummers, twee bladen en een pagina met afspraken.$t$,
 $t$Groeien$t$,
 $t$Een leeg postvakje met een leeg haakje.$t$,
 $nl$
<p>Met één appartement bent u zelf de handleiding. U weet welke kookplaat traag is en antwoordt uit het hoofd, in de tram. Het tweede appartement verandert daar niets aan. Ergens tussen het derde en het zesde werkt het niet meer, en dat kondigt zich zelden aan. U stuurt het wifiwachtwoord van deur 5 naar deur 9, biedt uw excuses aan en denkt dat u moe was.</p>
<p>U was niet moe. De berichten zijn van aard veranderd.</p>

<h2>Eerst tellen</h2>
<p>Neem de afgelopen maand en tel de verblijven, en in vijf daarvan de berichten van gasten. Stel: vier berichten per verblijf en zes verblijven per maand in elke woning. Die twee getallen zijn voorbeelden; die van u zijn anders, maar de som is dezelfde.</p>
<table>
<caption>Berichten van gasten per maand, bij 6 verblijven met elk 4 berichten</caption>
<thead><tr><th scope="col">Woningen</th><th scope="col">Verblijven</th><th scope="col">Berichten</th><th scope="col">Per dag</th></tr></thead>
<tbody>
<tr><td>1</td><td>6</td><td>24</td><td>minder dan 1</td></tr>
<tr><td>3</td><td>18</td><td>72</td><td>2 tot 3</td></tr>
<tr><td>6</td><td>36</td><td>144</td><td>ongeveer 5</td></tr>
<tr><td>12</td><td>72</td><td>288</td><td>9 tot 10</td></tr>
</tbody>
</table>
<p>Tien per dag klinkt te doen. Maar ze komen niet gelijkmatig. Ze komen op vrijdagavond, terwijl u een ander beantwoordt, en elk bericht begint met een vraag aan uzelf: welke woning is dit?</p>

<h2>Bij drie: het deurnummer voorop</h2>
<p>Geef elke woning een nummer, ook al zit er maar één voordeur in het huis; wij noemen het een deurnummer. Vanaf de derde woning gaat er geen bericht, notitie of bestand meer uit zonder. Niet “het kleine appartement”, niet “Jonas”. In augustus hebt u twee Jonassen.</p>
<ul>
<li>Noem de wifi naar de deur: Arve-9, en niet wat er op de router stond.</li>
<li>Zet het nummer op de sleutelhanger, de linnenzak en de parkeerplek.</li>
<li>Sla gasten in de telefoon op als “D9 Jonas 14 tot 18 juli” en verwijder ze daarna.</li>
<li>Begin wat u verstuurt met het deurnummer, dan valt een vergissing meteen op.</li>
</ul>
<blockquote><p>Deur 9, goedenavond Jonas. Het netwerk heet Arve-9 en het wachtwoord staat op de blauwe kaart aan de binnenkant van het keukenkastje.</p></blockquote>
<p>Was dat naar de verkeerde gast gegaan, dan had die het binnen een minuut gezegd. En er was geen wachtwoord het huis uit gegaan, want de zin noemt een plek en niet het woord zelf.</p>

<h2>Bij zes: één blad voor het huis, zes voor de woningen</h2>
<p>Nu wordt kopiëren gevaarlijk. U verandert de vuilnisdag in vier van de zes teksten. Verdeel wat u weet over twee lagen. Een feit staat in precies één ervan.</p>
<ul>
<li><strong>Huisblad:</strong> vuilnisdag, bushalte, bakker, stille uren, de huisarts, late aankomst in het algemeen, wat een hond kost.</li>
<li><strong>Woningblad:</strong> de weg naar binnen, wifi, aantal bedden, kookplaat, verwarming, parkeerplek, de lichtknop die niemand vindt.</li>
</ul>
<p>De toets voor een zin: zou die één deur verder ook kloppen? Zo ja, dan hoort hij bij het huis. Bijna? Schrijf dan twee zinnen. “Parkeren is achter het huis” komt op het huisblad, “uw plek is nummer 9” op het woningblad.</p>

<h2>Ook bij zes: elk besluit is van één persoon</h2>
<p>Inmiddels helpt iemand u: een partner, een buurman, een schoonmaakster die meer is geworden dan dat. Dan kunnen twee mensen ja zeggen op dezelfde vroege check-in, of de een ja en de ander nee. Schrijf op één pagina wie waarover beslist.</p>
<blockquote>
<p>Vroege check-in: Ana beslist, want zij maakt schoon. Tot 20:00 uur op de avond ervoor.</p>
<p>Extra persoon, babybedje: wie het het eerst leest, als er een bed is. Het ja gaat eerst in de boekingsnotitie en dan pas naar de gast.</p>
<p>Geld terug, klachten: alleen ik. Niemand anders belooft iets. “Ik geef het vanavond door” mag altijd.</p>
</blockquote>
<p>Houd vast aan de volgorde in de tweede regel: eerst de notitie, dan de gast. Andersom is er één telefoontje voor nodig en u hebt een belofte waar niemand van weet.</p>

<h2>Bij twaalf: lezen, niet antwoorden</h2>
<p>Bij twaalf woningen is het losse antwoord niet meer het werk. Het werk is zien dat deur 4 deze maand drie keer naar het warme water vroeg en deur 11 nooit. Dat is geen praatgrage gast. Dat is een ventiel.</p>
<p>Houd er één avond per maand voor vrij; <a href="/nl/resources/8b401397-7d9b-4445-8dc5-fabe7d52697b">zo kan die eruitzien</a>. En geef het antwoorden uit handen, op een van drie manieren:</p>
<ol>
<li>Iemand voor de avonden. Hartelijk en flexibel, in slaap om 02:14 uur, en per uur betaald.</li>
<li>Standaardberichten op uw telefoon. Gratis en snel, in de talen waarin u ze schreef, en door u verstuurd.</li>
<li>Een AI-co-host. Wakker, in de taal van de gast, en zo goed als uw bladen. Nightdesk heeft voor elke woning een eigen kennisbank en één <a href="/nl#pricing">prijs per woning</a>.</li>
</ol>
<p>Voor alle drie hebt u de twee bladen en de pagina met afspraken nodig. Schrijf die dus eerst. Blijkt dan uit uw tabel dat u het met standaardberichten redt, blijf daar dan bij.</p>

<h2>Wat niet mag veranderen</h2>
<p>De gast van deur 11 weet niet dat er twaalf zijn. Ze heeft één appartement geboekt en schrijft aan één verhuurder. Bewaar in elk verblijf een zin die alleen iemand kan schrijven die de woning kent: door welk raam de ochtendzon komt, welke tree kraakt. Het kost één zin op het woningblad. Het is het laatste wat nog klinkt als één appartement.</p>
$nl$),
('cf1460cf-1763-4ae5-9734-663149b6c26b', 'b131207c-d3cb-4b0d-aa32-847c155b2b73',
 $t$Gasten vertellen dat een AI antwoordt$t$,
 $t$Gasten hebben geen moeite met een machine die zegt wat ze is. Waar die zin hoort, waarom de assistent beter geen voornaam heeft, en antwoorden om te kopiëren op de drie vragen die volgen, te beginnen met: praat ik met een mens?$t$,
 $t$Vertrouwen$t$,
 $t$Het uniform van een portier aan een haak, met een label waarop AI staat; ernaast een pet en een baliebel.$t$,
 $nl$
<p>Verhuurders die software hun gasten laten antwoorden, houden vaak één zorg over: vinden mensen dat vervelend? Sommige wel, een beetje, een minuut lang. Veel vervelender vinden ze het als ze er op de derde dag achter komen. Een gast die het vanaf het begin wist, is door een machine geholpen. Een gast die het niet wist, is door een verhuurder voor de gek gehouden.</p>
<p>De vraag is dus niet óf u het zegt. De vraag is waar, in welke woorden, en wat u antwoordt als iemand doorvraagt.</p>

<h2>Zeg het in de eerste regel, en alleen daar</h2>
<p>Eén duidelijke zin aan het begin van het eerste bericht is genoeg. Daarna weet de gast het, en een herinnering onder elk antwoord is ruis.</p>
<p>Drie openingen, van slecht naar goed:</p>
<ol>
<li>“Hoi, Sophie hier van het team van Chalet Arve.” Er is geen Sophie. Elk vriendelijk woord hierna is een leugentje.</li>
<li>“Dit is een automatisch bericht. Antwoorden is niet mogelijk.” Eerlijk, maar de gast heeft een vraag en nu geen balie meer.</li>
<li>“Goedenavond Jonas, dit is de AI-assistent van Chalet Arve. Ik antwoord dag en nacht; Martina leest ’s ochtends mee.” Wie er spreekt, voor wie, en waar de mens is.</li>
</ol>
<p>Nog beter: vertel het gasten voordat ze de assistent tegenkomen. Eén alinea in de boekingsbevestiging volstaat:</p>
<blockquote><p>U kunt ons dag en nacht en in uw eigen taal op WhatsApp schrijven. Een AI-assistent antwoordt met onze notities over het huis. Wat hij niet weet en waarover wij moeten beslissen, geeft hij aan ons door, en wij lezen alles wat hij verstuurt.</p></blockquote>
<p>Laat het laatste stukje alleen staan als het waar is. Leest u één keer per dag een samenvatting, schrijf dat dan.</p>

<h2>Geef de assistent een functie, geen voornaam</h2>
<p>Een voornaam, een verzonnen portret en “momentje, ik kijk even” zijn er om mensen het te laten vergeten. Laat ze weg. “De assistent van Chalet Arve” is naam genoeg, en goedenavond zeggen kan hij dan ook. Beleefdheid misleidt niemand. Doen alsof hij slecht geslapen heeft wel.</p>

<h2>Wat gasten dan vragen, en wat u antwoordt</h2>
<p>Drie vragen komen terug. Zorg dat de antwoorden klaarstaan voordat de eerste komt.</p>
<p><strong>“Praat ik met een mens?”</strong> Het antwoord begint met nee. Niet met een grapje en niet met “ik ben er om u te helpen”.</p>
<blockquote><p>Nee, ik ben een AI-assistent. Martina, de verhuurder, leest dit gesprek morgenochtend. Kan iets niet wachten, bel haar dan op het nummer op de blauwe kaart in de keuken.</p></blockquote>
<p><strong>“Kan ik alstublieft met een mens praten?”</strong> Ga niet in discussie en bied niet aan het nog één keer te proberen.</p>
<blockquote><p>Natuurlijk. Ik heb het aan Martina doorgegeven. Ze antwoordt meestal tussen 07:00 en 21:00 uur. Heeft het haast, bel haar dan in plaats van te schrijven.</p></blockquote>
<p><strong>“Wat gebeurt er met mijn berichten?”</strong> Antwoord in twee zinnen en verwijs dan naar uw privacyverklaring.</p>
<blockquote><p>Wij bewaren ze bij uw boeking, zodat wij weten wat er is afgesproken. Wie ze verwerkt en hoelang, staat in onze privacyverklaring; die kan ik u hier sturen.</p></blockquote>
<p>Dat derde antwoord moet precies met uw verklaring overeenkomen. Zoek het na voordat u dit overneemt.</p>

<h2>Zeg waarover de assistent niet mag beslissen</h2>
<p>Vertrouwen komt minder door de aankondiging dan door de eerste keer dat de assistent “dat weet ik niet” zegt. Trek de grens van tevoren, en trek hem krap.</p>
<table>
<caption>Wie wat zegt, in Chalet Arve</caption>
<thead><tr><th scope="col">De gast vraagt</th><th scope="col">De assistent</th><th scope="col">De verhuurder</th></tr></thead>
<tbody>
<tr><td>Waar het sleutelkastje hangt</td><td>Antwoordt uit de notities</td><td>Hoeft niets te doen</td></tr>
<tr><td>Of inchecken om 13:00 uur kan</td><td>Zegt dat hij het heeft nagevraagd</td><td>Ja, nee of een tijd</td></tr>
<tr><td>Om geld terug</td><td>Zegt dat alleen de verhuurder beslist</td><td>Belt de gast</td></tr>
<tr><td>Wat te doen bij een gaslucht</td><td>Zegt: ga naar buiten en bel 112</td><td>Belt meteen</td></tr>
<tr><td>Iets wat niet in de notities staat</td><td>Zegt dat hij het niet weet</td><td>Antwoordt en voegt een regel toe</td></tr>
</tbody>
</table>
<p>“Ik heb het nagevraagd” moet waar zijn, en “u hoort om negen uur van ons” ook. Een assistent die een tijd belooft, bindt u daaraan.</p>

<h2>En de wet?</h2>
<p>Dit is geen juridisch advies, maar de richting is duidelijk. De AI-verordening van de Europese Unie wil in artikel 50 dat mensen weten dat ze met een AI-systeem te maken hebben, tenzij dat vanzelf spreekt. In een chat die leest alsof er een mens schrijft, spreekt dat niet vanzelf. Eén eerlijke zin is goedkoper dan uitzoeken welke regel voor een gast uit het buitenland geldt.</p>
<p>Nightdesk stelt zich in het eerste bericht voor als een AI; een kort antwoord daarover staat bij <a href="/nl/faq">Hulp &amp; vragen</a>. Wat u ook gebruikt, probeer dit vanavond: schrijf als vreemde aan uw eigen huis en vraag of u met een mens praat. Begint het antwoord niet met nee, verander dat dan als eerste.</p>
$nl$),
('56d54a46-3735-4c61-b014-aa103a523fe2', 'eefbfc09-b798-4002-be61-d6af465cf135',
 $t$Verwarming, warm water, stoppenkast: de notitie voor een koude nacht$t$,
 $t$Een gast schrijft om 23:40 uur dat het koud is in huis. Eén vraag om eerst te stellen, drie kaarten om te kopiëren, een som voor uw boiler, en de lijst van wat tot morgen kan wachten en wat niet.$t$,
 $t$Praktijk$t$,
 $t$Twee sokken op een radiator met een briefje aan de kraan; buiten voor het raam sneeuwt het.$t$,
 $nl$
<p>“Het is hier koud.” Vier woorden, verstuurd om 23:40 uur in januari, en ze kunnen vijf dingen betekenen. De radiator staat laag. De ketel is uitgevallen. Er is een zekering uit. In de badkamer staat sinds de schoonmaak een raam open. Of het is 20 graden in huis en de gast is 24 gewend.</p>
<p>Een goede notitie voor die nacht legt de verwarming niet uit. Ze zoekt uit welke van de vijf het is, in twee berichten, met een moe mens aan de andere kant.</p>

<h2>Stel eerst één vraag</h2>
<p>Stuur dit, vóór elke aanwijzing:</p>
<blockquote><p>Wat vervelend, dat gaan we oplossen. Kunt u me drie dingen vertellen: doet het licht het, komt er warm water uit de keukenkraan, en is het in één kamer koud of in allemaal?</p></blockquote>
<table>
<caption>Wat het antwoord u vertelt</caption>
<thead><tr><th scope="col">Licht</th><th scope="col">Warm water</th><th scope="col">Koud</th><th scope="col">Begin met</th></tr></thead>
<tbody>
<tr><td>Ja</td><td>Ja</td><td>Eén kamer</td><td>De radiatorkraan en het raam</td></tr>
<tr><td>Ja</td><td>Ja</td><td>Alle kamers</td><td>De kamerthermostaat</td></tr>
<tr><td>Ja</td><td>Nee</td><td>Alle kamers</td><td>Het display van de ketel</td></tr>
<tr><td>Deels</td><td>Maakt niet uit</td><td>Maakt niet uit</td><td>De stoppenkast</td></tr>
<tr><td>Nee</td><td>Maakt niet uit</td><td>Alle kamers</td><td>De straat: is het bij de buren ook donker?</td></tr>
</tbody>
</table>
<p>De tabel is voor een huis met een ketel en radiatoren. Loop die van u na en pas de laatste kolom aan.</p>

<h2>De kaart over de verwarming</h2>
<p>Schrijf op wat de gast ziet als alles goed is. In de meeste notities ontbreekt dat, en een gast die uw ketel nooit heeft gezien, kan een storing niet van een klok onderscheiden.</p>
<blockquote>
<p>Radiatoren: de witte knop rechtsonder. 3 is ongeveer 20 graden. Op 5 wordt het niet sneller warm, het duurt alleen langer tot hij afslaat.</p>
<p>Thermostaat: naast de keukendeur. Er moet een getal boven de 19 staan. Staat er een maan, druk dan één keer op de ronde knop. Na ongeveer een uur merkt u het in de kamers.</p>
<p>Ketel: achter de deur in de gang. Als hij goed werkt, brandt er een groen lampje, zonder te knipperen. Knippert het rood, stuur dan een foto van het display en kom verder nergens aan.</p>
</blockquote>
<p>“Ongeveer een uur” is net zo belangrijk als de knop. Staat dat er niet, dan schrijft de gast na tien minuten opnieuw.</p>

<h2>De kaart over het warme water</h2>
<p>Vaak is er niets kapot: de boiler is leeg omdat er vier mensen hebben gedoucht. Wanneer dat gebeurt, kunt u uitrekenen. Een boiler van 120 liter op 60 graden geeft, gemengd met kraanwater van 10 graden, ongeveer 214 liter op douchetemperatuur, 38 graden. Acht minuten met negen liter per minuut is 72 liter. De boiler is dus net goed voor drie douchebeurten. De vierde is koud.</p>
<p>120 liter van 10 naar 60 graden brengen kost bijna 7 kilowattuur. Met een verwarmingselement van 2 kilowatt is dat drieënhalf uur. Vul uw eigen boiler in de som in en schrijf de uitkomst op:</p>
<blockquote><p>Het warme water is genoeg voor drie keer douchen achter elkaar. Daarna heeft de boiler ruim een uur nodig voor nog een douche en drieënhalf uur tot hij weer vol is. Er is niets kapot en u hoeft niets aan te zetten.</p></blockquote>
<p>Verwarmt uw boiler alleen ’s nachts, schrijf dat dan: de volgende douche is in dat geval morgenochtend.</p>

<h2>De kaart over de stoppenkast</h2>
<p>Zeg waar de kast hangt, hoe men daar licht krijgt, hoe een schakelaar eruitziet die uit staat, en hoe vaak men het mag proberen.</p>
<ol>
<li>De grijze kast hangt in de gang, achter de jassen. Gebruik de zaklamp van uw telefoon.</li>
<li>Alle schakelaars moeten omhoog staan. Zoek degene die omlaag staat.</li>
<li>Trek de stekker eruit van wat u het laatst hebt aangezet: waterkoker, föhn, kacheltje.</li>
<li>Duw de schakelaar helemaal omlaag en dan omhoog. Maar één keer.</li>
<li>Valt hij weer uit, laat hem dan uit en schrijf ons. Probeer het niet opnieuw.</li>
</ol>
<p>Zet op de schakelaars woorden en geen nummers: “stopcontacten keuken”, “badkamer”. Blijf weg van advies dat verder gaat dan dit. Waar een schroevendraaier voor nodig is, is een elektricien voor nodig.</p>

<h2>Wat kan wachten, en wat niet</h2>
<ul>
<li><strong>Tot morgen:</strong> één koude kamer, laat op de avond geen warm water, de helft van de stopcontacten. Bied de dekens aan en zeg waar ze liggen.</li>
<li><strong>Maak me wakker:</strong> alle kamers koud terwijl het buiten vriest, water dat door een plafond komt, een zekering die opnieuw uitvalt en de verwarming uit laat. Hier is mijn nummer, en dat van de loodgieter voor ’s nachts.</li>
<li><strong>Ga naar buiten en bel dan 112:</strong> een koolmonoxidemelder die afgaat, rook, een gaslucht. Raak geen lichtknop aan en zoek niet naar de oorzaak. Schrijf ons daarna, van buiten.</li>
</ul>
<p>De derde regel hoort ook op papier naast de deur. Voor dat bericht is geen enkele chat de juiste plek om te beginnen, die van ons ook niet. Voor de rest is een chat prima: deze kaarten kunnen zo in de kennisbank van Nightdesk.</p>

<h2>Een uur in oktober</h2>
<p>Drie dingen op deze kaarten kunt u nergens overnemen. Meet ze in uw eigen huis, op het eerste koude weekend, en zet de datum erbij.</p>
<ul>
<li>Hoelang de woonkamer erover doet om twee graden warmer te worden nadat de thermostaat hoger is gezet.</li>
<li>Hoeveel douchebeurten de boiler geeft, en wanneer hij weer warm is.</li>
<li>Wat het display van de ketel laat zien als alles goed is. Maak er een foto van, met flits, want zo ziet de gast het.</li>
</ul>
<p>Zet daarna één zekering uit, bijvoorbeeld die van de keuken, en laat iemand uit het gezin uw vijf stappen volgen. Moet die de kast zoeken, dan moeten uw gasten dat ook.</p>
$nl$),
('b4048d4a-4858-40fe-aa9d-7cd090b0a3d1', '566f51e6-2cf2-48e6-8301-640f224326f8',
 $t$Wat u opschrijft voordat gasten er ’s nachts naar vragen$t$,
 $t$Een bericht in de nacht is zelden moeilijk. Het komt alleen als er niemand aan de balie zit. Met één pagina notities zijn de gewone vragen gedekt: wat daarop hoort, en wat u er met opzet van weglaat.$t$,
 $t$Verhuren$t$,
 $t$Een bureaulamp boven een boek met tijdstippen van de nacht, en daarachter een kalender met sleutels aan de haakjes.$t$,
 $nl$
<p>De pagina die wij bedoelen, past op twee kanten van een vel en kost u een avond. Die werkt waar u hem ook bewaart: in een la naast het bed, als standaardberichten op uw telefoon, of in een kennisbank die voor u antwoordt. Houd de volgorde aan van de nacht van een gast, want zo komen de vragen ook.</p>

<h2>De weg naar binnen</h2>
<p>Beschrijf de aankomst zoals u die aan de telefoon zou uitleggen: van de straat tot het bed. Welke bel, welke kant van het huis, welke lichtknop. Voeg het ene detail toe dat niet op een foto staat, zoals de deur die u naar u toe moet trekken voordat de sleutel draait.</p>
<p>Noem het laatste tijdstip waarop iemand zonder bellen kan aankomen. Is er geen, schrijf dat dan ook. Een gast in een vertraagde trein wil lezen dat elk uur goed is.</p>
<blockquote><p>Het sleutelkastje hangt links van de deur en gaat dag en nacht open. Trek de deur naar u toe en draai de sleutel twee keer naar links. De lichtknop zit binnen, rechts, op heuphoogte. U hoeft ons niet te bellen, hoe laat het ook is.</p></blockquote>

<h2>De dingen die uitvallen</h2>
<p>Vier dingen in een huis vallen uit, of lijken dat te doen: de wifi, de verwarming, het warme water, de stroom. Schrijf voor elk drie korte regels, niet meer:</p>
<ol>
<li>Waar het is, met de kamer en de kant van de kamer.</li>
<li>Hoe het eruitziet als het werkt: een groen lampje dat niet knippert, een wijzer tussen 1 en 2.</li>
<li>Wat de gast eerst probeert, en hoelang hij wacht voordat hij weer schrijft.</li>
</ol>
<p>De tweede regel ontbreekt in de meeste notities. Dan beschrijft de gast een lampje, zoekt u een foto van de router en zijn er twee mensen wakker. Dit is de wifi van deur 9 in Chalet Arve, ons verzonnen voorbeeldhuis:</p>
<blockquote><p>De router staat op de plank boven de jassen. Als hij werkt, is het linkerlampje groen en knippert het niet. Het netwerk heet Arve-9. Het wachtwoord staat op de blauwe kaart aan de binnenkant van het keukenkastje. Knippert het lampje, trek dan de zwarte kabel eruit, tel tot tien, steek hem weer in en wacht drie minuten.</p></blockquote>
<p>Is het antwoord een plek, noem de plek dan. Na “op de blauwe kaart aan de binnenkant van het keukenkastje” is er geen tweede vraag. Na “in de map” zijn er twee.</p>

<h2>De dingen die niemand vindt</h2>
<p>Loop met uw telefoon door de kamers en zeg hardop waar het volgende is. Typ wat u zei; gesproken aanwijzingen zijn meestal beter dan geschreven.</p>
<ul>
<li>Extra dekens, kussens en handdoeken, en de kast die klemt.</li>
<li>De kurkentrekker, het broodmes, vaatwastabletten, één reservevuilniszak.</li>
<li>De verbanddoos, de zaklamp, de brandblusser.</li>
<li>De dichtstbijzijnde nachtapotheek en de alarmnummers. In Zwitserland: 144 voor een ambulance, 118 voor de brandweer, 117 voor de politie, of 112.</li>
</ul>
<p>Zet het precieze adres van het huis bij die nummers. Wie op vakantie een ambulance belt, weet vaak de straat niet.</p>

<h2>De dingen waarover u moet beslissen</h2>
<p>Een babybedje, een persoon extra, eerder inchecken. Schrijf hiervoor alleen een regel als u die op elke dag van het jaar meent. Markeer ze anders met <strong>aan de verhuurder vragen</strong>: de gast hoort dat het u gevraagd is, en u antwoordt met ja, nee of een tijd als u wakker wordt.</p>
<table>
<caption>Vier berichten in de nacht, en wie ze beantwoordt</caption>
<thead><tr><th scope="col">Tijd</th><th scope="col">Vraag</th><th scope="col">Beantwoord door</th></tr></thead>
<tbody>
<tr><td>23:05</td><td>Kunnen we vóór 15:00 uur naar binnen?</td><td>De verhuurder</td></tr>
<tr><td>00:37</td><td>Waar staat het wifiwachtwoord?</td><td>De pagina</td></tr>
<tr><td>01:26</td><td>Hoe komen we na drieën binnen?</td><td>De pagina</td></tr>
<tr><td>02:14</td><td>Is er een babybedje?</td><td>De verhuurder</td></tr>
</tbody>
</table>
<p>Laat nog drie dingen van de pagina weg: terugbetalingen, klachten, en alles over de buren. Daar is iemand voor nodig die geslapen heeft.</p>

<h2>Drie proeven voordat u erop vertrouwt</h2>
<p><strong>De vreemde.</strong> Geef de pagina aan iemand die nooit in het huis is geweest. Vraag naar de wifi, de stoppenkast en het broodmes. Komt er een vraag terug, dan ontbreekt er een regel.</p>
<p><strong>Het donker.</strong> Lees het stuk over de aankomst buiten, ’s nachts, op een telefoon. Moet u meer dan één keer scrollen, kort het dan in.</p>
<p><strong>De andere taal.</strong> Haal één alinea door een vertaalprogramma en weer terug. Komt er iets raars uit, dan was de zin te lang.</p>
<p>In Nightdesk is die proef de antwoordsimulator: u stelt als gast een vraag, leest het antwoord en verbetert de notitie waar het vandaan kwam. Hoe dat gaat, staat in onze <a href="/nl/docs">documentatie</a>.</p>
<p>Daarna groeit de pagina vanzelf, regel voor regel. Vraagt een gast iets wat er niet op staat, geef dan antwoord en schrijf het op, nog voor het ontbijt.</p>
$nl$),
('ead3d378-5629-4d6a-8990-6c352340e810', '03ef5ec9-2e9d-4fc9-9774-0532c54e5590',
 $t$Ja, nee of een tijd: verzoeken beantwoorden met één woord$t$,
 $t$Een verzoek wacht vaak uren omdat de feiten ontbreken, niet omdat het moeilijk is. Zet een verzoek op één regel en één woord van u is genoeg. De gast krijgt toch een hele zin.$t$,
 $t$Berichten van gasten$t$,
 $t$Drie stempels, ja, nee en 13:00, naast een kaart met het stempel ja.$t$,
 $nl$
<p>Om 04:02 uur vraagt Maarja, een gast achter deur 5, in het Ests of een vriendin vrijdagnacht kan blijven slapen. U ziet het om 06:30 uur, half wakker. Om te antwoorden moet u weten voor hoeveel mensen is geboekt, hoeveel bedden er zijn, welke vrijdag ze bedoelt en wat u de vorige keer rekende. U legt de telefoon weg en besluit er straks rustig naar te kijken. Straks is 14:00 uur, en dan heeft Maarja het al een tweede keer gevraagd.</p>
<p>De beslissing had drie seconden gekost. Het opzoeken kostte de dag.</p>

<h2>Zet het verzoek eerst op één regel</h2>
<p>Wie het verzoek aanneemt, een partner, een medewerker of een assistent op de telefoon, geeft het door met vier feiten, zodat u nooit een agenda hoeft te openen:</p>
<ol>
<li><strong>Welke deur</strong>, dus het nummer van de woning, en de voornaam van de gast.</li>
<li><strong>Wat</strong> er gevraagd wordt, in drie of vier woorden.</li>
<li><strong>Wanneer</strong>, met de dag van de week en de datum.</li>
<li><strong>Wat ernaast staat</strong>: de grens, de prijs, of wie er nog meer mee te maken heeft.</li>
</ol>
<blockquote><p>Deur 5, Maarja. Eén gast extra, vrijdag 16 oktober, één nacht. Geboekt voor 3, plaats voor 4. Gewone toeslag 35. Ja of nee?</p></blockquote>
<p>Vergelijk dat met “Maarja wil weten of haar vriendin mag komen”. Beide zijn kort. Alleen het eerste kunt u vanuit bed beantwoorden.</p>

<h2>Kies dan het woord</h2>
<p>Spreek een kleine woordenschat af met iedereen die uw antwoorden leest. Drie woorden zijn bijna altijd genoeg, zolang elk ervan steeds hetzelfde betekent.</p>
<table>
<caption>Vijf verzoeken, het woord, en wat u daarmee toezegt</caption>
<thead><tr><th scope="col">Verzoek</th><th scope="col">Uw woord</th><th scope="col">Wat er nu gebeurt</th></tr></thead>
<tbody>
<tr><td>Babybedje, deur 7</td><td>ja</td><td>De gast weet het; bedje op de lijst van de schoonmaakster</td></tr>
<tr><td>Inchecken vóór 15:00, deur 3</td><td>13:00</td><td>De gast weet het; de schoonmaakster begint met deur 3</td></tr>
<tr><td>Extra persoon, deur 5</td><td>ja 35</td><td>De gast hoort de prijs; erbij gezet zodra ze akkoord gaat</td></tr>
<tr><td>Vertrek om 14:00, deur 9</td><td>11:00</td><td>De gast hoort tot wanneer het kan; bagage mag blijven staan</td></tr>
<tr><td>Een feest op zaterdag, deur 12</td><td>nee</td><td>De gast weet het, met de reden</td></tr>
</tbody>
</table>
<p>Een tijd is de nuttigste van de drie. “Kunnen we om elf uur komen?” met nee beantwoord is een kleine teleurstelling. Met 13:00 uur beantwoord is het een plan. Bedenk eerst, voordat u nee zegt op iets met een tijd, of er een tijd is waarop u wel ja kunt zeggen.</p>

<h2>De gast krijgt de hele zin</h2>
<p>Eén woord is voor het team. Op weg naar de gast horen er een groet bij, wat er is besloten en wat er nu gebeurt. Drie om te bewaren:</p>
<blockquote>
<p><strong>Ja.</strong> Goedemorgen Giulia. Ja, als u aankomt staat het babybedje opgemaakt in de kleine slaapkamer. U hoeft er niets voor mee te nemen.</p>
<p><strong>Een tijd.</strong> Goedemorgen Camille. Om 11:00 uur wordt het appartement nog schoongemaakt, maar vanaf 13:00 uur kunt u naar binnen. De code van het sleutelkastje komt om 12:00 uur.</p>
<p><strong>Nee.</strong> Goedemorgen Daan. Het spijt me, een feest kunnen wij niet toestaan: aan beide kanten slapen gezinnen. De zaal van de herberg is voor een avond te huur; het is vijf minuten lopen.</p>
</blockquote>
<p>Het nee heeft een vorm die u kunt overnemen: één keer sorry, één reden die waar is, één ding dat wél kan. Een tweede reden maakt de eerste zwak, en een tweede keer sorry nodigt uit tot discussie.</p>

<h2>Zolang er nog geen woord is</h2>
<p>Stilte lezen sommige gasten als een ja en andere als onbeleefd. Stuur meteen een regel die het antwoord belooft, maar niet het gevraagde:</p>
<blockquote><p>Hallo Maarja, voor een extra persoon is het akkoord van de verhuurder nodig. Ik heb het gevraagd en laat het u hier uiterlijk om 09:00 uur weten. Leg tot dan nog niets vast.</p></blockquote>
<p>Noem alleen een tijd als iemand zich eraan houdt. Slaapt u tot acht uur, dan is negen uur eerlijk. Zo doet Nightdesk het ook: de gast hoort dat het aan het team is gevraagd, u antwoordt met ja, nee of een trefwoord, en wat afgesproken is, komt in de boekingsnotitie.</p>

<h2>Wat niet in één woord past</h2>
<p>Sommige berichten lijken op verzoeken en zijn het niet. Haal deze uit de korte vorm en beantwoord ze zelf, voluit, liefst aan de telefoon:</p>
<ul>
<li>Iemand die gewond is, buitengesloten, of in de winter zonder verwarming zit.</li>
<li>Geld dat al betaald is: terugbetalingen, schade, een verkeerde rekening.</li>
<li>Een klacht, ook als die als vraag verkleed is. “Is het hier altijd zo lawaaiig?” vraagt niet om een ja of een nee.</li>
<li>Het derde bericht over hetzelfde.</li>
</ul>
<p>Probeer het voor al het andere een week met degene met wie u het werk deelt: vier feiten erin, één woord eruit. Tel dan hoe vaak een van u toch een agenda moest openen. Elke keer ontbrak er een feit op de regel, en dan weet u welk feit erbij moet.</p>
$nl$)
) as translation (id, original, title, excerpt, category, image_alt, content)
join public.blog_posts as original on original.id = translation.original::uuid;

insert into public.product_updates
  (id, language, translation_of, translated_from, title, body, image_url, image_alt, type, created_at, is_sample)
select translation.id::uuid, 'nl', original.id, original.words_digest, translation.title, translation.body,
  original.image_url, translation.image_alt, original.type, original.created_at, original.is_sample
from (values
('40673bad-566a-4ff8-baaa-e5a6b788aa6f', '4b4d21c8-cdfa-4186-a67c-80b53b0ebd77', $t$De balie gaat open$t$,
 $t$Vanaf vandaag geeft Nightdesk gasten antwoord op WhatsApp, dag en nacht en in de taal waarin ze schrijven. De antwoorden komen uit notities die de verhuurder voor elke woning schrijft.

In het eerste bericht zegt de assistent dat hij een AI is.

Testen is gratis, zolang u wilt. Een creditcard hoeft u niet in te vullen.$t$,
 $t$Een leeg postvakje met een leeg haakje.$t$),
('efb71d22-ee7a-49cd-a486-565cf8270b5a', '75c895e4-8602-4359-bcb7-32e058075069', $t$Het eerste bericht uit een sjabloon$t$,
 $t$Het eerste bericht aan een gast kunt u nu als sjabloon schrijven. Naam, deurnummer en aankomstdatum worden uit de boeking ingevuld.

U schrijft het sjabloon één keer, in uw taal. De gast leest het in zijn eigen taal.$t$,
 $t$$t$),
('73041f62-224c-4954-9f83-e0545f8a7005', '46f76f9e-ff3b-4289-b3b6-daf575cfc059', $t$Een kennisbank voor elke woning$t$,
 $t$Van de notities is een kennisbank geworden, ingedeeld naar onderwerp: de weg naar binnen, de wifi, de keuken, het afval, de buurt. Lege onderwerpen worden als leeg getoond, zodat u ziet wat er ontbreekt voordat een gast het merkt.

Twee woningen in hetzelfde huis kunnen met een kopie beginnen en daarna hun eigen weg gaan. De wifi van deur 9 blijft bij deur 9.$t$,
 $t$Een leeg postvakje met een leeg haakje.$t$),
('8f5fc6bf-bddd-494f-99d3-72b36a38138f', '1676e1b8-47ec-43ee-a201-157793942eba', $t$Codes en adressen blijven zoals u ze schreef$t$,
 $t$Antwoorden in een andere taal veranderen niet meer wat niet mag veranderen. Toegangscodes, straatnamen, openingstijden en het wifiwachtwoord worden letter voor letter doorgegeven.$t$,
 $t$$t$),
('f3bd1ed4-78b7-49ed-a692-278f2d156d4d', '9f869185-b18b-42ab-9802-25c8c3309e8f', $t$De assistent vraagt het u voordat hij iets belooft$t$,
 $t$Een extra persoon, een babybedje, een vroege check-in: bij deze verzoeken vraagt de assistent het nu aan u. De gast hoort dat het aan het team is gevraagd.

U antwoordt met ja of nee. De gast krijgt een hele zin in zijn eigen taal, in dezelfde chat.

U kiest voor welke verzoeken uw akkoord nodig is. Deze drie zijn standaard ingesteld.$t$,
 $t$Een leeg postvakje met een leeg haakje.$t$),
('919b7c05-9313-4618-a4bc-842f035f0bd8', '0a0e768b-77cd-4cdd-91bb-6ff05e58dfb9', $t$Antwoord met een tijd, niet alleen met ja$t$,
 $t$“ja 13:00” wordt nu begrepen. De gast van deur 3 leest dat het appartement vanaf 13:00 uur klaar is, en niet alleen dat het antwoord ja is.

Trefwoorden zoals “later” en “bellen” werken ook. In de vraag die u krijgt, staan de trefwoorden die erbij passen.$t$,
 $t$$t$),
('fb1270f4-875c-46da-9552-016f9016d746', '6b279947-1634-425d-8c81-66b381dc9b1d', $t$Uw contactgegevens, of de belofte het na te vragen$t$,
 $t$Staat een antwoord niet in de kennisbank, dan beslist u per woning wat de gast leest: uw contactgegevens, of de belofte dat het aan het team wordt gevraagd.

Tot nu toe was het altijd de belofte. Woningen die er vóór vandaag al waren, behouden die.$t$,
 $t$$t$),
('cd591ad6-07bc-438d-8447-4d996d6f1a74', '94fc5e3a-3be3-4fd6-87de-80a58a71d2e9', $t$Synchronisatie in twee richtingen met Smoobu$t$,
 $t$Smoobu is het eerste boekingssysteem waarmee Nightdesk gekoppeld is. Woningen en boekingen komen binnen, wijzigingen in een boeking volgen, en niemand tikt een aankomstdatum nog twee keer in.

Het werkt ook de andere kant op. Vraagt een gast om iets en hebt u geantwoord, dan komen het verzoek en het antwoord in de notitie van die boeking.

Verhuurders die hun woningen met de hand hebben ingevoerd, kunnen ze één keer naast de lijst van Smoobu leggen. De kennisbank van elke woning blijft zoals ze is.$t$,
 $t$Een lijn over twee katrollen tussen een hotel en een huis: deurnummers gaan de ene kant op, antwoorden de andere.$t$),
('21b83893-1fc4-4554-9f16-dbf6ad9b8568', 'f5154f26-6a36-4125-a6de-fb22d03294f4', $t$Boekingsnotities met de tijd erbij$t$,
 $t$Elke regel die Nightdesk in een boekingsnotitie schrijft, begint nu met de datum en de tijd: “14 maart, 02:16, babybedje: ja”. Wat uw eigen team in de notitie heeft geschreven, blijft zoals het is.$t$,
 $t$$t$),
('1672478b-f550-49f1-9af9-2abb43fbf6e6', 'ae0f2347-f955-4c90-9ce8-41219b6c92d5', $t$De scoreanalyse leest uw notities eerder dan uw gasten$t$,
 $t$De scoreanalyse vergelijkt de kennisbank van een woning met de vragen die gasten meestal stellen, en geeft haar een score van 0 tot 100.

Het getal is het minst belangrijk. Eronder staat een lijst van wat ontbreekt, in de volgorde waarin gasten het zouden merken: eerst de weg naar binnen, veel later de bordspellen.

De score is alleen zichtbaar voor u en uw team.$t$,
 $t$Een keukenweegschaal weegt vijf notities, van Sleutelkastje tot Wifi; de notitie Verwarming ligt ernaast.$t$),
('0ea277f5-976b-41bd-96a6-4f754f898986', 'f83a5ba0-4675-4109-8b44-23726e9565b4', $t$Twee notities die elkaar tegenspreken, staan naast elkaar$t$,
 $t$Zegt de ene notitie uitchecken om 10:00 uur en de andere om 11:00 uur, dan toont de scoreanalyse ze nu allebei en vraagt ze welke klopt. Tot u hebt gekozen, hoort een gast die ernaar vraagt dat het team het nog bevestigt.$t$,
 $t$$t$),
('64bf420a-5efb-4699-9aa8-c8a668fc1cfc', 'aa3caf2b-96d3-4cb3-b3d2-d2c1256b6670', $t$Vraag alsof u de gast bent$t$,
 $t$De antwoordsimulator is een chat waarin u de gast speelt. De simulator antwoordt uit de kennisbank zoals die op dat moment is en noemt de gebruikte notitie. Niemand krijgt iets toegestuurd.

Schrijf in het Duits als u wilt, of vraag iets wat niemand kan weten. Zo leert u het snelst wat de assistent doet als hij geen antwoord heeft.$t$,
 $t$Een telefoon op een podium onder een lamp; in de chat wordt naar huisdieren gevraagd en het antwoord is: één hond, ja.$t$),
('ecc76199-0633-4fa7-9734-944ea866ab94', '82a49b4c-b07e-46b2-9ea1-291ef4f21a1c', $t$De simulator onthoudt uw vragen$t$,
 $t$De simulator onthoudt nu de laatste tien vragen van een woning. Hebt u een notitie gewijzigd, stel ze dan met één knop allemaal opnieuw en vergelijk de antwoorden.$t$,
 $t$$t$),
('a70a9ac0-fb2e-4f1d-bb20-4e1b81186523', '2826daef-6901-4c9e-8e53-c473feefc315', $t$Chatsamenvattingen en inzichten$t$,
 $t$Een verblijf van zes nachten kan veertig berichten tellen. De chatsamenvatting zegt in een paar regels wat er is gevraagd, wat er is afgesproken en wat er nog openstaat.

Ernaast staan de inzichten: taal, reisgezelschap, aankomst met de auto of de trein, bijzondere wensen. Ze komen uit wat de gast schreef en nergens anders vandaan.

Een samenvatting leest u in de tijd die het kost om van deur 3 naar deur 7 te lopen.$t$,
 $t$Een stapel briefjes op een pin, en ernaast één blad met drie regels, van 06:30.$t$),
('df89e593-56cf-4265-810c-8a198d39f24f', 'd4fc5aa2-b432-4b72-b885-c1836280e4b6', $t$Wat nog openstaat, staat vooraan$t$,
 $t$Een chatsamenvatting begint nu met wat er nog openstaat, zegt dan wat er is afgesproken en daarna pas wat er is gevraagd. Staat er niets open, dan zegt de eerste regel dat.

Tot vandaag was de volgorde die van de chat. Voor een verblijf van één nacht maakte dat niets uit, voor een week wel.$t$,
 $t$$t$),
('0b2828db-17e8-48c7-b932-ed0224e14522', '2f2c38f8-6f7f-4d35-b3d5-e6bb85b696ea', $t$Het dashboard met cijfers$t$,
 $t$Drie vragen, één pagina. Hoelang wachtten gasten op antwoord? Waren ze er tevreden mee? Wat vragen ze het meest?

Elk cijfer kunt u openen. Achter “wifi, elf keer” staan de elf berichten, zodat u ziet of de notitie ontbreekt of alleen moeilijk te vinden is.

Het dashboard telt vanaf de dag waarop een woning live ging. Berichten uit de simulator tellen niet mee.$t$,
 $t$$t$),
('31b03ad2-2fd3-4f2c-a95f-63a738bd3fef', 'c300b89f-aa8e-4bb6-a929-359a53d209a3', $t$De webapp past op kleine telefoons$t$,
 $t$Open verzoeken, de kennisbank en het dashboard zijn nu met één hand op een smal scherm te gebruiken. U hoeft niets te installeren: open hetzelfde adres en zet het op uw beginscherm.

Ja en nee zijn groot genoeg voor een duim in het donker.$t$,
 $t$$t$),
('ff4b1297-eeb0-4439-811c-92e9d040dbca', 'f0a2f62e-f6ea-44dc-a0c7-72cb259bf2cf', $t$Teamtoegang$t$,
 $t$Nodig uw co-host, uw schoonmaker of de medewerker van de receptie uit. Iedereen logt in met een eigen e-mailadres, dus uw wachtwoord blijft van u.

Een open verzoek gaat naar iedereen die erover kan beslissen. Het eerste antwoord telt. De anderen zien wie het gaf en wanneer.

Teamtoegang is inbegrepen in de prijs per woning. Per persoon betaalt u niets.$t$,
 $t$Vier verschillende sleutels van deur 7 aan een rij haakjes, en een vijfde haakje dat leeg is.$t$),
('75ede851-23f5-4bb8-aec3-8289a9f32c7f', '359884e3-1100-4a23-bd7f-57bb92aee3ef', $t$De start wacht op u$t$,
 $t$U kunt de begeleide start bij elk van de vier stappen onderbreken en later verdergaan, ook op een ander apparaat. U gaat verder waar u was gebleven: koppelen, het huis beschrijven, testen of live gaan.$t$,
 $t$$t$),
('92a95aa3-15dd-4706-8e4b-261a5831d7e7', '87adf352-7589-4741-9245-a0adad0a457e', $t$Veelgestelde vragen worden over talen heen gegroepeerd$t$,
 $t$“Waar kan ik parkeren”, “Where do I park” en “Wo kann ich parken” waren drie regels op het dashboard. Nu zijn ze één vraag, één keer geteld, met de talen ernaast.

Hoe elke gast het vroeg, ziet u nog steeds als u de regel opent.$t$,
 $t$$t$)
) as translation (id, original, title, body, image_alt)
join public.product_updates as original on original.id = translation.original::uuid;

-- The open positions.
insert into public.job_openings
  (id, language, translation_of, translated_from, title, department, location, type, description, requirements, is_active,
   created_at, updated_at, town, country, remote_from, hours, is_sample)
select translation.id::uuid, 'nl', original.id, original.words_digest, translation.title, translation.department,
  translation.location, translation.type, translation.description, translation.requirements, original.is_active,
  original.created_at, original.updated_at, original.town, original.country, original.remote_from, original.hours, original.is_sample
from (values
('a2849030-1f2d-4a9b-94b9-9c4d0af22919', '06dad3a1-1d3b-418e-b4b0-3e98024e7f31',
 $t$Backend engineer (TypeScript, Postgres)$t$, $t$Techniek$t$, $t$Op afstand (Zwitserland of EU, CET)$t$, $t$Voltijd$t$,
 $t$Om 02:14 uur vraagt een gast van deur 7 om een babybedje. Uw code bepaalt of het bericht één keer, twee keer of helemaal niet wordt beantwoord. Wij willen één keer.

U werkt aan het deel tussen WhatsApp, de kennisbank en het boekingssysteem: wachtrijen voor berichten, de synchronisatie met Smoobu en de notities die worden teruggeschreven. De code is TypeScript op Postgres, met row-level security, en klein genoeg om in een week te lezen.

Wat u gaat doen:

- De volgende koppeling met een boekingssysteem bouwen, van de documentatie lezen tot de eerste verhuurder die haar gebruikt
- Elk bericht navolgbaar maken, zodat wij een verhuurder kunnen vertellen waarom een antwoord is gegeven
- Migraties schrijven die kunnen draaien terwijl gasten schrijven
- Om de beurt ’s ochtends kijken wat er ’s nachts misging

Hoe wij werken:

Twee overleggen per week, de rest schriftelijk. Pull requests zijn klein en worden door één collega gelezen. Niemand hoeft buiten de eigen uren te antwoorden, en ’s nachts dus ook niet.

Het eerste gesprek duurt dertig minuten; daarin noemen wij de salarisschaal. Daarna volgen één betaalde halve dag werk aan een echte taak en een gesprek daarover.$t$,
 $t$- Enkele jaren ervaring met het bouwen en draaiende houden van servercode, grotendeels in TypeScript
- U leest een queryplan en weet wanneer een index niet helpt
- U hebt een systeem aan de API van een ander bedrijf gekoppeld en het werkend gehouden nadat die veranderde
- Helder schriftelijk Engels, want de meeste besluiten nemen wij schriftelijk
- Het recht om in Zwitserland of de EU te werken
* Handig, niet verplicht: Supabase, Deno of de WhatsApp Business API
* Handig, niet verplicht: u hebt zelf een vakantiewoning verhuurd$t$),
('b0d669e1-4e8e-4c15-bd4e-aaa236e16cb7', 'f3530f23-db09-48a3-a40c-a96185172eaf',
 $t$Conversation designer (Duits en Italiaans)$t$, $t$Product$t$, $t$Op afstand (CET)$t$, $t$Deeltijd (60%)$t$,
 $t$Nightdesk schrijft gasten in hun eigen taal. Een zin kan correct zijn en toch als een formulier klinken. U zorgt ervoor dat hij klinkt als een goede nachtportier: kort, vriendelijk, precies.

U werkt samen met twee oprichters en met de verhuurders zelf. De helft van het werk is echte gesprekken lezen, de andere helft is regels en voorbeelden schrijven, zodat de volgende gesprekken beter zijn.

Wat u gaat doen:

• Gesprekken in het Duits en het Italiaans nalezen en aangeven wat een moedertaalspreker niet zou zeggen
• De woorden schrijven voor de lastige momenten: een weigering, een vertraging, een antwoord dat nog niemand heeft
• De testvragen van de simulator in beide talen bijhouden
• Verhuurders helpen met eerste berichten die gasten tot het eind lezen

Wat het niet is:

Geen vertaalwerk per pagina en geen reclameteksten. U schrijft weinig woorden en denkt over elk ervan na.

Stuur bij uw sollicitatie één zin mee die u in een hotel of vakantiewoning bent tegengekomen, in het Duits of het Italiaans, en vertel ons hoe u hem had geschreven.$t$,
 $t$• Duits en Italiaans op moedertaalniveau, een van beide liefst Zwitsers of uit de Alpen
• Ervaring met teksten voor gesprekken: klantenservice, chat, interfaceteksten, ondertitels of radio
• U kunt uitleggen waarom een zin niet klopt zonder te zeggen dat hij niet goed voelt
• Engels dat goed genoeg is om er dagelijks in te schrijven
• Drie dagen per week, op dagen die wij samen afspreken$t$),
('8b0d4d46-ae07-4f84-bca6-02b13082d6b2', '048227c6-2103-49ee-9f23-d9285ae1f1bf',
 $t$Lead host success$t$, $t$Begeleiding van verhuurders$t$, $t$Zwitserland of op afstand (CET)$t$, $t$Voltijd$t$,
 $t$Een verhuurder die zich registreert, heeft een huis, een boekingssysteem en te veel berichten. Vier stappen later is de balie open: koppelen, beschrijven, testen, live gaan. Die vier stappen zijn van u.

U bent bij Nightdesk de eerste met deze functie. Tot nu toe deden de oprichters het, in videogesprekken, met een lijst vragen die u van ons krijgt.

Uw eerste drie maanden:

* Meeluisteren bij startgesprekken en ze daarna zelf leiden
* De stap vinden waar verhuurders blijven steken, en voorstellen wat er in het product moet veranderen
* Van de twintig meestgestelde vragen aan de ondersteuning pagina’s maken die ze beantwoorden
* Minstens drie verhuurders bezoeken op de plek waar ze werken

Daarna:

U bepaalt hoe ondersteuning en start georganiseerd zijn, en wie wij daarvoor als volgende aannemen. Ook brengt u wat verhuurders zeggen in bij het wekelijkse productoverleg, waar uw stem net zo zwaar telt als die van de techniek.

U kunt overal werken waar het hoogstens een uur met de Zwitserse tijd scheelt.$t$,
 $t$1. U hebt betalende klanten van een softwareproduct begeleid, van het eerste gesprek tot in het tweede jaar
2. U hebt in de horeca gewerkt of een vakantiewoning verhuurd, of kent dat werk van dichtbij
3. Vloeiend Duits en Engels; Frans of Italiaans is handig
4. U schrijft instructies die mensen volgen zonder u te bellen
5. U kunt nee zeggen tegen een klant en de klant behouden$t$),
('c19d7f11-9ec9-4d1c-b8d3-9de63109b3b4', '7fee2e1a-cb5c-4175-911b-55e82ec18816',
 $t$Werkstudent kwaliteitscontrole$t$, $t$Product$t$, $t$Op afstand (Zwitserland)$t$, $t$Stage$t$,
 $t$U leest wat de assistent ’s nachts schreef en vergelijkt het met wat de verhuurder had opgeschreven. Klopte het antwoord, kwam het uit de kennisbank, en had u het de verhuurder gevraagd?

Wat u gaat doen:

- Elke week een steekproef van gesprekken nalezen met een checklist
* Antwoorden aangeven die toevallig klopten; dat zijn de interessantste
• Elke week één verbetering voorstellen en zien wat ermee gebeurt

De stage duurt zes maanden, een tot twee dagen per week, op dagen die in uw rooster passen. U wordt per uur betaald. U werkt samen met de conversation designer en een engineer; voor alle gesprekken geldt een geheimhoudingsverklaring.$t$,
 $t$U staat ingeschreven aan een universiteit in Zwitserland, in een vak waarin men goed leert lezen: talen, rechten, hotelwezen, informatica. U leest Engels en minstens twee van deze talen: Duits, Frans, Italiaans en Nederlands. Het valt u op als een zin iets zegt wat de bron niet zegt. Programmeren hoeft u niet te kunnen, en ervaring in de branche is niet nodig.$t$)
) as translation (id, original, title, department, location, type, description, requirements)
join public.job_openings as original on original.id = translation.original::uuid;

-- What channels say about assistants.
insert into public.channel_rules
  (id, language, translation_of, translated_from, channel, situation, verdict, summary, source_title, source_url, checked_on, display_order)
select translation.id::uuid, 'nl', original.id, original.words_digest, original.channel, original.situation, original.verdict,
  translation.summary, translation.source_title, original.source_url, original.checked_on, original.display_order
from (values
('de527847-4b4e-477d-af67-b0be34871d52', '6b8f20d5-c7d2-4e01-bc66-ad53ab34e2d8',
 $t$Vóór een boeking wil Airbnb niet dat verhuurders het gesprek voortzetten op WhatsApp, via sms of ergens anders. Antwoord in de berichten van Airbnb zelf tot de boeking is bevestigd.$t$,
 $t$Helpcentrum van Airbnb, artikel 209$t$),
('fd955402-cd72-4b05-aabf-867bef59a130', '5928a599-4617-42ab-92f6-86866ad55f5a',
 $t$De pagina die wij lazen, gaat alleen over de tijd vóór een boeking. Of een verhuurder of een assistent daarna van Airbnb op WhatsApp aan de gasten mag schrijven, weten wij niet.$t$,
 null),
('3dc0d68e-3d4c-412f-89e8-ceb9658c5f70', '1140198c-753c-4d0c-bf30-9d14f8b8dc90',
 $t$Wij hebben van Booking.com niets gevonden over berichten aan een gast voordat er een boeking is.$t$,
 null),
('93d83a73-a57f-4974-b5f1-a822dead7bf2', '2eb69a59-e354-4c58-a5bb-73625de08bc4',
 $t$Booking.com vraagt zijn partners om gasten te schrijven via de berichten en apps van Booking.com zelf, zodat beide partijen veilig zijn. Of het WhatsApp na een boeking verbiedt, blijkt niet uit wat wij lazen.$t$,
 $t$Booking.com voor partners: contact met gasten$t$),
('1cb88c52-16c0-4ea1-95c4-cba188943a9b', '586cdc05-bd71-4e33-ae2e-c2b82d123f7b',
 $t$Voordat een boeking is geaccepteerd, verbiedt Vrbo u om reizigers te vragen per e-mail, per sms of via een andere dienst te schrijven. Antwoord tot die tijd in de berichten van Vrbo zelf.$t$,
 $t$Vrbo Help: over offline boeken$t$),
('bee29112-4b93-42bc-ba25-3f438f3c2467', '46860c99-818b-478a-920a-f243e9debbe2',
 $t$Na de boeking laat Vrbo verhuurders en reizigers elkaar buiten zijn platform schrijven, tot het iets anders zegt. De pagina noemt assistenten niet; de regels van het andere kanaal komen erbij.$t$,
 $t$Vrbo Help: over offline boeken$t$),
('adb45b15-6fc9-47ce-a763-b4a991c08fe8', '221619c4-0653-4207-b353-466667502681',
 $t$Schrijft een gast u als eerste, dan mag u na elk bericht van die gast 24 uur lang vrij antwoorden. Heeft de gast u op een boekingsplatform gevonden, dan gaat de regel van dat platform voor.$t$,
 $t$Meta for Developers: serviceberichten$t$),
('227e65e9-9cca-4c5c-b9bd-a975dadd2543', 'b9a26198-f6eb-4b9c-afc8-ba4b52711a54',
 $t$Als eerste schrijft u alleen aan gasten die daarmee hebben ingestemd, en met een bericht dat WhatsApp heeft goedgekeurd. Zodra zij antwoorden, schrijft u na elk van hun berichten 24 uur lang vrij.$t$,
 $t$Meta for Developers: serviceberichten$t$)
) as translation (id, original, summary, source_title)
join public.channel_rules as original on original.id = translation.original::uuid;

-- The questions, pages and providers in Dutch. Each is up to date with the English row that it names.
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
 $t$Hij is zo ingesteld dat hij dat zegt, in plaats van te gokken.

Afhankelijk van uw instelling geeft hij de gast uw contactgegevens, of belooft hij het aan het team te vragen. In het tweede geval krijgt u de vraag, u antwoordt, en de gast leest het antwoord in dezelfde chat.

Een vraag die u twee keer bereikt, verdient een regel in de kennisbank.$t$,
 $t$Vragen aan u$t$::text),
('25eb8c12-856c-488c-b106-bdfbd7178a47', '8f6b7f03-5df5-45ad-976d-bee59d1b02d2',
 $t$Voor welke verzoeken is mijn akkoord nodig?$t$,
 $t$Voor de verzoeken die u kiest. Extra persoon, babybedje en vroege check-in staan vanaf het begin ingesteld.

Daarbij belooft de assistent niets. Hij vertelt de gast dat het team het nagaat, en wacht op uw ja, uw nee of een paar woorden.$t$,
 $t$Vragen aan u$t$::text),
('4c0a1313-63ed-4b9a-98fb-c7359c0c0ae5', '6bf27498-5539-4c3a-8d32-eca4ae9c019b',
 $t$Werkt Nightdesk met mijn boekingssysteem?$t$,
 $t$Smoobu is vandaag gekoppeld: boekingen en woningen komen binnen, notities gaan terug.

Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn in voorbereiding. Staat uw systeem er niet bij, schrijf ons dan via de contactpagina welk systeem u gebruikt. Aan die aanvragen zien wij wat we als volgende bouwen.$t$,
 $t$Koppelingen$t$::text),
('6558c8b0-763b-4b4d-981d-ccac4d30c1af', 'ca20954f-da5c-43f8-8afc-c12db4a50a15',
 $t$Wat betaal ik terwijl ik het probeer?$t$,
 $t$Niets. Test zolang u wilt, zonder creditcard.
U betaalt pas als u overtuigd bent en zelf een abonnement kiest.$t$,
 $t$Prijs en privacy$t$::text),
('4ae3e30a-bda3-4652-81be-13b3f2c44c30', 'a773951c-c634-420b-888f-d89ab44e7cd4',
 $t$Wat moet ik doen voordat de eerste gast antwoord krijgt?$t$,
 $t$Vier dingen, en u wordt er stap voor stap doorheen geholpen: uw boekingssysteem koppelen, het huis beschrijven, testen, live gaan.

Het huis beschrijven duurt het langst, want alleen u weet dat het onderste slot naar links draait. De scoreanalyse laat zien welke onderwerpen nog dun zijn, zodat u kunt stoppen als er genoeg staat.$t$,
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
 $t$Nee. De gast schrijft op WhatsApp, dat de meesten al gebruiken om u of hun familie te groeten.
Er is geen extra app en geen account nodig, en er is geen grens aan het aantal chats.$t$,
 $t$Berichten van gasten$t$::text),
('d5435b3f-2db8-42a3-aeb4-ca73d38014b3', '76c83f7b-81a6-4586-af08-8acf2d0d0e2c',
 $t$Hoe antwoord ik als de assistent mij iets vraagt?$t$,
 $t$Met één woord. “Deur 7 vraagt om een babybedje” beantwoordt u met ja of nee. Hoort er iets bij dat ja, dan voegt u het toe: “ja 13:00” voor een vroege check-in bij deur 3.

De assistent maakt daar een hele zin van in de taal van de gast en verstuurt die. Wat is afgesproken, komt in de boekingsnotitie.$t$,
 $t$Vragen aan u$t$::text),
('e4ed328e-f160-472d-bd78-d249763ebfe9', '4818a266-64da-49ec-81c8-e6583f78a048',
 $t$Wat schrijft Nightdesk in mijn boekingssysteem?$t$,
 $t$De verzoeken van gasten en wat ervan is geworden, als notitie bij de boeking. “Babybedje: ja” staat waar uw schoonmaker ’s ochtends kijkt.

Prijzen, beschikbaarheid en annuleringen blijven in uw handen. Nightdesk schrijft notities, geen besluiten.$t$,
 $t$Koppelingen$t$::text),
('4ea31767-e06c-4f1a-a375-2a9ca5419f56', '62b5b8a8-8ee8-4ed6-82fd-ff4ae6299f13',
 $t$Wat kost het als ik overtuigd ben?$t$,
 $t$Eén prijs per woning, per maand of per jaar. Beide staan bij de prijzen op de homepage.

Een jaar kost minder dan twaalf losse maanden, en de schakelaar daar laat zien hoeveel het scheelt.
Bij beide is alles inbegrepen: synchronisatie, kennisbank, simulator, een onbeperkt aantal chats per gast, inzichten in uw gasten en hulp bij de start.$t$,
 $t$Prijs en privacy$t$::text),
('3d6c8056-17f8-4d1b-b748-224936ab0d91', '6c7c5405-f858-427f-b314-5ad4e204650f',
 $t$Wie kan de berichten van mijn gasten lezen?$t$,
 $t$U, en de mensen die u toegang tot uw team hebt gegeven. Om een antwoord te geven gaat het bericht ook door de diensten die het vervoeren: WhatsApp, uw boekingssysteem, onze hosting en de aanbieder van het taalmodel.

Wij verkopen geen gegevens van gasten. Vraagt een gast u om een gesprek te verwijderen, schrijf ons dan via de contactpagina.$t$,
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
 $t$Open de antwoordsimulator van de woning en schrijf alsof u de gast bent, in welke taal u wilt. Hij antwoordt uit de kennisbank zoals die op dat moment is. Niemand krijgt iets toegestuurd.

Klopt een antwoord niet, wijzig dan de notitie waar het vandaan kwam en vraag het opnieuw.
Vraag ook minstens één ding dat niet in uw notities staat, om te zien hoe de assistent zegt dat hij het niet weet.$t$,
 $t$Kennisbank$t$::text),
('08f7aba6-ad9f-42b0-a5c2-446ae57d9af7', 'a0ab98c8-6a1b-44a2-a472-379a454eefc2',
 $t$Een gast kreeg een verkeerd antwoord. Wat doe ik?$t$,
 $t$Schrijf eerst zelf aan de gast en zet het recht. Verbeter dan de notitie in de kennisbank: meestal was die verouderd, of zeiden twee notities iets verschillends.

Kloppen de notities en was het antwoord toch fout, stuur ons dan het deurnummer, de datum en de tijd. Wij lezen het gesprek alleen daarvoor en vertellen u wat we vonden.$t$,
 $t$Berichten van gasten$t$::text),
('1ac4b435-f1f8-421f-9849-e6a1a6af3dc6', '3bca57fa-7acd-45b4-b3be-3059f0fedaab',
 $t$Een gast kreeg helemaal geen bericht. Wat kijk ik na?$t$,
 $t$Drie dingen, in deze volgorde.
Staat de woning in Nightdesk aan?
Staat er bij de boeking in uw boekingssysteem een telefoonnummer, met landcode?
Zit dat nummer op WhatsApp?

Zijn ze alle drie in orde, schrijf ons dan met de naam van de woning en de datum van aankomst.$t$,
 $t$Berichten van gasten$t$::text),
('a8272e08-8478-456f-a25d-0b6a5c18fc1f', '0e0c38d6-dc0b-420f-b6df-730e5ad08f0c',
 $t$Hoe laat ik mijn team verzoeken zien en beantwoorden?$t$,
 $t$Nodig hen per e-mail uit onder teamtoegang. Ze loggen in met een eigen wachtwoord, dus niemand hoeft het uwe te delen.

Iedereen in het team ziet de open verzoeken. Het eerste ja of nee telt, en de anderen zien dat de zaak geregeld is.$t$,
 null::text),
('ec42da51-138f-4796-8944-ba30e4e1a35a', 'e289185e-3160-4753-b4c8-17bad9205b8d',
 $t$Hoe bereik ik een mens?$t$,
 $t$Schrijf naar het adres bovenaan de pagina Ondersteuning, of via de contactpagina. Een mens antwoordt, op werkdagen in Zwitserland.

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
 $t$<p>Nightdesk geeft de gasten van vakantiewoningen op WhatsApp antwoord, in de taal waarin ze schrijven, met wat de verhuurder over het huis heeft opgeschreven. Weet de assistent iets niet, dan vraagt hij het aan de verhuurder. Op deze pagina staan de kale feiten; wie wij zijn en waarom wij dit doen, leest u in <a href="/about">ons verhaal</a>.</p>
<h2>De feiten</h2>
<table>
<caption>Nightdesk in het kort</caption>
<thead><tr><th scope="col">Vraag</th><th scope="col">Antwoord</th></tr></thead>
<tbody>
<tr><td>Vanuit welk land werkt het bedrijf?</td><td>Zwitserland</td></tr>
<tr><td>Wanneer is het begonnen?</td><td>2023</td></tr>
<tr><td>Wie is ermee begonnen?</td><td>Drie oprichters, voorgesteld in <a href="/about#team-title">ons verhaal</a></td></tr>
<tr><td>Voor wie is het?</td><td>Verhuurders en beheerders van woningen voor kort verblijf, vanaf één woning</td></tr>
<tr><td>Wat kost het?</td><td>Eén <a href="/#pricing">prijs per woning</a>; testen is gratis</td></tr>
</tbody>
</table>
<h2>Wat het is, en wat niet</h2>
<ul>
<li>Nightdesk is een AI-cohost voor berichten. Het is geen boekingssysteem: prijzen, beschikbaarheid en annuleringen blijven waar ze zijn.</li>
<li>De assistent schrijft op WhatsApp. Gasten installeren niets.</li>
<li>Hij beslist niets wat geld, tijd of een bed kost. Zulke verzoeken gaan naar de verhuurder.</li>
</ul>
<h2>Wat vandaag gekoppeld is</h2>
<p>Smoobu is gekoppeld. Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn in voorbereiding en staan ook zo op de <a href="/integrations">pagina met koppelingen</a>.</p>
<h2>Waar u meer leest</h2>
<ul>
<li>Hoe wij met gegevens van gasten omgaan: <a href="/info/data-processing">gegevensverwerking</a></li>
<li>Waar een AI antwoordt: <a href="/info/ai-disclosure">waar AI schrijft</a></li>
<li>Wie verantwoordelijk is voor deze site: <a href="/info/imprint">colofon</a></li>
<li>Hier werken: <a href="/careers">vacatures</a></li>
<li>Vragen: <a href="/contact">contact</a></li>
</ul>
<h2>Over de voorbeelden op deze site</h2>
<p>Chalet Arve, de genummerde deuren en de gasten zijn voorbeelden. (Voorbeeld) De vragen zijn de gewone vragen die elke verhuurder zal herkennen.</p>$t$,
 null::text,
 null::text),
('f206f2cd-caab-4373-95bd-b9f869949f00', 'data-processing', 'gegevensverwerking',
 $t$Gegevensverwerking$t$,
 $t$Hoe wij gegevens van uw gasten verwerken$t$,
 $t$<p>Deze pagina gaat over de berichten van uw gasten. Wat deze website zelf met persoonsgegevens doet, staat in de <a href="/privacy">privacyverklaring</a>.</p>
<h2>Wie beslist, en wie uitvoert</h2>
<p>De berichten tussen u en uw gasten horen bij uw bedrijf. U bepaalt wat er wordt verwerkt en waarom; Nightdesk verwerkt het in uw opdracht en voor niets anders. In de woorden van de wet bent u de verwerkingsverantwoordelijke en zijn wij de verwerker.</p>
<h2>Wat er wordt verwerkt</h2>
<table>
<caption>Gegevens van gasten in de dienst</caption>
<thead><tr><th scope="col">Gegevens</th><th scope="col">Waar ze vandaan komen</th><th scope="col">Waar ze voor nodig zijn</th></tr></thead>
<tbody>
<tr><td>Naam, telefoonnummer, taal, data van het verblijf</td><td>Uw boekingssysteem</td><td>De juiste gast op het juiste moment schrijven</td></tr>
<tr><td>Berichten van de chat</td><td>De gast, u en de assistent</td><td>Antwoorden, en de samenvatting in de ochtend</td></tr>
<tr><td>Verzoeken en uw besluiten</td><td>De chat</td><td>De notitie in de boeking</td></tr>
</tbody>
</table>
<h2>Wat u ons kunt vragen</h2>
<p>U kunt vragen om een verwerkersovereenkomst, om de lijst van bedrijven die voor ons werken, en om een gesprek van een gast te verwijderen. Eén regel via het <a href="/contact">contactformulier</a> is genoeg.</p>
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
<h2>Waar hij mee werkt</h2>
<p>Antwoorden worden door een GPT-model geschreven, uit de notities van de verhuurder over die woning, de boeking en de chat tot dan toe. Ze kunnen fout zijn. Staat er geen antwoord in de notities, dan zegt de assistent dat en vraagt hij het aan de verhuurder.</p>
<h2>Wat een mens beslist</h2>
<p>Over alles wat geld, tijd of een bed kost, beslist de verhuurder: een extra persoon, een babybedje, een vroege check-in. De assistent geeft de vraag door en brengt het antwoord terug.</p>
<h2>Op deze website</h2>
<p>De gesprekken op deze pagina’s zijn voorbeelden, en de gasten erin zijn verzonnen. (Voorbeeld) Hier krijgt u geen antwoord van een AI: wat deze pagina’s zeggen, was opgeslagen voordat u kwam, en wat u met het <a href="/contact">contactformulier</a> stuurt, gaat naar de inbox van ons team.</p>$t$,
 null::text,
 null::text),
('e54ce27c-c074-4f4f-a783-7ffa9b67b0ec', 'accessibility', 'toegankelijkheid',
 $t$Toegankelijkheid$t$,
 $t$Hoe toegankelijk deze site is$t$,
 $t$<p>Deze site moet werken voor iedereen die hem wil lezen, met een muis, een toetsenbord, een schermlezer, op 200 procent of op een kleine telefoon.</p>
<h2>Waar wij naar streven</h2>
<p>Wij volgen de richtlijnen voor toegankelijkheid van webcontent (WCAG) 2.2, niveau AA. Pagina’s zijn zonder JavaScript te lezen, beweging stopt als uw systeem om minder beweging vraagt, en elk formulier zegt in woorden wat er niet klopt en wat u kunt doen.</p>
<h2>Wat nog niet werkt</h2>
<p>De externe pagina’s waar wij naartoe verwijzen, zoals de agenda voor gesprekken, zijn van anderen, en voor die pagina’s kunnen wij niet instaan. Gebruikt u ze liever niet, schrijf ons dan, en we vinden per mail een moment.</p>
<h2>Laat het ons weten</h2>
<p>Houdt iets u tegen, <a href="/contact">schrijf ons</a> dan op welke pagina het was. Wij antwoorden op werkdagen, en sturen u wat u zocht in een andere vorm als dat helpt.</p>$t$,
 null::text,
 null::text),
('047729dd-4d7e-4235-be17-c2ef1685c3c5', 'imprint', 'colofon',
 $t$Colofon$t$,
 $t$Colofon$t$,
 $t$<h2>Wie achter deze site zit</h2>
<p>Nightdesk, Zwitserland</p>
<h2>Hoe u ons bereikt</h2>
<ul>
<li>Vragen en ondersteuning: ons adres en een formulier staan op de <a href="/contact">contactpagina</a></li>
<li>Sollicitaties: onder elke vacature op de <a href="/careers">pagina met vacatures</a></li>
</ul>
<h2>Inhoud</h2>
<p>Wij controleren wat wij publiceren en herstellen fouten zodra wij ervan weten. Voor pagina’s van anderen waar wij naartoe linken, zijn degenen verantwoordelijk die ze beheren.</p>
<p>Teksten, tekeningen en foto’s op deze site zijn van Nightdesk, tenzij er iets anders bij staat. U mag eruit citeren met een link naar de bron.</p>
<h2>Namen van anderen</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn namen van hun eigenaars. Wij gebruiken ze om te zeggen waarmee Nightdesk werkt of gaat werken. De tekeningen ernaast op de <a href="/integrations">pagina met koppelingen</a> zijn van ons en zijn niet de logo’s van deze bedrijven.</p>
<h2>Voorbeelden</h2>
<p>Chalet Arve, de deuren en de gasten zijn verzonnen om te laten zien hoe het product werkt. (Voorbeeld)</p>$t$,
 null::text,
 null::text),
('370d0a2b-932e-4374-a8a2-27d092992c32', 'press', 'pers',
 $t$Pers$t$,
 $t$Pers$t$,
 $t$<h2>Voor journalisten</h2>
<p>Nightdesk is een AI-cohost voor vakantiewoningen, die vanuit Zwitserland werkt en in 2023 is begonnen. Hij beantwoordt berichten van gasten op WhatsApp, dag en nacht, in de taal van de gast, en vraagt het aan de verhuurder als hij iets niet weet.</p>
<p>Voor interviews, cijfers en beelden <a href="/contact">schrijft u ons</a>, met “Pers” op de eerste regel.</p>$t$,
 null::text,
 null::text),
('2ec92dda-2cfa-4480-a208-4702049525ff', 'features', 'functies',
 $t$Functies$t$,
 $t$Functies$t$,
 $t$# Wat Nightdesk doet

Nightdesk geeft de gasten van uw vakantiewoning dag en nacht antwoord op WhatsApp, in de taal waarin ze schrijven. Deze pagina loopt alles onderdeel voor onderdeel door, in de volgorde waarin u het tegenkomt: eerst de koppeling en de notities, dan de chat, dan wat u ’s ochtends ziet.

## Vóór de eerste gast

### Koppeling met uw boekingssysteem
Nightdesk leest boekingen en woningen uit uw beheersysteem, en schrijft verzoeken van gasten erin terug. De synchronisatie werkt in twee richtingen en loopt vanzelf.
Smoobu is vandaag gekoppeld. Airbnb, Booking.com, Vrbo, Guesty en Hostaway zijn in voorbereiding. Een systeem dat er niet bij staat, kunt u per mail aanvragen.

### Kennisbank
Elke woning heeft een eigen kennisbank. U schrijft die in uw taal, onderwerp voor onderwerp: de toegang, de wifi, de verwarming, de keuken, parkeren, afval, de buurt.
Korte zinnen met een plek erin werken het best. “De router staat op de plank boven de schoenen” beantwoordt meer dan “wifi aanwezig”.

### Scoreanalyse
De scoreanalyse legt uw notities naast wat gasten gewoonlijk vragen. Ze geeft de woning een score en noemt wat ontbreekt of te kort is.
De score is een hulp bij het schrijven, geen rapportcijfer. Zijn de toegang, de wifi en de verwarming beschreven, dan zijn de meeste nachten gedekt.

### Antwoordsimulator
In de simulator schrijft u alsof u de gast bent, en leest u wat de gast zou lezen. Er wordt niets verstuurd.
Wijzig een notitie, vraag opnieuw en vergelijk. Zet een woning aan als u tevreden bent over de antwoorden, en niet eerder.

### Hulp bij de start
De start bestaat uit vier stappen: koppelen, het huis beschrijven, testen, live gaan. U kunt ze alleen doen, of samen met ons in een gesprek.

## In de chat

### Eerste bericht
Zodra een boeking bevestigd is, krijgt de gast een eerste bericht op WhatsApp, geschreven volgens uw sjabloon. Daarin stelt de assistent zich voor als een AI en zegt hij voor welk huis hij spreekt.
De gast installeert niets en antwoordt waar hij toch al schrijft.

### Antwoorden in de taal van de gast
Antwoorden worden door een GPT-model geschreven uit drie bronnen: de kennisbank van die woning, de boeking en de chat tot dan toe. Een vraag in het Nederlands wordt in het Nederlands beantwoord, ook als uw notities in het Duits zijn.
Gasten kunnen dag en nacht schrijven, zo vaak ze willen. Er is geen grens aan het aantal chats per gast.

### Als hij het niet weet
Staat het antwoord niet in de kennisbank, dan zegt de assistent dat. U kiest wat er dan gebeurt: hij geeft de gast uw contactgegevens, of hij belooft het aan het team te vragen en komt erop terug.

### Uw akkoord
Voor sommige verzoeken is een mens nodig: een extra persoon, een babybedje, een vroege check-in. Daarbij vraagt de assistent het u voordat hij antwoordt.
U antwoordt met ja, nee of een paar woorden, bijvoorbeeld “ja 13:00”. De gast krijgt het in de eigen taal te horen, in dezelfde chat.

## In de ochtend

### Boekingsnotities
Waar een gast om heeft gevraagd en wat u hebt besloten, komt in de notitie van die boeking. Wie het huis klaarmaakt, vindt het op de vertrouwde plek.

### Chatsamenvattingen en inzichten
Van elk gesprek is er een samenvatting: wat er is gevraagd, wat er is afgesproken, wat er nog openstaat. De inzichten ernaast bevatten wat de gast heeft genoemd, zoals de taal, het gezelschap of een aankomst met de trein.

### Dashboard
Het dashboard toont drie dingen voor elke woning: reactietijden, de tevredenheid van gasten, en de vragen die steeds terugkomen. Een vraag die vaak terugkomt, is een notitie die ontbreekt of moeilijk te vinden is.

### Teamtoegang
Nodig de mensen uit die samen met u voor het huis zorgen. Ze zien open verzoeken, beantwoorden ze en lezen de samenvattingen, ieder met een eigen login.

### Webapp voor de telefoon
Dit alles werkt in de browser van een telefoon, zonder appwinkel.

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
 $t$Boekingen en woningen komen binnen, en verzoeken van gasten gaan terug naar de boekingsnotities.$t$),
('2386fff5-d254-4189-abf7-56dff3b7e857', 'AIRBNB',
 $t$Haalt straks uw advertenties en reserveringen rechtstreeks uit Airbnb. Tot dan komen Airbnb-boekingen die Smoobu voor u beheert via Smoobu binnen.$t$),
('4980971b-d02d-4b1d-a46a-df68cf9e7556', 'BOOKING',
 $t$Leest straks aankomsten, vertrekken en gastgegevens uit uw Booking.com-account, zodat het eerste bericht uitgaat zodra een boeking bevestigd is.$t$),
('9c16ebe2-8d5b-4d0c-ac3d-144ac9b0cdb4', 'VRBO',
 $t$Neemt straks uw Vrbo-huizen en hun boekingen over, voor verhuurders die zonder apart beheersysteem werken.$t$),
('e01d6c19-ecb2-437a-a4b0-c5994d828796', 'GUESTY',
 $t$Synchroniseert straks in twee richtingen met Guesty: advertenties en reserveringen komen binnen, goedgekeurde verzoeken van gasten gaan terug als notitie bij de reservering.$t$),
('47beee7b-03a2-48f8-92b6-1dce53e1993d', 'HOSTAWAY',
 $t$Synchroniseert straks in twee richtingen met Hostaway, voor teams met veel deuren: woningen en boekingen komen binnen, verzoeken van gasten gaan terug als boekingsnotitie.$t$)
) as translation (id, original, description)
join public.pms_providers as original on original.code = translation.original and original.language = 'en';

-- The questions, pages and providers in Estonian. Each is up to date with the English row that it names.
insert into public.faq_items (id, language, translation_of, translated_from, type, display_order, question, answer, category)
select translation.id::uuid, 'et', original.id, original.words_digest, original.type, original.display_order,
  translation.question, translation.answer, translation.category
from (values
('38acba3e-c0a3-490e-843a-a7a7a9a15053', 'de5cd95c-b9c3-43d7-9d6a-54b8a8beaf49',
 $t$Kas ta ütleb külalisele, et on tehisaru?$t$,
 $t$Jah. Seda ütleb juba esimene sõnum: „Tere õhtust, Camille. Siin Nightdesk, Chalet Arve AI-assistent.“

Kes küsib hiljem, kas kirjutab inimene, saab samasuguse selge vastuse.$t$,
 $t$Üldine$t$::text),
('2ea3a666-647d-443d-b0aa-d36d98ce87b4', 'f05ccf67-043b-4969-bbab-b1379b26cbdb',
 $t$Mis juhtub, kui ta vastust ei tea?$t$,
 $t$Ta on seadistatud nii, et pigem ütleb seda kui oletab.

Olenevalt teie seadistusest annab ta külalisele teie kontaktandmed või lubab meeskonnalt küsida. Teisel juhul saate küsimuse teie, vastate sellele ja külaline saab vastuse samas vestluses.

Küsimus, mis teieni kaks korda jõuab, tasub teadmusbaasi kirja panna.$t$,
 $t$Küsib majutajalt$t$::text),
('788ae91e-eff9-4fa4-bf38-1cbf94f1a803', '8f6b7f03-5df5-45ad-976d-bee59d1b02d2',
 $t$Millised soovid vajavad minu nõusolekut?$t$,
 $t$Need, mille te valite. Lisakülaline, beebivoodi ja varasem saabumine on juba ette valitud.

Nende puhul ei luba assistent midagi. Ta ütleb külalisele, et meeskonnalt on küsitud, ja ootab teie jah- või ei-sõna või märksõna.$t$,
 $t$Küsib majutajalt$t$::text),
('fadab2fa-fe22-44c6-b056-e7b51463f302', '6bf27498-5539-4c3a-8d32-eca4ae9c019b',
 $t$Kas see töötab minu broneerimissüsteemiga?$t$,
 $t$Smoobu on juba ühendatud: broneeringud ja majutuskohad tulevad, märkused lähevad.

Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on ettevalmistamisel. Kui teie süsteemi nende hulgas ei ole, kirjutage meile kontaktilehe kaudu, mida te kasutate. Soovid aitavad meil otsustada, mida järgmisena ehitada.$t$,
 $t$Liidestused$t$::text),
('34bd4824-8c22-48c5-8473-95a8bd853fe1', 'ca20954f-da5c-43f8-8afc-c12db4a50a15',
 $t$Mida ma maksan, kui seda alles proovin?$t$,
 $t$Mitte midagi. Proovige nii kaua, kui soovite, ilma krediitkaardita.
Maksta tuleb alles siis, kui olete veendunud ja ise paketi valite.$t$,
 $t$Hinnad ja privaatsus$t$::text),
('cb87c1ee-9156-48cd-aa49-dd0436f590f0', 'a773951c-c634-420b-888f-d89ab44e7cd4',
 $t$Mida ma pean tegema, enne kui ta esimesele külalisele vastab?$t$,
 $t$Nelja asja ja alustamisel käime need koos läbi: ühendage broneerimissüsteem, kirjeldage maja, proovige, avage.

Maja kirjeldamine võtab kõige kauem, sest ainult teie teate, et alumine lukk keerab vasakule. Skoorianalüüs näitab, mis teemadel on veel vähe kirjas, nii et võite lõpetada, kui on piisavalt.$t$,
 $t$Üldine$t$::text),
('d779bf2b-1e4f-49ce-a1dc-6b13295e9ce6', '2ae3f55c-c01d-4c62-a4db-1e5aa93096d7',
 $t$Kuidas see viis tundi nädalas säästab?$t$,
 $t$See on arvutus, mida saate omaenda telefoni järgi kontrollida. Kuuskümmend külalise sõnumit nädalas, igaüks viis minutit koos telefoni kättevõtmise ja vastuse otsimisega, on viis tundi.

Vähemate sõnumitega on see vähem, rohkematega rohkem. Töölaud näitab, kui palju küsimusi tuli ja kui kiiresti neile vastati, nii et kuu aja pärast on teil oma arv.$t$,
 $t$Üldine$t$::text),
('86a7f954-feec-4bae-ac19-bea7d17452c1', 'c6eb44cd-78ae-4e3f-9f42-df1c89121291',
 $t$Mis keeltes ta vastab?$t$,
 $t$Selles keeles, milles külaline kirjutab. Giulia küsib ja loeb vastust itaalia keeles, Maarja eesti keeles.

Teie kirjutate teadmusbaasi ühe korra, oma keeles. Uste numbrid, koodid ja aadressid antakse edasi nii, nagu te need kirjutasite.$t$,
 $t$Külaliste sõnumid$t$::text),
('a3b25557-1fae-4959-9fb0-448e02b56615', '9537d1d3-291a-4a71-b6b3-0a8882c133f5',
 $t$Kust tema vastused tulevad?$t$,
 $t$Just selle majutuskoha teadmusbaasist, broneeringust ja senisest vestlusest. Igal majutuskohal on oma märkmed: 9. ukse wifit 12. ukse vestluses ei kasutata.

Mida neist üheski kirjas ei ole, jõuab küsimusena teieni.$t$,
 $t$Külaliste sõnumid$t$::text),
('f91fee67-792c-499f-a4b2-5b168f582de1', '0647b609-f9bd-4af2-add1-7c61e4c294e4',
 $t$Kas külaline peab midagi paigaldama?$t$,
 $t$Ei. Külaline kirjutab WhatsAppis, mida enamik niikuinii kasutab, et perele või teile tervitus saata.
Eraldi rakendust ei ole, kontot luua ei ole vaja ja vestluste arv ei ole piiratud.$t$,
 $t$Külaliste sõnumid$t$::text),
('99ec475d-6d78-4e0f-8e8e-660449a23cbc', '76c83f7b-81a6-4586-af08-8acf2d0d0e2c',
 $t$Kuidas ma vastan, kui ta minult küsib?$t$,
 $t$Ühe sõnaga. „Uks 7 küsib beebivoodit“ saab vastuseks jah või ei. Kui jah-sõna juurde on vaja täpsustust, lisage see: kui 3. uks soovib varem saabuda, siis „jah 13:00“.

Assistent teeb sellest külalise keeles terve lause ja saadab selle ära. Kokkulepitu kirjutatakse broneeringu märkusesse.$t$,
 $t$Küsib majutajalt$t$::text),
('3952b579-1e9b-4484-a395-4922e1a35aac', '4818a266-64da-49ec-81c8-e6583f78a048',
 $t$Mida ta minu broneerimissüsteemi kirjutab?$t$,
 $t$Külaliste soovid ja selle, mis neist sai, broneeringu märkusena. „Beebivoodi: jah“ on kirjas seal, kuhu koristaja hommikul vaatab.

Hinnad, saadavus ja tühistamised jäävad teie kätte. Nightdesk kirjutab märkusi, mitte otsuseid.$t$,
 $t$Liidestused$t$::text),
('02081cef-91c8-44af-8b3d-31aa0185c3ab', '62b5b8a8-8ee8-4ed6-82fd-ff4ae6299f13',
 $t$Mida see maksab, kui olen veendunud?$t$,
 $t$Iga majutuskoha eest üks hind, kuu või aasta kaupa. Mõlemad on avalehel hindade osas.

Aasta maksab vähem kui kaksteist üksikut kuud ja sealne lüliti näitab, kui palju vähem.
Mõlemas sisaldub kõik: sünkroonimine, teadmusbaas, simulaator, piiramatult vestlusi iga külalisega, ülevaated külalistest ja abi alustamisel.$t$,
 $t$Hinnad ja privaatsus$t$::text),
('eb735fdc-f0a1-4836-a613-eb51a7e16b81', '6c7c5405-f858-427f-b314-5ad4e204650f',
 $t$Kes saab minu külaliste sõnumeid lugeda?$t$,
 $t$Teie ja need inimesed, kellele olete andnud meeskonna ligipääsu. Vastuse andmiseks käib sõnum läbi ka teenustest, mis seda edastavad: WhatsApp, teie broneerimissüsteem, meie veebimajutus ja keelemudeli pakkuja.

Me ei müü külaliste andmeid. Kui külaline palub teil vestluse kustutada, kirjutage meile kontaktilehe kaudu.$t$,
 $t$Hinnad ja privaatsus$t$::text),
('0b3f7d31-bbc2-43fb-b88b-b57af0047040', '6fb115d2-e0dd-4869-8dd9-147494c3bc10',
 $t$Kuidas ma Smoobu ühendan?$t$,
 $t$Logige Nightdeski sisse, valige alustamise esimesel sammul Smoobu ja järgige juhiseid. Vaja läheb kasutajatunnust ja parooli sellele Smoobu kontole, kus on teie majutuskohad.

Seejärel ilmuvad majutuskohad ja broneeringud Nightdeski. Enne kui edasi lähete, võrrelge nimekirja korra Smoobuga. Ükski külaline veel sõnumit ei saa: midagi ei saadeta enne, kui te majutuskoha sisse lülitate.$t$,
 $t$Liidestused$t$::text),
('d05c4fa4-6dc2-49c7-85c9-48823f7ae0bd', 'fdea9b03-fedb-46cc-b50b-9adec9ef1061',
 $t$Minu majutuskoha skoor on madal. Mida kõigepealt kirja panna?$t$,
 $t$Alustage kolmest asjast, mida külalised öösel küsivad: kuidas sisse saab, wifi, küte. Nimetage koht, mitte ainult see, et asi on olemas. „Sinisel kaardil, köögikapi ukse siseküljel“ teist küsimust ei vaja.

Siis avage skoorianalüüs uuesti. See nimetab teemad, mis on ikka veel puudu või liiga lühikesed. Kõrge skoor ei tähenda pikki märkmeid, vaid seda, et tavalistel küsimustel on vastus.$t$,
 $t$Teadmusbaas$t$::text),
('fdfab8cb-5208-4451-9c92-4383d4a04198', '65c5c750-55a5-43c0-ad1b-943b9b4ebb4c',
 $t$Kuidas ma vastuseid proovin, enne kui külaline neid näeb?$t$,
 $t$Avage majutuskoha vastuste simulaator ja kirjutage, nagu oleksite külaline, mis tahes keeles. Ta vastab teadmusbaasi praeguse seisu järgi. Kellelegi midagi ei saadeta.

Kui vastus on vale, muutke märget, millest see tuli, ja küsige uuesti.
Küsige vähemalt üht asja, mida teie märkmetes ei ole, et näha, kuidas assistent ütleb, et ta ei tea.$t$,
 $t$Teadmusbaas$t$::text),
('ad6b595e-810d-4a0c-9268-1340b9603984', 'a0ab98c8-6a1b-44a2-a472-379a454eefc2',
 $t$Külaline sai vale vastuse. Mida teha?$t$,
 $t$Kõigepealt kirjutage külalisele ise ja parandage eksitus. Siis parandage märge teadmusbaasis: enamasti oli see vananenud või ütlesid kaks märget eri asju.

Kui märkmed on õiged, aga vastus oli ikka vale, saatke meile ukse number, kuupäev ja kellaaeg. Loeme vestlust ainult selleks ja ütleme teile, mida leidsime.$t$,
 $t$Külaliste sõnumid$t$::text),
('cdbc93d3-8a02-4996-ac0b-4142bb8616d5', '3bca57fa-7acd-45b4-b3be-3059f0fedaab',
 $t$Külaline ei saanud ühtegi sõnumit. Mida kontrollida?$t$,
 $t$Kolme asja, selles järjekorras.
Kas majutuskoht on Nightdeskis sisse lülitatud?
Kas broneeringus teie broneerimissüsteemis on telefoninumber koos riigi suunakoodiga?
Kas see number on WhatsAppis?

Kui kõik kolm on korras, kirjutage meile majutuskoha nimi ja saabumise kuupäev.$t$,
 $t$Külaliste sõnumid$t$::text),
('cd04ea30-273e-4378-91d7-203637bf76b2', '0e0c38d6-dc0b-420f-b6df-730e5ad08f0c',
 $t$Kuidas mu meeskond soove näha ja neile vastata saab?$t$,
 $t$Kutsuge nad meeskonna ligipääsu alt e-kirjaga. Igaüks logib sisse oma parooliga, nii et teie parooli ei lähe kellelgi vaja.

Kõik meeskonnas näevad lahtisi soove. Loeb esimene jah või ei ja teised näevad, et asi on otsustatud.$t$,
 null::text),
('9212c171-762e-4765-ba90-ddace8ac2e50', 'e289185e-3160-4753-b4c8-17bad9205b8d',
 $t$Kuidas ma inimeseni jõuan?$t$,
 $t$Kirjutage aadressil, mis on toe lehe alguses, või kontaktilehe kaudu. Šveitsi tööpäevadel vastab inimene.

Kui näidata on lihtsam kui kirjutada, leppige toe lehe alguses oleva nupuga kokku videokõne. Kui kõne algab, hoidke majutuskoht ekraanil lahti.$t$,
 null::text)
) as translation (id, original, question, answer, category)
join public.faq_items as original on original.id = translation.original::uuid;

-- A page that is hidden in English is a draft here; the features document is shown by the documentation.
insert into public.website_content
  (id, language, translation_of, translated_from, visible, in_footer, order_index, last_updated, slug, nav_title, page_title, content, seo_title, seo_description)
select translation.id::uuid, 'et', original.id, original.words_digest, original.visible or original.slug = 'features',
  original.in_footer, original.order_index, original.last_updated, translation.slug, translation.nav_title,
  translation.page_title, translation.content, translation.seo_title, translation.seo_description
from (values
('edc5f5ed-deaf-4df4-90e7-5cd1c1cca6af', 'about', 'meist',
 $t$Meist$t$,
 $t$Ettevõte lühidalt$t$,
 $t$<p>Nightdesk vastab puhkemajade külalistele WhatsAppis, selles keeles, milles nad kirjutavad, ja selle põhjal, mida majutaja on maja kohta kirja pannud. Kui ta ei tea, küsib ta majutajalt. Sellel lehel on paljad faktid; kes me oleme ja miks me seda teeme, räägib <a href="/about">meie lugu</a>.</p>
<h2>Faktid</h2>
<table>
<caption>Nightdesk lühidalt</caption>
<thead><tr><th scope="col">Küsimus</th><th scope="col">Vastus</th></tr></thead>
<tbody>
<tr><td>Kust ettevõtet juhitakse?</td><td>Šveitsist</td></tr>
<tr><td>Millal ettevõte alustas?</td><td>2023</td></tr>
<tr><td>Kes selle asutas?</td><td>Kolm asutajat, kellega saab tuttavaks <a href="/about#team-title">meie loos</a></td></tr>
<tr><td>Kellele see mõeldud on?</td><td>Puhkemajade majutajatele ja haldajatele, alates ühest majutuskohast</td></tr>
<tr><td>Mida see maksab?</td><td>Iga majutuskoha eest <a href="/#pricing">üks hind</a>; proovida saab tasuta</td></tr>
</tbody>
</table>
<h2>Mis see on ja mis ei ole</h2>
<ul>
<li>See on sõnumite AI-kaasmajutaja. See ei ole broneerimissüsteem: hinnad, saadavus ja tühistamised jäävad sinna, kus need on.</li>
<li>Ta kirjutab WhatsAppis. Külaline ei paigalda midagi.</li>
<li>Ta ei otsusta millegi üle, mis nõuab raha, aega või voodikohta. Sellised soovid lähevad majutajale.</li>
</ul>
<h2>Mis on juba ühendatud</h2>
<p>Smoobu on ühendatud. Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on ettevalmistamisel ja <a href="/integrations">liidestuste lehel</a> nii ka märgitud.</p>
<h2>Kust edasi lugeda</h2>
<ul>
<li>Kuidas külaliste andmetega ümber käiakse: <a href="/info/data-processing">andmete töötlemine</a></li>
<li>Kus vastab tehisaru: <a href="/info/ai-disclosure">teave tehisaru kohta</a></li>
<li>Kes selle saidi eest vastutab: <a href="/info/imprint">ettevõtte andmed</a></li>
<li>Siin töötamine: <a href="/careers">töö meil</a></li>
<li>Küsimused: <a href="/contact">kontakt</a></li>
</ul>
<h2>Selle saidi näidetest</h2>
<p>Chalet Arve, selle nummerdatud uksed ja külalised on näited. (Näidis) Küsimused on tavalised, iga majutaja tunneb need ära.</p>$t$,
 null::text,
 null::text),
('6f060984-bb30-4a5c-b636-97f5aff70a60', 'data-processing', 'andmete-tootlemine',
 $t$Andmete töötlemine$t$,
 $t$Andmete töötlemine majutajale$t$,
 $t$<p>See leht räägib teie külaliste sõnumitest. Mida see veebisait ise isikuandmetega teeb, on kirjas <a href="/privacy">privaatsuspoliitikas</a>.</p>
<h2>Kes otsustab ja kes täidab</h2>
<p>Teie ja külaliste vahelised sõnumid kuuluvad teie majutustegevuse juurde. Teie otsustate, mida ja miks töödeldakse; Nightdesk töötleb seda teie ülesandel ja mitte millekski muuks. Seaduse sõnadega olete teie vastutav töötleja ja meie volitatud töötleja.</p>
<h2>Mida töödeldakse</h2>
<table>
<caption>Külaliste andmed teenuses</caption>
<thead><tr><th scope="col">Andmed</th><th scope="col">Kust need tulevad</th><th scope="col">Milleks neid vaja on</th></tr></thead>
<tbody>
<tr><td>Nimi, telefoninumber, keel, peatumise kuupäevad</td><td>Teie broneerimissüsteem</td><td>Õigele külalisele õigel ajal kirjutamiseks</td></tr>
<tr><td>Vestluse sõnumid</td><td>Külaline, teie ja assistent</td><td>Vastamiseks ja hommikuseks kokkuvõtteks</td></tr>
<tr><td>Soovid ja teie otsused</td><td>Vestlus</td><td>Broneeringu märkuseks</td></tr>
</tbody>
</table>
<h2>Mida võite meilt nõuda</h2>
<p>Võite paluda andmetöötluse lepingut, meie heaks töötavate ettevõtete nimekirja ja külalise vestluse kustutamist. Piisab ühest reast <a href="/contact">kontaktivormi</a> kaudu.</p>
<h2>Mida teie külalised peaksid teadma</h2>
<p>Öelge neile oma privaatsusteates, et teie eest vastab tehisaru ja kes nende sõnumeid töötleb. Kui külaline kirjutab teie asemel meile, anname küsimuse edasi.</p>$t$,
 null::text,
 null::text),
('7dc3acd4-c51d-4498-babf-eb22e7f98431', 'ai-disclosure', 'tehisaru',
 $t$Tehisaru$t$,
 $t$Kui vastab tehisaru$t$,
 $t$<p>Keegi ei peaks mõistatama, kas ta kirjutab inimesele. See leht ütleb, kus Nightdesk tehisaru kasutab ja mille järgi te selle ära tunnete.</p>
<h2>Vestluses külalistega</h2>
<p>Juba esimeses sõnumis ütleb assistent, et ta on tehisaru, ja nimetab maja, mille eest ta räägib. Küsimusele, kas ta on inimene, vastab ta „ei“. Majutaja saab esimese sõnumi sõnu muuta, kuid mitte seda, mida see tehisaru kohta ütleb.</p>
<h2>Millele ta toetub</h2>
<p>Vastused kirjutab GPT-mudel majutaja märkmetest selle majutuskoha kohta, broneeringust ja senisest vestlusest. Need võivad olla valed. Kui märkmetes vastust ei ole, ütleb assistent seda ja küsib majutajalt.</p>
<h2>Mida otsustab inimene</h2>
<p>Mis nõuab raha, aega või voodikohta, selle üle otsustab majutaja: lisakülaline, beebivoodi, varasem saabumine. Assistent annab küsimuse edasi ja toob vastuse tagasi.</p>
<h2>Sellel veebisaidil</h2>
<p>Nendel lehtedel näidatud vestlused on näited ja nende külalised välja mõeldud. (Näidis) Siin ei vasta teile tehisaru: mida need lehed ütlevad, oli salvestatud enne teie tulekut, ja mida saadate <a href="/contact">kontaktivormiga</a>, jõuab meie meeskonna postkasti.</p>$t$,
 null::text,
 null::text),
('385ca7e2-18ad-45a2-89dd-728d57fbb2bb', 'accessibility', 'ligipaasetavus',
 $t$Ligipääsetavus$t$,
 $t$Selle saidi ligipääsetavus$t$,
 $t$<p>See sait peaks töötama igaühel, kes seda lugeda tahab: hiire, klaviatuuri või ekraanilugejaga, 200 protsendi suuruses või väikeses telefonis.</p>
<h2>Mille poole me püüdleme</h2>
<p>Järgime veebisisu ligipääsetavuse suuniseid WCAG 2.2, tase AA. Lehti saab lugeda ilma JavaScriptita, liikumine peatub, kui teie süsteemis on liikumist vähendatud, ja iga vorm ütleb sõnadega, mis on valesti ja mida teha.</p>
<h2>Mis veel ei tööta</h2>
<p>Välised lehed, mille juurde me viime, näiteks kõnede kalender, on teiste omad ja nende eest me vastutada ei saa. Kui te neid kasutada ei taha, kirjutage meile ja leiame aja e-kirja teel.</p>
<h2>Andke teada</h2>
<p>Kui miski teid takistab, <a href="/contact">kirjutage meile</a> palun ja öelge, mis lehel see oli. Vastame tööpäevadel ja saadame teile otsitu teisel kujul, kui sellest abi on.</p>$t$,
 null::text,
 null::text),
('b22e67d2-7fff-4884-a7d9-215c058400ff', 'imprint', 'ettevotte-andmed',
 $t$Ettevõtte andmed$t$,
 $t$Ettevõtte andmed$t$,
 $t$<h2>Kes seda saiti peab</h2>
<p>Nightdesk, Šveits</p>
<h2>Kuidas meieni jõuda</h2>
<ul>
<li>Küsimused ja tugi: meie aadress ja vorm on <a href="/contact">kontaktilehel</a></li>
<li>Tööavaldused: iga ametikoha all lehel <a href="/careers">„Töö meil“</a></li>
</ul>
<h2>Sisu</h2>
<p>Kontrollime, mida avaldame, ja parandame vead, kui neist teada saame. Teiste lehtede eest, millele me viitame, vastutavad need, kes neid peavad.</p>
<p>Selle saidi tekstid, joonised ja pildid kuuluvad Nightdeskile, kui nende juures ei ole öeldud teisiti. Tsiteerida võite neid koos lingiga allikale.</p>
<h2>Teiste nimed</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on oma omanike nimed. Kasutame neid, et öelda, millega Nightdesk töötab või töötama hakkab. Joonised nende kõrval <a href="/integrations">liidestuste lehel</a> on meie omad ja ei ole nende ettevõtete logod.</p>
<h2>Näited</h2>
<p>Chalet Arve, selle uksed ja külalised on välja mõeldud, et näidata, kuidas toode töötab. (Näidis)</p>$t$,
 null::text,
 null::text),
('f47fb34b-95b5-4440-b29b-39a9e943d2b2', 'press', 'ajakirjandusele',
 $t$Ajakirjandusele$t$,
 $t$Ajakirjandusele$t$,
 $t$<h2>Ajakirjanikele</h2>
<p>Nightdesk on puhkemajade AI-kaasmajutaja, mida juhitakse Šveitsist ja mis alustas 2023. aastal. Ta vastab külaliste sõnumitele WhatsAppis ööpäev läbi, külalise keeles, ja küsib majutajalt, kui ta ei tea.</p>
<p>Intervjuude, arvude ja piltide asjus <a href="/contact">kirjutage meile</a> ja kirjutage esimesele reale „Ajakirjandus“.</p>$t$,
 null::text,
 null::text),
('ab8956ae-6a14-4979-b429-f7ff30fca02b', 'features', 'funktsioonid',
 $t$Funktsioonid$t$,
 $t$Funktsioonid$t$,
 $t$# Mida Nightdesk teeb

Nightdesk vastab teie puhkemaja külalistele WhatsAppis, ööl ja päeval, selles keeles, milles nad kirjutavad. See leht käib kõik osahaaval läbi, samas järjekorras, milles te nendega kokku puutute: kõigepealt ühendus ja märkmed, siis vestlus, siis see, mida näete hommikul.

## Enne esimest külalist

### Ühendus broneerimissüsteemiga
Nightdesk loeb teie majutuse haldussüsteemist broneeringuid ja majutuskohti ning kirjutab külaliste soovid sinna tagasi. Sünkroonimine on kahesuunaline ja käib iseenesest.
Smoobu on juba ühendatud. Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on ettevalmistamisel. Süsteemi, mida nimekirjas ei ole, võite paluda e-kirjaga.

### Teadmusbaasi koostaja
Igal majutuskohal on oma teadmusbaas. Kirjutate selle oma keeles, teemade kaupa: kuidas sisse saab, wifi, küte, köök, parkimine, prügi, ümbrus.
Kõige paremini töötavad lühikesed laused, milles on koht kirjas. „Ruuter on riiulil kingade kohal“ vastab rohkemale kui „wifi olemas“.

### Skoorianalüüs
Skoorianalüüs võrdleb teie märkmeid sellega, mida külalised tavaliselt küsivad. See annab majutuskohale skoori ja nimetab, mis on puudu või liiga lühike.
Skoor aitab kirjutada, see ei ole hinne. Kui on kirjas, kuidas sisse saab, wifi ja küte, on enamik öid kaetud.

### Vastuste simulaator
Simulaatoris kirjutate, nagu oleksite külaline, ja loete, mida loeks külaline. Midagi ei saadeta.
Muutke märget, küsige uuesti ja võrrelge. Lülitage majutuskoht sisse siis, kui olete selle vastustega rahul, ja mitte enne.

### Abi alustamisel
Alustamisel on neli sammu: ühendage, kirjeldage maja, proovige, avage. Võite need läbi teha üksi või kõne ajal koos meiega.

## Vestluses

### Avasõnum
Kui broneering on kinnitatud, saab külaline WhatsAppis esimese sõnumi, mis on kirjutatud teie malli järgi. Seal ütleb assistent, et ta on tehisaru, ja nimetab maja, mille eest ta räägib.
Külaline ei paigalda midagi ja vastab seal, kus ta niikuinii kirjutab.

### Vastused külalise keeles
Vastused kirjutab GPT-mudel kolmest allikast: selle majutuskoha teadmusbaasist, broneeringust ja senisest vestlusest. Hollandikeelne küsimus saab hollandikeelse vastuse, ka siis, kui teie märkmed on saksa keeles.
Külaline võib kirjutada mis tahes kellaajal ja nii tihti, kui soovib. Vestluste arv ühe külalisega ei ole piiratud.

### Kui ta ei tea
Kui vastust teadmusbaasis ei ole, ütleb assistent seda. Teie valite, mis siis saab: ta annab külalisele teie kontaktandmed või lubab meeskonnalt küsida ja annab siis teada.

### Küsib õigel hetkel
Mõni soov vajab inimest: lisakülaline, beebivoodi, varasem saabumine. Nende puhul küsib assistent enne vastamist teilt.
Vastate jah, ei või märksõnaga, näiteks „jah 13:00“. Külaline saab teada oma keeles, samas vestluses.

## Hommikul

### Broneeringu märkused
Mida külaline on palunud ja teie otsustanud, kirjutatakse selle broneeringu märkusesse. Kes maja korda teeb, leiab selle sealt, kuhu ta niikuinii vaatab.

### Vestluste kokkuvõtted ja ülevaated külalistest
Igal vestlusel on kokkuvõte: mida küsiti, mis kokku lepiti, mis on veel lahtine. Ülevaates selle kõrval on see, mida külaline on maininud, näiteks keel, kaaslased või rongiga tulek.

### Töölaud
Töölaud näitab iga majutuskoha kohta kolme asja: vastamisaegu, külaliste rahulolu ja küsimusi, mis aina korduvad. Küsimus, mis tihti kordub, on märge, mis on puudu või mida on raske leida.

### Meeskonna ligipääs
Kutsuge inimesed, kes koos teiega maja eest hoolitsevad. Nad näevad lahtisi soove, vastavad neile ja loevad kokkuvõtteid, igaüks oma parooliga.

### Veebirakendus telefonis
Kõik see töötab telefoni brauseris, ilma rakenduste poeta.

## Hind

Iga majutuskoha eest üks hind, kuu kaupa või, soodsamalt, aasta kaupa. Mõlemad on avalehel hindade osas. Proovida saab tasuta, nii kaua kui soovite, ilma krediitkaardita.$t$,
 null::text,
 null::text)
) as translation (id, original, slug, nav_title, page_title, content, seo_title, seo_description)
join public.website_content as original on original.slug = translation.original and original.language = 'en';

insert into public.pms_providers (id, language, translation_of, translated_from, code, name, status, display_order, description)
select translation.id::uuid, 'et', original.id, original.words_digest, original.code, original.name, original.status,
  original.display_order, translation.description
from (values
('c6c27686-a248-4a45-8195-50c91bdfd49e', 'SMOOBU',
 $t$Broneeringud ja majutuskohad tulevad sisse, külaliste soovid lähevad tagasi broneeringu märkustesse.$t$),
('69535c96-d1bf-49c3-9093-69c475e59a7f', 'AIRBNB',
 $t$Hakkab teie Airbnb kuulutusi ja broneeringuid otse üle tooma. Seni tulevad need Airbnb broneeringud, mida teie eest haldab Smoobu, Smoobu kaudu.$t$),
('45b75d78-3866-4d17-966a-5f252e50ba31', 'BOOKING',
 $t$Hakkab lugema saabumisi, lahkumisi ja külaliste andmeid teie Booking.com-i kontolt, et avasõnum läheks teele kohe, kui broneering on kinnitatud.$t$),
('85025f8c-924a-49c4-ab7f-0e6079eb9499', 'VRBO',
 $t$Hakkab üle tooma teie Vrbo majad ja nende broneeringud, majutajale, kes eraldi haldussüsteemi ei kasuta.$t$),
('f9fbf3f0-3755-4d9d-b3ab-24aa4fb71df4', 'GUESTY',
 $t$Hakkab Guestyga kahesuunaliselt sünkroonima: kuulutused ja broneeringud sisse, teie lubatud soovid tagasi broneeringu märkustena.$t$),
('4c9ef4db-cafd-4cde-bea1-5903ae4c44bc', 'HOSTAWAY',
 $t$Hakkab Hostawayga kahesuunaliselt sünkroonima, paljude ustega meeskondadele: majutuskohad ja broneeringud sisse, külaliste soovid tagasi broneeringu märkustena.$t$)
) as translation (id, original, description)
join public.pms_providers as original on original.code = translation.original and original.language = 'en';

-- What channels say about assistants.
insert into public.channel_rules
  (id, language, translation_of, translated_from, channel, situation, verdict, summary, source_title, source_url, checked_on, display_order)
select translation.id::uuid, 'et', original.id, original.words_digest, original.channel, original.situation, original.verdict,
  translation.summary, translation.source_title, original.source_url, original.checked_on, original.display_order
from (values
('c34cf056-66cb-47a0-8c8c-60adbcd4a8b8', '6b8f20d5-c7d2-4e01-bc66-ad53ab34e2d8',
 $t$Enne broneeringut ei taha Airbnb, et majutaja viiks vestluse WhatsAppi, tekstisõnumitesse või mujale. Vastake Airbnb enda sõnumites, kuni broneering on kinnitatud.$t$,
 $t$Airbnb abikeskus, artikkel 209$t$),
('a098a4dd-1abb-464d-bee6-21aebbbd9afa', '5928a599-4617-42ab-92f6-86866ad55f5a',
 $t$Leht, mida lugesime, räägib ainult ajast enne broneeringut. Kas Airbnb lubab majutajal või assistendil pärast broneeringut külalistele WhatsAppis kirjutada, me ei tea.$t$,
 null),
('3a5acf19-62c3-4fd6-b30d-0577906d7389', '1140198c-753c-4d0c-bf30-9d14f8b8dc90',
 $t$Me ei ole leidnud Booking.com-ilt midagi selle kohta, kuidas on lood külalisele kirjutamisega enne broneeringut.$t$,
 null),
('5cf11475-f0c5-4023-b69e-8582c6661f46', '2eb69a59-e354-4c58-a5bb-73625de08bc4',
 $t$Booking.com palub partneritel kirjutada külalistele Booking.com-i enda sõnumite ja rakenduste kaudu, et mõlemal poolel oleks turvaline. Kas WhatsApp on pärast broneeringut keelatud, sellest, mida lugesime, ei selgu.$t$,
 $t$Booking.com partneritele: külalistega suhtlemine$t$),
('266ed5aa-09f6-421f-b537-bd5ee5e126c4', '586cdc05-bd71-4e33-ae2e-c2b82d123f7b',
 $t$Kuni broneering ei ole vastu võetud, keelab Vrbo paluda, et reisija kirjutaks e-posti, tekstisõnumi või mõne muu teenuse kaudu. Seni vastake Vrbo enda sõnumites.$t$,
 $t$Vrbo abi: platvormivälisest broneerimisest$t$),
('d272730c-c021-4e3d-8390-5b84291dd0c2', '46860c99-818b-478a-920a-f243e9debbe2',
 $t$Pärast broneeringut lubab Vrbo majutajal ja reisijal kirjutada väljaspool oma platvormi, kuni ta ei ütle teisiti. Assistente see leht ei maini; lisanduvad teise kanali reeglid.$t$,
 $t$Vrbo abi: platvormivälisest broneerimisest$t$),
('eedeba45-4aa7-433c-a2d9-de79177f948d', '221619c4-0653-4207-b353-466667502681',
 $t$Kui külaline kirjutab teile esimesena, võite iga tema sõnumi järel 24 tundi vabalt vastata. Kui külaline leidis teid broneerimisplatvormilt, on selle platvormi reegel tähtsam.$t$,
 $t$Meta for Developers: teenindussõnumid$t$),
('7c63e7c8-5a02-4052-9898-b5bc410023d7', 'b9a26198-f6eb-4b9c-afc8-ba4b52711a54',
 $t$Esimesena kirjutate ainult külalistele, kes on sellega nõustunud, ja sõnumiga, mille WhatsApp on heaks kiitnud. Kui nad vastavad, võite iga nende sõnumi järel 24 tundi vabalt kirjutada.$t$,
 $t$Meta for Developers: teenindussõnumid$t$)
) as translation (id, original, summary, source_title)
join public.channel_rules as original on original.id = translation.original::uuid;

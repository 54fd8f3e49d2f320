-- The questions, pages, providers, articles, updates and positions in Estonian. Each is up to date with the English row that it names.
insert into public.faq_items (id, language, translation_of, translated_from, type, display_order, question, answer, category)
select translation.id::uuid, 'et', original.id, original.words_digest, original.type, original.display_order,
  translation.question, translation.answer, translation.category
from (values
('38acba3e-c0a3-490e-843a-a7a7a9a15053', 'de5cd95c-b9c3-43d7-9d6a-54b8a8beaf49',
 $t$Kas assistent ütleb külalisele, et ta on tehisaru (AI)?$t$,
 $t$Jah. Seda ütleb juba esimene sõnum: „Tere õhtust, Camille. Siin Nightdesk, Chalet Arve AI-assistent.“

Kui külaline küsib hiljem, kas talle kirjutab inimene, saab ta sama selge vastuse.$t$,
 $t$Üldine$t$::text),
('2ea3a666-647d-443d-b0aa-d36d98ce87b4', 'f05ccf67-043b-4969-bbab-b1379b26cbdb',
 $t$Mis juhtub, kui assistent vastust ei tea?$t$,
 $t$Siis ta ütlebki seda: assistent on seadistatud nii, et ta ei oleta.

Olenevalt teie valikust annab ta külalisele teie kontaktandmed või lubab meeskonnalt küsida. Teisel juhul saate küsimuse teie, vastate sellele ja külaline saab vastuse samas vestluses.

Küsimus, mis teieni kaks korda jõuab, tasub teadmusbaasi kirja panna.$t$,
 $t$Küsib majutajalt$t$::text),
('788ae91e-eff9-4fa4-bf38-1cbf94f1a803', '8f6b7f03-5df5-45ad-976d-bee59d1b02d2',
 $t$Millised soovid vajavad minu nõusolekut?$t$,
 $t$Need, mille te valite. Lisakülaline, beebivoodi ja varasem saabumine on juba ette valitud.

Nende puhul ei luba assistent midagi. Ta ütleb külalisele, et meeskonnalt on küsitud, ja ootab teie vastust: jah, ei või mõni sõna.$t$,
 $t$Küsib majutajalt$t$::text),
('fadab2fa-fe22-44c6-b056-e7b51463f302', '6bf27498-5539-4c3a-8d32-eca4ae9c019b',
 $t$Kas Nightdesk töötab minu broneerimissüsteemiga?$t$,
 $t$Smoobu on juba ühendatud: broneeringud ja majutuskohad tulevad, märkused lähevad.

Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on ettevalmistamisel. Kui teie süsteemi nende hulgas ei ole, kirjutage meile kontaktilehe kaudu, mida te kasutate. Soovid aitavad meil otsustada, mida järgmisena ehitada.$t$,
 $t$Liidestused$t$::text),
('34bd4824-8c22-48c5-8473-95a8bd853fe1', 'ca20954f-da5c-43f8-8afc-c12db4a50a15',
 $t$Kui palju Nightdesk maksab, kui seda alles proovin?$t$,
 $t$Mitte midagi. Proovige nii kaua, kui soovite, ilma krediitkaardita.
Maksta tuleb alles siis, kui olete veendunud ja ise paketi valite.$t$,
 $t$Hinnad ja privaatsus$t$::text),
('cb87c1ee-9156-48cd-aa49-dd0436f590f0', 'a773951c-c634-420b-888f-d89ab44e7cd4',
 $t$Mida ma pean tegema, enne kui assistent esimesele külalisele vastab?$t$,
 $t$Nelja asja ja alustamisel käime need koos läbi: ühendage broneerimissüsteem, kirjeldage maja, proovige, lülitage sisse.

Maja kirjeldamine võtab kõige kauem, sest ainult teie teate, et alumine lukk käib vasakule. Skoorianalüüs näitab, mis teemadel on veel vähe kirjas, nii et võite lõpetada, kui on piisavalt.$t$,
 $t$Üldine$t$::text),
('d779bf2b-1e4f-49ce-a1dc-6b13295e9ce6', '2ae3f55c-c01d-4c62-a4db-1e5aa93096d7',
 $t$Kuidas Nightdesk viis tundi nädalas säästab?$t$,
 $t$Viis tundi on arvutus, mida saate oma telefoni järgi kontrollida. Kuuskümmend külalise sõnumit nädalas, igaüks viis minutit koos telefoni kättevõtmise ja vastuse otsimisega, on viis tundi.

Kui sõnumeid on vähem, säästate vähem; kui rohkem, siis rohkem. Töölaud näitab, kui palju küsimusi tuli ja kui kiiresti neile vastati, nii et kuu aja pärast on teil oma arv.$t$,
 $t$Üldine$t$::text),
('86a7f954-feec-4bae-ac19-bea7d17452c1', 'c6eb44cd-78ae-4e3f-9f42-df1c89121291',
 $t$Mis keeltes assistent vastab?$t$,
 $t$Selles keeles, milles külaline kirjutab. Giulia küsib ja loeb vastust itaalia keeles, Maarja eesti keeles.

Teie kirjutate teadmusbaasi ühe korra, oma keeles. Uksenumbrid, koodid ja aadressid antakse edasi nii, nagu te need kirjutasite.$t$,
 $t$Külaliste sõnumid$t$::text),
('a3b25557-1fae-4959-9fb0-448e02b56615', '9537d1d3-291a-4a71-b6b3-0a8882c133f5',
 $t$Kust assistendi vastused tulevad?$t$,
 $t$Just selle majutuskoha teadmusbaasist, broneeringust ja senisest vestlusest. Igal majutuskohal on oma märkmed: ukse 9 wifit ukse 12 vestluses ei kasutata.

Mida neist üheski kirjas ei ole, see jõuab küsimusena teieni.$t$,
 $t$Külaliste sõnumid$t$::text),
('f91fee67-792c-499f-a4b2-5b168f582de1', '0647b609-f9bd-4af2-add1-7c61e4c294e4',
 $t$Kas külaline peab midagi paigaldama?$t$,
 $t$Ei. Külaline kirjutab WhatsAppis, mida enamik niikuinii kasutab, et pere ja sõpradega suhelda.
Eraldi rakendust ei ole, kontot luua ei ole vaja ja vestluste arv ei ole piiratud.$t$,
 $t$Külaliste sõnumid$t$::text),
('99ec475d-6d78-4e0f-8e8e-660449a23cbc', '76c83f7b-81a6-4586-af08-8acf2d0d0e2c',
 $t$Kuidas ma vastan, kui assistent minult küsib?$t$,
 $t$Ühe sõnaga. „Uks 7 küsib beebivoodit“ saab vastuseks jah või ei. Kui jah-sõna juurde on vaja täpsustust, lisage see: kui uks 3 soovib varem saabuda, siis „jah 13:00“.

Assistent teeb sellest külalise keeles terve lause ja saadab selle ära. Kokkulepitu kirjutatakse broneeringu märkusesse.$t$,
 $t$Küsib majutajalt$t$::text),
('3952b579-1e9b-4484-a395-4922e1a35aac', '4818a266-64da-49ec-81c8-e6583f78a048',
 $t$Mida assistent minu broneerimissüsteemi kirjutab?$t$,
 $t$Külaliste soovid ja selle, mis neist sai, broneeringu märkusena. „Beebivoodi: jah“ on kirjas seal, kuhu koristaja hommikul vaatab.

Hinnad, saadavus ja tühistamised jäävad teie kätte. Nightdesk kirjutab märkusi, mitte otsuseid.$t$,
 $t$Liidestused$t$::text),
('02081cef-91c8-44af-8b3d-31aa0185c3ab', '62b5b8a8-8ee8-4ed6-82fd-ff4ae6299f13',
 $t$Kui palju Nightdesk maksab, kui olen veendunud?$t$,
 $t$Iga majutuskoha eest üks hind, kuu või aasta kaupa. Mõlemad on avalehel hindade osas.

Aasta maksab vähem kui kaksteist üksikut kuud ja sealne lüliti näitab, kui palju vähem.
Mõlemas sisaldub kõik: sünkroonimine, teadmusbaas, simulaator, piiramatult vestlusi iga külalisega, ülevaade sellest, mida külalised küsivad, ja abi alustamisel.$t$,
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
 $t$Avage majutuskoha vastuste simulaator ja kirjutage, nagu oleksite külaline, mis tahes keeles. Assistent vastab teadmusbaasi praeguse seisu järgi. Kellelegi midagi ei saadeta.

Kui vastus on vale, muutke märget, millest see tuli, ja küsige uuesti.
Küsige vähemalt üht asja, mida teie märkmetes ei ole, et näha, kuidas assistent ütleb, et ta ei tea.$t$,
 $t$Teadmusbaas$t$::text),
('ad6b595e-810d-4a0c-9268-1340b9603984', 'a0ab98c8-6a1b-44a2-a472-379a454eefc2',
 $t$Külaline sai vale vastuse. Mida teha?$t$,
 $t$Kõigepealt kirjutage külalisele ise ja parandage eksitus. Siis parandage märge teadmusbaasis: enamasti oli see vananenud või ütlesid kaks märget eri asju.

Kui märkmed on õiged, aga vastus oli ikka vale, saatke meile majutuskoha nimi, kuupäev ja kellaaeg. Loeme vestlust ainult selleks ja ütleme teile, mida leidsime.$t$,
 $t$Külaliste sõnumid$t$::text),
('cdbc93d3-8a02-4996-ac0b-4142bb8616d5', '3bca57fa-7acd-45b4-b3be-3059f0fedaab',
 $t$Külaline ei saanud ühtegi sõnumit. Mida kontrollida?$t$,
 $t$Kolme asja, selles järjekorras.
Kas majutuskoht on Nightdeskis sisse lülitatud?
Kas teie broneerimissüsteemis on broneeringu juures telefoninumber koos riigi suunakoodiga?
Kas see number on WhatsAppis?

Kui kõik kolm on korras, kirjutage meile majutuskoha nimi ja saabumise kuupäev.$t$,
 $t$Külaliste sõnumid$t$::text),
('cd04ea30-273e-4378-91d7-203637bf76b2', '0e0c38d6-dc0b-420f-b6df-730e5ad08f0c',
 $t$Kuidas mu meeskond soove näha ja neile vastata saab?$t$,
 $t$Kutsuge nad meeskonna ligipääsu alt e-kirjaga. Igaüks logib sisse oma parooliga, nii et teie parooli ei lähe kellelgi vaja.

Kõik meeskonnas näevad lahtisi soove. Kehtib esimene jah või ei ja teised näevad, et asi on otsustatud.$t$,
 null::text),
('9212c171-762e-4765-ba90-ddace8ac2e50', 'e289185e-3160-4753-b4c8-17bad9205b8d',
 $t$Kuidas ma inimeseni jõuan?$t$,
 $t$Kirjutage aadressil, mis on klienditoe lehe alguses, või kontaktilehe kaudu. Šveitsi tööpäevadel vastab inimene.

Kui näidata on lihtsam kui kirjutada, leppige klienditoe lehe alguses oleva nupuga kokku videokõne. Kui kõne algab, hoidke majutuskoht ekraanil lahti.$t$,
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
 $t$<p>Nightdesk on AI-kaasmajutaja, kes vastab puhkemajade ja külaliskorterite külalistele WhatsAppis, selles keeles, milles nad kirjutavad, ja selle põhjal, mida majutaja on maja kohta kirja pannud. Kui assistent ei tea, küsib ta majutajalt. Sellel lehel on paljad faktid; kes me oleme ja miks me seda teeme, räägib <a href="/et/about">meie lugu</a>.</p>
<h2>Faktid</h2>
<table>
<caption>Nightdesk lühidalt</caption>
<thead><tr><th scope="col">Küsimus</th><th scope="col">Vastus</th></tr></thead>
<tbody>
<tr><td>Kust ettevõtet juhitakse?</td><td>Šveitsist</td></tr>
<tr><td>Millal ettevõte alustas?</td><td>2023</td></tr>
<tr><td>Kes selle asutas?</td><td>Kolm asutajat, kellega saab tuttavaks <a href="/et/about#team-title">meie loos</a></td></tr>
<tr><td>Kellele Nightdesk mõeldud on?</td><td>Puhkemajade ja külaliskorterite majutajatele ja haldajatele, alates ühest majutuskohast</td></tr>
<tr><td>Kui palju Nightdesk maksab?</td><td>Iga majutuskoha eest <a href="/et#pricing">üks hind</a>; proovida saab tasuta</td></tr>
</tbody>
</table>
<h2>Mis Nightdesk on ja mis ta ei ole</h2>
<ul>
<li>Nightdesk on AI-kaasmajutaja, kes vastab sõnumitele. Broneerimissüsteem Nightdesk ei ole: hinnad, saadavus ja tühistamised jäävad sinna, kus need on.</li>
<li>Assistent kirjutab WhatsAppis. Külaline ei paigalda midagi.</li>
<li>Assistent ei otsusta millegi üle, mis nõuab raha, aega või voodikohta. Sellised soovid lähevad majutajale.</li>
</ul>
<h2>Mis on juba ühendatud</h2>
<p>Smoobu on ühendatud. Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on ettevalmistamisel ja <a href="/et/integrations">liidestuste lehel</a> nii ka märgitud.</p>
<h2>Kust edasi lugeda</h2>
<ul>
<li>Kuidas külaliste andmetega ümber käiakse: <a href="/et/info/data-processing">andmete töötlemine</a></li>
<li>Kus vastab tehisaru: <a href="/et/info/ai-disclosure">teave tehisaru kohta</a></li>
<li>Kes selle saidi eest vastutab: <a href="/et/info/imprint">ettevõtte andmed</a></li>
<li>Siin töötamine: <a href="/et/careers">töö meil</a></li>
<li>Küsimused: <a href="/et/contact">kontakt</a></li>
</ul>
<h2>Selle saidi näidetest</h2>
<p>Chalet Arve, selle nummerdatud uksed ja külalised on välja mõeldud. Küsimused on tavalised, iga majutaja tunneb need ära.</p>$t$,
 null::text,
 null::text),
('6f060984-bb30-4a5c-b636-97f5aff70a60', 'data-processing', 'andmete-tootlemine',
 $t$Andmete töötlemine$t$,
 $t$Andmete töötlemine majutajale$t$,
 $t$<p>See leht räägib teie külaliste sõnumitest. Mida see veebisait ise isikuandmetega teeb, on kirjas <a href="/et/privacy">privaatsuspoliitikas</a>.</p>
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
<p>Võite paluda andmetöötluslepingut, meie heaks töötavate ettevõtete nimekirja ja külalise vestluse kustutamist. Piisab ühest reast <a href="/et/contact">kontaktivormi</a> kaudu.</p>
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
<p>Vastused kirjutab GPT-mudel selle põhjal, mida majutaja on majutuskoha kohta kirja pannud, ning broneeringu ja senise vestluse põhjal. Need võivad olla valed. Kui märkmetes vastust ei ole, ütleb assistent seda ja küsib majutajalt.</p>
<h2>Mida otsustab inimene</h2>
<p>Mis nõuab raha, aega või voodikohta, selle üle otsustab majutaja: lisakülaline, beebivoodi, varasem saabumine. Assistent annab küsimuse edasi ja toob vastuse tagasi.</p>
<h2>Sellel veebisaidil</h2>
<p>Nendel lehtedel näidatud vestlused on näited ja nende külalised välja mõeldud. Siin ei vasta teile tehisaru: mida need lehed ütlevad, oli salvestatud enne teie tulekut, ja mida saadate <a href="/et/contact">kontaktivormiga</a>, jõuab meie meeskonna postkasti.</p>$t$,
 null::text,
 null::text),
('385ca7e2-18ad-45a2-89dd-728d57fbb2bb', 'accessibility', 'ligipaasetavus',
 $t$Ligipääsetavus$t$,
 $t$Selle saidi ligipääsetavus$t$,
 $t$<p>See sait peaks töötama igaühel, kes seda lugeda tahab: hiire, klaviatuuri või ekraanilugejaga, 200-protsendilise suurendusega või väikeses telefonis.</p>
<h2>Mille poole me püüdleme</h2>
<p>Järgime veebisisu ligipääsetavuse suuniseid WCAG 2.2, tase AA. Lehti saab lugeda ilma JavaScriptita, liikumine peatub, kui teie süsteemis on liikumist vähendatud, ja iga vorm ütleb sõnadega, mis on valesti ja mida teha.</p>
<h2>Mis veel ei tööta</h2>
<p>Välised lehed, mille juurde me viime, näiteks kõnede kalender, on teiste omad ja nende eest me vastutada ei saa. Kui te neid kasutada ei taha, kirjutage meile ja leiame aja e-kirja teel.</p>
<h2>Andke teada</h2>
<p>Kui miski teid takistab, palun <a href="/et/contact">kirjutage meile</a> ja öelge, mis lehel see oli. Vastame tööpäeviti ja saadame teile otsitu teisel kujul, kui sellest abi on.</p>$t$,
 null::text,
 null::text),
('b22e67d2-7fff-4884-a7d9-215c058400ff', 'imprint', 'ettevotte-andmed',
 $t$Ettevõtte andmed$t$,
 $t$Ettevõtte andmed$t$,
 $t$<h2>Kelle sait see on</h2>
<p>Nightdesk, Šveits</p>
<h2>Kuidas meieni jõuda</h2>
<ul>
<li>Küsimused ja tugi: meie aadress ja vorm on <a href="/et/contact">kontaktilehel</a></li>
<li>Tööavaldused: iga ametikoha all lehel <a href="/et/careers">„Töö meil“</a></li>
</ul>
<h2>Sisu</h2>
<p>Kontrollime, mida avaldame, ja parandame vead, kui neist teada saame. Teiste lehtede eest, millele me viitame, vastutavad nende omanikud.</p>
<p>Selle saidi tekstid, joonised ja pildid kuuluvad Nightdeskile, kui nende juures ei ole öeldud teisiti. Tsiteerida võite neid koos lingiga allikale.</p>
<h2>Teiste nimed</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on nende omanike kaubamärgid. Kasutame neid nimesid, et öelda, millega Nightdesk töötab või töötama hakkab. Joonised nende kõrval <a href="/et/integrations">liidestuste lehel</a> on meie omad ja ei ole nende ettevõtete logod.</p>
<h2>Näited</h2>
<p>Chalet Arve, selle uksed ja külalised on välja mõeldud, et näidata, kuidas toode töötab.</p>$t$,
 null::text,
 null::text),
('f47fb34b-95b5-4440-b29b-39a9e943d2b2', 'press', 'ajakirjandusele',
 $t$Ajakirjandusele$t$,
 $t$Ajakirjandusele$t$,
 $t$<h2>Ajakirjanikele</h2>
<p>Nightdesk on puhkemajade ja külaliskorterite AI-kaasmajutaja. Ettevõte alustas 2023. aastal ja seda juhitakse Šveitsist. Assistent vastab külaliste sõnumitele WhatsAppis ööpäev läbi, külalise keeles, ja küsib majutajalt, kui ta ei tea.</p>
<p>Intervjuude, arvude ja piltide asjus <a href="/et/contact">kirjutage meile</a> ja märkige esimesele reale „Ajakirjandus“.</p>$t$,
 null::text,
 null::text),
('ab8956ae-6a14-4979-b429-f7ff30fca02b', 'features', 'funktsioonid',
 $t$Funktsioonid$t$,
 $t$Funktsioonid$t$,
 $t$# Mida Nightdesk teeb

Nightdesk vastab teie puhkemaja või külaliskorteri külalistele WhatsAppis, ööl ja päeval, selles keeles, milles nad kirjutavad. Siin on kõik osade kaupa kirjas, samas järjekorras, milles te nendega kokku puutute: kõigepealt ühendus ja märkmed, siis vestlus, siis see, mida näete hommikul.

## Enne esimest külalist

### Ühendus broneerimissüsteemiga
Nightdesk loeb teie broneerimissüsteemist (PMS) broneeringuid ja majutuskohti ning kirjutab külaliste soovid sinna tagasi. Sünkroonimine on kahesuunaline ja käib automaatselt.
Smoobu on juba ühendatud. Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on ettevalmistamisel. Süsteemi, mida nimekirjas ei ole, võite paluda e-kirjaga.

### Teadmusbaas
Igal majutuskohal on oma teadmusbaas. Kirjutate selle oma keeles, teemade kaupa: kuidas sisse saab, wifi, küte, köök, parkimine, prügi, ümbrus.
Kõige paremini töötavad lühikesed laused, milles on koht kirjas. „Ruuter on riiulil kingade kohal“ vastab rohkemale kui „wifi olemas“.

### Skoorianalüüs
Skoorianalüüs võrdleb teie märkmeid sellega, mida külalised tavaliselt küsivad. See annab majutuskohale skoori ja nimetab, mis on puudu või liiga lühike.
Skoor aitab kirjutada, see ei ole hinne. Kui on kirjas, kuidas sisse saab, wifi ja küte, on enamik öid kaetud.

### Vastuste simulaator
Simulaatoris kirjutate, nagu oleksite külaline, ja loete, mida loeks külaline. Midagi ei saadeta.
Muutke märget, küsige uuesti ja võrrelge. Lülitage majutuskoht sisse siis, kui olete selle vastustega rahul, ja mitte enne.

### Abi alustamisel
Alustamisel on neli sammu: ühendage, kirjeldage maja, proovige, lülitage sisse. Võite need läbi teha üksi või kõne ajal koos meiega.

## Vestluses

### Avasõnum
Kui broneering on kinnitatud, saab külaline WhatsAppis esimese sõnumi, mis on kirjutatud teie malli järgi. Seal ütleb assistent, et ta on tehisaru, ja nimetab maja, mille eest ta räägib.
Külaline ei paigalda midagi ja vastab seal, kus ta niikuinii kirjutab.

### Vastused külalise keeles
Vastused kirjutab GPT-mudel kolme allika põhjal: need on selle majutuskoha teadmusbaas, broneering ja senine vestlus. Hollandikeelne küsimus saab hollandikeelse vastuse, ka siis, kui teie märkmed on saksa keeles.
Külaline võib kirjutada mis tahes kellaajal ja nii tihti, kui soovib. Vestluste arv ühe külalisega ei ole piiratud.

### Kui assistent ei tea
Kui vastust teadmusbaasis ei ole, ütleb assistent seda. Teie valite, mis siis saab: ta annab külalisele teie kontaktandmed või lubab meeskonnalt küsida ja annab siis teada.

### Assistent küsib õigel hetkel
Mõni soov vajab inimest: lisakülaline, beebivoodi, varasem saabumine. Nende puhul küsib assistent enne vastamist teilt.
Vastate jah, ei või mõne sõnaga, näiteks „jah 13:00“. Külaline saab teada oma keeles, samas vestluses.

## Hommikul

### Broneeringu märkused
Mida külaline on palunud ja teie otsustanud, see kirjutatakse selle broneeringu märkusesse. Kes maja korda teeb, leiab selle sealt, kuhu ta niikuinii vaatab.

### Vestluste kokkuvõtted ja ülevaade
Igal vestlusel on kokkuvõte: mida küsiti, mis kokku lepiti, mis on veel lahtine. Ülevaates selle kõrval on see, mida külaline on maininud, näiteks keel, kaaslased või rongiga tulek.

### Töölaud
Töölaud näitab iga majutuskoha kohta kolme asja: vastamisaegu, külaliste rahulolu ja küsimusi, mis aina korduvad. Küsimus, mis tihti kordub, on märge, mis on puudu või mida on raske leida.

### Meeskonna ligipääs
Kutsuge inimesed, kes koos teiega maja eest hoolitsevad. Nad näevad lahtisi soove, vastavad neile ja loevad kokkuvõtteid, igaüks oma parooliga.

### Veebirakendus telefonis
Kõik see töötab telefoni brauseris, ilma rakendustepoeta.

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
 $t$Hakkab lugema saabumisi, lahkumisi ja külaliste andmeid teie Booking.com-i kontolt ja tervitab külalist siis, kui kanal seda lubab.$t$),
('85025f8c-924a-49c4-ab7f-0e6079eb9499', 'VRBO',
 $t$Hakkab üle tooma teie Vrbo majad ja nende broneeringud, majutajale, kes eraldi broneerimissüsteemi ei kasuta.$t$),
('f9fbf3f0-3755-4d9d-b3ab-24aa4fb71df4', 'GUESTY',
 $t$Hakkab Guestyga kahesuunaliselt sünkroonima: kuulutused ja broneeringud sisse, teie lubatud soovid tagasi broneeringu märkustena.$t$),
('4c9ef4db-cafd-4cde-bea1-5903ae4c44bc', 'HOSTAWAY',
 $t$Hakkab Hostawayga kahesuunaliselt sünkroonima, paljude majutuskohtadega meeskondadele: majutuskohad ja broneeringud sisse, külaliste soovid tagasi broneeringu märkustena.$t$)
) as translation (id, original, description)
join public.pms_providers as original on original.code = translation.original and original.language = 'en';

-- The published articles, under the day and the picture of the original.
insert into public.blog_posts
  (id, language, translation_of, translated_from, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status)
select translation.id::uuid, 'et', original.id, original.words_digest, translation.title, translation.excerpt,
  translation.content, original.image_url, translation.image_alt,
  original.author, translation.category,
  replace(original.read_time, 'min read', 'min lugemist'), original.date, original.status
from (values
('3048f75b-8ee4-4cd1-8456-48afdaacf98c', '2e534a96-75c7-489d-9aa4-4cc8f9161a69',
 $t$Kuidas kirjutada külalistele, kelle keelt te ei oska$t$,
 $t$Tõlkimine on lihtsaks läinud. Kas teist aru saadakse, sõltub ikka lausest, mille tõlkesse sisse annate. Kuidas kirjutada märkmeid, mis tõlkes ellu jäävad: kuus lõksu, üks ümberkirjutus ja üks viisakas vahevastus viies keeles.$t$,
 $t$Külaliste sõnumid$t$,
 $t$Kokkuvolditud kaart viie uksega, igaühe kohal sama sõna eri keeles: Porta, Tür, Porte, Deur ja Uks.$t$,
 $et$
<p>Teie kirjutate oma keeles, masin teeb sellest hollandi keele ja pere Utrechtis toimib selle järgi. Tulemust te kontrollida ei saa. Algteksti küll, ja peaaegu kõik arusaamatused on seal juba olemas.</p>

<h2>Üks näide, üks ümberkirjutus</h2>
<p>Nii on kirjas paljudes majakaustades. Sõbralik ja täiesti õige:</p>
<blockquote><p>Kui soe vesi peaks otsa saama, mida pärast suusapäeva ikka juhtub, on tavaliselt asi lihtsalt boileris, millele võiks siis anda pool tunnikest, ja kui see ka ei aita, siis küljel on üks nupp (natuke kiuslik).</p></blockquote>
<p>Kuus mõtet ühes lauses. „Otsa saama“ ja „anda pool tunnikest“ on kujundid, „kiuslikul“ ei ole enamikus keeltes vastet, ja tõlkija peab midagi valima. Sama märge reisikõlblikuna:</p>
<blockquote><p>Sooja vett jätkub umbes neljaks dušiks. Pärast seda on vesi 30 minutit külm. Palun oodake 30 minutit. Kui vesi on siis ikka külm, vajutage punast nuppu boileri vasakul küljel. Hoidke nuppu viis sekundit all. Boiler on vannitoa kapis.</p></blockquote>
<p>Lühem see ei ole. Aga iga lauset saab tõlkida ainult ühel viisil ja külaline võib lugemise lõpetada niipea, kui vesi on soe.</p>

<h2>Neli tasuta harjumust</h2>
<ol>
<li><strong>Üks lause, üks tegevus.</strong> Kui lauses on „ja siis“, pange selle ette punkt.</li>
<li><strong>Öelge, kes seda teeb.</strong> „Võti jäetakse kappi“ võib olla soov, reegel või kirjeldus. „Palun pange võti kappi“ on palve ja mitte midagi muud.</li>
<li><strong>Samale asjale sama sõna.</strong> Kui esimesel real on võtmekapp, siis kolmandal ei ole seif. Koolis peeti seda kehvaks stiiliks. Siin ei pea külaline teist kappi otsima.</li>
<li><strong>Kui palute, siis paluge.</strong> „Aknaluugid võiks kinni panna“ on eesti keeles viisakas palve, paljudes tõlgetes aga ainult võimalus. Kirjutage: „Palun pange aknaluugid kinni, kui lähete välja.“</li>
</ol>

<h2>Kuus lõksu tavalistes sõnades</h2>
<table>
<caption>Mis oli kirjas, kuidas sellest võidakse aru saada ja mis on parem</caption>
<thead><tr><th scope="col">Kirjas oli</th><th scope="col">Võidakse mõista</th><th scope="col">Parem</th></tr></thead>
<tbody>
<tr><td>pool kaheksa</td><td>8:30, kui see tõlgitakse sõna-sõnalt inglise keelde</td><td>19:30</td></tr>
<tr><td>5.12.</td><td>5. detsember või 12. mai</td><td>laupäev, 5. detsember</td></tr>
<tr><td>homme, saadetud kell 0:40</td><td>täna või ülehomme</td><td>laupäeval alates kella 13-st</td></tr>
<tr><td>esimesel korrusel</td><td>trepist üles, nagu seda mõistetakse Saksamaal ja Suurbritannias</td><td>tänavaga samal tasandil</td></tr>
<tr><td>parempoolne prügikast</td><td>paremal majast või tänavalt vaadates</td><td>roheline prügikast</td></tr>
<tr><td>hommikusöök kümneni</td><td>siis koristatakse laud, või siis peate läinud olema</td><td>hommikusöök kell 7:30–10</td></tr>
</tbody>
</table>
<p>Värvid, arvud ja ruumide nimed elavad kõik tõlked üle. Vasak ja parem elavad üle siis, kui ütlete, kus lugeja parasjagu seisab.</p>

<h2>Mida tõlkida ei tohi</h2>
<p>Külaline otsib sõna, mis on sildil. Kui lülitil on kirjas <em>Warmwasser</em> ja hea tõlge ütleb ainult „soe vesi“, on tõlge lüliti ära peitnud. Andke mõlemad, kirjas olev sõna esimesena: lüliti, millel on kirjas „Warmwasser“ (soe vesi). Sama käib tänavanimede, bussipeatuste, wifivõrgu nime, ahju nuppude ja nende prügikottide kohta, mida tuleb osta. Pange sellised sõnad jutumärkidesse. Enamik tõlkeprogramme jätab need siis rahule ja külaline teab, et neid tuleb otsida täht-tähelt.</p>

<h2>Viisakas viies keeles</h2>
<p>Paljudes keeltes on teise inimese poole pöördumiseks kaks sõna. Võõraga on viisakam neist harva viga, seega otsustage korra selle kasuks ja jääge selle juurde. Kui tuleb sõnum keeles, mida te ei loe, ja vajate aega, on see vastus kindel. Muutke ainult kellaaega.</p>
<blockquote>
<p><strong>Inglise:</strong> Good evening, thank you for your message. I have read it and will answer by 9 a.m.</p>
<p><strong>Saksa:</strong> Guten Abend, vielen Dank für Ihre Nachricht. Ich habe sie gelesen und antworte Ihnen bis 9 Uhr.</p>
<p><strong>Prantsuse:</strong> Bonsoir, merci pour votre message. Je l’ai bien lu et je vous répondrai avant 9 h.</p>
<p><strong>Itaalia:</strong> Buonasera, grazie per il messaggio. L’ho letto e Le risponderò entro le 9.</p>
<p><strong>Hollandi:</strong> Goedenavond, hartelijk dank voor uw bericht. Ik heb het gelezen en antwoord u vóór 9 uur.</p>
</blockquote>
<p>Vastake selles keeles, milles teilt küsiti, ka siis, kui külaline räägib hästi inglise keelt. Öösel nutva lapsega räägib ta seda halvemini.</p>

<h2>Kuidas kontrollida seda, mida te lugeda ei oska</h2>
<p>Tõlkige märge külalise keelde ja seejärel tagasi oma keelde. Ärge otsige ilu. Vaadake viit asja: kellaaeg, arv, koht, sõna <em>ei</em> ja see, kes peab midagi tegema. Kui need tulevad tervelt tagasi, võite saata. Kui mõni ei tule, muutke tõlke asemel oma lauset ja proovige uuesti. Paremast algtekstist on kasu ka järgmises keeles.</p>
<p>Sellepärast tasuvad head märkmed end ära ka siis, kui teie eest vastab Nightdesk: assistent kirjutab külalise keeles selle põhjal, mille olete kirja pannud. Lühikesed laused sisse, selged vastused välja. Ja kui peaksite kunagi paluma mõnel hollandlasest sõbral kaasa lugeda, andke talle leht, mille saavad kõik: saabumine. Seal läheb vale sõna kõige kallimaks.</p>
$et$),
('7f2fcca6-dbd3-4b3b-b088-0138fef6974d', '8b401397-7d9b-4445-8dc5-fabe7d52697b',
 $t$Ühe kuu küsimused, ühe õhtuga läbi loetud$t$,
 $t$Pange ühe kuu küsimused kõrvuti ja maja ütleb teile, mis tal puudu on. Õhtu kella seitsmest üheksani koos näitega, milles on 58 küsimust, viis virna ja üks lubadus järgmiseks kuuks.$t$,
 $t$Laienemine$t$,
 $t$Viis virna sedeleid laual, igaühe juures arv: 20, 12, 12, 9 ja 5.$t$,
 $et$
<p>Iga külalise küsimus on väike teade maja kohta. Üksikult on see hommikusöögiks unustatud. Terve kuu küsimused kõrvuti ütlevad teile, milline silt puudub, millist sõnumit ei loeta ja kus on kruvikeerajast rohkem kasu kui veel ühest lausest. Selleks läheb vaja ühte õhtut, paberilehte ja midagi juua.</p>
<p>Siinsed arvud on välja mõeldud kuust, neljateistkümnest peatumisest majas nagu Chalet Arve, et oleks võimalik kaasa arvutada. Teie arvud on teistsugused. Meetod mitte.</p>

<h2>Kell 19. Kirjutage ümber ja ärge veel mõelge</h2>
<p>Käige vestlused läbi kuu esimesest päevast viimaseni. Iga küsimuse kohta üks rida: päev, uks ja küsimus viie sõnaga. Tänud, tervitused ja mäepildid jätke välja.</p>
<blockquote>
<p>3. mai, uks 9, kus on wifiparool</p>
<p>3. mai, uks 3, kohvrid enne kella 15</p>
<p>4. mai, uks 12, milline parkimiskoht</p>
<p>4. mai, uks 12, pliit näitab lukku</p>
</blockquote>
<p>Nimesid mitte. Tahate teada midagi maja, mitte Jonase kohta, ja nimedeta nimekirja võib näidata igaühele, kes teid aitab. Ärge ümber kirjutades vastake, parandage ega vabandage midagi. Selleks tuleb aeg hiljem ja praegu lööb see rütmi sassi.</p>

<h2>Kell 19:40. Ühesugused kokku ja loendage</h2>
<p>Nüüd sorteerige. Küsimused, millele oleks vastanud sama lause, kuuluvad kokku, kui erinevalt neid ka küsiti. Meie kuus sai 58 reast kaheksa:</p>
<table>
<caption>Väljamõeldud kuu 58 küsimust</caption>
<thead><tr><th scope="col">Küsimus</th><th scope="col">Arv</th><th scope="col">Virn</th></tr></thead>
<tbody>
<tr><td>Wifiparool</td><td>11</td><td>Kirjas, aga ei leita</td></tr>
<tr><td>Milline parkimiskoht</td><td>9</td><td>Kirjas, aga ei leita</td></tr>
<tr><td>Varasem saabumine, kohvrid</td><td>8</td><td>Vaja otsustada</td></tr>
<tr><td>Prügi: kuhu ja mis päeval</td><td>7</td><td>Ei ole kirjas</td></tr>
<tr><td>Pliit näitab lukku</td><td>5</td><td>Ei ole kirjas</td></tr>
<tr><td>Vannitoa lüliti</td><td>5</td><td>Vaja parandada</td></tr>
<tr><td>Hilisem lahkumine</td><td>4</td><td>Vaja otsustada</td></tr>
<tr><td>Küsitud ainult üks kord</td><td>9</td><td>Jätke nii</td></tr>
</tbody>
</table>
<p>Viimast rida on kõige raskem rahule jätta. Üheksa küsimust, kõik erinevad: joogamatt, ühe linnu nimi. Märge, mis püüab neid kõiki katta, läheb pikaks, ja siis ei leia keegi enam wifitki.</p>

<h2>Kell 20:10. Igale virnale oma rohi</h2>
<p>Virn otsustab, mida teha. Juurde kirjutada tasub ainult ühe puhul.</p>
<ul>
<li><strong>Kirjas, aga ei leita (20).</strong> Lause on vales kohas. Viige see sinna, kus seda vaja on: wifi saabumissõnumisse, parkimiskoht võtmekapi koodi kohale.</li>
<li><strong>Ei ole kirjas (12).</strong> Kaks lauset tuleb kirjutada. Vaadake allpool.</li>
<li><strong>Vaja otsustada (12).</strong> Ükski tekst neid ei lõpeta. Aga vaadake oma vastuseid: kui ütlesite kaheksal korral kaheksast „jah“, on see reegel. Pange see reeglina kirja.</li>
<li><strong>Vaja parandada (5).</strong> Vannitoa lüliti on väljas, ukse taga. Noolega kleeps maksab vähem kui viis vestlust.</li>
<li><strong>Jätke nii (9).</strong> Vastake sõbralikult, kui neid tuleb.</li>
</ul>
<p>Lugege esimene virn kokku: 20 küsimust 58-st, umbes kolmandik, ja ühtegi uut lauset pole vaja.</p>

<h2>Kell 20:30. Kirjutage kaks puuduvat lauset</h2>
<p>Võtke külaliste sõnad, mitte enda omad. Keegi ei küsinud jäätmekäitlust. Küsiti, kuhu prügi läheb.</p>
<blockquote><p>Prügi: sinised kotid on kraanikausi all. Siduge kott kinni ja pange halli konteinerisse sissesõidutee lõpus, ükskõik mis päeval. Klaas läheb külla, kiriku kõrvale. Kui te ei ole autoga, jätke see kraanikausi alla. Viime ise ära.</p></blockquote>
<blockquote><p>Pliit näitab lukku: pange sõrm võtmemärgile ja hoidke viis sekundit, kuni kostab piiks. Pind peab olema kuiv. Kui pliit läheb uuesti lukku, pühkige esiserv puhtaks.</p></blockquote>
<p>Siis lugege mõlemad ette kellelegi, kes seda kööki näinud ei ole. Kus ta üle küsib, seal on mõni sõna puudu.</p>

<h2>Kell 20:50. Üks lubadus järgmiseks kuuks</h2>
<p>Kirjutage lehe alla, mida te ootate, koos arvu ja päevaga, mil uuesti vaatate:</p>
<blockquote><p>Wifi on alates 1. juunist saabumissõnumis. Mais oli 14 peatumise kohta 11 küsimust. 1. juulil loen uuesti. Kui neid on ikka üle 3, siis sõnumit ei loeta ja panen kaardi lauale.</p></blockquote>
<p>Võrrelge peatumise, mitte kuu kaupa. Üksteist küsimust neljateistkümne ja üksteist kahekümne kahe peatumise kohta ei ole sama tulemus.</p>

<h2>Kell 21. Pange vihik kinni</h2>
<p>Mis sellest kasu on? Kui üks küsimus maksab kolm minutit, koos telefoni otsimise ja pooleli jäänud töö juurde naasmisega, on 58 küsimust 174 minutit, natuke alla kolme tunni. Kakskümmend, mille saate ära viia, on sellest üks tund. Ja tund kolmeminutiliste tükkidena, mõni neist öösel, on pikem, kui paistab.</p>
<p>Nightdeskis on kõige sagedasemad küsimused juba <a href="/et/features">töölaual</a>, mis teeb esimese tunni lühemaks. Ülejäänud õhtu jääb samaks, sest ainult teie teate, milline lüliti kleepsu vajab.</p>
$et$),
('136faef4-cb83-4a99-b420-b5e7c7ea8820', '3a22259e-9572-4196-96aa-e7b79017bfb1',
 $t$Mis peab broneeringu märkuses koristaja jaoks kirjas olema$t$,
 $t$Märkust loetakse ukse peal kümne sekundiga, pesukott käes. Kuus välja kindlas järjekorras, üks laupäev kahes versioonis ja kellaaeg, millest alates enam midagi ei muutu.$t$,
 $t$Korraldus$t$,
 $t$Koristuskäru rätikute ja harjaga, selle küljes ukse 7 sedel, millel on ära märgitud „Beebivoodi“.$t$,
 $et$
<p>Koristaja loeb broneeringu märkust ukse peal, telefon ühes ja pesukott teises käes. Tal on võib-olla kümme sekundit. Ta ei taha teada, kuidas vestlus külalisega läks. Ta tahab teada, mis on teisiti kui eelmisel laupäeval.</p>
<p>Selles ongi kogu proov: mida teeks ta pärast lugemist teisiti? Kui vastus on „mitte midagi“, siis ei ole see märkus, vaid päevik.</p>

<h2>Kuus välja, alati samas järjekorras</h2>
<p>Kasutage igas broneeringus sama järjekorda ja kirjutage väli ka siis, kui see on tühi. Puuduv rida tekitab kahtluse. „Lubatud: ei midagi“ ei tekita.</p>
<table>
<caption>Märkus välja kaupa</caption>
<thead><tr><th scope="col">Väli</th><th scope="col">Mis sinna läheb</th><th scope="col">Näide</th></tr></thead>
<tbody>
<tr><td>Välja</td><td>Millal eelmised külalised läinud on</td><td>Välja 10:00</td></tr>
<tr><td>Sisse</td><td>Millal uued tulla võivad</td><td>Sisse 13:00 (mitte 15:00)</td></tr>
<tr><td>Inimesi</td><td>Mitu inimest, beebid eraldi</td><td>2 + 1 beebi</td></tr>
<tr><td>Voodid</td><td>Millised üles teha, mitte mitu neid on</td><td>Kaheinimesevoodi, beebivoodi</td></tr>
<tr><td>Lubatud</td><td>Kõik, millele külalisele „jah“ on öeldud</td><td>Beebivoodi, söögitool</td></tr>
<tr><td>Kontrolli</td><td>Vead, millest eelmised külalised teatasid</td><td>Vannitoa lamp vilgub</td></tr>
</tbody>
</table>
<p>Sulgudesse või suurtähtedega pange ainult see, mis tavalisest erineb. Kus kõik on suurtähtedega, seal ei paista miski silma.</p>

<h2>Samad asjad kahte moodi kirjas</h2>
<p>Nii kipub see välja nägema, kui majutaja vestlusest ümber kirjutab:</p>
<blockquote><p>Giulia kirjutas eile õhtul, väga tore, tulevad tütrega (8 kuud??) ja küsis talle voodit, ütlesin et ok. Tulevad rongiga nii et vist mitte enne 3, võib-olla hiljem. Vannitoas lamp, eelmised vist mainisid.</p></blockquote>
<p>Ja see on ukse 7 märkus samast vestlusest:</p>
<blockquote><p>Välja 10:00. Sisse 15:00. Inimesi 2 + 1 beebi. Voodid: kaheinimesevoodi, BEEBIVOODI. Lubatud: beebivoodi (jah, 17. juuli). Kontrolli: vannitoa lamp vilgub.</p></blockquote>
<p>Teist saab lugeda ka hämaras, seda mõistab ka inimene, kelle emakeel on portugali keel, ja see elab üle masintõlke. Lühikesed nimisõnad elavad. „Ütlesin et ok“ ei ela: keegi ei tea, kes mida kellele ütles ja mis oli ok.</p>

<h2>Miks kellaaeg on kõige ees</h2>
<p>Võtke laupäev kolme vahetuse ja ühe koristajaga. Iga korter võtab kaks tundi ja viisteist minutit ning kõik kolm on vabad kell 10. Uks 12 on kõige suurem, seepärast alustab koristaja tavaliselt sealt. Aga keegi on ukse 3 külalistele öelnud, et nad võivad tulla kell 13.</p>
<table>
<caption>Üks laupäev kahes järjekorras</caption>
<thead><tr><th scope="col">Aeg</th><th scope="col">Harjumuse järgi</th><th scope="col">Märkuste järgi</th></tr></thead>
<tbody>
<tr><td>10:00–12:15</td><td>Uks 12</td><td>Uks 3, külalised kell 13</td></tr>
<tr><td>12:15–14:30</td><td>Uks 3, külalised ootavad kella 13-st</td><td>Uks 7, külalised kell 15</td></tr>
<tr><td>14:30–16:45</td><td>Uks 7, külalised ootavad kella 15-st</td><td>Uks 12, külalised maanduvad kell 3:10</td></tr>
</tbody>
</table>
<p>Töö on sama. Keskmises veerus seisab väljas kaks peret, üks poolteist tundi, teine tund ja kolmveerand. Parempoolses ei seisa keegi. Vahe on ainult ühes reas, milles oli kirjas 13:00, ja selles, et see oli seal enne kümmet.</p>

<h2>Mis märkusesse ei kuulu</h2>
<ul>
<li><strong>Telefoninumbrid ja passiandmed.</strong> Koristaja külalistele ei helista. Mida kirjas ei ole, seda ei saa ka edasi anda.</li>
<li><strong>Põhjused.</strong> „Varem, sest läheb arsti juurde“ on eraasi. „Sisse 13:00“ on küllalt.</li>
<li><strong>Arvamused.</strong> Külaline võib küsida, mida te tema kohta hoiate. Ärge kirjutage midagi, mida te talle ette ei loeks.</li>
<li><strong>Lahtised küsimused.</strong> „Võib-olla koer“ jätab otsuse koristajale. Küsige külaliselt ja kirjutage siis „Koer: ei“.</li>
<li><strong>Tavaline nimekiri.</strong> Rätikud, prügi ja aknad kuuluvad ühe korra pesuruumi seinale.</li>
</ul>

<h2>Leppige kokku viimane kellaaeg</h2>
<p>Märkust, mis muutub kell 11:40, ei loe keegi. Määrake kellaaeg, näiteks eelmise õhtu kell 20. Kuni selleni läheb „jah“ ainult märkusesse. Pärast seda kirjutab jah-sõna andja ka koristajale ja ootab vastust. Sellest sõnumist piisab:</p>
<blockquote><p>Homme muudatus, uks 3: sisse 13:00, mitte 15:00. Kas saad selle esimesena teha? Palun vasta jah või ei, enne kui külalisele ütlen.</p></blockquote>
<p>Tähtis on viimane lause. Tänu sellele ei luba te ära kellegi teise tunde.</p>
<p>Kui teie külalistele vastab Nightdesk ja ütlete soovile „jah“, kirjutatakse see teie süsteemi broneeringu märkusesse; <a href="/et/integrations">praegu</a> on selleks süsteemiks Smoobu. Väljade järjekord ja kellaaeg, mil need lukku lähevad, jäävad teie ja koristaja kokkuleppeks. Küsige temalt, millisest reast ta kõige sagedamini puudust tunneb. Ta teab seda kohe.</p>
$et$),
('f6289303-452c-4f7f-ae5f-b282f7f48a3f', '53f3362a-4647-49ec-b5d1-2118878d8905',
 $t$Beebivoodi, lisakülaline, varasem saabumine: otsustage üks kord$t$,
 $t$Kolm soovi korduvad terve hooaja ja neid on lihtne iga kord uuesti otsustada. Üks tund paberi ja pliiatsiga lahendab enamiku. Siin on tööleht, täidetud ühe väljamõeldud maja kohta.$t$,
 $t$Majutamine$t$,
 $t$Beebivoodi ja taburet rätikutega, kummalgi silt „jah“, ning kell sildiga 13:00.$t$,
 $et$
<p>Kui lubasite mais beebivoodi ja juulis kõhklesite, ei olnud asi ilmselt voodis. Olite rongis, koristaja oli haige või oli see päeva kolmas sõnum. Külalised märkavad seda: pere, kes neljanda inimese eest maksis, saab tuttavaks perega, kes ei maksnud.</p>
<p>Istuge siis korra maha, ilma et ükski külaline ootaks. Vastake iga soovi puhul kirjalikult kolmele küsimusele. <em>Mida see mulle maksab? Mis peab olema tõsi, et saaksin öelda „jah“? Kes peab sellest teada saama ja mis ajaks?</em> Allpool on kolm kõige sagedasemat läbi arvutatud Chalet Arve, väljamõeldud nummerdatud korteritega maja jaoks. Kõik summad on näited Šveitsi frankides; pange asemele oma arvud.</p>

<h2>Beebivoodi</h2>
<p><strong>Mida maksab.</strong> Kümme minutit ülespanekut, üks väike komplekt pesu. Arvele ei tasu seda panna.</p>
<p><strong>Millal jah.</strong> Sel ööl peab üks voodi vaba olema. Kaks voodit kümne korteri peale tähendab, et kolmas pere saab ei, seega peab keegi arvet pidama. Voodi olgu selline, mida te ise usaldaksite: kindel madrats, mis täidab kogu põhja, kõik kruvid alles ja sildil Euroopa standard EN 716.</p>
<p><strong>Kes ja mis ajaks.</strong> Koristaja, saabumispäeva hommikul kella kaheksaks.</p>
<blockquote><p>Meil on kaks beebivoodit ja laenutame neid tasuta. Vaatan, kas teie kuupäevadel on üks vaba, ja annan teada. Voodiga on kaasas madrats ja kummiga lina; lapse magamiskoti võtke palun ise kaasa.</p></blockquote>

<h2>Lisakülaline</h2>
<p><strong>Mida maksab.</strong> Siin läheb oletamine kalliks. Üheks ööks: voodipesu ja rätikud 12, turismimaks 4, pool tundi rohkem koristamist 18. Kokku 34. Kolmeks ööks makstakse maksu kolm korda, ülejäänut ainult ühe korra: 12 + 12 + 18 = 42.</p>
<p>Kindel hind 15 öö eest annaks ühe öö pealt 19 kahjumit ja kolme öö pealt 3 kasumit. Parem on hind, mis on üles ehitatud nagu kulu: <strong>35 esimese öö eest, 5 iga järgmise eest</strong>. Üks öö 35, kolm ööd 45. See katab mõlemad ja te oskate seda igale küsijale selgitada.</p>
<p><strong>Millal jah.</strong> Päris voodi, mitte diivan ja tekk. Külaliste arv nii, nagu luba ja kindlustus ette näevad. Nimi külastajakaardile. Uurige need piirid kohe välja; need on kõigi tulevaste soovide puhul samad.</p>
<p><strong>Kes ja mis ajaks.</strong> Alati teie, sest üks inimene üle piiri võib teid kindlustuskaitsest ilma jätta. Siis koristaja, voodipesu pärast.</p>

<h2>Varasem saabumine</h2>
<p><strong>Mida maksab.</strong> Mitte midagi või koristaja rahu. Arvutage korter korteri haaval tagantpoolt ettepoole:</p>
<ul>
<li>Lahkumine kell 10, koristamine võtab kaks ja pool tundi: valmis kell 12:30.</li>
<li>Pool tundi varuks külalisele, kes hiljaks jääb: vahetuspäeval on <strong>kell 13</strong> kõige varasem aeg, mida lubada.</li>
<li>Eelmisel ööl ei olnud korteris kedagi: <strong>kell 11</strong>, aga lubage seda alles eelmisel õhtul pärast kella 18, kui seda ööd enam müüa ei saa.</li>
</ul>
<p><strong>Millal jah.</strong> Esimesena saab koristada ainult üht korterit. Kes küsib esimesena, saab kella 13, järgmine saab tavalise aja ja koha kohvritele.</p>
<blockquote><p>Teie saabumispäeval lahkub eelmine külaline kell 10, seega saate tulla kõige varem kell 13. Küsin, kas teie korteri saab esimesena ära koristada. Kohvrid võite igal juhul alates kella 11-st suusaruumi jätta.</p></blockquote>

<h2>Leht, mille seinale panete</h2>
<p>Nüüd lühendage, kuni see mahub kapiukse siseküljele. Kõik, kes külalistele vastavad, lähtuvad sellest lehest ja mitte millestki muust.</p>
<table>
<caption>Chalet Arve, otsustatud 20. septembril, üle vaadata märtsis</caption>
<thead><tr><th scope="col">Soov</th><th scope="col">Hind</th><th scope="col">Jah, kui</th><th scope="col">Alati küsida</th><th scope="col">Teatada</th></tr></thead>
<tbody>
<tr><td>Beebivoodi</td><td>tasuta</td><td>üks kahest on vaba</td><td>ei</td><td>koristaja, kell 8</td></tr>
<tr><td>Lisakülaline</td><td>35 + 5</td><td>päris voodi, arv piiri sees</td><td>jah</td><td>koristaja, külastajakaart</td></tr>
<tr><td>Saabumine alates kella 13-st</td><td>tasuta</td><td>selle päeva esimene küsija</td><td>jah</td><td>koristaja, eelmisel õhtul</td></tr>
<tr><td>Saabumine alates kella 11-st</td><td>tasuta</td><td>korter tühi, eelmisel õhtul pärast kella 18</td><td>jah</td><td>ei kellelegi</td></tr>
</tbody>
</table>

<h2>Mida mitte ette ära otsustada</h2>
<p>Veerg <strong>alati küsida</strong> on sama tähtis kui hinnad. Reegel kuulub lehele, kui lepite selle tulemusega ka veebruari kõige hullemal laupäeval. Kui tunnete, et tuleb „oleneb“, kirjutage sellesse veergu „jah“ ja jätke otsus endale. Mõtlemise olete ikka ära teinud: tingimused on kirjas ja jääb ainult üks sõna.</p>
<p>Leht on ka kõige lihtsam viis töö üle anda. Naaber saab selle järgi toimida, kui teid kodus ei ole. Kui teie külalistele vastab assistent, näiteks Nightdesk, lähevad reeglid tema märkmetesse, ja read, kus on „jah“, tulevad teie otsustada, enne kui midagi lubatakse.</p>
<p>Veel üks reegel, erandite jaoks. Tehke neid rõõmuga ja kirjutage broneeringu juurde, miks. Kui sama põhjus on seal kolm korda, ei ole see enam erand. Muutke lehte.</p>
$et$),
('efe1a528-4c67-4dd0-93cb-f342b42df782', '9dfc0c46-a5d5-403d-8090-058f781ccbf6',
 $t$Kaheksa küsimust, mida külalised kõige rohkem küsivad, ja valmis vastused$t$,
 $t$Saabumine, parkimine, võti, wifi, küte, prügi, pühapäevane leib ja kohvrid viimasel päeval. Kaheksa vastust, mille saate oma valmisvastustesse kopeerida; oma maja andmed pange nurksulgudesse.$t$,
 $t$Külaliste sõnumid$t$,
 $t$Lehvik kaheksast nummerdatud kaardist nööri otsas; viies on välja tõmmatud.$t$,
 $et$
<p>Selle nimekirja taga ei ole ühtegi uuringut. Lugege läbi oma kakskümmend viimast vestlust ja tõenäoliselt kohtate samu kaheksat, teie enda järjekorras. Kopeerige vastused, asendage see, mis on nurksulgudes, ja lugege igaüks korra läbi, nagu seisaksite vihma käes.</p>

<h2>Enne teeleasumist</h2>
<h3>1. Mis kellast saab sisse?</h3>
<blockquote><p>Maja on teie päralt alates kella [15-st]. Viimast kellaaega ei ole: võtmekapp avaneb terve öö. Kui tahate varem tulla, öelge, millal teie rong saabub, ja ma küsin koristajalt.</p></blockquote>
<p>Sageli on siin peidus kaks küsimust: kui vara ja kui hilja. Vastake mõlemale ja teist sõnumit ei tule.</p>
<h3>2. Kuhu saab parkida?</h3>
<blockquote><p>Teie koht on number [12], maja taga katuse all. See on [2,30 m] lai ja [2,00 m] kõrge. See sisaldub hinnas. Palun ärge parkige tee äärde: seal lükatakse alates kella [5-st] lund.</p></blockquote>
<p>Kõrgus on tähtis igaühele, kellel on katuseboks. Kui parkimiskohta ei ole, nimetage lähim parkla, selle päevahind ja mitu minutit sealt jalgsi tulla on.</p>

<h2>Ukse ees</h2>
<h3>3. Kust saab võtme?</h3>
<blockquote><p>Võtmekapp on [uksest vasakul, õlgade kõrgusel]. Sisestage [teie kood], vajutage must hoob alla ja esikülg avaneb. Pange võti pärast tagasi ja keerake numbrid iga kord segamini.</p></blockquote>
<p>Saatke kood saabumispäeval ja vahetage seda iga külalise järel. Vana kood vanas vestluses on varuvõti, mille te olete unustanud.</p>
<h3>4. Mis on wifiparool?</h3>
<blockquote><p>Võrgu nimi on [Arve-9]. Parool on [sinisel kaardil köögikapi ukse siseküljel]. Suured ja väikesed tähed on olulised, tühikuid ei ole.</p></blockquote>
<p>Võite saata ka parooli enda, aga eraldi sõnumina, et midagi muud koos sellega ei kopeeritaks.</p>

<h2>Majas</h2>
<h3>5. Külm on. Kuidas kütet juurde panna?</h3>
<blockquote><p>Keerake nupp [radiaatori küljel] asendisse [4]. Toas läheb soojemaks umbes [tunni] pärast, sest [seinad on paksud]. Kui radiaator on ka siis külm, kirjutage mulle ja ma aitan [igal kellaajal].</p></blockquote>
<p>Kasulik osa on ooteaeg. Külaline, kes seda ei tea, keerab nupu põhja ja teeb hiljem akna lahti.</p>
<h3>6. Kuhu prügi läheb?</h3>
<blockquote><p>Olmeprügi läheb [kraanikausi all olevatesse kirjaga kottidesse] ja siis [halli konteinerisse garaaži taga], igal ajal. Klaasi viige [jaama juurde kogumiskohta, mitte pühapäeval]. Muud sorteerida ei ole vaja.</p></blockquote>
<p>Reeglid on igas vallas omamoodi, seepärast küsivad ka külalised naabervallast. Öelge, mida tegema <em>ei</em> pea; selle lause üle on neil kõige parem meel.</p>
<h3>7. Kust saab praegu midagi osta?</h3>
<p>Seda küsitakse pühapäeva õhtul ja riigipühal. Väike tabel on parem kui soovitus:</p>
<table>
<caption>Mis on lahti: täitke oma asula järgi</caption>
<thead><tr><th scope="col">Millal</th><th scope="col">Leib ja piim</th><th scope="col">Soe toit</th></tr></thead>
<tbody>
<tr><td>Tööpäeviti kella 18:30-ni</td><td>[külapood, 4 minutit jalgsi]</td><td>[kõrts, teisipäeval suletud]</td></tr>
<tr><td>Pühapäeviti</td><td>[pagariäri, kell 7–11]</td><td>[kõrts, köök kella 20:30-ni]</td></tr>
<tr><td>Pärast kella 21</td><td>[bensiinijaam, 12 minutit autoga]</td><td>[kapis on suppi ja makarone, võtke julgesti]</td></tr>
</tbody>
</table>
<p>Makaronipakk kapis maksab vähe ja vastab sellele küsimusele igal kellaajal.</p>

<h2>Viimasel hommikul</h2>
<h3>8. Mis kellaks peab lahkuma ja kuhu saab kohvrid jätta?</h3>
<blockquote><p>Palun lahkuge hiljemalt kell [10]. Pagasi võite jätta [suusaruumi] kuni kella [17-ni]; seal ukse kood on sama. Enne minekut pange võti kappi tagasi, aknad kinni ja nõudepesumasin käima. Kõik muu on meie töö.</p></blockquote>
<p>Saatke see eelmisel õhtul kella 18 paiku, enne kui keegi küsinud on. Kolmest väikesest ülesandest piisab. Kümnest punktist koosnev nimekiri on nagu arve.</p>

<h2>Hoidke vastused korras</h2>
<ul>
<li><strong>Üks vastus, üks teema.</strong> Kui parkimine ja võti on samas sõnumis, ei leia külaline hiljem kumbagi.</li>
<li><strong>Kõigepealt see, mida küsiti.</strong> Tervitage, vastake ja selgitage pärast, neile, kes edasi loevad.</li>
<li><strong>Ilma sõnata „tavaliselt“.</strong> Kas pagariäri avatakse kell 7 või te ei tea. Kirjutada võib mõlemat.</li>
<li><strong>Lehel olgu kuupäev.</strong> Lugege kõik kaheksa läbi iga hooaja esimesel päeval. Lahtiolekuajad ja lumelükkamise ajad muutuvad.</li>
</ul>
<p>Samad kaheksa vastust on hea esimene leht igale tööriistale, mis teie nimel vastab. Nightdeskis lähevad need majutuskoha teadmusbaasi; märkmik telefoni kõrval töötab samal põhimõttel.</p>
$et$),
('abe41459-1e5c-4714-a51c-73cb0112eec7', '391c1c08-b7af-4327-862e-8da11e3a4836',
 $t$Kodukord, mille külalised lõpuni loevad$t$,
 $t$Iga raske külastus lisab ühe rea ja ühtegi rida kunagi maha ei võeta. Kuidas lühendada kodukord kuueks põhjendatud reegliks, kus neid näidata ja mida kirjutada, kui keegi neist kinni ei pea.$t$,
 $t$Majutamine$t$,
 $t$Ukse silt nelja reegliga väikeste piltidena: vaikus alates kella 22-st, kingad jalast, prügi teisipäeval, üks koer.$t$,
 $et$
<p>Kodukord kasvab ainult ühes suunas. Külaline teeb midagi, majutaja lisab rea ja keegi ei võta kunagi ühtegi rida maha. Mõne aasta pärast on lehel kolmkümmend lauset, neli neist suurtähtedega, ja külaline lõpetab lugemise pärast kuuendat. Lause, mis oleks naabri õhtu päästnud, on üheksateistkümnes.</p>
<p>Lahkem toon siin ei aita. Aitab see, kui ridu on vähem, need on paremas järjekorras ja igaühel on põhjus.</p>

<h2>Pange iga rea ette täht</h2>
<p>Trükkige praegune kodukord välja, võtke pliiats ja märgistage iga lause.</p>
<ul>
<li><strong>R nagu reegel.</strong> Kui sellest üle astuda, läheb see kellelegi maksma raha, une, turvalisuse või majutusloa. „Toas ei suitsetata“ on reegel.</li>
<li><strong>J nagu juhis.</strong> Keegi ei tee meelega teisiti, ta lihtsalt ei tea. „Tõmmake ust enne võtme keeramist enda poole“ on juhis.</li>
<li><strong>S nagu soov.</strong> „Palun hoidke meie kodu nagu enda oma“ on soov. Hoolikal külalisel ei lähe seda vaja ja teist see ei peata.</li>
</ul>
<p>Alles jäävad ainult R-read. Juhised lähevad sinna, kus neid vaja on: saabumissõnumisse, kaardile pliidi kõrval, prügikasti kohale seinale. Soovid lähevad minema. Kui alles on üle kaheksa rea, vaadake veel kord. Mõni neist on juhis, millel on kuri hääl.</p>

<h2>Öelge samas lauses, miks</h2>
<p>Põhjuseta reegel kõlab nagu umbusk. Mis veel hullem, külaline ei oska seda rakendada juhul, mille peale te ei tulnud. „Pärast kümmet mitte lärmata“ jätab lahtiseks, kas vaikne jutt rõdul on lärm. Laps, kes alumisel korrusel magab, vastab sellele.</p>
<table>
<caption>Viis reeglit, enne ja pärast</caption>
<thead><tr><th scope="col">Enne</th><th scope="col">Pärast</th></tr></thead>
<tbody>
<tr><td>PÄRAST KELLA 22 MITTE LÄRMATA</td><td>Alates kella 22-st rääkige palun toahäälega, ka rõdul. Allpool magab pere väikeste lastega.</td></tr>
<tr><td>WC-potti mitte midagi visata.</td><td>Palun visake WC-potti ainult WC-paberit. Toru on vana ja torumees jõuab siia üles alles järgmisel päeval.</td></tr>
<tr><td>Ainult registreeritud külalised.</td><td>Siin ööbivad need, kes on broneeringus kirjas. Turismimaks ja kindlustus käivad inimeste arvu järgi, seega küsige enne, kui keegi juurde tuleb.</td></tr>
<tr><td>Lemmikloomad kokkuleppel.</td><td>Üks koer on teretulnud, 15 franki öö. Öelge meile enne tulekut: mõni külaline on allergiline ja saab teise korteri.</td></tr>
<tr><td>Hiline lahkumine on tasuline.</td><td>Palun lahkuge hiljemalt kell 10. Siis algab koristamine. Kui vajate rohkem aega, küsige eelmisel õhtul.</td></tr>
</tbody>
</table>
<p>Igal pool paremal on öeldud ka see, mis on lubatud: toahääl, üks koer, kella 10-ni. Seda osa külaline otsibki. See osa hoiab ära ka ühe sõnumi, sest ainult keelavale reeglile järgneb küsimus.</p>

<h2>Järjestage selle järgi, mida see maksab</h2>
<p>Enamik kodukordi algab kingadest esikus, sest seda teeb külaline esimesena. Alustage sellest, mis valesti minnes kõige rohkem kahju teeb. Naabritega korteris on selleks müra. Puumajas tuli. Erateega majas võib-olla parkimiskoht, mis kuulub talunikule. Kes loeb kaks rida ja lõpetab, on siis lugenud just need kaks õiget.</p>

<h2>Terve tekst kopeerimiseks ja muutmiseks</h2>
<blockquote>
<p>Kuus reeglit Chalet Arves ja miks need meil on:</p>
<p>1. Toas ei suitsetata ega põletata küünlaid. Maja on puust ja naabermaja samuti.</p>
<p>2. Alates kella 22-st rääkige palun toahäälega, ka rõdul. Allpool magab pere väikeste lastega.</p>
<p>3. Siin ööbivad need, kes on broneeringus kirjas. Turismimaks ja kindlustus käivad inimeste arvu järgi. Küsige enne, kui keegi juurde tuleb.</p>
<p>4. Üks koer on teretulnud, 15 franki öö. Palun mitte voodisse.</p>
<p>5. Parkige kohale, millel on teie ukse number. Kruusaplats kuulub talule ja traktor väljub kell 5:30.</p>
<p>6. Palun lahkuge hiljemalt kell 10. Kui vajate rohkem aega, küsige eelmisel õhtul: vahel õnnestub.</p>
<p>Midagi läks katki? Öelge meile samal päeval. Klaas ei maksa midagi. Leke, millest kuuleme alles laupäeval, maksab terve lae.</p>
</blockquote>
<p>Ette lugedes võtab see umbes minuti. Telefonis mahub see kahele ekraanile. Kui teie oma ei mahu, võtke enne mõni rida ära, kui kirja väiksemaks teete.</p>

<h2>Millal külaline seda nägema peaks</h2>
<p>Kolm korda ja mitte kunagi tervenisti ukse peal. Täistekst kuulub kuulutusse, et see oleks osa sellest, mida broneeritakse. Saatke see uuesti saabumisele eelneval päeval vestluses, kust selle hiljem üles leiab. Majja pange kaks rida, mis just sellel kohal loevad: vaikne aeg rõduukse kõrvale, parkimiskoha number võtme juurde.</p>

<h2>Kui mõnest reeglist kinni ei peeta</h2>
<p>Esimene sõnum eeldab, et külaline ei teadnud. Enamasti see nii ongi, ja kui ei ole, ei maksa see midagi.</p>
<blockquote><p>Tere õhtust, Daan. Pere alumiselt korruselt kirjutas äsja: rõdult kostab kaugemale, kui arvata võiks. Kas saaksite ülejäänud õhtuks tuppa minna? Aitäh.</p></blockquote>
<p>Teine sõnum ütleb, mis edasi saab, ilma omadussõnadeta.</p>
<blockquote><p>Daan, kell on 23:20 ja rõdul on ikka lärm. Palun minge nüüd tuppa. Kui mulle veel kord helistatakse, tulen ise kohale.</p></blockquote>
<p>Kirjutage mõlemad valmis täna õhtul, kui rõdul kedagi ei ole, ja kirjutage ainult seda, mida te tõesti teeksite. Pärast külastust, mil neid vaja läks, ärge kohe seitsmendat reeglit lisage. Küsige enne, kas külaline oli teist lugenud.</p>
$et$),
('22e3c6fe-9eb4-45d9-8b1d-b12083a72a44', '02458ebe-2ab3-4649-9369-a79ca9376476',
 $t$Saabumisjuhis, millest on kasu ka kell 3:10$t$,
 $t$Juhis, mis pärastlõunal kell neli kõlbab, võib öösel kell kolm alt vedada: valgust ei ole, aku on tühi, naabrilt küsida ei saa. Siin on üks kopeerimiseks, rida-realt, iga rea juures põhjus.$t$,
 $t$Korraldus$t$,
 $t$Kohver lambi all punase ukse ees öösel ja võtmekapp, millel on silt 03:10.$t$,
 $et$
<p>Daan pidi maanduma kell 22:40. Lend hilineb, uus aeg on 3:10 ja kaks last magavad kohvrite peal. Ta avab teie saabumisjuhise. See on neljaleheküljeline PDF, mis algab tervitusega, ja lennujaama wifi viskas ta just välja.</p>
<p>Selles PDF-is ei ole midagi valesti. See on kirjutatud inimesele, kes tuleb valges ja kellel on aega lugeda. Öisel külalisel on üks käsi vaba, telefonis 14 protsenti akut ja üks küsimus korraga.</p>

<h2>Juhis kopeerimiseks</h2>
<p>See on kirjutatud Chalet Arve, meie väljamõeldud maja ukse 12 jaoks. Asendage üksikasjad ja jätke järjekord samaks.</p>
<blockquote>
<p>Saabumine Chalet Arvesse, uks 12. Tulla võite igal kellaajal ja helistama ei pea.</p>
<ol>
<li>Aadress: [tänav ja number, asula]. Viimane pööre on vasakule pärast kabelit, mitte enne seda.</li>
<li>Parkige kohale 12, maja taga katuse all.</li>
<li>Minge ümber maja paremalt poolt. Üheksa astet üles. Tuli süttib ise.</li>
<li>Võtmekapp on uksest vasakul, õlgade kõrgusel. Kood: [kood]. Vajutage must hoob alla.</li>
<li>Tõmmake ust enda poole ja keerake võtit kaks korda vasakule.</li>
<li>Valguslüliti on sees paremal, puusa kõrgusel.</li>
<li>Voodid on üles tehtud ja küte töötab. Magamistoad on ülakorrusel. Kõik muu ootab hommikuni.</li>
</ol>
<p>Kui võtmekapp ei avane: proovige koodi veel kord, aeglaselt. Siis helistage numbril [number]. Sellele vastatakse ka öösel.</p>
</blockquote>

<h2>Miks iga rida seal on</h2>
<table>
<caption>Mida külaline muidu küsima peaks</caption>
<thead><tr><th scope="col">Rida</th><th scope="col">Millise küsimuse see ära hoiab</th></tr></thead>
<tbody>
<tr><td>Igal kellaajal, helistamata</td><td>Kas jäime hiljaks? Kas ajame kellegi üles?</td></tr>
<tr><td>Viimane pööre</td><td>Miks navigatsioon meid põllule saadab?</td></tr>
<tr><td>Üks parkimiskoht, numbriga</td><td>Kas võime siin hommikuni seista?</td></tr>
<tr><td>Maja külg, astmed, tuli</td><td>Kas see on õige uks? Neid on neli.</td></tr>
<tr><td>Hoob ja selle värv</td><td>Kood on õige, miks see ei avane?</td></tr>
<tr><td>Tõmmake, siis keerake</td><td>Võtit ei saa keerata. Kas see on vale võti?</td></tr>
<tr><td>Kõik muu ootab</td><td>Kas peame veel täna registreeruma, maksma või midagi sorteerima?</td></tr>
</tbody>
</table>
<p>Viimane rida juhises, telefoninumber, laseb inimestel nii rahulikuks jääda, et seda vaja ei lähegi. See peab olema tõsi. Kui öösel keegi ei vasta, pange teine võtmekapp teise kohta ja kirjutage number asemele, kus see on.</p>

<h2>Saatke seda kolm korda, iga kord natuke lühemalt</h2>
<p><strong>Koos broneeringuga.</strong> Kogu juhis ilma koodita, et külaline teaks, milline saabumine teda ootab, ja saaks treppide või parkimise kohta küsida siis, kui te ärkvel olete.</p>
<p><strong>Saabumispäeval keskpäeva paiku.</strong> Kogu juhis koos koodiga, tavalise tekstina vestluses. Kohale jõudnud tekst avaneb ka ühenduseta, sellest saab otsida ja kaasreisija saab selle ette lugeda. Fotod saatke selle järel eraldi sõnumitena: maja esikülg öösel, võtmekapp ühe meetri kauguselt.</p>
<p><strong>Kui külaline hilineb.</strong> Ainult see, mis muutus ja mis järgmisena tuleb:</p>
<blockquote><p>Aitäh, et andsite teada, Daan. Kell 3:10 ei ole probleem: võtmekapp avaneb terve öö ja küte jääb sisse. Kas tulete autoga? Siis parkige kohale 12 maja taga. Kood on keskpäevases sõnumis. Head teed, ja rohkem kirjutama ei pea.</p></blockquote>
<p>Viimane lausepool on tähtis. Muidu tunnevad viisakad külalised, et peavad igast hilinemisest teatama, ja te loete neist kõigist.</p>

<h2>Proovige korra pimedas järele</h2>
<p>Valige kuuvalguseta õhtu, kustutage tuled, mis teil muidu põlema jäävad, ja saabuge oma majja. Pange kindad kätte. Kasutage juhist telefonis, ekraan tumedaks keeratud. Vaadake nelja asja:</p>
<ul>
<li>Kas võtmekapi numbreid näeb ilma taskulambita? Kui ei, lahendab asja väike patareilamp selle kohal.</li>
<li>Kas ukse number on näha sealt, kus auto peatub?</li>
<li>Kas hoob liigub ka külma või märjaga?</li>
<li>Mitu korda te kerisite? Üle kahe korra on liiga palju.</li>
</ul>
<p>Siis paluge sama teha mõnel sõbral, kes seal kunagi käinud ei ole, ja ärge aidake. Seiske nii, et ta teid näeb, ja olge vait. Kus ta kõhkleb, seal on mõni rida puudu.</p>
<p>Sellist juhist vajab ka assistent, et vastata teie une ajal küsimusele „kuidas me sisse saame?“; Nightdesk vastab just selliste lehtede põhjal, külalise keeles. Aga juhis teeb oma töö ära ka üksi ja selle võib tänaseks õhtuks valmis saada.</p>
$et$),
('bc7b9a50-6af8-4561-a242-0f9482adfa4e', 'da62ccf0-daf3-4a10-8441-0d4a9d7ee75c',
 $t$Ühest korterist kaheteistkümneni: mis sõnumites muutub$t$,
 $t$Ühe korteriga vastate peast. Kolme, kuue ja kaheteistkümne juures läheb iga kord katki midagi muud. Mida muuta enne seda: uksenumbrid, kaks lehte ja üks lehekülg otsuseid.$t$,
 $t$Laienemine$t$,
 $t$Üksik võtmesilt numbriga 1 ja selle kõrval tahvel siltidega 1–12.$t$,
 $et$
<p>Ühe korteriga olete juhend teie ise. Te teate, milline pliidirõngas on aeglane, ja vastate trammis peast. Teine korter seda ei muuda. Kuskil kolmanda ja kuuenda vahel see enam ei toimi ja harva annab see endast ette märku. Saadate ukse 5 wifiparooli uksele 9, vabandate ja arvate, et olite väsinud.</p>
<p>Te ei olnud väsinud. Sõnumid on teistsuguseks muutunud.</p>

<h2>Kõigepealt loendage</h2>
<p>Võtke ette eelmine kuu ja lugege kokku peatumised ning viie peatumise sõnumid. Ütleme, et neid on neli sõnumit peatumise ja kuus peatumist korteri kohta kuus. Need kaks arvu on näited; teie omad on teistsugused, aga tehe on sama.</p>
<table>
<caption>Külaliste sõnumid kuus, kui korteri kohta on 6 peatumist ja peatumise kohta 4 sõnumit</caption>
<thead><tr><th scope="col">Kortereid</th><th scope="col">Peatumisi</th><th scope="col">Sõnumeid</th><th scope="col">Päevas</th></tr></thead>
<tbody>
<tr><td>1</td><td>6</td><td>24</td><td>alla 1</td></tr>
<tr><td>3</td><td>18</td><td>72</td><td>2–3</td></tr>
<tr><td>6</td><td>36</td><td>144</td><td>umbes 5</td></tr>
<tr><td>12</td><td>72</td><td>288</td><td>9–10</td></tr>
</tbody>
</table>
<p>Kümme päevas tundub talutav. Aga need ei tule ühtlaselt. Need tulevad reede õhtul, kui vastate parajasti mõnele teisele, ja igaüks algab küsimusega teile endale: milline korter see on?</p>

<h2>Kolme juures: uksenumber käib ees</h2>
<p>Alates kolmandast korterist ei ole enam ühtegi sõnumit, märget ega faili ilma numbrita. Mitte „väike korter“, mitte „Jonas“. Augustis on teil kaks Jonast.</p>
<ul>
<li>Pange wifile nimi ukse järgi: Arve-9, mitte see, mis ruuteriga kaasas oli.</li>
<li>Kirjutage number võtmesildile, pesukotile ja parkimiskohale.</li>
<li>Salvestage külaline telefoni kujul „U9 Jonas 14.–18. juuli“ ja kustutage pärast.</li>
<li>Alustage iga saadetavat sõnumit uksenumbriga, nii paistab viga kohe silma.</li>
</ul>
<blockquote><p>Uks 9, tere õhtust, Jonas. Võrgu nimi on Arve-9 ja parool on sinisel kaardil köögikapi ukse siseküljel.</p></blockquote>
<p>Kui see oleks läinud valele külalisele, oleks ta sellest minuti jooksul teada andnud. Ja ükski parool ei oleks majast välja jõudnud, sest lauses on koht, mitte sõna ise.</p>

<h2>Kuue juures: üks majaleht, kuus korterilehte</h2>
<p>Nüüd muutub kopeerimine ohtlikuks. Muudate prügipäeva neljas tekstis kuuest. Jagage see, mida teate, kahte kihti. Iga asi on kirjas ainult ühes neist.</p>
<ul>
<li><strong>Majaleht:</strong> prügipäev, bussipeatus, pagariäri, vaikne aeg, arst, hiline saabumine üldiselt, mida koera eest küsite.</li>
<li><strong>Korterileht:</strong> kuidas sisse saab, wifi, voodite arv, pliit, küte, parkimiskoht, valguslüliti, mida keegi ei leia.</li>
</ul>
<p>Proovige lauset nii: kas see oleks tõsi ka ühe ukse võrra edasi? Kui jah, kuulub see maja juurde. Kui peaaegu, kirjutage kaks lauset. „Parkida saab maja taga“ läheb majalehele, „teie koht on number 9“ korterilehele.</p>

<h2>Samuti kuue juures: igal otsusel olgu omanik</h2>
<p>Selleks ajaks keegi juba aitab teid: elukaaslane, naaber, koristaja, kellest on saanud rohkem kui koristaja. Siis võivad kaks inimest lubada sama varasema saabumise, või üks ütleb „jah“ ja teine „ei“. Kirjutage ühele lehele, kes mida otsustab.</p>
<blockquote>
<p>Varasem saabumine: otsustab Ana, sest tema koristab. Kuni eelmise õhtu kella 20-ni.</p>
<p>Lisakülaline, beebivoodi: kes esimesena loeb, kui voodi on olemas. „Jah“ läheb enne broneeringu märkusesse ja siis külalisele.</p>
<p>Raha tagasi, kaebused: ainult mina. Keegi teine ei luba midagi. „Annan täna õhtul edasi“ on alati lubatud.</p>
</blockquote>
<p>Teise rea järjekorrast tasub kinni pidada: enne märkus, siis külaline. Teistpidi olete ühe telefonikõne kaugusel lubadusest, millest keegi teine ei tea.</p>

<h2>Kaheteistkümne juures: lugege, ärge vastake</h2>
<p>Kaheteistkümne korteriga ei ole töö enam üksikus vastuses. Töö on märgata, et uksest 4 on sel kuul kolm korda sooja vee kohta küsitud ja uksest 11 mitte kordagi. See ei ole jutukas külaline. See on ventiil.</p>
<p>Jätke selleks kuus üks õhtu; <a href="/et/resources/7f2fcca6-dbd3-4b3b-b088-0138fef6974d">nii võib see välja näha</a>. Ja andke vastamine üle, ühel kolmest viisist:</p>
<ol>
<li>Inimene õhtuti. Soe ja paindlik, saab tunnitasu ja kell 2:14 magab.</li>
<li>Valmisvastused telefonis. Tasuta ja kiired, keeltes, milles te need kirjutasite, ja saata tuleb teil endal.</li>
<li>AI-kaasmajutaja. Ärkvel, külalise keeles, ainult nii hea kui teie lehed. Nightdeskis on igal majutuskohal oma teadmusbaas ja üks <a href="/et#pricing">hind</a>.</li>
</ol>
<p>Kõik kolm vajavad neid kahte lehte ja otsuste lehekülge. Kirjutage siis need esimesena. Kui tabel näitab, et saate valmisvastustega hakkama, jääge nende juurde.</p>

<h2>Mis ei tohiks muutuda</h2>
<p>Ukse 11 külaline ei tea, et uksi on kaksteist. Ta broneeris ühe korteri ja kirjutab ühele majutajale. Hoidke igas peatumises alles üks rida, mille saab kirjutada ainult see, kes seda korterit tunneb: millisest aknast paistab hommikupäike, milline trepiaste kriuksub. See maksab ühe lause korterilehel. See on viimane asi, mis kõlab ikka veel nagu üks korter.</p>
$et$),
('8383c256-8ba7-4642-abf2-6c3e0116da39', 'b131207c-d3cb-4b0d-aa32-847c155b2b73',
 $t$Kuidas öelda külalistele, et vastab tehisaru$t$,
 $t$Külaline lepib masinaga, kes seda ise ütleb. Kuhu see lause panna, miks ei peaks assistendil olema eesnime, ja valmis vastused kolmele järgmisele küsimusele, millest esimene on: kas ma räägin inimesega?$t$,
 $t$Usaldus$t$,
 $t$Hotelliportjee vormirõivas nagis, küljes silt „AI“, kõrval müts ja lauakell.$t$,
 $et$
<p>Majutajal, kes laseb külalistele vastata tarkvaral, on sageli veel üks mure: kas inimesi see ei häiri? Mõnda häirib natuke, minuti jagu. Palju rohkem häirib see siis, kui tõde selgub kolmandal päeval. Külalist, kellele öeldi kohe, teenindas masin. Külalist, kellele ei öeldud, pettis majutaja.</p>
<p>Küsimus ei ole seega, kas öelda. Küsimus on, kus, mis sõnadega ja mida vastata, kui keegi üle küsib.</p>

<h2>Öelge seda esimesel real ja ainult seal</h2>
<p>Ühest selgest lausest esimese sõnumi alguses piisab. Pärast seda külaline teab ja meeldetuletus iga vastuse all on ainult müra.</p>
<p>Kolm algust, halvimast parimani:</p>
<ol>
<li>„Tere, siin Sophie Chalet Arve meeskonnast.“ Sophiet ei ole olemas. Iga lahke sõna, mis järgneb, on väike vale.</li>
<li>„See on automaatne sõnum. Palun ärge vastake.“ Aus, aga külalisel on küsimus ja nüüd ei ole tal vastuvõttu.</li>
<li>„Tere õhtust, Jonas. Siin Chalet Arve AI-assistent. Vastan igal kellaajal; hommikul loeb Martina kaasa.“ Kes räägib, kelle eest ja kus on inimene.</li>
</ol>
<p>Veel parem, kui külaline teab seda juba enne. Üks lõik broneeringu kinnituses on küllalt:</p>
<blockquote><p>Meile võite WhatsAppis kirjutada igal kellaajal ja oma keeles. AI-assistent vastab meie märkmete põhjal selle maja kohta. Mida ta ei tea ja mille üle peame otsustama meie, selle annab ta meile edasi, ja me loeme kõike, mida ta saadab.</p></blockquote>
<p>Viimane lauseosa jätke alles ainult siis, kui see on tõsi. Kui loete kord päevas kokkuvõtet, kirjutage nii.</p>

<h2>Andke talle amet, mitte inimese nimi</h2>
<p>Eesnimi, väljamõeldud portree ja „üks hetk, kohe vaatan“ on selleks, et inimene unustaks. Jätke need ära. „Chalet Arve assistent“ on nime eest küllalt ja võib ikka „tere õhtust“ öelda. Viisakus ei peta kedagi. Teesklemine, et magati halvasti, petab.</p>

<h2>Mida külalised järgmisena küsivad ja mida vastata</h2>
<p>Kolm küsimust korduvad. Vastused olgu valmis, enne kui esimene neist tuleb.</p>
<p><strong>„Kas ma räägin inimesega?“</strong> Vastus algab sõnaga „ei“. Mitte naljaga ega lausega „olen siin, et teid aidata“.</p>
<blockquote><p>Ei, olen AI-assistent. Majutaja Martina loeb seda vestlust hommikul. Kui miski ei kannata oodata, helistage talle numbril, mis on sinisel kaardil köögis.</p></blockquote>
<p><strong>„Kas ma saaksin rääkida inimesega?“</strong> Ärge vaielge ja ärge pakkuge veel üht katset.</p>
<blockquote><p>Muidugi. Andsin Martinale teada. Ta vastab tavaliselt kella 7 ja 21 vahel. Kui asi on kiire, palun helistage talle, ärge kirjutage.</p></blockquote>
<p><strong>„Mis minu sõnumitest saab?“</strong> Vastake kahe lausega ja viidake siis oma privaatsusteatele.</p>
<blockquote><p>Hoiame need teie broneeringu juures, et teada, mis kokku lepiti. Kes neid töötleb ja kui kaua, on kirjas meie privaatsusteates, mille võin teile siia saata.</p></blockquote>
<p>See kolmas vastus peab teie teatega sõna-sõnalt kokku minema. Vaadake järele, enne kui selle siit kopeerite.</p>

<h2>Öelge, mida assistent otsustada ei tohi</h2>
<p>Usaldus ei tule niivõrd teatest kui sellest, et assistent ütleb esimest korda „ma ei tea“. Tõmmake piir ette valmis ja tõmmake see kitsaks.</p>
<table>
<caption>Kes Chalet Arves mida ütleb</caption>
<thead><tr><th scope="col">Külaline küsib</th><th scope="col">Assistent</th><th scope="col">Majutaja</th></tr></thead>
<tbody>
<tr><td>Kus on võtmekapp</td><td>Vastab märkmete põhjal</td><td>Ei pea midagi tegema</td></tr>
<tr><td>Kas saab tulla kell 13</td><td>Ütleb, et küsis järele</td><td>Jah, ei või kellaaeg</td></tr>
<tr><td>Raha tagasi</td><td>Ütleb, et selle otsustab ainult majutaja</td><td>Helistab külalisele</td></tr>
<tr><td>Gaasilõhn</td><td>Ütleb: minge välja ja helistage 112</td><td>Helistab kohe</td></tr>
<tr><td>Midagi, mida märkmetes ei ole</td><td>Ütleb, et ei tea</td><td>Vastab ja lisab siis rea</td></tr>
</tbody>
</table>
<p>„Küsisin järele“ peab olema tõsi, ja „kuulete meist kella üheksaks“ samuti. Kui assistent lubab kellaaja, seob see teid.</p>

<h2>Ja seadus?</h2>
<p>See ei ole õigusnõu, aga suund on selge. Euroopa Liidu tehisintellektimäärus nõuab artiklis 50, et inimestele öeldaks, kui nad suhtlevad tehisintellektisüsteemiga, välja arvatud juhul, kui see on niigi ilmne. Vestluses, mis kõlab nagu inimene, see ilmne ei ole. Üks aus lause on odavam kui välja selgitada, milline reegel välismaalt tulnud külalise kohta kehtib.</p>
<p>Nightdesk tutvustab end tehisaruna juba esimeses sõnumis ja sellest räägib lühike vastus lehel <a href="/et/faq">Abi ja KKK</a>. Mida te ka kasutate, proovige täna õhtul järele: kirjutage oma majale võõrana ja küsige, kas räägite inimesega. Kui vastus ei alga sõnaga „ei“, muutke kõigepealt seda.</p>
$et$),
('863c373c-4dfc-4fe7-90a5-6d8985c97307', 'eefbfc09-b798-4002-be61-d6af465cf135',
 $t$Küte, soe vesi, elektrikilp: juhis külmaks ööks$t$,
 $t$Külaline kirjutab kell 23:40, et majas on külm. Üks küsimus, mis esimesena saata, kolm kaarti kopeerimiseks, üks arvutus teie boileri kohta ja nimekiri sellest, mis võib hommikuni oodata ja mis mitte.$t$,
 $t$Korraldus$t$,
 $t$Kaks sokki radiaatoril, mille ventiilil on sedel; akna taga sajab lund.$t$,
 $et$
<p>„Meil on siin külm.“ Neli sõna jaanuaris kell 23:40 võivad tähendada viit eri asja. Radiaator võib olla maha keeratud. Katel võib olla seiskunud. Kaitse võib olla väljas. Vannitoa aken võib viimasest koristusest saadik lahti olla. Või on majas 20 kraadi ja külaline on harjunud 24-ga.</p>
<p>Hea juhis sellisel ööl ei seleta küttesüsteemi. See selgitab kahe sõnumiga välja, milline neist viiest see on, kui teisel pool on väsinud inimene.</p>

<h2>Kõigepealt üks küsimus</h2>
<p>Enne ühtegi juhist saatke see:</p>
<blockquote><p>Mul on kahju, teeme korda. Palun öelge kolm asja: kas valgus põleb, kas köögikraanist tuleb sooja vett ja kas külm on ühes toas või igal pool?</p></blockquote>
<table>
<caption>Mida vastus teile ütleb</caption>
<thead><tr><th scope="col">Valgus</th><th scope="col">Soe vesi</th><th scope="col">Külm on</th><th scope="col">Alustage siit</th></tr></thead>
<tbody>
<tr><td>Jah</td><td>Jah</td><td>Ühes toas</td><td>Radiaatori ventiil ja aken</td></tr>
<tr><td>Jah</td><td>Jah</td><td>Igal pool</td><td>Toatermostaat</td></tr>
<tr><td>Jah</td><td>Ei</td><td>Igal pool</td><td>Katla näidik</td></tr>
<tr><td>Osaliselt</td><td>Ükskõik</td><td>Ükskõik</td><td>Elektrikilp</td></tr>
<tr><td>Ei</td><td>Ükskõik</td><td>Igal pool</td><td>Tänav: kas naabrid on ka pimedas?</td></tr>
</tbody>
</table>
<p>Tabel käib katla ja radiaatoritega maja kohta. Käige oma maja läbi ja muutke viimast veergu.</p>

<h2>Küttekaart</h2>
<p>Kirjutage, mida külaline näeb, kui kõik on korras. Enamik juhiseid jätab selle välja ja külaline, kes teie katelt näinud ei ole, ei erista riket kellast.</p>
<blockquote>
<p>Radiaatorid: valge nupp all paremal. 3 on umbes 20 kraadi. Asendis 5 ei lähe kiiremini soojaks, kütab ainult kauem.</p>
<p>Termostaat: köögiukse kõrval. Näit peab olema üle 19. Kui näidikul on kuu märk, vajutage ümmargust nuppu üks kord. Toad lähevad soojaks umbes tunniga.</p>
<p>Katel: esikus ukse taga. Kui see on korras, põleb roheline tuli ühtlaselt. Kui see vilgub punaselt, saatke palun näidikust foto ja ärge midagi muud puutuge.</p>
</blockquote>
<p>„Umbes tunniga“ on sama tähtis kui nupp. Ilma selleta kirjutab külaline kümne minuti pärast uuesti.</p>

<h2>Sooja vee kaart</h2>
<p>Sageli ei ole midagi katki: boiler on tühi, sest neli inimest käis duši all. Seda, millal nii juhtub, saab välja arvutada. 120 liitrit 60-kraadist vett, segatud 10-kraadise kraaniveega, annab umbes 214 liitrit dušisooja ehk 38-kraadist vett. Kaheksa minutit üheksa liitriga minutis on 72 liitrit. Boilerist jätkub seega peaaegu täpselt kolmeks dušiks ja neljas on külm.</p>
<p>Et soojendada 120 liitrit 10 kraadilt 60-le, kulub ligi 7 kilovatt-tundi. 2-kilovatise küttekehaga on see kolm ja pool tundi. Pange tehtesse oma boiler ja kirjutage tulemus üles:</p>
<blockquote><p>Sooja vett jätkub kolmeks dušiks järjest. Pärast seda on järgmise duši jaoks vaja natuke üle tunni ja boiler on uuesti täis kolme ja poole tunniga. Midagi ei ole katki ja midagi lülitama ei pea.</p></blockquote>
<p>Kui teie boiler kütab ainult öösel, kirjutage seda: siis on järgmine dušš hommikul.</p>

<h2>Elektrikilbi kaart</h2>
<p>Öelge, kus see on, kuidas sinna valgust saada, milline on väljas kaitse ja mitu korda proovida.</p>
<ol>
<li>Hall kilp on esikus, mantlite taga. Kasutage telefoni taskulampi.</li>
<li>Kõik lülitid peavad olema üleval. Otsige üles see, mis on all.</li>
<li>Tõmmake pistikust välja see, mille viimasena sisse lülitasite: veekeetja, föön, soojapuhur.</li>
<li>Lükake lüliti täiesti alla ja siis üles. Ainult üks kord.</li>
<li>Kui see kukub uuesti alla, jätke nii ja kirjutage meile. Rohkem ärge proovige.</li>
</ol>
<p>Märgistage lülitid sõnadega, mitte numbritega: „köögi pistikupesad“, „vannituba“. Kaugemale ärge nõuga minge. Milleks on vaja kruvikeerajat, selleks on vaja elektrikut.</p>

<h2>Mis võib oodata ja mis mitte</h2>
<ul>
<li><strong>Hommikuni:</strong> üks külm tuba, hilisõhtul pole sooja vett, pooled pistikupesad ei tööta. Pakkuge tekke ja öelge, kus need on.</li>
<li><strong>Äratage mind:</strong> kõik toad külmad ja väljas pakane, laest tuleb vett, kaitse kukub uuesti ja küte jääb välja. Siin on minu number ja torumehe öine number.</li>
<li><strong>Minge majast välja ja helistage siis 112:</strong> vingugaasiandur annab häiret, suits, gaasilõhn. Ärge puudutage valguslüliteid ja ärge otsige põhjust. Kirjutage meile pärast, väljast.</li>
</ul>
<p>Kolmas rida kuulub ka paberil ukse kõrvale. Ükski vestlus, ka meie oma mitte, ei ole õige koht, kust sellega alustada. Ülejäänu jaoks sobib vestlus hästi: need kaardid võivad minna Nightdeski teadmusbaasi nii, nagu nad on.</p>

<h2>Üks tund oktoobris</h2>
<p>Kolme asja nendel kaartidel ei saa kuskilt kopeerida. Mõõtke need oma majas esimesel külmal nädalavahetusel ära ja kirjutage kuupäev juurde.</p>
<ul>
<li>Kui kaua läheb, kuni elutuba on pärast termostaadi keeramist kaks kraadi soojem.</li>
<li>Mitmeks dušiks boilerist jätkub ja millal see on uuesti soe.</li>
<li>Mida näitab katla näidik, kui kõik on korras. Pildistage seda välguga, sest nii näeb seda ka külaline.</li>
</ul>
<p>Siis lülitage üks kaitse välja, näiteks köögi pistikupesad, ja laske kellelgi perest oma viis sammu läbi teha. Kui tema peab kilpi otsima, otsivad ka teie külalised.</p>
$et$),
('f63f6864-27e7-4922-88f0-b2a9542ee653', '566f51e6-2cf2-48e6-8301-640f224326f8',
 $t$Mida kirja panna, enne kui külalised öösel küsivad$t$,
 $t$Öine sõnum on harva raske. See tuleb lihtsalt siis, kui vastuvõtulauas kedagi ei ole. Ühest lehest märkmetega piisab tavaliste küsimuste jaoks: mis sinna kuulub ja mis jäägu meelega välja.$t$,
 $t$Majutamine$t$,
 $t$Laualamp raamatu kohal, milles on öised kellaajad, ja selle taga kalender, mille konksudel ripuvad võtmed.$t$,
 $et$
<p>Leht, mida silmas peame, mahub paberi kahele küljele ja võtab ühe õhtu. See töötab kõikjal, kus seda ka hoiate: sahtlis voodi kõrval, valmisvastustena telefonis või teadmusbaasis, mis teie eest vastab. Võtke küsimused ette külalise öö järjekorras, sest selles järjekorras need tulevadki.</p>

<h2>Kuidas sisse saab</h2>
<p>Kirjutage saabumine nii, nagu seletaksite seda telefonis: tänavalt voodini. Milline kell, milline maja külg, milline lüliti. Lisage see üks asi, mida foto ei näita, näiteks uks, mida tuleb enne võtme keeramist enda poole tõmmata.</p>
<p>Öelge, mis kellani võib tulla ilma helistamata. Kui piiri ei ole, kirjutage seda samuti. Külaline, kelle rong hilineb, tahab lugeda, et iga kellaaeg sobib.</p>
<blockquote><p>Võtmekapp on uksest vasakul ja avaneb igal kellaajal. Tõmmake ust enda poole ja keerake siis võtit kaks korda vasakule. Valguslüliti on sees paremal, puusa kõrgusel. Meile helistama ei pea, ükskõik kui hilja on.</p></blockquote>

<h2>Mis üles ütleb</h2>
<p>Neli asja majas lakkavad töötamast või näib nii: wifi, küte, soe vesi, elekter. Kirjutage igaühe kohta kolm lühikest rida ja mitte rohkem:</p>
<ol>
<li>Kus see on, koos ruumi ja ruumi poolega.</li>
<li>Milline see välja näeb, kui töötab: ühtlane roheline tuli, osuti 1 ja 2 vahel.</li>
<li>Mida esimesena proovida ja kui kaua oodata, enne kui uuesti kirjutada.</li>
</ol>
<p>Teine rida puudub enamikust märkmetest. Ilma selleta kirjeldab külaline tuld, teie otsite ruuteri fotot ja mõlemad on üleval. Siin on Chalet Arve, meie väljamõeldud maja ukse 9 wifi:</p>
<blockquote><p>Ruuter on riiulil mantlite kohal. Kui see töötab, põleb vasakpoolne tuli roheliselt ega vilgu. Võrgu nimi on Arve-9. Parool on sinisel kaardil köögikapi ukse siseküljel. Kui tuli vilgub, tõmmake must juhe välja, lugege kümneni, pange see tagasi ja oodake kolm minutit.</p></blockquote>
<p>Kui vastus on koht, nimetage koht. „Sinisel kaardil köögikapi ukse siseküljel“ teist küsimust ei vaja. „Kaustas“ vajab kahte.</p>

<h2>Mida keegi ei leia</h2>
<p>Käige telefoniga toad läbi ja öelge valjusti, kus on järgmised asjad. Kirjutage üles see, mida ütlesite; räägitud juhatus on tavaliselt parem kui kirjutatud.</p>
<ul>
<li>Lisatekid, padjad ja rätikud ning kapp, mille uks kinni kiilub.</li>
<li>Korgitser, leivanuga, nõudepesutabletid, üks prügikott varuks.</li>
<li>Esmaabikarp, taskulamp, tulekustuti.</li>
<li>Lähim öösel avatud apteek ja hädaabinumbrid. Šveitsis: 144 kiirabi, 118 tuletõrje, 117 politsei, või 112.</li>
</ul>
<p>Pange nende numbrite kõrvale maja täpne aadress. Kes puhkuse ajal kiirabi kutsub, sageli tänava nime ei tea.</p>

<h2>Mida peate otsustama teie</h2>
<p>Beebivoodi, üks inimene rohkem, varasem saabumine. Ärge kirjutage nende kohta reeglit, kui see ei kehti aasta igal päeval. Muidu märkige juurde <strong>küsida majutajalt</strong>: külaline saab teada, et teilt on küsitud, ja ärgates vastate jah, ei või kellaajaga.</p>
<table>
<caption>Neli öist sõnumit ja kes neile vastab</caption>
<thead><tr><th scope="col">Kell</th><th scope="col">Küsimus</th><th scope="col">Vastab</th></tr></thead>
<tbody>
<tr><td>23:05</td><td>Kas saab sisse enne kella 15?</td><td>Majutaja</td></tr>
<tr><td>00:37</td><td>Kus on wifiparool?</td><td>Leht</td></tr>
<tr><td>01:26</td><td>Kuidas pärast kella kolme sisse saab?</td><td>Leht</td></tr>
<tr><td>02:14</td><td>Kas beebivoodi on olemas?</td><td>Majutaja</td></tr>
</tbody>
</table>
<p>Jätke lehelt välja veel kolm asja: raha tagastamine, kaebused ja kõik, mis puudutab naabreid. Need vajavad väljamaganud inimest.</p>

<h2>Kolm proovi, enne kui lehte usaldate</h2>
<p><strong>Võõras.</strong> Andke leht kellelegi, kes majas käinud ei ole. Paluge tal üles leida wifi, elektrikilp ja leivanuga. Kus ta üle küsib, seal on mõni rida puudu.</p>
<p><strong>Pimedus.</strong> Lugege saabumise osa öösel väljas, telefonist. Kui peate rohkem kui korra kerima, lühendage.</p>
<p><strong>Teine keel.</strong> Tõlkige üks lõik ja tõlkige see tagasi. Kus tagasi tuleb midagi imelikku, seal oli lause liiga pikk.</p>
<p>Nightdeskis on samaks prooviks vastuste simulaator: küsite nagu külaline, loete vastust ja parandate märget, millest see tuli. Kuidas see käib, näitab meie <a href="/et/docs">dokumentatsioon</a>.</p>
<p>Edasi kasvab leht ise, rida korraga. Kui külaline küsib midagi, mida seal ei ole, vastake ja pange vastus enne hommikusööki kirja.</p>
$et$),
('25d282af-366f-4883-80b5-9b295cd8306a', '03ef5ec9-2e9d-4fc9-9774-0532c54e5590',
 $t$Jah, ei või kellaaeg: kuidas vastata soovile ühe sõnaga$t$,
 $t$Soov ootab sageli tunde sellepärast, et andmed on puudu, mitte sellepärast, et otsus on raske. Pange soov ühele reale ja teil piisab ühest sõnast. Külaline saab ikka terve lause.$t$,
 $t$Külaliste sõnumid$t$,
 $t$Kolm templit, „jah“, „ei“ ja „13:00“, kõrval kaart, millele on löödud „jah“.$t$,
 $et$
<p>Kell 4:02 küsib Maarja, ukse 5 külaline, eesti keeles, kas üks sõber võiks reedel ööbida. Teie näete seda kell 6:30 poolunes. Vastamiseks peate teadma, mitmele inimesele on broneeritud, mitu voodit on, millist reedet ta mõtleb ja mida te eelmine kord küsisite. Panete telefoni käest ja otsustate seda hiljem korralikult vaadata. Hiljem on kell 14 ja selleks ajaks on Maarja uuesti küsinud.</p>
<p>Otsus oleks võtnud kolm sekundit. Otsimine võttis terve päeva.</p>

<h2>Kõigepealt pange soov ühele reale</h2>
<p>Kes soovi vastu võtab, olgu see elukaaslane, töötaja või assistent telefonis, annab selle edasi koos nelja faktiga, nii et te ei pea kunagi kalendrit avama:</p>
<ol>
<li><strong>Milline uks</strong> ja külalise eesnimi.</li>
<li><strong>Mida</strong> soovitakse, kolme või nelja sõnaga.</li>
<li><strong>Millal</strong>, nädalapäev ja kuupäev.</li>
<li><strong>Mis sellega seotud on</strong>: piir, hind või keegi, keda see veel puudutab.</li>
</ol>
<blockquote><p>Uks 5, Maarja. Üks lisakülaline, reede, 16. oktoober, üks öö. Broneeritud 3 inimesele, korteris on kohti 4. Tavaline hind 35. Jah või ei?</p></blockquote>
<p>Võrrelge seda lausega „Maarja tahab teada, kas ta sõber võib tulla“. Mõlemad on lühikesed. Ainult esimesele saab vastata voodist.</p>

<h2>Siis valige sõna</h2>
<p>Leppige kõigiga, kes teie vastuseid loevad, kokku väikeses sõnavaras. Kolmest sõnast piisab peaaegu alati, kui igaüks neist tähendab alati sama.</p>
<table>
<caption>Viis soovi, sõna ja mida see teilt nõuab</caption>
<thead><tr><th scope="col">Soov</th><th scope="col">Teie sõna</th><th scope="col">Mis nüüd saab</th></tr></thead>
<tbody>
<tr><td>Beebivoodi, uks 7</td><td>jah</td><td>Külaline teab; voodi on koristaja nimekirjas</td></tr>
<tr><td>Saabumine enne kella 15, uks 3</td><td>13:00</td><td>Külaline teab; koristaja alustab uksest 3</td></tr>
<tr><td>Lisakülaline, uks 5</td><td>jah 35</td><td>Külaline teab hinda; lisatakse, kui ta nõustub</td></tr>
<tr><td>Lahkumine kell 14, uks 9</td><td>11:00</td><td>Külaline teab viimast aega; kohvritele pakutakse kohta</td></tr>
<tr><td>Pidu laupäeval, uks 12</td><td>ei</td><td>Külaline teab, koos põhjusega</td></tr>
</tbody>
</table>
<p>Kellaaeg on neist kolmest kõige kasulikum. Kui küsimusele „kas saame tulla kell üksteist?“ vastata „ei“, on see väike pettumus. Kui vastata „13:00“, on see plaan. Enne kui kirjutate mõne aja kohta „ei“, mõelge, kas on kellaaeg, millele saaksite öelda „jah“.</p>

<h2>Külaline saab terve lause</h2>
<p>Üks sõna on meeskonnale. Teel külaliseni lisandub sellele tervitus, otsus ja see, mis edasi saab. Kolm näidet alleshoidmiseks:</p>
<blockquote>
<p><strong>Jah.</strong> Tere hommikust, Giulia. Jah, beebivoodi on teie saabumisel väikeses magamistoas üles tehtud. Selle jaoks ei pea te midagi kaasa võtma.</p>
<p><strong>Kellaaeg.</strong> Tere hommikust, Camille. Kell 11 korterit alles koristatakse, aga sisse saate alates kella 13-st. Võtmekapi kood tuleb keskpäeval.</p>
<p><strong>Ei.</strong> Tere hommikust, Daan. Kahjuks me pidu lubada ei saa: mõlemal pool magavad pered. Kõrtsi saali saab õhtuks üürida ja sinna on viis minutit jalgsi.</p>
</blockquote>
<p>Ei-vastuse ülesehitust tasub järele teha: üks vabandus, üks tõene põhjus, üks asi, mis on võimalik. Teine põhjus teeb esimese nõrgaks ja teine vabandus kutsub vaidlema.</p>

<h2>Kuni sõna veel ei ole</h2>
<p>Vaikust mõistab üks külaline jah-sõnana, teine ebaviisakusena. Saatke kohe rida, mis lubab vastuse, aga mitte asja ennast:</p>
<blockquote><p>Tere, Maarja. Lisakülalise jaoks on vaja omaniku nõusolekut. Küsisin järele ja annan teile siin teada hiljemalt kell 9. Palun ärge seni midagi kindlat kokku leppige.</p></blockquote>
<p>Kellaaeg öelge ainult siis, kui keegi sellest kinni peab. Kui magate kaheksani, on üheksa aus. Nii teeb ka Nightdesk: külaline kuuleb, et meeskonnalt on küsitud, teie vastate jah, ei või mõne sõnaga ja kokkulepitu läheb broneeringu märkusesse.</p>

<h2>Mida ühe sõnaga öelda ei saa</h2>
<p>Mõni sõnum on soovi moodi, aga ei ole seda. Need jätke lühivormist välja ja vastake ise, pikemalt, kõige parem telefoni teel:</p>
<ul>
<li>Keegi on viga saanud, lukustatud ukse taga või talvel kütteta.</li>
<li>Juba makstud raha: tagastamine, kahju, vale arve.</li>
<li>Kaebus, ka siis, kui see on küsimuseks riietatud. „Kas siin on alati nii lärmakas?“ ei oota vastuseks jah- ega ei-sõna.</li>
<li>Kolmas sõnum samas asjas.</li>
</ul>
<p>Kõige muuga proovige nädal aega koos inimesega, kellega tööd jagate: neli fakti sisse, üks sõna välja. Siis lugege kokku, mitu korda kumbki ikka kalendri avama pidi. Iga kord oli real midagi puudu ja nüüd teate, mida lisada.</p>
$et$)
) as translation (id, original, title, excerpt, category, image_alt, content)
join public.blog_posts as original on original.id = translation.original::uuid;

-- The updates.
insert into public.product_updates
  (id, language, translation_of, translated_from, title, body, image_url, image_alt, type, created_at, is_sample)
select translation.id::uuid, 'et', original.id, original.words_digest, translation.title, translation.body, original.image_url,
  translation.image_alt, original.type, original.created_at, original.is_sample
from (values
('6fd960da-e717-44a4-a426-92420fa98c3c', '4b4d21c8-cdfa-4186-a67c-80b53b0ebd77',
 $t$Vastuvõtt on avatud$t$,
 $t$Alates tänasest vastab Nightdesk külalistele WhatsAppis, mis tahes kellaajal ja selles keeles, milles nad kirjutavad. Vastused tulevad märkmetest, mille majutaja iga majutuskoha kohta kirja paneb.

Esimeses sõnumis ütleb assistent, et ta on tehisaru.

Proovida saab tasuta, nii kaua kui soovite. Krediitkaarti ei ole vaja.$t$,
 $t$Tühi võtmelahter, milles on tühi konks.$t$),
('a5a7e7ef-0c3d-43ee-85bd-148377535e90', '75c895e4-8602-4359-bcb7-32e058075069',
 $t$Avasõnum malli järgi$t$,
 $t$Esimese sõnumi külalisele saab nüüd kirjutada mallina. Nimi, ukse number ja saabumispäev võetakse broneeringust.

Malli kirjutate ühe korra, oma keeles. Külaline loeb seda enda keeles.$t$,
 $t$$t$),
('f88e43b5-51b7-45ee-bf38-9c6f81db5028', '46f76f9e-ff3b-4289-b3b6-daf575cfc059',
 $t$Igal majutuskohal on oma teadmusbaas$t$,
 $t$Märkmetest on saanud teadmusbaas, mis jaguneb teemadeks: kuidas sisse saab, wifi, köök, prügi, ümbrus. Tühjad teemad on tühjana näha, nii et märkate puuduvat enne külalist.

Kahe korteri märkmed samas majas võivad alguse saada ühest koopiast ja edasi lahku minna. Ukse 9 wifi jääb ukse 9 juurde.$t$,
 $t$Tühi võtmelahter, milles on tühi konks.$t$),
('14fdc001-2c4c-424c-bc2c-18ccc17e01f2', '1676e1b8-47ec-43ee-a201-157793942eba',
 $t$Koodid ja aadressid jäävad nii, nagu te need kirjutasite$t$,
 $t$Võõrkeelne vastus ei muuda enam seda, mis peab samaks jääma. Uksekoodid, tänavanimed, lahtiolekuajad ja wifiparool antakse edasi täht-tähelt.$t$,
 $t$$t$),
('8faefbbc-8845-49cb-a027-f1d612a374fb', '9f869185-b18b-42ab-9802-25c8c3309e8f',
 $t$Assistent küsib, enne kui lubab$t$,
 $t$Lisakülaline, beebivoodi, varasem saabumine: nende soovide puhul küsib assistent nüüd teilt. Külaline saab teada, et meeskonnalt on küsitud.

Teie vastate jah või ei. Külaline saab samas vestluses terve lause oma keeles.

Teie valite, millised soovid vajavad teie nõusolekut. Need kolm on juba ette valitud.$t$,
 $t$Tühi võtmelahter, milles on tühi konks.$t$),
('8f0dcaac-8b5a-4c31-941c-40ca645ca05a', '0a0e768b-77cd-4cdd-91bb-6ff05e58dfb9',
 $t$Vastata saab ka kellaajaga$t$,
 $t$Assistent saab nüüd aru vastusest „jah 13:00“. Ukse 3 külaline ei loe enam lihtsalt jah-sõna, vaid seda, et korter on valmis kell 13.

Sama hästi sobivad sõnad „hiljem“ ja „helistan“. Küsimuse juures, mille saate, on kirjas, millised neist seekord sobivad.$t$,
 $t$$t$),
('33c7c413-4a4d-4644-8226-61f12bab6152', '6b279947-1634-425d-8c81-66b381dc9b1d',
 $t$Teie kontaktandmed või lubadus järele küsida$t$,
 $t$Kui vastust teadmusbaasis ei ole, otsustate iga majutuskoha puhul ise, mida külaline loeb: kas teie kontaktandmeid või lubadust, et meeskonnalt küsitakse.

Seni oli see alati lubadus. Majutuskohtadel, mis olid olemas enne tänast, jääb see nii.$t$,
 $t$$t$),
('43e749b0-223b-49b1-b3e8-7e06ddb7530a', '94fc5e3a-3be3-4fd6-87de-80a58a71d2e9',
 $t$Kahesuunaline sünkroonimine Smoobuga$t$,
 $t$Smoobu on esimene broneerimissüsteem, millega Nightdesk on ühendatud. Majutuskohad ja broneeringud tulevad üle, broneeringu muudatused samuti, ja keegi ei pea saabumispäeva kaks korda sisestama.

Ühendus käib ka teistpidi. Kui külaline on midagi soovinud ja teie olete vastanud, kirjutatakse soov ja vastus selle broneeringu märkusesse.

Kes sisestas oma majutuskohad käsitsi, saab need ühe korra Smoobu nimekirjaga kokku viia. Iga majutuskoha teadmusbaas jääb nii, nagu see on.$t$,
 $t$Nöör üle kahe rulli hotelli ja maja vahel: uksenumbrid liiguvad ühes suunas, vastused teises.$t$),
('52b93f10-7664-438d-96f7-a21ba933a03c', 'f5154f26-6a36-4125-a6de-fb22d03294f4',
 $t$Broneeringu märkustes on nüüd kellaaeg$t$,
 $t$Iga rida, mille Nightdesk broneeringu märkusesse kirjutab, algab nüüd kuupäeva ja kellaajaga: „14. märts, 2:16, beebivoodi: jah“. Mida teie meeskond ise on märkusesse kirjutanud, see jääb puutumata.$t$,
 $t$$t$),
('2b78c5fa-a731-43ed-b903-aed9d2c7668e', 'ae0f2347-f955-4c90-9ce8-41219b6c92d5',
 $t$Skoorianalüüs loeb teie märkmeid enne külalisi$t$,
 $t$Skoorianalüüs võrdleb majutuskoha teadmusbaasi küsimustega, mida külalised tavaliselt esitavad, ja annab sellele skoori 0 kuni 100.

Arv ise on vähem tähtis. Selle all on nimekiri puuduvast, samas järjekorras, milles külalised seda märkaksid: kõigepealt, kuidas sisse saab, ja alles tükk aega hiljem lauamängud.

Skoori näete ainult teie ja teie meeskond.$t$,
 $t$Köögikaal kaalub viit sedelit, võtmekapist wifini; sedel „Küte“ on kaalu kõrval.$t$),
('dc372f2f-5a51-4ab8-8f79-3cf11bf885f3', 'f83a5ba0-4675-4109-8b44-23726e9565b4',
 $t$Vastukäivad märkmed on nüüd kõrvuti$t$,
 $t$Kui ühes märkmes on lahkumisaeg kell 10 ja teises kell 11, näitab skoorianalüüs nüüd mõlemat ja küsib, kumb on õige. Kuni te ei ole valinud, öeldakse küsijale, et meeskond annab teada.$t$,
 $t$$t$),
('6bfa1951-9cd1-4e55-a1ee-b1e7d4a85787', 'aa3caf2b-96d3-4cb3-b3d2-d2c1256b6670',
 $t$Küsige, nagu oleksite külaline$t$,
 $t$Vastuste simulaator on vestlus, milles teie olete külaline. Assistent vastab teadmusbaasi praeguse seisu järgi ja nimetab märkme, mida ta kasutas. Kellelegi midagi ei saadeta.

Kirjutage soovi korral hollandi keeles või küsige midagi, mida keegi teada ei saa. Nii näete kõige kiiremini, mida assistent teeb, kui vastust ei ole.$t$,
 $t$Telefon laval lambi all; vestluses küsitakse lemmikloomade kohta ja vastus on: üks koer, jah.$t$),
('eced8418-2479-4abf-86be-61d32219ec87', '82a49b4c-b07e-46b2-9ea1-291ef4f21a1c',
 $t$Simulaator jätab küsimused meelde$t$,
 $t$Simulaator jätab nüüd meelde iga majutuskoha kümme viimast küsimust. Kui olete märget muutnud, küsige need ühe nupuga kõik uuesti ja võrrelge vastuseid.$t$,
 $t$$t$),
('0d0d8973-8c83-4687-a196-adcf030741b9', '2826daef-6901-4c9e-8e53-c473feefc315',
 $t$Vestluste kokkuvõtted ja ülevaade külalistest$t$,
 $t$Kuueöisest peatumisest võib koguneda nelikümmend sõnumit. Kokkuvõte ütleb mõne reaga, mida küsiti, mis kokku lepiti ja mis on veel lahtine.

Selle kõrval on ülevaade külalisest: keel, kaaslased, tulek auto või rongiga, erisoovid. See kõik pärineb ainult sellest, mida külaline ise kirjutas.

Kokkuvõtte jõuate läbi lugeda sama ajaga, mis kulub ukse 3 juurest ukse 7 juurde kõndimiseks.$t$,
 $t$Virn sedeleid teraviku otsas ja selle kõrval leht kolme reaga, kell 6:30.$t$),
('702964e1-6a00-4952-9649-3b090697fa31', 'd4fc5aa2-b432-4b72-b885-c1836280e4b6',
 $t$Kõigepealt see, mis on veel lahtine$t$,
 $t$Vestluse kokkuvõte algab nüüd sellest, mis on veel lahtine, siis tuleb, mis kokku lepiti, ja alles siis, mida küsiti. Kui midagi lahtist ei ole, ütleb seda esimene rida.

Seni oli järjekord sama mis vestluses. Üheöise peatumise puhul polnud vahet, nädala puhul oli.$t$,
 $t$$t$),
('1a9be825-ce72-4939-a811-0841e98b6af1', '2f2c38f8-6f7f-4d35-b3d5-e6bb85b696ea',
 $t$Töölaud arvudega$t$,
 $t$Kolm küsimust ühel lehel. Kui kaua külalised vastust ootasid? Kas nad jäid rahule? Mida nad kõige rohkem küsivad?

Iga arvu saab avada. Arvu „wifi, üksteist korda“ taga on need üksteist sõnumit, nii et näete, kas märge puudub või on seda lihtsalt raske leida.

Loendatakse alates päevast, mil majutuskoht sisse lülitati. Simulaatori sõnumid jäävad välja.$t$,
 $t$$t$),
('e28263e0-7838-4f61-a0ee-6fa581cbd0d4', 'c300b89f-aa8e-4bb6-a929-359a53d209a3',
 $t$Veebirakendus mahub ka väikesesse telefoni$t$,
 $t$Lahtisi soove, teadmusbaasi ja töölauda saab nüüd kitsal ekraanil kasutada ühe käega. Paigaldada pole midagi: avage sama aadress ja lisage see avakuvale.

„Jah“ ja „ei“ on piisavalt suured, et neid ka pimedas pöidlaga tabada.$t$,
 $t$$t$),
('aa4b69ef-0eec-41f6-a1f4-839507bf2e5f', 'f0a2f62e-f6ea-44dc-a0c7-72cb259bf2cf',
 $t$Meeskonna ligipääs$t$,
 $t$Kutsuge oma kaasmajutaja, koristaja või inimene vastuvõtulauast. Igaüks logib sisse oma e-posti aadressiga ja teie parool jääb ainult teile.

Lahtine soov läheb kõigile, kes selle üle otsustada võivad. Kehtib esimene vastus. Teised näevad, kes ja millal vastas.

Meeskonna ligipääs sisaldub majutuskoha hinnas. Inimeste arv hinda ei muuda.$t$,
 $t$Ukse 7 neli erinevat võtit konksudel ja viies konks, mis on tühi.$t$),
('68c20754-2484-42a4-8981-c3dc0bbe8549', '359884e3-1100-4a23-bd7f-57bb92aee3ef',
 $t$Alustamise võib pooleli jätta$t$,
 $t$Juhendatud alustamise võib nüüd pärast iga sammu pooleli jätta ja hiljem jätkata, soovi korral teises seadmes. See avaneb sealt, kus pooleli jäite: ühendamine, maja kirjeldamine, proovimine või sisselülitamine.$t$,
 $t$$t$),
('d413a910-0cdc-4200-8424-8c31a6bb66f3', '87adf352-7589-4741-9245-a0adad0a457e',
 $t$Sagedased küsimused on rühmitatud keelest sõltumata$t$,
 $t$„Where do I park“, „Wo kann ich parken“ ja „Waar kan ik parkeren“ olid töölaual seni kolm eri rida. Nüüd on need üks küsimus, mis on nimekirjas üks kord ja mille kõrval on keeled.

Iga külalise sõnastus on ikka alles: avage rida ja näete seda.$t$,
 $t$$t$)
) as translation (id, original, title, body, image_alt)
join public.product_updates as original on original.id = translation.original::uuid;

-- The positions.
insert into public.job_openings
  (id, language, translation_of, translated_from, title, department, location, type, description, requirements, is_active, created_at, updated_at, town, country, remote_from, hours, is_sample)
select translation.id::uuid, 'et', original.id, original.words_digest, translation.title, translation.department,
  translation.location, translation.type, translation.description, translation.requirements, original.is_active,
  original.created_at, original.updated_at, original.town, original.country, original.remote_from, original.hours, original.is_sample
from (values
('9450c31b-0729-47ed-b09d-c821530744a0', '06dad3a1-1d3b-418e-b4b0-3e98024e7f31',
 $t$Backend-arendaja (TypeScript, Postgres)$t$,
 $t$Tehnika$t$,
 $t$Kaugtöö (Šveits või EL, Kesk-Euroopa aeg)$t$,
 $t$Täistööaeg$t$,
 $t$Kell 2:14 küsib ukse 7 külaline beebivoodit. Teie kood otsustab, kas talle vastatakse üks kord, kaks korda või üldse mitte. Meie tahame, et vastataks üks kord.

Teie töö on see osa, mis jääb WhatsAppi, teadmusbaasi ja broneerimissüsteemi vahele: sõnumite järjekorrad, sünkroonimine Smoobuga ja märkused, mis tagasi kirjutatakse. Kood on TypeScript ja Postgres koos reapõhise turbega (row-level security) ning nii väike, et selle jõuab nädalaga läbi lugeda.

Mida te tegema hakkate:

- ehitate järgmise ühenduse broneerimissüsteemiga, alates dokumentatsiooni lugemisest kuni esimese majutajani, kes seda kasutab
- hoolitsete, et iga sõnumi teekond oleks jälgitav ja saaksime majutajale öelda, miks vastus just selline oli
- kirjutate migratsioone, mis võivad käia ka siis, kui külalised parajasti kirjutavad
- vaatate teistega kordamööda hommikul üle, mis öösel ebaõnnestus

Kuidas me töötame:

Kaks koosolekut nädalas, kõik muu kirjalikult. Muudatused (pull request) on väikesed ja neist igaühe loeb läbi veel üks inimene. Keegi ei pea vastama väljaspool oma tööaega, ka öösel mitte.

Esimene vestlus kestab pool tundi ja selles ütleme teile palgavahemiku. Sellele järgneb tasustatud pool päeva päris ülesande kallal ja jutuajamine selle üle.$t$,
 $t$- Mitu aastat kogemust serverikoodi kirjutamisel ja töös hoidmisel, suurem osa TypeScriptis
- Oskate lugeda päringuplaani ja teate, millal indeksist abi ei ole
- Olete ühendanud süsteemi mõne teise ettevõtte API-ga ja hoidnud selle töös ka pärast seda, kui nemad midagi muutsid
- Selge kirjalik inglise keel, sest enamik otsuseid tehakse meil kirjalikult
- Õigus töötada Šveitsis või ELis
* Kasuks tuleb, aga ei ole tingimus: Supabase, Deno või WhatsApp Business API
* Kasuks tuleb, aga ei ole tingimus: olete ise puhkemaja või külaliskorterit välja üürinud$t$),
('19942279-fb56-411d-b208-47a89f84a232', 'f3530f23-db09-48a3-a40c-a96185172eaf',
 $t$Vestluste toimetaja (saksa ja itaalia keel)$t$,
 $t$Toode$t$,
 $t$Kaugtöö (Kesk-Euroopa aeg)$t$,
 $t$Osaline tööaeg (60%)$t$,
 $t$Nightdesk kirjutab külalistele nende keeles. Lause võib olla õige ja kõlada ikkagi nagu ankeet. Teie hoolitsete, et see kõlaks nagu hea öine administraator: lühidalt, sõbralikult, täpselt.

Töötate koos kahe asutaja ja majutajate endiga. Pool tööst on päris vestluste lugemine, teine pool reeglite ja näidete kirjutamine, et järgmised vestlused oleksid paremad.

Mida te tegema hakkate:

• loete saksa- ja itaaliakeelseid vestlusi ja märgite ära, mida emakeelne kõneleja nii ei ütleks
• sõnastate vastused rasketeks hetkedeks: keeldumine, viivitus, vastus, mida veel ei ole
• hoiate simulaatori proovküsimused mõlemas keeles ajakohasena
• aitate majutajatel kirjutada avasõnumeid, mida külalised lõpuni loevad

Mida see töö ei ole:

See ei ole lehekülgede kaupa tõlkimine ega reklaamtekst. Te kirjutate vähe sõnu ja mõtlete igaühe üle.

Palun saatke koos avaldusega üks lause, mille olete leidnud hotellist või puhkemajast, saksa või itaalia keeles, ja öelge, kuidas teie oleksite selle kirjutanud.$t$,
 $t$• Saksa ja itaalia keel emakeele tasemel, üks neist võimaluse korral Šveitsist või Alpide piirkonnast
• Dialoogitekstide kogemus: klienditugi, vestlused, kasutajaliides, subtiitrid või raadio
• Oskate selgitada, miks lause on vale, ütlemata, et see tundub vale
• Inglise keel, millest piisab igapäevaseks kirjalikuks tööks
• Kolm päeva nädalas, päevadel, milles koos kokku lepime$t$),
('4d6c840b-99b5-4b93-b7a7-69f37c942f38', '048227c6-2103-49ee-9f23-d9285ae1f1bf',
 $t$Kliendisuhete juht$t$,
 $t$Kliendisuhted$t$,
 $t$Šveits või kaugtöö (Kesk-Euroopa aeg)$t$,
 $t$Täistööaeg$t$,
 $t$Kui majutaja konto loob, on tal maja, broneerimissüsteem ja liiga palju sõnumeid. Neli sammu hiljem on vastuvõtt valves: ühendamine, kirjeldamine, proovimine, sisselülitamine. Need neli sammu on teie vastutada.

Olete Nightdeskis esimene selles ametis. Seni on seda teinud asutajad, kõnede ajal, küsimuste nimekirjaga, mille teile anname.

Teie esimesed kolm kuud:

* olete juures, kui majutajatega alustamiskõnesid tehakse, ja siis teete neid ise
* leiate sammu, mille juures majutajad pooleli jätavad, ja pakute välja, mida tootes muuta
* kirjutate kahekümnest kõige sagedasemast klienditoe küsimusest lehed, mis neile vastavad
* käite vähemalt kolme majutaja juures kohapeal

Edaspidi:

Teie otsustate, kuidas klienditugi ja alustamine on korraldatud ning kelle me nende jaoks järgmisena tööle võtame. Samuti annate igal nädalal tootekoosolekul edasi, mida majutajad räägivad; teie hääl loeb seal sama palju kui tehnika oma.

Töötada võite kõikjal, kus kell erineb Šveitsi ajast kuni ühe tunni.$t$,
 $t$1. Olete hoolitsenud tarkvaratoote maksvate klientide eest, esimesest kõnest teise aastani
2. Olete töötanud majutuses, pidanud ise majutuskohta või tunnete seda tööd lähedalt
3. Saksa ja inglise keel vabalt; prantsuse või itaalia keel tuleb kasuks
4. Kirjutate juhiseid, mille järgi saab tegutseda teile helistamata
5. Oskate kliendile „ei“ öelda ja ta alles hoida$t$),
('24379776-a928-4d75-aa63-6b8a834a284f', '7fee2e1a-cb5c-4175-911b-55e82ec18816',
 $t$Kvaliteedikontrolli praktikant (üliõpilane)$t$,
 $t$Toode$t$,
 $t$Kaugtöö (Šveits)$t$,
 $t$Praktika$t$,
 $t$Te loete, mida assistent öösel kirjutas, ja võrdlete seda majutaja märkmetega. Kas vastus oli õige, kas see tuli teadmusbaasist ja kas teie oleksite selle asemel majutajalt küsinud?

Mida te tegema hakkate:

- vaatate igal nädalal kontrollnimekirja järgi läbi valiku vestlusi
* märgite ära vastused, mis olid õiged ainult juhuslikult; need on kõige huvitavamad
• pakute igal nädalal välja ühe paranduse ja näete, mis sellest saab

Praktika kestab kuus kuud, üks kuni kaks päeva nädalas, päevadel, mis teie tunniplaaniga sobivad. Tasu on tunnipõhine. Töötate koos vestluste toimetaja ja ühe arendajaga ning kõigi vestluste kohta kehtib konfidentsiaalsusleping.$t$,
 $t$Õpite mõnes Šveitsi kõrgkoolis, ükskõik mis erialal, kus õpitakse tähelepanelikult lugema: keeled, õigus, majutus ja turism, informaatika. Oskate lugeda inglise keeles ja lisaks vähemalt kahes neist: saksa, prantsuse, itaalia, hollandi. Märkate, kui lause ütleb midagi, mida allikas ei ütle. Programmeerimist ega töökogemust sellel alal vaja ei ole.$t$),
('76995c2d-0b85-4c99-b2a0-b01d8d2f0cf1', '239a3486-ff68-43dd-8755-016f821d8512',
 $t$Büroojuht$t$,
 $t$Haldus$t$,
 $t$Šveits$t$,
 $t$Osaline tööaeg (40%)$t$,
 $t$Meil ei olnud büroojuhti ja seda oli tunda. Selle ametikoha hoole all olid lepingud, arved ja kaks ruumi, kus mõned meist kokku saavad.

Mida te tegema hakkate:

* valmistate iga kuu ette paberid meie raamatupidajale
* hoiate korras töölepingud ja kindlustused
* korraldate kaks korda aastas kogu meeskonna kokkusaamise

Ametikoht täideti 2026. aasta oktoobris.$t$,
 $t$* Šveitsis omandatud kaubandus- või kontoritöö väljaõpe või mitu aastat kontoritöö kogemust
* Saksa keel vabalt, inglise keel hästi
* Kaks kindlat päeva nädalas Šveitsis$t$)
) as translation (id, original, title, department, location, type, description, requirements)
join public.job_openings as original on original.id = translation.original::uuid;

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

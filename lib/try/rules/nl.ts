import type { Rules } from '../rules.ts';

/** Dutch. */
export const rules: Rules = {
  // "ij" is also typed as one letter and as "y".
  spell: (text) => text.replaceAll('ĳ', 'ij').replaceAll('ij', 'y'),
  // Plurals, diminutives and the endings of verbs, then one spelling for long vowels and for f and v, s and z: "huizen",
  // "huisje", "huis".
  stem: (word) =>
    word
      .replace(/(?<=.{3})(?:etje|tje|pje|kje|je)s?$/, '')
      .replace(/(?<=.{3})(?:eren|ende|en|er|es|e|s|t)$/, '')
      .replace(/v$/, 'f')
      .replace(/z$/, 's')
      .replaceAll(/([a-z])\1/g, '$1'),
  joins: true,
  words: `
    wifi: wi fi, wlan, internet, netwerk, draadloos internet, internetverbinding, online, online gaan, verbinding met internet, internetten, wifinaam, netwerknaam, laptop * verbinding, telefoon * verbinding, laptop * internet, telefoon * internet, inloggen op, internettoegang, wifi verbinding, wifiverbinding, wifibereik, wifigegevens
    wifi wachtwoord: wificode, wifi code, internetcode, wifiwachtwoord, code van de wifi, code voor de wifi, wifipaswoord, wachtwoord van het internet
    wachtwoord: paswoord
    #slow: traag, langzaam
    verwarming: verwarmen, radiator, thermostaat, temperatuur, koud, warmer, kou, ijskoud, te warm, te heet, het koud, stoken, cv, kachel hoger, radiatoren, chauffage, vloerverwarming, bevriezen, we bevriezen, kleumen, verkleumd, rillen, steenkoud, kil, koel, te koud, warm krijgen, warmer maken, warmer zetten, wat warmer, hoger zetten, lager zetten, hoger draaien, lager draaien, warm genoeg, warm houden, opstoken, cv ketel, graden, radiatorknop, ijzig, te fris, fris, verwarming * hoger, verwarming * lager, verwarming * aanzetten, verwarming * aan, verwarming * warmer
    warm water: heet water, koud water, water * koud, water * warm, douche * koud, koude douche, geen warm water, water * heet, lauw water, lauw, douche * lauw, ijskoude douche, warme douche, douche * warm, douche blijft koud, ijskoud water, heet douchen, water blijft koud, douchewater
    boiler: geiser
    douche: douchen
    parkeren: parkeerplaats, parkeerplek, parkeerplaatsen, parkeerplekken, auto * kwijt, auto * neerzetten, auto * zetten, auto * parkeren, parkeerruimte, auto * laten staan, auto * staan, geparkeerd, parkeergelegenheid, parking, parkeer, parkeert, auto * laten, auto * heen, auto * neer, auto * stallen, plek voor * auto, plaats voor * auto, plek voor de auto, staanplaats, parkeervak, wagen * kwijt, wagen * zetten, wagen * parkeren
    #second: tweede
    auto: wagen, autos, voertuig, voertuigen, huurauto, wagens, camper, bestelbus, bus van ons
    elektrische auto opladen: elektrische auto * laden, auto * opladen, auto * laden, laadpaal, laadpunt, oplaadpunt, laadstation, laadpaal * auto, wallbox, tesla * opladen, tesla * laden, laadpaal * elektrische auto, elektrische auto * opladen, elektrisch laden, laadpunt * auto, laadpunt * elektrische auto, auto aan de lader, oplaadstation, elektrische wagen opladen, inpluggen, auto * inpluggen, tesla * inpluggen, aan de stekker, auto * stekker, auto * bijladen, tesla, laadpalen, accu * auto, stekkerauto, elektrische autos, laden van de auto, oplaadpaal, oplaadpunten, laadmogelijkheid, elektrisch rijden
    elektrische auto: tesla, elektrische wagen, ev
    telefoonlader: oplader, lader, oplaadkabel, oplaadsnoer
    vergeten: laten liggen, laat liggen
    bergweg winter: weg * glad, weg * besneeuwd, sneeuw op de weg, weg bij sneeuw, gladde weg, weg * sneeuw, weg * sneeuwvrij, weg * ijs, weg * begaanbaar, besneeuwde weg, weg * geruimd, winterweg, weg * winter, boven komen, naar boven komen, boven * sneeuwt, omhoog * sneeuw, weg naar boven, rijden bij sneeuw, rijden in de sneeuw, gestrooid, strooien, sneeuwruimen, sneeuwschuiver, wegen in de winter, bergop, helling, gladheid, ijzel, glad, omhoog komen, begaanbaar, vierwielaandrijving, toegangsweg
    winter: sneeuw, ijs, sneeuwt, sneeuwval, besneeuwd, gesneeuwd, sneeuwen
    sneeuwkettingen: kettingen, sneeuwketting
    winterbanden: winterband, banden, gewone banden, zomerbanden, autobanden, vierseizoenenbanden, all season banden
    afval: vuilnis, vuil, restafval, huisvuil, vuilniszak, vuilniszakken, vuilnisbak, prullenbak, recycling, afvalbak, kliko, vuilnisbakken, afvalzakken, afvalscheiding, afval scheiden, weggooien, weggegooid, afvoeren, rommel weggooien, rotzooi, scheiden, gescheiden, afval gescheiden, gft, groenafval, plastic afval, vuilniscontainer, container, containers, milieustraat, afvalcontainer, prullenbakken, vuilbak, afvalpunt, kliko s, recyclen, recycleren
    afval geleegd: vuilnis * opgehaald, afval * opgehaald, vuilniswagen, vuil * opgehaald, vuilnisdienst, vuilnisophaal, afvalinzameling, huisvuil * opgehaald, afval ophalen, container * geleegd, kliko * geleegd, kliko * straat, vuilnisdag
    afval glas: lege flessen, glasbak, glas * naartoe, glas * heen, flessen * heen, glas wegbrengen, flessen weggooien, glas weggooien, flessen, waar * glas, leeg glas, lege fles, wijnflessen, potjes, glascontainer, flessenbak, statiegeld
    afval papier: oud papier, karton, papierbak, papier * heen, kranten, oude kranten, kartonnen dozen, papiercontainer, dozen
    huisdieren: huisdier, dieren, beesten, viervoeter, viervoeters, beest, diervriendelijk, dier
    hond: honden, hondje, pup, labrador, puppy, pups, puppys, teckel, poedel, herder, retriever, hondjes, hondvriendelijk, honds, terrier, golden, spaniel
    inchecken: check in, ingecheckt, checkin, in te checken, aankomst, aankomen, aankomsttijd, naar binnen, erin, incheck, in checken, inchecktijd, er in, binnenkomen, naar binnen mogen, huis in, woning in, chalet in, het huis binnen, toegang tot het huis, toegang, betrekken, intrek nemen, aankomstdag, ontvangst, ontvangen worden, receptie, huis betreden, aanmelden bij aankomst, klaar voor ons, terecht, aankomsttijden, incheckt, arriveren
    #time inchecken: vanaf hoe laat * binnen, hoe laat * binnen, wanneer * binnen, hoe laat * aankomen, vanaf wanneer * terecht, vanaf hoe laat * terecht, hoe laat * terecht, vanaf hoe laat * erin, hoe laat * erin, wanneer * erin, vanaf hoe laat * komen, vanaf wanneer * komen, hoe laat * komen, vanaf hoe laat * aankomen, hoe laat * huis in, wanneer * huis in, hoe laat * arriveren, hoe laat * chalet in, wanneer * terecht, vanaf wanneer * huis, vanaf hoe laat * huis
    vroeg inchecken: vroeg aankomen, eerder aankomen, vroege check in, vroeger komen, eerder * binnen, eerder erin, vroegere aankomst, vroege aankomst, early check in, eerder terecht, voor 15, eerder * inchecken, al om * inchecken, plaats van 15, al * inchecken, al * binnen, eerder er in, al * terecht, eerder in, al in de ochtend, eerder in het huis, vroeger * binnen, vroeger erin, eerdere check in, eerder * komen, smorgens al, voor de middag, voor twaalven, voor de lunch, voor drie uur, voor drieen, ochtends al, s ochtends al, smiddags eerder, rond het middaguur, heel vroeg, vroeg aan, vlucht * vroeg, vroege vlucht, vroeg in de ochtend, eerder aan, eerder dan, eerder toegang, eerder klaar, eerder het huis, wat eerder, iets eerder, vroeger het huis, al eerder, eerder
    vroegvertrek: eerder vertrekken, vroeger vertrekken, eerder uitchecken, vroeger uitchecken, eerder weg, eerder naar huis
    laat inchecken: laat aankomen, later aankomen, late aankomst, late check in, laat aan, na middernacht, snachts aankomen, laat in de avond aankomen, nog in, nog erin, nog naar binnen, vertraagd, vertraging, laat op de avond, in de nacht aankomen, later inchecken, midden in de nacht, s nachts aankomen, laat vanavond, later aan, laat komen, rond middernacht, later komen, snachts nog, laat in de avond, later op de avond aankomen, middernacht, tegen middernacht, vliegtuig * landt, vlucht * landt, landt pas, landen om, pas s avonds, pas savonds, pas laat, heel laat, erg laat, te laat, midden in de nacht aankomen, na elven, na tien uur, na 22, na 23, vertraagde, in de file, staan vast, nachts, in het donker, s avonds laat, avonds laat, savonds laat, snachts, nachtelijk, later op de avond, laat op, laat, vlucht * vertraagd, trein * vertraagd, trein heeft vertraging, vlucht heeft vertraging, file
    sleutelkastje: sleutelkluis, sleutelkluisje, keybox, key box, sleutelbox, sleutelkast, sleutelkastjes
    sleutelkastje code: deurcode, toegangscode, code van de deur, code voor de deur, code van het kastje, code * sleutelkastje, code * sleutelkluisje, code * sleutel, code van de voordeur, code * kluisje, pincode, cijfercode, combinatie, code om binnen, cijfers van het slot
    sleutel: sleutels, huissleutel, voordeursleutel
    #lost: verloren, kwijt, verlies, verliezen, kwijtgeraakt, kwijtraken
    uitchecken: check out, checkout, uitgecheckt, uit te checken, vertrek, vertrekken, vertrektijd, weg, eruit, uit checken, verlaten, uitcheck, uitchecktijd, huis uit, eruit zijn, er uit, buiten zijn, eruit moeten, vertrokken, weg zijn, naar huis, laatste dag, laatste ochtend, dag van vertrek, vertrekdag, huis uit zijn, sleutels inleveren, sleutels teruggeven, sleutels * terug, weggaan, verlaten we, achterlaten huis, als we weggaan, huis leeg, klaar zijn, vertrekdatum, vertrektijden, uitchecken om, ontruimen, huis weer terug, huis * terug, woning * terug
    #time uitchecken: hoe laat * weg, hoe laat * eruit, hoe laat * vertrekken, wanneer * vertrekken, voor hoe laat, wanneer * weg, hoe laat * huis uit, hoe laat * verlaten, tot hoe laat * blijven, hoe laat * uit, uiterlijk * vertrekken, uiterlijk * weg, wanneer * eruit
    laat uitchecken: laat vertrekken, late check out, later weg, later eruit, pas om * vertrekken, pas om * uitchecken, later * uitchecken, later * vertrekken, langer * blijven, huis langer, langer * huis, late checkout, pas om * weg, later uit, langer * houden, smiddags pas, pas * vertrekken, pas * weg, pas * uitchecken, uitslapen, tot de middag blijven, uitchecken om 11, uitchecken om 12, uitchecken om 13, latere check out, uurtjes langer, paar uur langer, uren langer, tot twaalf, tot de middag, tot s middags, tot in de middag, na tienen, na 10, smiddags vertrekken, s middags vertrekken, middags weg, vlucht is pas, langer, wat langer, iets langer, later dan tien, later naar huis, langer uitslapen, na de lunch, vertrekken na
    verlengen: nacht langer, extra nacht, nog een nacht, dag langer, nachtje extra
    bagage: koffers, koffer, tassen, rugzakken, bagage * achterlaten, koffers * achterlaten, koffers * neerzetten, koffers * laten staan, bagage * stallen, koffers * kwijt, bagage * kwijt, spullen * achterlaten, spullen * neerzetten, tassen * achterlaten, bagage * bewaren, bagage * neerzetten, koffers * laten, koffers * stallen, bagage * laten, bagageopslag, bagage * opslaan, koffers * opslaan, koffers * bewaren, spullen * laten, tas, rugzak, rugtas, reistas, reistassen, trolley, onze spullen, bagage * dumpen, koffers * parkeren, koffers vooraf, handbagage, spullen * opslaan, tassen * neerzetten, bagage van tevoren, tassen * stallen
    kluisjes: kluisje, locker, lockers
    adres: ligging, locatie, waar zitten jullie, waar ligt het huis, navigatie, gps, routebeschrijving, route, huis vinden, vinden * jullie, vinden * huis, waar is het huis, coördinaten, hoe komen we er, hoe kom ik er, postcode, vinden we jullie, vind ik jullie, vind ik het, vinden we het, naar jullie toe rijden, bij jullie komen, hoe komen we bij jullie, navi, hoe rijden * naar, google maps, weg naar het huis, waar precies * huis, waar bevindt, straat, straatnaam, huisnummer, straat en nummer, waar precies, waar moeten we heen rijden, vinden we u, hoe vinden we, hoe vind ik, hoe rijden we, hoe kom je er, hoe komen we daar, hoe kom ik bij, hoe komen we bij, gelegen, kaart, plattegrond, navigatiesysteem, tomtom, waze, snelweg, afslag, vanaf de snelweg, welke afslag, weg naar jullie, locatie pin, te vinden, waar zijn jullie, waar bent u, bereiken we jullie, bereik ik jullie, rij ik naar, waar ligt jullie huis
    bus: lijnbus
    trein: treinen
    station: treinstation
    halte: bushalte
    bus trein: openbaar vervoer, ov, zonder auto, geen auto, met de trein, met de bus, met het openbaar vervoer, met het ov, treinverbinding, busverbinding, dienstregeling, vertrektijden bus, spoor, tram, per trein, per bus, geen eigen auto, geen wagen, rijbewijs, autoloos, laatste bus, laatste trein, volgende bus, volgende trein, eerste bus
    taxi: taxis
    slaapkamers: slaapkamer, hoeveel kamers
    bedden: bed, matras, matrassen, slaapbank, stapelbed, stapelbedden, bedgrootte, bedverdeling, slaapindeling, indeling van de bedden, aparte bedden, lits jumeaux, twijfelaar, bedmaat, bedindeling, hoeveel bedden
    tweepersoonsbed: tweepersoons bed, dubbel bed, tweepersoonsbedden
    eenpersoonsbedden: eenpersoonsbed, losse bedden, enkele bedden
    bedden personen: hoeveel mensen, hoeveel personen, slaapplaatsen, hoeveel gasten, slaapplekken, slapen * hoeveel, slaapplek, slaapplaats, slapen we, wie slaapt waar, zes personen, met z n zessen, met zijn zessen, met zessen, twee stellen, verdeling van de kamers, kamerindeling, capaciteit, met zn zessen, hoeveel mensen * slapen, hoeveel personen * slapen, hoeveel gasten * slapen
    dekens: deken, dekbed, dekbedden, plaid, plaids, dekentje, extra deken, donsdeken, donsdekens
    kussens: kussen, hoofdkussen
    #extra: extra, nog een, bijkomende, meer
    extragast: één gast meer, extra persoon, extra gast, gast extra, persoon extra, persoon meer, gast meer, vriend * slapen, vriendin * slapen, vriend * logeren, zus * aansluiten, vriend * blijven, zus * meekomen, vriend * meekomen, iemand * slapen, zevende persoon, zus * logeren, broer * logeren, moeder * logeren, vriendin * blijven, vriend * aansluiten, met zijn zevenen, blijven slapen, iemand bij, gast erbij, logé, nog iemand, een persoon erbij, zevende gast, logeren, 7 personen, opklapbed, logeerbed, meeslapen, blijven overnachten, vriend * overnachten, vriendin * overnachten, extra bed, vriendin * logeren, iemand * logeren, zevende, met zeven, persoon bij, nachtje aansluiten, nacht meekomen, broer * slapen, iemand meenemen, nog een gast, gast bij, gast meenemen, nog een persoon, extra gasten, meer gasten, iemand mee, nog iemand mee, erbij komen, erbij slapen, erbij, aansluiten, aanschuiven, meekomen, mee, zeven, zevenen, met z n zevenen, met zevenen, zeven mensen, logee, slaapgast, stretcher, vouwbed, luchtbed, bijzetten, bijzetbed, eentje meer, iemand laten slapen, logeetje, volwassene extra, vriend * blijven slapen, bij ons slapen, een nacht meekomen, nacht mee, bij ons blijven slapen, bij ons logeren, bij ons overnachten, iemand extra
    babybed: babybedje, kinderbed, kinderbedje, campingbed, campingbedje, reisbed, reisbedje, wieg, ledikant, ledikantje, bed voor de baby, bedje voor, babyledikant, bed voor een baby, bedje * baby, kindje * slapen, babybedjes, baby * slapen, wiegje, slaapplek voor de baby, slaapplek voor een baby, kinderledikant, kinderledikantje, bedje, pasgeboren, zuigeling, kleuterbed, babymatras
    kinderen: kind, kleintje, peuter, kleuter, kleine, baby, kindvriendelijk, geschikt voor kinderen, geschikt voor peuters, kids, kinderbordjes, kinderbestek, kinderservies, plastic borden, peuters, kleuters, dreumes, kleintjes, gezinsvriendelijk
    kinderstoel: kinderstoeltje, hoge stoel, babystoel, kinderzitje, eetstoel, babystoeltje, stoeltje voor de baby, stoelverhoger, hoge kinderstoel, tripp trapp
    traphekje: traphek, trap hekje, veiligheidshekje, kinderhekje, hekje voor de trap, hekje bij de trap, trap afsluiten, trap beveiligd, trap afgezet, traphekken, hekje boven, hekje, kindveilig, babyproof, veilig voor peuters, veilig voor kinderen, veilig voor kleintjes, veilig voor een peuter
    spelletjes: speelgoed, gezelschapsspellen, spellen, spel, bordspellen, spelletje, gezelschapsspelletjes, puzzels, puzzel, kaartspel, kaartspellen, bordspelletjes, gezelschapsspel, spelen binnen, om te spelen
    handdoeken: handdoek, badhanddoek, badhanddoeken, badlakens, handdoekjes, badlaken, handdoeken mee, douchehanddoeken, gastendoekjes
    beddengoed: lakens, laken, dekbedovertrek, beddegoed, linnengoed, bedlinnen, lakengoed, bedden opgemaakt, sloop, slopen, kussenslopen, hoeslaken, hoeslakens, dekbedhoezen, opgemaakt, opgemaakte bedden, bedden opmaken, lakens mee, bedlakens, lakenpakket, linnen
    #change: wisselen, verschonen, verschoond, gewisseld
    wasmachine: was, wassen, kleren wassen, wasmasjien, wasruimte, was doen, kleding wassen, wasje draaien, kleren, kleding, wasgoed, vuile was, vuile kleren, vieze kleren, wasje, was wassen, wasserette, de was, wasmogelijkheid, wasmachines, machine wassen, vuile kleding, wassen we
    droger: wasdroger, droogtrommel, kleren drogen, was drogen, drogen, droogrek, waslijn, wasrek, natte kleren, natte was, droogmolen
    wasmiddel: waspoeder, wasmiddelen, wasverzachter, vloeibaar wasmiddel
    strijkijzer: strijken, strijkbout
    keuken: koken, zelf koken, keukengerei, keukenspullen, kookgelegenheid, keukenuitrusting, kookgerei, eten maken
    kookplaat: fornuis, inductie, kookplaten, inductieplaat, inductiekookplaat, kookvuur, keramische plaat, gasfornuis, fornuis aan, kookplaat aan, kooktoestel, kookstel, inductieplaten, vuur van de kookplaat, elektrische kookplaat, keramisch
    oven: bakoven, bakken, taart bakken, ovenschotel, oventje
    pannen: pan, koekenpan, potten, pannenset, kookpannen, potten en pannen, braadpan
    raclette: raclettestel, gourmetstel, racletteset
    fondue: fonduestel, fondueset, fonduepan
    kruiden: specerijen, zout, peper, olie, olijfolie, zout en peper, bakolie
    koffie: espresso, soort koffie, cappuccino, filterkoffie, gemalen koffie, koffiebonen, bakkie, kopje koffie, koffiepoeder
    koffiezetapparaat: koffiemachine, koffieapparaat, espressoapparaat, nespresso, espressomachine, koffiezetter, koffie * zetten, nespressoapparaat, senseo, koffie maken, koffiezetapparaten, percolator, koffieautomaat, filterapparaat, bakkie koffie, koffiepot, espressopot, cafetiere
    cups: koffiecups, capsules, pads, koffiepads, cupjes, koffiecupjes
    vaatwasser: afwasmachine, vaatwasmachine, afwas, afwassen, vaat, vaat doen, vuile vaat, de vaat, vieze vaat, afwas doen
    tabletten: vaatwastabletten, vaatwasblokjes, tabs, blokjes voor de vaatwasser, tablet, vaatwastabs, vaatwastablet, afwastabletten, vaatwasmiddel, tabjes
    houtkachel: open haard, haard, kachel, vuur maken, haardvuur, vuur aanmaken, kachel * aansteken, haard * aansteken, kachel * aan, haard * aan, openhaard, vuurtje stoken, kachel * stoken, haard * stoken, vuurtje, vuur, knappend vuur, haardje, gezellig vuur, vuurtje branden, stoken, kacheltje, aanmaakblokjes, aanmaakhout, lucifers, inbouwhaard, speksteenkachel, schouw, aansteken
    hout: brandhout, houtblokken, haardhout, blokken hout, blokken, blokken liggen, haardblokken, houtvoorraad, houtstapel, houthok, stookhout, blokken voor
    as: asresten
    sauna: sauneren, saunas, saunagang
    televisie: tv, teevee, tv kijken, televisietoestel, televisie kijken, tv toestel, televisies, kijken naar tv, voetbal kijken, wedstrijd kijken, film kijken, scherm, televisiekijken, flatscreen, smart tv, tekenfilms, nieuws kijken, beeldbuis
    afstandsbediening
    zenders: kanalen, televisiezenders, tv zenders
    televisie streamingdienst: streamingdienst, netflix, streaming, streamen, disney, videoland, netflix kijken, youtube, disney plus, prime video, apple tv, npo, spotify, chromecast, streamingdiensten
    luidspreker: speaker, bluetooth speaker, bluetoothspeaker, box voor muziek, muziekinstallatie, stereo, bluetooth, speakers, boxen, muziekbox, soundbar, geluidsinstallatie
    stroom: elektriciteit, geen stroom, stroomuitval, licht * uit, lichten * uit, geen licht, stroom * uitgevallen, stroom * weg, licht * uitgevallen, lampen * uit, alles donker, geen elektriciteit, lampen * uitgevallen, licht doet het niet, lichten * uitgevallen, stroomstoring, elektriciteit * uitgevallen, licht valt uit, zonder stroom, licht * viel uit, lichten vielen uit, viel * licht uit, licht ging uit, ging * licht uit, lampen gingen uit, lichten gingen uit, licht is uit, uitgevallen, donker, pikdonker, stopcontacten doen, stopcontact doet, kortsluiting, elektra, stroom viel uit, stroom eraf, zonder elektriciteit, zonder licht, licht doet, lampen doen het niet, verlichting, stroompanne
    meterkast: zekering, zekeringen, zekeringkast, stoppenkast, stop * doorgeslagen, stoppen, groepenkast, aardlekschakelaar, zekeringkastje, aardlek, zekeringenkast, groepen, stoppen eruit, zekering eruit, zekering gesprongen, zekering kapot, hoofdschakelaar, stroomkast, elektriciteitskast, elektrakast, schakelkast, stop gesprongen, zekering doorgebrand
    roken: roker, rokers, gerookt, rook ik, rookt, sigaretje, sigaret, sigaretten, sigaar, sigaren, peuk, peukje, paffen, rookvrij, rookplek, rookruimte, niet roken, nietroker, nietrokers, rokende, rookverbod, rookhoek
    esigaretten: e sigaretten, vapen, e sigaret, dampen, elektrische sigaret, vape, vapes, elektronische sigaret
    asbak: asbakken
    stilte: rust, stil, lawaai, geluidsoverlast, herrie, nachtrust, rustig, stiltetijden, geluid, lawaai maken, herrie maken, hard praten, luid, luidruchtig, kabaal, geluid maken, stiller, stil zijn, rumoer, zachtjes, burengerucht, overlast, rusttijden, nachtelijke rust, rustige uren, lawaaierig, rustiger
    feestjes: feest, feestje, feesten, party, verjaardag vieren, vieren, verjaardagsfeest, verjaardagsfeestje, jarig, verjaardag, vrijgezellenfeest, vrijgezellenweekend, feestje geven, feestvieren, dansen, borrel met vrienden, fuif, fuiven, vieren we, jubileum vieren, vrienden uitnodigen
    muziek: harde muziek, muziek aan, muziek draaien, muziekje, muziek luisteren, muziek maken, muziek harder
    buren: buurman, buurvrouw, buurtbewoners, omwonenden, buurmensen
    barbecue: bbq, barbecueën, barbecuen, grill, bbqen, grillen, gasbarbecue, barbecues, worstjes, grillen buiten, vlees grillen, gegrild, bbq en, barbecuespullen, houtskool, kolen, houtskoolbarbecue, hamburgers, steaks, saté, spareribs, vlees op de bbq, barbecuestel, buiten koken
    gasfles: fles gas
    tuin: gras, gazon, buiten zitten, buiten eten, buitenruimte, tuintje, buitenplek, grasveld, buiten spelen, tuinen
    terras: veranda, patio, terrasje, terrassen
    sleeën: slee, sleetjes, sleetje, rodelen, sleeden, sleden, sleetje rijden, rodel, bobslee, bobsleeen, rodelbaan, sleehelling, sleetje glijden
    ligstoelen: ligstoel, ligbedden, zonnebedden, tuinstoelen, ligbed, strandstoelen, zonnebed, zonnen, in de zon liggen, luie stoelen, tuinligstoel, relaxstoelen
    parasol: zonnescherm, schaduw, parasols, zonwering
    winkels: winkel, boodschappen, kruidenier, boodschappen doen, eten kopen, levensmiddelen, dorpswinkel, kopen we eten, winkeltje, boodschap, levensmiddelenwinkel, melk kopen, buurtwinkel, boodschappen halen, eten halen, eten inslaan, eten in huis halen, inkopen, inkopen doen, proviand, voorraad inslaan, melk halen, groente kopen, fruit kopen, buurtsuper, supertje, winkelen, winkeltjes, dorpswinkeltje, kruidenierswinkel, drinken kopen, spullen kopen voor het eten, voedsel kopen, avondwinkel
    supermarkt: supermarkten, albert heijn, ah, jumbo, coop, migros, lidl, aldi, grote winkel, super, delhaize, colruyt
    bakker: bakkerij, brood kopen, brood, broodjes, brood halen, vers brood, croissants, verse broodjes, warme bakker, bolletjes, stokbrood, ontbijtbroodjes kopen, brood voor het ontbijt, croissantjes, bakkertje, gebak, vers gebak, koop * brood
    geld: geldautomaat, pinautomaat, pinnen, geld opnemen, contant geld, bankautomaat, geld pinnen, geld halen, cash, flappentap, pinapparaat, contanten, geldopname, geld uit de muur, bancomat, pin automaat, opnemen
    restaurants: restaurant, uit eten, eten gaan, eetgelegenheid, waar * eten, lunchen, dineren, eetcafé, uiteten, buiten de deur eten, restaurantje, uit te eten, lekker eten, avondeten, gaan eten, goed eten, eten in de buurt, ergens eten, uit te gaan eten, hapje eten, avond eten, savonds eten, diner, dineetje, bistro, brasserie, eethuis, eethuisje, eettent, tafel reserveren, lunch, middageten, warm eten, kroeg, herberg, honger, avondmaal, eten s avonds, s avonds eten, wat eten
    restaurants pizzeria: pizzeria, pizza, pizzas
    #collect: afhalen, afhaal, afhaalmaaltijden, meenemen eten, afhaaleten, pizza halen, eten afhalen, pizza afhalen, meeneempizza, meeneemmaaltijd
    noodgeval: noodgevallen, nood
    dokter: arts, huisarts, dokterspraktijk, dokters, huisartsenpost, ziek, ziek geworden, koorts, medische hulp, arts nodig, doktersafspraak, niet lekker, medisch, artsen, spreekuur
    apotheek: apotheken, medicijn, medicijnen, medicatie, paracetamol, aspirine, ibuprofen, pijnstillers, drogist, hoestdrank, recept, geneesmiddelen
    ziekenhuis: kliniek, hospitaal, spoedeisende hulp, eerste hulp, ziekenhuizen, spoed
    verbanddoos: ehbo, ehbo doos, verbandtrommel, pleisters, pleister, ehbo kist, ehbo koffer, verband, ehbo set, verbandmiddelen, verbanddozen, ontsmettingsmiddel, pleistertje
    skien: ski, skis, wintersport, skigebied, snowboard, snowboarden, skiër, skiers, skispullen, skigebieden, skiuitrusting, skivakantie, snowboards
    skibus: bus naar de lift, bus naar de piste, bus naar de skilift, bus naar het skigebied, pendelbus, shuttle, shuttlebus, bus naar de liften, bus om te skien, skibussen, hoe laat vertrekt de skibus, vertrekt de skibus, skibus vertrekt
    skipassen: skipas, liftpas, liftkaart, liftpassen, dagkaart, dagpas, skikaart, liftkaarten, liftkaartje, liftkaartjes, skipas kopen, liftpassen kopen, liftabonnement, dagkaarten
    hire: verhuurt, huren, verhuur, skiverhuur, ski huren, skis lenen, lenen, materiaal huren, skispullen huren, snowboard huren, skischoenen huren, skimateriaal huren, uitrusting huren, te huur, leen, verhuren, huur
    skischool: skiles, skilessen, skileraar, leren skien, skileraren, skicursus, snowboardles, les skien, skilerares, skiklasje
    skiruimte: skistalling, skis * stallen, skis * drogen, skischoenen * drogen, skis * laten, natte skischoenen, skis * neerzetten, skischoenen * laten, skis * kwijt, skischoenen * kwijt, natte skis, skihok, skiberging, laten * skischoenen, laten * natte skischoenen, laten * skis, skikelder, skirek, skis opbergen, skis bewaren, skispullen laten, skis opslaan, skis zetten, natte schoenen, skikast, skispullen drogen
    schoenen: skischoenen, skilaarzen
    toeristenbelasting: verblijfsbelasting, belasting, verblijfstaks, citytax, city tax, stadsbelasting, toeristen belasting, kurtaxe, toeristentaks, verblijfstaxe, gemeentebelasting, verblijfskosten belasting, toeslag van de gemeente, taks, belastingen, lokale belasting, logiesbelasting, overnachtingsbelasting, taxe
    gastenkaart: gasten kaart, bezoekerskaart, gastkaart, gastenpas, bezoekerspas, kortingskaart, gastenkaarten
    trappen: trap, treden, trede, traptreden, traplopen, trappen lopen, rolstoel, rolstoelvriendelijk, rollator, gelijkvloers, slecht ter been, krukken, wandelstok, toegankelijk, toegankelijkheid, begane grond, mindervalide, minder valide, knie, knieen, heup, verdieping, traploper, leuning, invalide, gehandicapt, loopt moeilijk, drempels, etage
    lift: liften
    skilift
    #steep: steil, steile
    #time: hoe laat, wanneer, tot hoe laat, vanaf hoe laat, openingstijden, open, welke dag, geopend, openingsuren, vanaf wanneer, tot wanneer, dicht, sluit, gaat open, op welke dag, open tot, hoelang open, sluiten
    #duration: hoe lang, hoelang, duurt, duur, opwarmen, op te warmen, warm worden, warm is, voorverwarmen, heet is, heet worden, opgewarmd
    #distance: hoe ver, afstand, ver, hoeveel kilometer
    #size: hoe groot, hoe breed, welke maat, afmetingen, breedte
    #price: kost, kosten, prijs, hoeveel kost, gratis, tarief, , wat kost, betalen, hoe hoog, kostenloos, bijbetalen, toeslag, betaal, chf, extra kosten, wat rekenen, hoeveel is
    : met de auto, met onze auto, per auto, vroeg me af, vraag me af, vroegen ons af, vragen ons af, korte vraag, vraagje, nog een vraag, alvast bedankt, bij voorbaat dank, met vriendelijke groet, vriendelijke groeten, goedemiddag, goede middag, goede morgen, goede avond, is dat erg, is dat een probleem, is dat ok, is dat goed, vindt u het goed, vinden jullie het goed, als het kan, indien mogelijk, op zich, in ieder geval, ter plaatse, op dit moment, van tevoren, doen we iets verkeerd, iets verkeerd, helft van de, de helft van, in de helft, volgende week, deze week, vorige week, af en toe, per se, hoe moet dat, hoe zit het, het beste, sorry dat, hoe werkt dat, die neerzetten, die laten, die zetten, bij jullie, op het laatste moment, laatste moment, bovenop de prijs, boven op de prijs, kopen we die zelf, zelf kopen, zelf meenemen, zelf meebrengen, laat ik, laat je, laat men, dat aanpassen, dat veranderen, voor het inchecken, na het uitchecken, dag van aankomst, maanden oud, jaar oud, meer dan
    schoonmaak: schoonmaken, poetsen, eindschoonmaak, opruimen, schoon maken, schoongemaakt
    sleutelkastje sleutel: aan de sleutels, sleutel ophalen, sleutel krijgen, sleutel afhalen, sleutels vandaan, sleuteloverdracht, aan de sleutel komen, overhandigen, sleutels oppikken, sleutels in ontvangst, hoeveel sleutels
    piste: pistes, skipistes
    waterkoker
    ramen: raam
    houtentrein: houten trein
    safe: kluis
    #sell: verkoopt, verkopen, verkocht, te koop
    skibus #time: wanneer vertrekt de skibus
    bus #time: hoe laat vertrekt de bus, wanneer vertrekt de bus
    trein #time: hoe laat vertrekt de trein, wanneer vertrekt de trein
    babybad: babybadje
    haardroger: föhn, haardrogers
    sportwinkel
    lac: het meer
    #second parkeren: twee autos, twee voertuigen, tweede auto, tweede wagen, 2 autos, twee wagens
    afval blik: blikjes weggooien
    hondenoppas: dierenarts, hondenvoer, hondenstrand, hondenuitlaat, oppas, babysit, babysitter, losloopgebied, dierenpension
    uitchecken schoonmaak: zelf schoonmaken, bezemschoon, schoonmaken voor vertrek, bedden afhalen, schoon achterlaten
    schoonmaakster: huis schoonmaken, tussentijdse schoonmaak, schoonmaakhulp
    koffiebar: koffiehuis, koffietent, lunchroom, cafe, koffietafel, coffeeshop, starbucks
    saunaspullen: saunaolie, saunahoed, muts, mutsen, opgiet
    ontbijtservice: ontbijt, broodjesservice, bezorgen, bezorgd, bezorging, bezorgt, bezorgdienst
    wisselkantoor: geld wisselen, bank, creditcard, american express, valuta
    tandarts: kinderarts, opticien, fysiotherapeut
    magnetron: melk opwarmen, eten opwarmen, flesje opwarmen
    weersbericht: welk weer, weerbericht, weersverwachting, regen, regent, zon, hoe warm is het in, hoe koud is het in, hoe koud wordt, hoe warm wordt, weersomstandigheden, voor weer, klimaat, het weer in
    autoverhuur: auto huren, benzine, tankstation, tanken, garagebedrijf, autostoeltje, autostoel, parkeerboete, boete, bekeuring, parkeervergunning
    fietsen: fiets, ebike, mountainbike, mountainbikes, fietsverhuur
    zwembad: jacuzzi, bubbelbad, whirlpool, bad buiten, hottub
    speelkamer: sportschool, fitness
    leeftijd: hoe oud
    laat: pas om, pas na, pas tegen
  `,
  empty: `
    aan al alle alleen als altijd andere alvast asjeblieft alsjeblieft alstublieft bedankt beetje begin ben bent best beste bij bijna boven buurt ca dan dank dankjewel dat de den der dertien des deze die dichtbij dichtstbijzijnde dichtsbijzijnde dit doe doen doet door
    dus echt een eens eerst eigen eigenlijk elk elke en enkel er ergens erg even gaan gaat ga gebruiken gebruik gebruikt geen gegeven geef geeft gewoon goed goede goedemorgen goedemiddag goedenavond goeie graag groet groeten groetjes haar had hadden hallo heb hebben hebt heeft heel hele hem hen het hier
    hierheen hij hoe hoeveel hoi hoort hun idee iemand iets ik in info informatie is ja je jij jou jouw jullie kan kun kunt kunnen klein kleine klopt komen komt kom kon laten leggen lekker leuk leuke lieve ligt liggen maar maak maken meer mee meebrengen meenemen men met mij mijn mocht mogelijk mogen mag moet moeten moest morgen
    na naar naast nabij naartoe heen heet niet niets nieuw nodig nog nou nu of ok oké okay om onder ons onze ook op over overdag paar per plaats plek precies precieze prima regelen samen soms staan staat sta sturen te tegen tijdens toch toe toegestaan tot tussen u uit uur uw vaak van vanaf vanavond vandaag vanochtend vanmiddag vannacht veel via vind vinden
    vindt voor vooraf vraag vraagje vragen waar waarom waarheen waarmee wat we weet weten wel welk welke werkt werken werking werk wij wil willen wilt word worden wordt zal ze zeer zeggen zei zelf zet zetten zich zien zijn zit zitten zo zonder zou zouden zoveel zullen aanwezig beschikbaar inbegrepen aanzetten aandoen aangezet uitzetten bediening bedienen
    instellen ingesteld starten start krijgen krijg krijgt huis huisje vakantiehuis vakantiewoning woning appartement accommodatie chalet arve deur anna gastheer gastvrouw team dorp omgeving streek dag dagen nacht nachten ochtend avond tijd verblijf vakantie reis eventueel misschien snel kort korte aanraden aanrader aanraders aanbevelen tips tip
    uitleggen uitleg handleiding helpen hulp lukt twee drie vier vijf zes zeven acht negen tien eerste laatste groot grote genoeg geschikt toegelaten toestaan brengen gebracht pakken komend komende ervan erop waarin vanwege wegens dagelijks eraan ernaast erbij apparaat stopt juist weer terug achter beneden links rechts aangaan zorgen nieuwsgierig
    blijft blijven blijf bezig zoals gelukkig helaas benieuwd zoek zoeken gezocht gebeurt verteld vertellen fijne fijn mooi mooie hoef hoeven hoeft halen haal bevindt bevinden
    kijken kijk gehaald lopen neerzetten reist moesten mezelf werd koop kopen ophalen nachtje slapen waarvoor liefst uiterlijk vanzelf aangeven hoelang opgehaald exacte exact juiste kloppend eventjes
    nat natte
    verbinding verbinden verbind connectie geven steek steken voordeur rijdt rijden
    vanmorgen
    aangekomen aanbieden aangeboden aangenaam aanstaande aantal aanvragen absoluut achteraf af afgelopen afspreken afgesproken algemeen alles allemaal allebei allereerst alsof anders antwoord
    antwoorden apart automatisch bang bedoel bedoelen bedoeling bedoeld begrijp begrijpen begrepen behalve beide beiden bekend bekijken belangrijk beloofd bepaald bepaalde bereid bericht berichtje
    besloten bespreken betekent beter betreft bevestigen bevestiging bezorgd bijvoorbeeld binnenkort blij boeken geboekt boeking boekten boekte brengt breng bracht buitengewoon compleet concreet
    contact daar daarbij daarmee daarna daarom daarop daarvan daarvoor deel delen denk denken dacht dachten denkt dichter direct discreet doei doeltreffend doorgaans doorgeven doorgegeven druk
    duidelijk duidelijkheid durf dringend eerlijk enige enigszins enkele ervaring ervaren extreem fantastisch feit flexibel fout foutje gauw gebeuren gebeurde gebruikelijk gebruikte gedaan gedeelte
    gehad gehoopt gehoord gekomen gekregen gelezen gelijk geloof gelukt gemakkelijk gemeld gemist genoemd genieten genoten geprobeerd geregeld gereserveerd gesproken gestuurd getallen gevoel gevonden
    gevraagd geweest geweldig gewend gewenst gezegd gezellig gezellige gezet gezien ging gingen graagst grappig grondig gunstig haast handig handige hart hartelijk hartelijke herinner herinnering
    hetzelfde hetgeen hey hi hai hee hoewel hoger hoogte hoofdzakelijk hoop hopen hoopte hopelijk horen hoorde ideaal ieder iedere iedereen iemands immers inderdaad indien ingewikkeld ingepakt inhoud
    inmiddels inpakken intussen interesse jammer jaja jawel jazeker jezelf joh klaar klinkt knap kende kennen kent kies kiezen kijkje klaarmaken kortom kosteloos kwam kwamen kwestie laatst lang lange
    langs langzaam last lastig lees lezen liever lijkt lijken link loop losse lossen maakt maakte makkelijk makkelijker manier maximaal meedoen meegeven meebracht meegenomen meeneemt meeneem meenam
    meerdere meest meestal meeste melden meld menen merk merken merkte middel mede minder minimaal minstens mis misverstand moeilijk moeite moment momenteel mooier mogelijkheid mogelijkheden
    morgenvroeg mochten nadat nadien namelijk namen natuurlijk neem neemt neen nee nergens net netjes nieuwe niemand noem noemen nooit noodzakelijk normaal normale normaliter nuttig nuttige officieel
    omdat omgaan onbekend ondanks ondertussen ongeveer onlangs onmiddellijk onmogelijk onszelf ontdekken ontdekt ontvangen onverwacht onzeker oplossen oplossing opeens opmerking opnieuw opties optie
    opzoeken oud oude overal overigens overleg pas passen past perfect perfecte persoonlijk plan plannen planning plotseling ineens praktisch praten proberen probeer probeert probleem problemen punt
    raar raadt raad raden redelijk reden reizen reken rekening reageren reactie rijd rij rond rondom rustig schat schijnt schrijf schrijven schreef serieus sinds slecht slechts slim snap snappen
    sneller sorry speciaal speciale spijt spontaan sprake spreek stuk stuks stuur stuurt super tevoren tenminste tenzij terwijl teveel tijdelijk tja toen toestemming toevallig totaal trouwens
    tussentijds twijfel typisch uiteindelijk uiteraard uitermate uitkomt uitproberen uitzoeken vaker vallen valt val viel vandaar vanzelfsprekend vast vaste vergelijkbaar verder vergis verheugen
    verkeerd verklaren vermeld verschil verschillende versta verwacht verwachten verzoek vlot voel voelt volgende volgens volledig voldoende voorbeeld voordat voorkeur voorstel vooral vorige vraagt
    vroeg vroegen vrij vrijwel vlug waarbij waardoor waarna waarop waarover waaruit waarvan wachten wacht want waren wens wensen werden werkelijk weinig weliswaar welkom wie wiens wijs wonder wou wilde
    wilden woon wonen wist wisten wonderlijk zaak zaken zag zagen zeg zegt zeker zelden zelfs ziet zie zin zinnig zoal zodat zodra zojuist zomaar zolang zonet zowat zowel zogenaamd zonodig zulke zwaar
    elf twaalf vijftien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd zessen achten vlucht vliegtuig vliegen landen landt geland aankomt auteur huurders fatsoenlijk
    achterlaten neerzet stallen bewaren opslaan opbergen neerleggen aankomst draaien draai drukken openen openmaken dichtmaken aanzet uitzet bedien pak verstoppen mijne zijne onzes hare dichterbij
    dichtsbij nabije verderop heenrijden heengaan weggaan kijkt keken leuker leukste mooiste lekkerste gekke oudste jongste jong jonge oudere ouder goedkoop goedkoper goedkoopste kleiner kleinste
    groter grootste
  `,
  optional: `
    man vrouw zoon dochter moeder vader mama papa broer zus ouders oma opa vriend vriendin vrienden partner gast gasten persoon personen mensen kind kinderen kleintje peuter baby familie gezin volwassenen
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag zondagochtend zondags weekend januari februari maart april mei juni juli augustus september oktober november december kerst pasen zomer winter herfst lente
    middag smiddags sochtends smorgens savonds snachts middernacht minuten uren week weken maand jaar
    inchecken uitchecken echtgenoot echtgenote verloofde broers zussen zonen dochters opas omas grootouders kleinkinderen kleinkind kleinzoon kleindochter neef nicht neefje nichtje oom tante
    schoonvader schoonmoeder schoonouders schoonzus zwager collega collegas kennis kennissen maatje buurmeisje tiener tieners puber pubers volwassene jongen meisje meisjes jongens tweeling dames heren
    senioren bezoek groep stel stellen echtpaar vriendinnen vriendje kids mannen vrouwen kleintjes mam pap mem maandagmorgen vrijdagavond vrijdagmiddag zaterdagavond zaterdagochtend zaterdagmiddag
    zondagavond zondagmiddag zondagmorgen feestdag feestdagen doordeweeks weekenden ochtenden avonden nachten dagje jaren maanden half kwart minuut uur uurtje ochtend avond nacht zomers winters spullen
    uitrusting
  `,
  rooms:
    'keuken badkamer slaapkamer slaapkamers kamer kamers woonkamer terras kelder balkon garage hal zolder',
  exists:
    /\b(?:is|zijn) er\b|\bhe(?:b|bt|bben) (?:je|u|jullie)\b|\bheeft (?:het|de|u)\b|\baanwezig\b/,
  before: `
    in aan achter bij naast tegen boven onder op van vanaf uit tussen voor naar tot links rechts binnenkant binnen buiten tegenover langs ook zonder achterkant
  `,
  secondQuestion:
    /,? en (?=(?:waar|wanneer|hoe|wat|welke|kan|kunnen|mag|mogen|is|zijn|vanaf|tot|heb|hebben|heeft|moet|moeten|om)\b)|, (?=(?:is er|zijn er|waar|wanneer|hoe|wat|mogen|kunnen)\b)/i,
  noEmergency:
    /\bvuurwerk\b|\bvuur(?:tje|korf|schaal|plaats)?\b (?:\w+ )?(?:maken|aanmaken|stoken|aansteken)\b|\bvuur(?:korf|schaal|plaats)\b|\bhaardvuur\b|\bkampvuur\b|\bbrand(?:hout|blusser|voorschriften|veilig\w*|trap|deken|weernummer|stof)\w*\b|\bgas(?:fles|barbecue|bbq|fornuis|kachel|stel)\w*\b|\brook(?:vrij|worst|ruimte|plek|verbod)\w*\b|\brook (?:ik|je|jij|u)\b|\b(?:is|zijn) er (?:\w+ )?(?:rookmelders?|brandmelders?|koolmonoxidemelders?)\b|\binbraakbeveiliging\b|\bhoutkachel brandt\b|\bbrandt de (?:houtkachel|kachel|haard)\b/g,
  emergencies: {
    fire: /\bbrand\b|\bbrandt\b|\bin brand\b|\bvlammen\b|\bvlam in de pan\b|\bvuur\b|\bstaat in de fik\b|\bfik\b/,
    gas: /\bgas(?:lucht|lek|geur|alarm)\w*\b|\b(?:ruik\w*|ruiken|stinkt|lucht) (?:\w+ ){0,3}gas\b|\bgas (?:te )?ruiken\b|\bnaar gas\b|\blekt gas\b|\bkoolmonoxide\w*\b|\bco[- ]?melder\b/,
    smoke:
      /\brook\b|\b(?:rook|brand)(?:melder|alarm)s?\b|\bmelder\b.*\b(?:piept|gaat af|loeit)|\balarm\b.*\b(?:piept|gaat|loeit|af)|\bbrandlucht\b|\bverbrande? lucht\b|\bruikt? (?:\w+ ){0,2}(?:verbrand|aangebrand|brand)\b/,
    'break-in':
      /\binbre(?:ken|ker|kers|ekt)\b|\bingebroken\b|\binbraak\b|\bbreekt? in\b|\b(?:iemand|vreemde|man|persoon|onbekende) (?:\w+ ){0,5}(?:binnen te komen|in te breken|naar binnen te|in huis|in het huis|bij het raam|bedreig\w*|aan de deur te)\b|\bindringer\b|\bdief\b|\bdieven\b|\boverval\w*\b|\bpolitie (?:bellen|nodig)\b|\bbel de politie\b|\bbedreigd\b|\baangevallen\b/,
    injury:
      /\bbloed(?:t|en|ing)?\b|\bbewusteloos\b|\bademt niet\b|\bniet (?:meer )?ademen\b|\bgeen adem\b|\bhartaanval\b|\bberoerte\b|\bambulance\b|\bgewond\b|\bverwond\b|\bbezeerd\b|\bgebroken (?:arm|been|pols|enkel|heup)\b|\b(?:arm|been|pols|enkel|heup) gebroken\b|\bgevallen\b|\bstikt\b|\bverslikt\b|\bverstikking\b|\bvergiftig\w*\b|\bflauwgevallen\b|\bpijn op de borst\b|\bgesneden\b|\bverbrand\b|\bin elkaar gezakt\b|\ballergische (?:shock|reactie)\b|\btoeval\b(?! )/,
    water:
      /\bwater (?:\w+ ){0,3}(?:door het plafond|uit het plafond|lekt|stroomt|druppelt|gutst|loopt over|overal|loopt de|op de vloer)\b|\b(?:lekt|stroomt|druppelt|loopt|komt|staat) (?:\w+ ){0,2}water\b|\blekkage\b|\blekt\b|\bwaterlek\b|\boverstro\w*\b|\bgesprongen (?:water)?leiding\b|\bleiding (?:\w+ )?gesprongen\b|\bwaterschade\b|\bonder water\b|\bwater (?:\w+ ){0,3}plafond\b|\bloopt over\b/,
    'locked-out':
      /\bbuitengesloten\b|\bbuiten gesloten\b|\b(?:kom|komen|kunnen|kan) (?:\w+ ){0,3}niet (?:meer )?(?:naar binnen|erin|binnen|in het huis|het huis in)\b|\bdeur (?:\w+ ){0,3}(?:dichtgevallen|in het slot|niet open)\b|\bsleutels? (?:\w+ ){0,4}(?:afgebroken|nog binnen|ligt binnen|liggen binnen|binnen laten liggen|aan de binnenkant)\b|\bcode (?:\w+ )?(?:werkt|doet het) niet\b|\bsleutelkastje (?:gaat|wil) niet open\b|\bop straat zonder sleutel\b|\bstaan (?:\w+ )?buiten zonder\b/,
  },
  robot:
    /\b(?:ben je|bent u|zijn jullie|ben jij|praat ik met|spreek ik met|chat ik met|schrijf ik met|is dit|is dat|antwoordt) (?:\w+ ){0,4}(?:robot|bot|chatbot|ai|mens|machine|computer|echt persoon|echte persoon|echt mens|echt|kunstmatige intelligentie|automaat|automatisch)\b|\bwie (?:antwoordt|schrijft) (?:er|hier|mij)/,
};

import type { Rules } from '../rules.ts';

/** Dutch. */
export const rules: Rules = {
  // "ij" is also typed as one letter and as "y"; of "auto’s" the apostrophe goes.
  spell: (text) => text.replaceAll('ĳ', 'ij').replaceAll('ij', 'y').replaceAll(/['’]/g, ''),
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
    wifi: wi fi, wlan, internet, netwerk, draadloos internet, internetverbinding
    wifi wachtwoord: wificode, wifi code, internetcode, wifi wachtwoord, wifiwachtwoord, code van de wifi, code voor de wifi, wifipaswoord, wachtwoord van het internet
    wachtwoord: paswoord
    #slow: traag, langzaam
    verwarming: verwarmen, radiator, thermostaat, temperatuur, koud, warmer, kou, ijskoud, te warm, te heet, het koud, stoken, cv, kachel hoger
    verwarming: verwarming * hoger, verwarming * lager, verwarming * aanzetten, verwarming * aan, verwarming * warmer
    warm water: heet water, koud water, water * koud, water * warm, douche * koud, koude douche, geen warm water, water * heet, lauw water
    boiler: geiser
    douche: douchen
    parkeren: parkeerplaats, parkeerplek, parkeerplaatsen, parkeerplekken, auto * kwijt, auto * neerzetten, auto * zetten, auto * parkeren, parkeerruimte, auto * laten staan, auto * staan, geparkeerd, parkeergelegenheid, parking
    #second: tweede, twee autos
    auto: wagen, autos
    elektrische auto opladen: elektrische auto * laden, auto * opladen, auto * laden, laadpaal, laadpunt, oplaadpunt, laadstation, laadpaal * auto, wallbox, tesla * opladen, tesla * laden, laadpaal * elektrische auto, elektrische auto * opladen, auto opladen, elektrisch laden, laadpunt * auto, laadpunt * elektrische auto, auto aan de lader, oplaadstation, elektrische wagen opladen
    elektrische auto: tesla, elektrische wagen, ev
    telefoonlader: oplader, lader, oplaadkabel, oplaadsnoer
    vergeten: laten liggen, laat liggen
    bergweg winter: weg * glad, weg * besneeuwd, sneeuw op de weg, weg bij sneeuw, gladde weg, weg * sneeuw, weg * sneeuwvrij, weg * ijs, weg * begaanbaar, besneeuwde weg, weg * geruimd, winterweg, weg * winter
    winter: sneeuw, ijs
    sneeuwkettingen: kettingen, sneeuwketting
    winterbanden: winterband
    afval: vuilnis, vuil, restafval, huisvuil, vuilniszak, vuilniszakken, vuilnisbak, prullenbak, recycling, afvalbak, kliko, vuilnisbakken, afvalzakken, afvalscheiding, afval scheiden
    afval geleegd: vuilnis * opgehaald, afval * opgehaald, vuilniswagen, vuil * opgehaald, vuilnisdienst, vuilnisophaal, afvalinzameling, huisvuil * opgehaald, afval ophalen, container * geleegd, kliko * geleegd, kliko * straat, vuilnisdag
    afval glas: lege flessen, glasbak, glas * naartoe, glas * heen, flessen * heen, glas wegbrengen, flessen weggooien, glas weggooien, flessen, waar * glas
    afval papier: oud papier, karton, papierbak, papier * heen
    huisdieren: huisdier, dieren, beesten
    hond: honden, hondje, pup, labrador, puppy
    inchecken: check in, ingecheckt, checkin, in te checken, aankomst, aankomen, aankomsttijd, naar binnen, erin, incheck, in checken, inchecktijd, er in
    #time inchecken: vanaf hoe laat * binnen, hoe laat * binnen, wanneer * binnen, hoe laat * aankomen, vanaf wanneer * terecht, vanaf hoe laat * terecht, hoe laat * terecht, vanaf hoe laat * erin, hoe laat * erin, wanneer * erin, vanaf hoe laat * komen, vanaf wanneer * komen, hoe laat * komen, vanaf hoe laat * aankomen
    vroeg inchecken: eerder inchecken, vroeger inchecken, vroeg aankomen, eerder aankomen, eerder komen, vroege check in, vroeger komen, eerder * binnen, eerder erin, vroegere aankomst, vroege aankomst, vroeger aankomen, early check in, eerder terecht, voor 15, eerder * inchecken, al om * inchecken, plaats van 15, al * inchecken, al * binnen, eerder er in, al * terecht, eerder in, al in de ochtend, eerder in het huis, vroeger * binnen, vroeger erin, eerdere check in, eerder * komen, smorgens al
    vroegvertrek: eerder vertrekken, vroeger vertrekken, eerder uitchecken, vroeger uitchecken, eerder weg, eerder naar huis, vroeg vertrekken, vroeg uitchecken
    laat inchecken: laat aankomen, later aankomen, late aankomst, late check in, laat aan, na middernacht, snachts aankomen, laat in de avond aankomen, nog in, nog erin, nog naar binnen, vertraagd, vertraging, laat op de avond, in de nacht aankomen, later inchecken, midden in de nacht, s nachts aankomen, laat vanavond, later aan, laat komen, rond middernacht, later komen, snachts nog, laat in de avond, later op de avond aankomen
    sleutelkastje: sleutelkluis, sleutelkluisje, keybox, key box, sleutelbox, sleutelkast, sleutelkastjes
    sleutelkastje code: deurcode, toegangscode, code van de deur, code voor de deur, code van het kastje, code * sleutelkastje, code * sleutelkluisje, code * sleutel, code van de voordeur, code * kluisje
    sleutel: sleutels, huissleutel, voordeursleutel
    #lost: verloren, kwijt, verlies, verliezen, kwijtgeraakt, kwijtraken
    uitchecken: check out, checkout, uitgecheckt, uit te checken, vertrek, vertrekken, vertrektijd, weg, eruit, uit checken, verlaten, uitcheck, uitchecktijd, huis uit
    #time uitchecken: hoe laat * weg, hoe laat * eruit, hoe laat * vertrekken, wanneer * vertrekken, voor hoe laat, wanneer * weg, hoe laat * huis uit, hoe laat * verlaten, tot hoe laat * blijven, hoe laat * uit, uiterlijk * vertrekken, uiterlijk * weg, wanneer * eruit
    laat uitchecken: later uitchecken, later vertrekken, langer blijven, later vertrek, laat vertrekken, late check out, later weg, later eruit, pas om * vertrekken, pas om * uitchecken, later * uitchecken, later * vertrekken, langer * blijven, huis langer, langer * huis, late checkout, pas om * weg, later uit, langer * houden, smiddags pas, pas * vertrekken, pas * weg, pas * uitchecken, uitslapen, tot de middag blijven, uitchecken om 11, uitchecken om 12, uitchecken om 13, latere check out
    verlengen: nacht langer, extra nacht, nog een nacht, dag langer, nachtje langer, nachtje extra, dagen langer
    bagage: koffers, koffer, tassen, rugzakken, bagage * achterlaten, koffers * achterlaten, koffers * neerzetten, koffers * laten staan, bagage * stallen, koffers * kwijt, bagage * kwijt, spullen * achterlaten, spullen * neerzetten, tassen * achterlaten, bagage * bewaren, bagage * neerzetten, koffers * laten, koffers * stallen, bagage * laten, bagageopslag, bagage * opslaan, koffers * opslaan, koffers * bewaren, spullen * laten
    kluisjes: kluisje, locker, lockers
    adres: ligging, locatie, waar zitten jullie, waar ligt het huis, navigatie, gps, routebeschrijving, route, huis vinden, vinden * jullie, vinden * huis, waar is het huis, coördinaten, hoe komen we er, hoe kom ik er, postcode, vinden we jullie, vind ik jullie, vind ik het, vinden we het, naar jullie toe rijden, bij jullie komen, hoe komen we bij jullie, navi, hoe rijden * naar, google maps, weg naar het huis, waar precies * huis, waar bevindt
    bus: lijnbus
    trein: treinen
    station: treinstation
    halte: bushalte
    bus trein: openbaar vervoer, ov, zonder auto, geen auto
    taxi
    slaapkamers: slaapkamer
    bedden: bed
    tweepersoonsbed: tweepersoons bed, dubbel bed, tweepersoonsbedden
    eenpersoonsbedden: eenpersoonsbed, losse bedden, enkele bedden
    bedden personen: hoeveel mensen, hoeveel personen, slaapplaatsen, hoeveel gasten, slaapplekken, slapen * hoeveel
    bedden: hoeveel bedden
    dekens: deken, dekbed, dekbedden
    kussens: kussen, hoofdkussen
    #extra: extra, nog een, bijkomende
    extragast: één gast meer, extra persoon, extra gast, gast extra, persoon extra, persoon meer, gast meer, vriend * slapen, vriendin * slapen, vriend * logeren, zus * aansluiten, vriend * blijven, zus * meekomen, vriend * meekomen, iemand * slapen, zevende persoon, zeven personen, zus * logeren, broer * logeren, moeder * logeren, vriendin * blijven, vriend * aansluiten, met zijn zevenen, blijven slapen, iemand bij, gast erbij, logé, nog iemand, een persoon erbij, zevende gast, logeren, 7 personen, opklapbed, logeerbed, meeslapen, blijven overnachten, vriend * overnachten, vriendin * overnachten, extra bed, vriendin * logeren, iemand * logeren, zevende, met zeven, persoon bij, nachtje aansluiten, nacht meekomen, broer * slapen, iemand meenemen
    babybed: babybedje, kinderbed, kinderbedje, campingbed, campingbedje, reisbed, reisbedje, wieg, ledikant, ledikantje, bed voor de baby, bedje voor de baby, bedje voor, babyledikant, bed voor een baby, bedje * baby
    kinderen: kind, kleintje, peuter, kleuter, kleine, baby
    kinderstoel: kinderstoeltje, hoge stoel, babystoel, kinderzitje
    traphekje: traphek, trap hekje, veiligheidshekje, kinderhekje, hekje voor de trap, hek voor de trap
    spelletjes: speelgoed, gezelschapsspellen, spellen, spel, bordspellen, spelletje, gezelschapsspelletjes
    handdoeken: handdoek, badhanddoek, badhanddoeken, badlakens, handdoekjes
    beddengoed: lakens, laken, dekbedovertrek, beddegoed, linnengoed, bedlinnen, lakengoed, bedden opgemaakt
    #change: wisselen, verschonen, verschoond, gewisseld
    wasmachine: was, wassen, kleren wassen, wasmasjien, wasruimte, was doen, kleding wassen, wasje draaien, was draaien, wasje doen
    droger: wasdroger, droogtrommel, kleren drogen, was drogen
    wasmiddel: waspoeder, wasmiddelen
    strijkijzer: strijken, strijkbout
    keuken
    kookplaat: fornuis, inductie, kookplaten, inductieplaat, inductiekookplaat, kookvuur, kookpitten, keramische plaat
    oven: bakoven
    pannen: pan
    raclette: raclettestel, gourmetstel, racletteset
    fondue: fonduestel, fondueset, fonduepan
    kruiden: specerijen
    koffie: espresso
    koffiezetapparaat: koffiemachine, koffieapparaat, espressoapparaat, koffie zetten, nespresso, espressomachine, koffiezetter, koffie * zetten, nespressoapparaat, senseo, koffie maken
    cups: koffiecups, capsules, pads, koffiepads, cupjes, koffiecupjes
    vaatwasser: afwasmachine, vaatwasmachine
    tabletten: vaatwastabletten, vaatwasblokjes, tabs, blokjes voor de vaatwasser, tablet, vaatwastabs
    houtkachel: open haard, haard, kachel, vuur maken, haardvuur, haard aan, vuur aanmaken, kachel aan, haard aansteken, kachel * aansteken, haard * aansteken, kachel * aan, haard * aan, openhaard, vuurtje maken, vuurtje stoken, kachel * stoken, haard * stoken
    hout: brandhout, houtblokken, haardhout, blokken hout
    as: asresten
    sauna
    televisie: tv, teevee, tv kijken, televisietoestel, televisie kijken, tv toestel
    afstandsbediening
    zenders: kanalen, televisiezenders, tv zenders
    televisie streamingdienst: streamingdienst, netflix, streaming, streamen, disney, videoland
    luidspreker: speaker, bluetooth speaker, bluetoothspeaker, box voor muziek
    stroom: elektriciteit, geen stroom, stroomuitval, licht * uit, lichten * uit, geen licht, stroom * uitgevallen, stroom * weg, licht * uitgevallen, lampen * uit, alles donker, geen elektriciteit, lampen * uitgevallen, licht doet het niet, lichten * uitgevallen, stroomstoring, elektriciteit * uitgevallen, licht valt uit, zonder stroom
    meterkast: zekering, zekeringen, zekeringkast, stoppenkast, stop * doorgeslagen, stoppen doorgeslagen, stoppen, groepenkast, aardlekschakelaar, zekeringkastje, aardlek, zekeringenkast
    roken: roker, rokers, gerookt, rook ik
    esigaretten: e sigaretten, vapen, e sigaret, dampen, elektrische sigaret
    asbak: asbakken
    stilte: rust, stil, lawaai, geluidsoverlast, herrie, nachtrust, rustig, stiltetijden, geluid
    feestjes: feest, feestje, feesten, party, verjaardag vieren, vieren, verjaardagsfeest, verjaardagsfeestje
    muziek: harde muziek, muziek aan, muziek draaien
    buren: buurman, buurvrouw
    barbecue: bbq, barbecueën, barbecuen, grill, bbqen, grillen, gasbarbecue, barbecueen, barbecues
    gasfles: fles gas
    tuin: gras, gazon
    terras
    sleeën: slee, sleetjes, sleetje, rodelen, sleeen, sleeden, sleden
    ligstoelen: ligstoel, ligbedden, zonnebedden, tuinstoelen
    parasol: zonnescherm
    winkels: winkel, boodschappen, kruidenier, boodschappen doen, eten kopen, levensmiddelen, dorpswinkel, kopen we eten, winkeltje, boodschap, levensmiddelenwinkel, melk kopen, buurtwinkel
    supermarkt: supermarkten
    bakker: bakkerij, brood kopen, brood, broodjes, brood halen, vers brood, croissants
    geld: geldautomaat, pinautomaat, pinnen, geld opnemen, contant geld, bankautomaat, geld pinnen, geld halen, cash
    restaurants: restaurant, uit eten, eten gaan, eetgelegenheid, waar * eten, lunchen, dineren, eetcafé, uiteten, buiten de deur eten, restaurantje, uit te eten, lekker eten, avondeten, gaan eten
    restaurants pizzeria: pizzeria, pizza, pizzas
    #collect: afhalen, afhaal, afhaalmaaltijden, meenemen eten, afhaaleten
    noodgeval: noodgevallen, nood
    dokter: arts, huisarts, dokterspraktijk
    apotheek: apotheken
    ziekenhuis: kliniek, hospitaal
    verbanddoos: ehbo, ehbo doos, verbandtrommel, pleisters, pleister, ehbo kist, ehbo koffer, verband
    skien: skiën, ski, skis, skiën, wintersport
    skibus: bus naar de lift, bus naar de piste, bus naar de skilift, bus naar de pistes, bus naar het skigebied
    skipassen: skipas, liftpas, liftkaart, liftpassen
    #hire: verhuurt, huren, verhuur, skiverhuur, ski huren, skis huren, skis lenen, lenen
    skischool: skiles, skilessen, skileraar
    skiruimte: skistalling, skis * stallen, skis * drogen, skischoenen * drogen, skis * laten, natte skischoenen, skis * neerzetten, skischoenen * laten, skis * kwijt, skischoenen * kwijt, natte skis, skihok, skiberging, laten * skischoenen, laten * natte skischoenen, laten * skis
    schoenen: skischoenen, skilaarzen
    toeristenbelasting: verblijfsbelasting, belasting, verblijfstaks, citytax, city tax, stadsbelasting, toeristen belasting, kurtaxe, toeristentaks
    gastenkaart: gasten kaart, bezoekerskaart
    trappen: trap, treden, trede, traptreden
    lift: liften
    skilift
    #steep: steil, steile
    #time: hoe laat, wanneer, tot hoe laat, vanaf hoe laat, openingstijden, open, welke dag, welke dagen, geopend, openingsuren, vanaf wanneer, tot wanneer, dicht, sluit, gaat open, op welke dag, open tot, hoelang open, sluiten
    #duration: hoe lang, hoelang, duurt, duur
    #distance: hoe ver, afstand, ver, hoeveel kilometer
    #size: hoe groot, hoe breed, welke maat, afmetingen, breedte
    #price: kost, kosten, prijs, hoeveel kost, gratis, tarief,, wat kost, betalen, hoe hoog, kostenloos, bijbetalen, toeslag, betaal, chf, extra kosten, wat rekenen, hoeveel is
    : met de auto, met onze auto, per auto
    #duration: opwarmen, op te warmen, warm worden, warm is, voorverwarmen, heet is, heet worden, opgewarmd
    schoonmaak: schoonmaken, poetsen, eindschoonmaak, opruimen, schoon maken, schoongemaakt
    extragast: nachtje aansluiten, vriend * blijven slapen, bij ons slapen, een nacht meekomen, nacht mee, bij ons blijven slapen, bij ons logeren, bij ons overnachten
    laat inchecken: trein vertraagd, vlucht vertraagd, vlucht * vertraagd, trein * vertraagd, vlucht landt, trein heeft vertraging, vlucht heeft vertraging, file, vliegtuig landt
    bakker: koop * brood, brood koop
    bedden personen: hoeveel mensen * slapen, hoeveel personen * slapen, hoeveel gasten * slapen
    sleutelkastje sleutel: aan de sleutels, aan de sleutel, sleutel ophalen, sleutels ophalen, sleutel krijgen
    adres: waar ligt het huis, waar ligt jullie huis
    piste: pistes, skipistes
    waterkoker
    ramen: raam
    extragast: één gast meer, iemand extra
    houtentrein: houten trein, houten treinen
    safe: kluis
    #sell: verkoopt, verkopen, verkocht, te koop
    skibus: hoe laat vertrekt de skibus, vertrekt de skibus, skibus vertrekt
    skibus #time: hoe laat vertrekt de skibus, wanneer vertrekt de skibus
    bus #time: hoe laat vertrekt de bus, wanneer vertrekt de bus
    trein #time: hoe laat vertrekt de trein, wanneer vertrekt de trein
    babybad: babybadje
    haardroger: föhn, haardrogers
    sportwinkel
    : voor het inchecken, na het uitchecken, dag van aankomst, dag van vertrek, maanden oud, jaar oud
    : meer dan
    #extra: meer
    lac: het meer, een meer, het meertje
  `,
  empty: `
    aan al alle alleen als altijd andere alvast asjeblieft alsjeblieft alstublieft bedankt beetje begin ben bent best beste bij bijna boven buurt ca dan dank dankjewel dat de den der dertien des deze die dichtbij dichtstbijzijnde dichtsbijzijnde dit doe doen doet door
    dus echt een één eens eerst eigen eigenlijk elk elke en enkel er ergens erg even gaan gaat ga gebruiken gebruik gebruikt geen gegeven geef geeft gewoon goed goede goedemorgen goedemiddag goedenavond goeie graag groet groeten groetjes haar had hadden hallo heb hebben hebt heeft heel hele hem hen het hier
    hierheen hij hoe hoeveel hoi hoort hun idee iemand iets ik in info informatie is ja je jij jou jouw jullie kan kun kunt kunnen klein kleine klopt komen komt kom kon laten leggen lekker leuk leuke lieve ligt liggen maar maak maken meer mee meebrengen meenemen men met mij mijn mocht mogelijk mogen mag moet moeten moest morgen
    na naar naast nabij naartoe heen heet niet niets nieuw nodig nog nou nu of ok oké okay om onder ons onze ook op over overdag paar per plaats plek precies precieze prima regelen samen soms staan staat sta sturen te tegen tijdens toch toe toegestaan tot tussen u uit uur uw vaak van vanaf vanavond vandaag vanochtend vanmiddag vannacht veel via vind vinden
    vindt voor vooraf vraag vraagje vragen waar waarom waarheen waarmee wat we weet weten wel welk welke werkt werken werking werk wij wil willen wilt word worden wordt zal ze zeer zeggen zei zelf zet zetten zich zien zijn zit zitten zo zonder zou zouden zoveel zullen aanwezig beschikbaar inbegrepen aanzetten aandoen aangezet uitzetten bediening bedienen
    instellen ingesteld starten start doe krijgen krijg krijgt krijgen huis huisje vakantiehuis vakantiewoning woning appartement accommodatie chalet arve deur anna gastheer gastvrouw team dorp omgeving streek dag dagen nacht nachten ochtend avond tijd verblijf vakantie reis eventueel misschien snel kort korte aanraden aanrader aanraders aanbevelen tips tip
    uitleggen uitleg handleiding helpen hulp lukt twee drie vier vijf zes zeven acht negen tien eerste laatste groot grote genoeg geschikt toegelaten toestaan brengen gebracht pakken komend komende ervan erop waarin vanwege wegens dagelijks eraan ernaast erbij apparaat staan stopt juist weer terug achter beneden links rechts aangaan zorgen weten nieuwsgierig
    moeten blijft blijven blijf bezig zoals gelukkig helaas benieuwd gaat zoek zoeken gezocht gebeurt jullie verteld vertellen fijne fijn mooi mooie hoef hoeven hoeft halen haal bevindt bevinden
    kijken kijk geeft gehaald lopen neerzetten heb reist moesten mezelf werd koop kopen ophalen nachtje slapen mogen waarvoor liefst uiterlijk zitten wij hoort vanzelf aangeven hoelang opgehaald exacte exact precieze juiste kloppend eventjes nog eventueel
    nat natte
    verbinding verbinden verbind connectie geven geef steek steken voordeur rijdt rijden gaat
    vanmorgen
  `,
  optional: `
    man vrouw zoon dochter moeder vader mama papa broer zus ouders oma opa vriend vriendin vrienden partner gast gasten persoon personen mensen kind kinderen kleintje peuter baby familie gezin volwassenen
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag zondagochtend zondags weekend januari februari maart april mei juni juli augustus september oktober november december kerst pasen zomer winter herfst lente
    middag smiddags sochtends smorgens savonds snachts middernacht minuten uren week weken maand jaar
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

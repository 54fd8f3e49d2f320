import type { Rules } from '../rules.ts';

/** German, also as it is written without umlauts and in Switzerland. */
export const rules: Rules = {
  // "spät", "spaet" and "spat" meet. After a vowel or a q the two letters are no umlaut.
  spell: (text) => text.replaceAll(/(?<![aeioquy])([aou])e/g, '$1').replaceAll(/['’]/g, ''),
  stem: (word) =>
    word
      .replace(/(?<=.{3})(?:innen|ern|em|en|er|es|et|st|e|s|n|(?<!t)t)$/, '')
      .replace(/(?<=.{4})(?:er|en|e|n)$/, ''),
  joins: true,
  words: `
    wlan: wifi, wi fi, w lan, internet, netz, netzwerk, internetverbindung, funknetz, wlan netz
    wlan passwort: wlan code, internet passwort, wlan kennwort, wlanpasswort, wifi code, wlan schlüssel, zugangsdaten * wlan, zugangsdaten * internet, wlan zugangsdaten, wlan zugang
    passwort: kennwort, zugangscode
    router: modem
    #slow: langsam
    heizung: heizen, heizkörper, thermostat, temperatur, kalt, wärmer, frieren, friert, eiskalt, zu heiß, zu warm, radiator, es * kalt, geheizt
    heizung: heizung * aufdrehen, heizung * höher, heizung * hochdrehen, heizung * runterdrehen, heizung * wärmer, höher heizen, wärmer stellen, warm machen
    warmwasser: warmes wasser, heißes wasser, heißwasser, kaltes wasser, wasser * kalt, wasser * warm, dusche * kalt, kalte dusche, kein warmes wasser, wasser * heiß, kalt duschen, warm duschen
    boiler: warmwasserspeicher
    dusche: duschen
    parken: parkplatz, parkplätze, stellplatz, stellplätze, parkieren, parkiert, auto * abstellen, wagen * abstellen, auto * hinstellen, auto * stehen lassen, autos * abstellen, parkmöglichkeit, parkmöglichkeiten, auto * parken, wagen * parken
    #second: zweites, zweiten, zweiter, zweite, zwei autos
    auto: autos, wagen, pkw
    elektroauto laden: elektroauto * laden, e auto * laden, auto * aufladen, auto * laden, elektroauto * aufladen, tesla * laden, e auto * aufladen, ladestation, ladesäule, wallbox, ladepunkt, auto * tanken strom, tesla * aufladen, lademöglichkeit * auto, lademöglichkeit * elektroauto, elektroauto * ladestation, ladestation * elektroauto, ladestation * e auto, lademöglichkeit, ladestation * auto, wallbox * auto, stromtankstelle
    elektroauto: e auto, tesla, elektrofahrzeug, elektrisches auto, eauto
    handylader: ladekabel, ladegerät, aufladekabel
    vergessen: liegen lassen, liegenlassen, liegengelassen
    straße winter: straße * vereist, straße * glatt, straße * verschneit, verschneite straße, glatte straße, straße * schnee, straße * eis, straße im schnee, schneestraße, straße * geräumt, winterstraße
    winter: schnee, eis
    schneeketten: ketten
    winterreifen
    müll: abfall, kehricht, hausmüll, restmüll, mülleimer, mülltonne, abfälle, müllsäcke, müllsack, abfallsäcke, tonne, recycling, mülltrennung, kehrichtsack, mülltonnen, müllentsorgung, abfalleimer
    müll geleert: müllabfuhr, müll * abgeholt, müll * geholt, abfall * abgeholt, müll * geleert, kehrichtabfuhr, müllabholung, müll * abholen, kehricht * abgeholt, tonne * geleert, tonnen * geleert, müllauto
    müll glas: altglas, glas * hin, leere flaschen, flaschen * hin, flaschen entsorgen, glas entsorgen, glasflaschen, flaschen, glascontainer
    müll papier: altpapier, papier * hin, karton, papier entsorgen, kartons, pappe
    haustier: haustiere, tiere, tier, vierbeiner
    hund: hunde, hündchen, welpe, labrador, dackel, hündin
    checkin: check in, einchecken, eingecheckt, anreise, anreisen, ankunft, ankommen, ankunftszeit, anreisezeit, ab wann * rein, ab wann können wir kommen, wann dürfen wir kommen, wann * rein, wann können wir kommen, wann dürfen wir kommen, einziehen, ins haus, beziehen, hinein, rein, check in zeit
    #time checkin: ab wann * anreisen, ab wann * rein, ab wann * kommen, wann * rein, wann * ankommen, wann * anreisen, ab wann * ankommen, wann * einchecken, ab wann * einchecken, wann * hinein, ab wann * hinein, ab wann * haus, ab wann * wohnung, ab wann * beziehen, wann * beziehen
    früher checkin: früher einchecken, früh anreisen, früher anreisen, frühe anreise, frühere anreise, früher ankommen, früher kommen, früher * rein, früher * hinein, früher check in, früher * da sein, vor 15, vorher rein, schon * rein, schon * einchecken, schon * anreisen, schon * kommen, eher kommen, eher anreisen, eher einchecken, eher rein, früher in, früher einziehen, statt * 15, early check in, früher * einchecken, früher beziehen, schon * ankommen, schon * in, früher da, schon mittags, schon vormittags, früherer check in, frühzeitig anreisen
    frühabreise: früher abreisen, früher auschecken, früher gehen, frühere abreise, vorzeitig abreisen, früher los
    spät checkin: spät ankommen, später ankommen, spät anreisen, später anreisen, späte anreise, spätere anreise, spät einchecken, nach mitternacht * ankommen, nachts ankommen, mitternacht, spätabends, spät kommen, später kommen, spät * an, noch rein, noch hinein, in der nacht ankommen, spät einchecken, später einchecken, verspätung, verspätet, verspäten, verspäten uns, spät da, spät abends, später check in, später da, nachts anreisen, mitten in der nacht, nachts * an, erst abends, spät, später
    schlüsselbox: schlüsselkasten, schlüsselsafe, schlüsseltresor, keybox, key box, schlüsselbehälter
    schlüsselbox code: türcode, code * tür, code * schlüsselbox, code * box, zugangscode * haus, code für die box, code * schlüssel, haustürcode, code * schlüsselkasten
    schlüssel: hausschlüssel, haustürschlüssel, zimmerschlüssel, wohnungsschlüssel
    #lost: verloren, verliere, verlieren
    checkout: check out, auschecken, ausgecheckt, abreise, abreisen, abreisezeit, raus, hinaus, verlassen, räumen, haus verlassen, check out zeit, ausziehen, abfahren, wohnung verlassen
    #time checkout: bis wann * raus, wann * raus, wann * abreisen, bis wann * abreisen, bis wann * verlassen, wann * auschecken, bis wann * auschecken, wann * gehen, bis wann * bleiben, bis wann * hinaus, bis wann * räumen, wann * verlassen, bis wann * haus, bis wann * draußen, wann * los, wann * weg
    spät checkout: spät auschecken, später auschecken, später abreisen, späte abreise, spätere abreise, länger bleiben, later check out, late check out, später * auschecken, später * abreisen, später * raus, spät abreisen, später gehen, später los, später hinaus, länger * zimmer, später check out, späterer check out, etwas länger bleiben, haus länger, länger im haus, länger behalten, erst um * auschecken, erst um * abreisen, erst * raus, erst * los, erst * gehen, erst * abreisen, erst * auschecken, mittags auschecken, nachmittags abreisen, ausschlafen, bis mittag bleiben, länger * bleiben, später das haus verlassen, später * verlassen
    verlängern: nacht länger, noch eine nacht, eine nacht mehr, zusatznacht, weitere nacht, tag länger, tage länger, woche länger
    gepäck: koffer, taschen, rucksäcke, gepäckstücke, gepäckaufbewahrung, gepäck * abstellen, gepäck * lassen, koffer * abstellen, koffer * lassen, koffer * unterstellen, gepäck * unterstellen, gepäck * aufbewahren, gepäck * dalassen, gepäck * deponieren, koffer * deponieren, koffer * aufbewahren, sachen * dalassen, sachen * abstellen, sachen * unterstellen, taschen * abstellen, gepäck * verstauen, gepäck * einstellen, tasche * abstellen, gepäck * bleiben, taschen * lassen, gepäck * aufgeben
    schließfach: schließfächer, fach, spind
    adresse: anschrift, lage, standort, anfahrt, wegbeschreibung, navi, gps, koordinaten, finden * haus, wo * haus, wo liegt, hinkommen, finden * euch, finden * sie, route, postleitzahl, plz, wo seid ihr, wo sind sie, wie kommen * zu euch, wie kommen * zu ihnen, wie kommen * dahin, wie kommen * hin, navigationsgerät, googlemaps, google maps, wegweiser, wo genau * haus, wie fahren * euch
    bus: linienbus, postauto
    bahnhof: zugbahnhof, bahnstation, zugstation
    zug: bahn, eisenbahn
    haltestelle: bushaltestelle, busstation
    bus zug: öffentliche verkehrsmittel, öffentlichen verkehrsmitteln, öpnv, öv, ohne auto, öffis, nahverkehr
    taxi
    schlafzimmer
    bett: betten
    doppelbett: ehebett, doppelbetten
    einzelbetten: einzelbett
    schlafplätze: wie viele personen, wie viele leute, wieviele leute, wieviele personen, wie viele gäste, schlafmöglichkeiten, schlafplatz, personenzahl
    betten: wie viele betten
    decken: bettdecken, bettdecke, decke, wolldecke, wolldecken
    kissen: kopfkissen
    #extra: extra, zusätzlich, zusätzliche, zusätzliches, weitere, weiteres, noch ein, noch eine, ersatz
    mehrperson: zusätzliche person, weitere person, zusatzperson, weiterer gast, weiteren gast, zusätzlicher gast, zusätzlichen gast, gast mehr, freund * übernachten, freundin * übernachten, freund * schlafen, freundin * schlafen, schwester * dazukommen, freund * dazukommen, besuch * übernachten, jemand * übernachten, jemand * schlafen, schwester * übernachten, bruder * übernachten, mutter * übernachten, freunde * übernachten, siebte person, sieben personen, zu siebt, noch jemand, dazukommen, mitkommen, mitschlafen, besuch über nacht, jemanden mitbringen, freund * bleiben, freundin * bleiben, noch eine person, bruder * dazukommen, 7 personen, eine person mehr, zustellbett, extrabett, zusatzbett, bei uns übernachten, siebter gast, übernachtungsgast, zu sieben, siebte, übernachtungsbesuch, gast * übernachten
    babybett: kinderbett, gitterbett, reisebett, kinderreisebett, babybettchen, babyreisebett, bett für das baby, bett für ein baby, bett fürs baby, bett * baby, kinderbettchen, gitterbettchen, bett * kleinkind
    kinder: kind, kleinkind, kleine, kleinen, baby
    hochstuhl: kinderstuhl, kinderhochstuhl, babystuhl, kindersitz am tisch
    schutzgitter: treppengitter, treppenschutzgitter, treppenschutz, kindergitter, absperrgitter
    spiele: spielzeug, spielsachen, brettspiele, gesellschaftsspiele, spiel
    handtücher: handtuch, badetuch, badetücher, duschtücher, badetuch, duschtuch, tücher, tuch
    bettwäsche: bettzeug, laken, bettlaken, bettbezüge, leintücher, bettbezug
    #change: gewechselt, wechseln, wechselt
    waschmaschine: wäsche waschen, kleider waschen, wäsche, waschen, waschküche, wäsche * waschen, kleidung waschen, klamotten waschen, sachen waschen, etwas waschen
    trockner: wäschetrockner, tumbler, wäsche trocknen, wäsche * trocknen, kleider trocknen
    waschmittel: waschpulver
    bügeleisen: bügeln, glätteisen für wäsche
    küche
    herd: kochfeld, kochplatte, kochplatten, herdplatte, herdplatten, induktion, induktionsherd, induktionsfeld, induktionskochfeld, cerankochfeld
    backofen: ofen in der küche, backrohr, backen
    pfannen: pfanne, töpfe, topf, kochtöpfe
    raclette: raclettegerät, racletteofen
    fondue: fondueset, fonduetopf
    gewürze
    kaffee: espresso, kaffee kochen
    kaffeemaschine: kaffeeautomat, espressomaschine, kaffeevollautomat, kaffee machen, nespresso, nespressomaschine, kapselmaschine, kaffee * kochen, kaffee * machen, kaffeemaschinen
    kapseln: kaffeekapseln, pads, kaffeepads, kapsel
    geschirrspüler: spülmaschine, abwaschmaschine, spüler, geschirrspülmaschine, geschirrspülers
    tabs: spülmaschinentabs, spültabs, tabletten für die spülmaschine, geschirrspültabs, geschirrspülertabs, tabletten
    holzofen: kamin, kaminofen, schwedenofen, ofen, cheminée, feuer machen, feuer * anmachen, feuer anzünden, kamin * anzünden, einheizen, kamin * anmachen, ofen * anmachen, ofen * anzünden, feuer * machen, ofen * anfeuern, kaminfeuer, anfeuern
    holz: brennholz, kaminholz, scheite, holzscheite, feuerholz
    asche
    sauna: saunieren
    fernseher: tv, fernsehen, glotze, fernsehgerät, smart tv
    fernbedienung
    sender: kanäle, programme, fernsehsender
    streaming: netflix, streamen, prime video, disney, streamingdienst
    lautsprecher: musikbox, bluetooth box, bluetoothbox, bluetooth lautsprecher
    strom: stromausfall, kein strom, licht * aus, lichter * aus, lichter * ausgegangen, licht * ausgegangen, licht geht nicht, lichter gehen nicht, elektrizität, strom * weg, strom * aus, strom * ausgefallen, kein licht, alles dunkel, lichter ausgefallen, licht * ausgefallen
    sicherungskasten: sicherung, sicherungen, stromkasten, elektrokasten, fi schalter, sicherung * geflogen, sicherung * rausgeflogen, sicherungen * rausgeflogen, sicherung * raus, sicherung * rausgesprungen
    rauchen: raucher, geraucht, rauche
    zigaretten: zigarette
    aschenbecher
    ruhezeiten: ruhe, nachtruhe, ruhig, leise, lärm, laut, ruhezeit, lärmen, nachtruhezeiten
    feiern: party, partys, feier, geburtstag feiern, fest, feste, geburtstagsfeier, geburtstagsparty
    musik: laute musik, musik hören, musik spielen
    nachbarn: nachbar
    grill: grillen, grillieren, barbecue, bbq, gasgrill, grillplatz
    gasflasche: flasche gas
    garten: wiese, rasen
    terrasse
    schlitten: rodel, rodeln, schlitteln, schlittenfahren, schlitten fahren
    liegestühle: liegestuhl, sonnenliegen, sonnenliege, liegen
    sonnenschirm
    laden geschäft: geschäft, dorfladen, läden, einkaufen, lebensmittel, lebensmittelladen, lebensmittelgeschäft, lebensmittel kaufen, einkaufsmöglichkeit, einkaufsmöglichkeiten, essen kaufen, milch kaufen, läden, tante emma laden
    supermarkt: supermärkte
    bäckerei: bäcker, brot kaufen, brötchen, brot, brot holen, semmeln, gipfeli, croissants, frisches brot
    geldautomat: bankomat, bargeld, geld abheben, bancomat, geldautomaten, geld holen, geld beziehen
    restaurant: restaurants, gasthaus, lokal, gaststätte, essen gehen, auswärts essen, wirtshaus, beiz, wo * essen, abendessen * gehen, abendessen, essen wir, gasthof, mittagessen, zu abend essen, zu mittag essen
    restaurant pizzeria: pizzeria, pizza, pizzerias
    #collect: abholen, mitnehmen essen, take away, takeaway, zum mitnehmen
    notfall: notfälle
    arzt: ärztin, doktor, arztpraxis, hausarzt, praxis
    apotheke: apotheken
    krankenhaus: spital, klinik
    verbandskasten: erste hilfe kasten, erste hilfe, verbandkasten, verbandszeug, pflaster, hausapotheke
    skifahren: ski, skier, schi, ski fahren, skilaufen, skis
    skibus: bus zum lift, bus zum skilift, bus zur piste, bus ins skigebiet, bus zu den pisten
    skipass: skipässe, liftkarte, liftkarten, liftticket, skikarte, lifttickets, skitickets
    #hire: verleih, ski mieten, ausleihen, skiverleih, mieten, leihen, verleihen, skier mieten, ski leihen, ski ausleihen, skimiete, verleihen
    skischule: skikurs, skilehrer, skiunterricht, skikurse
    skiraum: skikeller, ski * abstellen, ski * trocknen, skischuhe * trocknen, skier * abstellen, skischuhe * abstellen, wohin * skiern, nassen skischuhen, nasse skischuhe, wohin * ski, skier * trocknen, skischuhe * hin, ski * lagern, ski * hin
    schuhe: skischuhe, skistiefel
    kurtaxe: ortstaxe, kurabgabe, touristensteuer, tourismusabgabe, citytax, city tax, bettensteuer, übernachtungssteuer, gästetaxe, tourismustaxe, touristentaxe, kurbeitrag, gästebeitrag, tourismussteuer
    gästekarte: kurkarte, gastkarte
    treppe: treppen, stufen, stufe, treppenstufen
    aufzug: lift, fahrstuhl
    skilift: seilbahn, bergbahn
    #steep: steil
    #time: wann, ab wann, bis wann, um wie viel uhr, um wieviel uhr, wie spät, öffnungszeiten, geöffnet, offen, welcher tag, welchem tag, an welchen tagen, um welche uhrzeit, welche uhrzeit, öffnet, schließt, ab welcher uhrzeit, wie lange * offen, bis wie viel uhr, bis wieviel uhr, öffnungszeit, wie lange * geöffnet, uhrzeit
    #duration: wie lange, wie lang, dauert, dauer
    #distance: wie weit, entfernt, entfernung, distanz, weit
    #size: wie groß, wie breit, größe, breite, wie lang sind die betten, maße
    #price: kostet, kosten, preis, gebühr, wie viel kostet, wieviel kostet, kostenlos, gratis, was kostet, umsonst, inbegriffen im preis, chf, franken, teuer, aufpreis, bezahlen, wie teuer, zuschlag, was zahlen, wie hoch, kostenpflichtig, was nimmt
    : mit dem auto, per auto, mit unserem auto
    #duration: vorheizen, aufheizen, aufwärmen, warm werden, heiß werden, aufgeheizt, vorgeheizt
    reinigung: putzen, reinigen, saubermachen, sauber machen, endreinigung, aufräumen, putz, geputzt
    extra: noch ein paar
    verbrannt
    mehrperson: bei uns übernachten, mit uns übernachten, nacht mitkommen, nacht dazukommen, nacht bei uns schlafen
    spät checkin: zug verspätet, flug verspätet, flug verspätung, flug * verspätung, zug * verspätung, flug landet, flieger landet, flieger * verspätung, erst * an, erst spät an, stau
    piste: skipisten, skipiste, pisten
    wasserkocher
    fenster
    schlafplätze: leute * schlafen, personen * schlafen, gäste * schlafen, wieviele leute * schlafen, wie viele personen * schlafen, wie viele leute * schlafen
    mehrperson: noch ein freund, noch eine freundin, noch ein freund * übernachten, freitag noch ein freund
    mehrperson: ein gast mehr, eine person mehr
    badetücher: badetuch
    holzzug: holzzüge, holzzügen
    #sell: verkauft, kaufen, verkaufen, verkauf, kauft
    sportgeschäft
    : vor dem check in, nach dem check out, monate alt, monate altes, jahre alt, tag der ankunft, tag der abreise
    : mehr als
    #extra: mehr
  `,
  empty: `
    ab aber alle allem allen aller alles also am an auch auf aus außerdem bald bei beim bekommen bekommt bereits bis bisschen bist bitte brauche brauchen braucht bräuchten da dabei dafür dahin damit
    danach danke dann daran darauf darf darin das dass davon dazu dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort du dürfen dürfte dürften durch eben echt eigentlich
    ein eine einem einen einer eines einfach einige einmal es etwa etwas euch euer eure eurem euren eurer finde finden findet frage fragen für fürs aufs ins im in ihr ihre ihrem ihren ihrer ich ihnen ihn ihm sie er
    funktioniert funktionieren gab ganz gar geben gibt gibts geht gehts gehen genau gern gerne ging ginge grüezi gruß grüße guten gut gute hab habe haben habt hallo hat hätte hätten her hey hi hier hin
    irgendwas irgendwo ist ja je jede jedem jeden jeder jedes jetzt kann kannst können könnt könnte könnten kommen kommt komme kriegen machen macht mal man manche mehr mein meine meinem meinen meiner mich mir mit
    möchte möchten möglich möglichkeit moin muss müssen müsst müsste müssten nach nächste nächsten nächster nächstes nah nähe nehmen nicht nichts noch nun nur ob oder ohne okay ok schon sehr sein seid seinen sich sind so
    sollen soll sollte sollten stehen steht stelle stellen tun über um und uns unser unsere unserem unseren unserer unter usw viel viele vielen vom von vor vorhanden war wäre wären was weg weil welche welchem welchen welcher welches
    wenn werde werden wie wieder wieviel wieviele will wir wird wo woher wohin wollen wollten würde würden zb zu zum zur zusammen zwischen benutzen nutzen benutzt verwenden bedienen bedient anmachen einschalten ausschalten angehen schalten
    angemacht eingeschaltet starten start liegt liegen befindet befinden erlaubt gestattet enthalten inklusive dabei inbegriffen bereit bringen mitbringen mitnehmen gebracht dalassen tag tage tagen heute morgen übermorgen abend abends uhr
    zeit haus ferienhaus wohnung ferienwohnung unterkunft chalet hütte häuschen arve tür anna gastgeber team dorf ort gegend umgebung groß kleiner schnell kurze kurz empfehlen empfehlung empfehlt tipp tipps bestes beste gute schöne nett
    ersten erste letzte eins zwei drei vier fünf sechs sieben acht neun zehn abgeben lassen lässt sagen wissen weiß zeigen erklären anleitung hilfe helfen klappt läuft los dürfte darfst hinstellen kommt gehört gehören bleibt bleiben
    bleibe warum wieso eigenen eigene selbst selber genug ausreichend überhaupt vielleicht wohl denen dessen wunderbar toll prima leider oben unten links rechts vorne innen außen jemand jemanden funktionierts freundliche freundlichen vielen lieben liebe
    nacht nächte nachts aufenthalt urlaub ferien reise euerm ihrs gerät geräte maschine platz angekommen besser kein keine keinen keiner zwecks wegen
    lautet lauten genaue genauen genauer exakte exakt schauen gucken zeigt anzeigt bekomme erst gegen hole holen geholt gedacht gebe geholfen kennt kennen eventuell abstellen unterbringen sitzt kommen sonst normal dran drin reinkommen funktion benutzung wohl gilt gelten sucht suche suchen jetzt gerade neu neue nämlich deshalb also könntet brauch brauchst wäre
    nass nasse nassen nasser
    verbinde verbinden verbindung verbunden reicht reichen schalte schaltet schalt mache mach drehe stell fährt fahren ab fährt abfährt
    haustür steigen
  `,
  optional: `
    mann frau sohn tochter mutter vater mama papa bruder schwester eltern oma opa großeltern freund freundin freunde partner partnerin gast gäste personen person leute kind kinder baby kleinkind familie
    montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags sonntagmorgen wochenende januar februar märz april mai juni juli august
    september oktober november dezember weihnachten ostern sommer herbst winter frühling silvester mittag mittags nachmittag nachmittags vormittag vormittags mitternacht minuten stunden stunde woche wochen monat jahr
  `,
  rooms: 'küche bad badezimmer schlafzimmer zimmer wohnzimmer terrasse keller balkon garage flur',
  exists:
    /\bgib(?:t|ts)\b|\bhab(?:t|en) (?:ihr|sie)\b|\bvorhanden\b|\bist (?:ein|da)\b|\bhat (?:das|die|der)\b/,
  before: `
    in im ins auf am an bei beim hinter vor neben über unter unterm zwischen von vom aus zum zur nach gegenüber um links rechts außen für bis innen oben unten hinters seiner ohne
  `,
  after: 'auch',
  secondQuestion:
    /,? und (?=(?:wo|wann|wie|was|welche\w*|kann|können|darf|dürfen|gibt|ist|sind|ab wann|bis wann|habt|haben|hat|muss|müssen|bis|ab|um)\b)|, (?=(?:gibt es|wo|wann|wie|was)\b)/i,
  noEmergency:
    /\bfeuer(?:holz|stelle|werke?|loscher|schale|schutz|zeug|losch\w*|wehr(?:nummer|zufahrt))\b|\bfeuer (?:an)?(?:machen|zunden)\b|\bfeuer im (?:kamin|ofen|garten)\b|\bbrand(?:schutz\w*|ofen)\b|\bgas(?:flasche|grill|herd|ofen|haus\w*|kartusche|anzunder)\w*\b|\brauch(?:en|er\w*|t|verbot|frei)\b|\b(?:gibt es|habt ihr|haben sie|ist) (?:\w+ )?rauchmelder\b|\beinbruchschutz\b|\bnicht ?raucher\w*\b|\bgeraucht\b|\bbrenn(?:holz|dauer|stoff)\w*\b/g,
  emergencies: {
    fire: /\b(?:es|haus|kuche|ofen|dach|kamin|herd|pfanne|zimmer|wohnung|auto|hier) brennt\b|\bes brennt\b|\bbrennt (?:es|das|die|der|was|etwas)\b|\bfeuer\b(?! gefallig)|\bbrand\b|\bflammen\b|\bin brand\b|\bbrennt\b/,
    gas: /\b(?:riecht|stinkt|geruch|richt) (?:\w+ ){0,3}nach gas\b|\bnach gas (?:riecht|stinkt)\b|\bgas(?:geruch|leck|austritt|alarm)\w*\b|\bgas (?:tritt|stromt) aus\b|\bgas (?:riechen|gerochen)\b|\bkohlenmonoxid\w*\b|\bco[- ]?(?:melder|warner|alarm)\b|\briechen gas\b/,
    smoke:
      /\brauch\b|\bqualm\w*\b|\b(?:rauch|feuer|brand)(?:melder|alarm)\w*\b|\bmelder\b.*\b(?:piept|piepst|geht|lost|alarm|schrillt)|\balarm\b.*\b(?:piept|piepst|geht|los|schrillt|angesprungen)|\briecht (?:\w+ )?(?:verbrannt|angebrannt|verschmort|nach rauch)\b/,
    'break-in':
      /\beinbr(?:uch|echer|icht|echen|ochen)\w*\b|\beingebrochen\b|\b(?:bricht|brechen) (?:\w+ ){0,3}ein\b|\b(?:jemand|fremder?|mann|person|unbekannte\w*) (?:\w+ ){0,4}(?:einbrechen|einzubrechen|ins haus|im haus|an der tur|am fenster|bedroht|einzudringen|reinzukommen)\b|\buberfall\w*\b|\bausgeraubt\b|\bbedroht\b|\bpolizei (?:rufen|kommen)\b|\bbrauchen die polizei\b|\bruf\w* (?:sie )?die polizei\b/,
    injury:
      /\bblut(?:et|en|ung)\b|\bbewusstlos\w*\b|\bohnmachtig\b|\bnicht (?:mehr )?atmen\b|\batmet nicht\b|\bkeine luft\b|\bherzinfarkt\b|\bschlaganfall\b|\b(?:kranken|rettungs)wagen\b|\bnotarzt\b|\bverletz(?:t|ung)\b|\bgebrochen(?!e)\b|\bgesturzt\b|\b(?:kind|sohn|tochter|mann|frau|mutter|vater|oma|opa|freund(?:in)?|ich|er|sie|jemand|baby)\b(?: \w+){0,5} (?:herunter|hinunter|runter|hin)gefallen\b|\berstick\w*\b|\bvergiftet\b|\bkrampfanfall\b|\bbrustschmerzen\b|\bverbruht\b|\bverbrannt\b|\bgeschnitten\b|\bzusammengebrochen\b|\ballergische\w* (?:schock|reaktion)\b|\bambulanz\b/,
    water:
      /\bwasser (?:\w+ ){0,3}(?:lauft|tropft|kommt durch|kommt von|kommt aus der|stromt|steht im|uberall|spritzt|flutet)\b|\b(?:lauft|tropft|stromt|kommt|steht) (?:\w+ ){0,2}wasser (?:aus der (?:decke|wand)|durch|von der|im|in|uberall|auf)\b|\bwasserrohrbruch\b|\brohr ?bruch\b|\bwasserschaden\b|\buberschwemm\w*\b|\buberflut\w*\b|\btropft (?:\w+ ){0,3}(?:decke|wand)\b|\brohr (?:\w+ )?(?:geplatzt|gebrochen|undicht|leckt)\b|\bunter wasser\b|\bwasser (?:\w+ )?durch die decke\b|\blauft (?:aus|uber)\b/,
    'locked-out':
      /\bausgesperrt\b|\bausgeschlossen\b|\b(?:kommen|komme|kommt) (?:\w+ ){0,3}nicht (?:mehr )?(?:rein|hinein|ins haus|in die wohnung|in das haus)\b|\bschlussel (?:\w+ ){0,3}(?:abgebrochen|steckt innen|drinnen|drin (?:ge)?lassen|im haus)\b|\btur (?:\w+ ){0,3}(?:zugefallen|ins schloss gefallen|geht nicht auf|lasst sich nicht offnen)\b|\b(?:code|schlusselbox) (?:\w+ )?(?:funktioniert|geht|offnet) nicht\b|\bstehen (?:\w+ ){0,2}vor (?:der )?(?:verschlossenen|geschlossenen)\b/,
  },
  robot:
    /\b(?:bist du|sind sie|seid ihr|schreibe ich mit|rede ich mit|spreche ich mit|chatte ich mit|ist das|ist da|ist hier|antwortet|antworten sie) (?:\w+ ){0,4}(?:roboter|bot|chatbot|ki|maschine|mensch|computer|automat|echt|echte person|echter mensch|kunstliche intelligenz|ai)\b|\bwer (?:antwortet|schreibt) (?:mir |hier |da )/,
};

import type { Rules } from '../rules.ts';

/** German, also as it is written without umlauts and in Switzerland. */
export const rules: Rules = {
  // "spät", "spaet" and "spat" meet. After a vowel or a q the two letters are no umlaut.
  spell: (text) => text.replaceAll(/(?<![aeioquy])([aou])e/g, '$1'),
  stem: (word) =>
    word
      .replace(/(?<=.{3})(?:innen|ern|em|en|er|es|et|st|e|s|n|(?<!t)t)$/, '')
      .replace(/(?<=.{4})(?:er|en|e|n)$/, ''),
  joins: true,
  words: `
    wlan: wifi, wi fi, w lan, internet, netz, netzwerk, internetverbindung, funknetz, wlan netz, online, online gehen, ins netz, internetzugang, internetanschluss, laptop * netz, handy * netz, laptop * internet, handy * internet, laptop * verbinden, handy * verbinden, wlan name, netzwerkname, wlan daten, surfen, wlan empfang, internetempfang, nicht ins netz, laptop * ins netz, laptop * nicht ins netz, handy * nicht ins netz
    wlan passwort: wlan code, internet passwort, wlan kennwort, wlanpasswort, wifi code, wlan schlüssel, zugangsdaten * wlan, zugangsdaten * internet, wlan zugangsdaten, wlan zugang
    passwort: kennwort, zugangscode
    router: modem
    #slow: langsam
    heizung: heizen, heizkörper, thermostat, temperatur, kalt, wärmer, frieren, friert, eiskalt, zu heiß, zu warm, radiator, es * kalt, geheizt, heizungen, radiatoren, heizkörper * auf, fußbodenheizung, bodenheizung, kalt in, ist kalt, eisig, bibbern, frieren wir, wir frieren, mir ist kalt, uns ist kalt, zu kalt, kühl, zu kühl, warm genug, wärmer kriegen, wärmer bekommen, wärmer machen, hochdrehen, runterdrehen, höher drehen, heizt, heizung * an, warm halten, warmhalten, gefroren, durchgefroren, zimmertemperatur, raumtemperatur, heizungsregler, heizung * aufdrehen, heizung * höher, heizung * hochdrehen, heizung * runterdrehen, heizung * wärmer, höher heizen, wärmer stellen
    warmwasser: warmes wasser, heißes wasser, heißwasser, kaltes wasser, wasser * kalt, wasser * warm, dusche * kalt, kalte dusche, kein warmes wasser, wasser * heiß, kalt duschen, warm duschen, lauwarm, lauwarmes wasser, dusche * lauwarm, heiß duschen, heiße dusche, eiskalt * dusche, dusche * eiskalt, wasser * eiskalt, wasser * lauwarm, dusche * warm, dusche * heiß, kein heißes wasser, wasser bleibt kalt
    boiler: warmwasserspeicher
    dusche: duschen
    parken: parkplatz, parkplätze, stellplatz, stellplätze, parkieren, parkiert, auto * abstellen, wagen * abstellen, auto * hinstellen, auto * stehen lassen, parkmöglichkeit, parkmöglichkeiten, auto * parken, wagen * parken, auto * hin, auto * stehen, auto * lassen, wagen * lassen, wagen * hin, wagen * stehen, fahrzeug * abstellen, platz für * auto, parkfläche, parkierung, abstellplatz, autoabstellplatz, parkt man, einparken, parkplatzsuche, wohin mit * auto, auto loswerden
    #second: zweites, zweiten, zweiter, zweite
    auto: autos, wagen, pkw, fahrzeug, fahrzeuge, mietwagen, kombi, leihwagen, wohnmobil, karre
    elektroauto laden: elektroauto * laden, e auto * laden, auto * aufladen, auto * laden, elektroauto * aufladen, tesla * laden, e auto * aufladen, ladestation, ladesäule, wallbox, ladepunkt, auto * tanken strom, tesla * aufladen, lademöglichkeit * auto, lademöglichkeit * elektroauto, elektroauto * ladestation, ladestation * elektroauto, ladestation * e auto, lademöglichkeit, ladestation * auto, wallbox * auto, stromtankstelle, auto * anstecken, auto * anschließen, tesla * anstecken, tesla * anschließen, tesla, elektroauto * anschließen, elektroauto * anstecken, stromer, stromer * laden, akku * autos, auto * strom, ladestecker, ladesäulen, ladestationen, auto * nachladen, batterie * auto, anstecken, einstecken
    elektroauto: e auto, tesla, elektrofahrzeug, elektrisches auto, eauto, stromer, elektroautos, hybrid, e fahrzeug, plug in hybrid
    handylader: ladekabel, ladegerät, aufladekabel
    vergessen: liegen lassen, liegenlassen, liegengelassen
    straße winter: straße * vereist, straße * glatt, straße * verschneit, verschneite straße, glatte straße, straße * schnee, straße * eis, straße im schnee, schneestraße, straße * geräumt, winterstraße, straßenverhältnisse, straßenzustand, straßen * winter, kommt man * hoch, kommen wir * hoch, hochkommen, hinaufkommen, raufkommen, hochfahren * schnee, hoch * schneit, hinauf * schneit, rauf * schneit, bergstraße, gestreut, schneeräumung, bei schnee * hoch, bei glatteis, glatteis, rutschig, auffahrt * schnee, zufahrt * schnee, zufahrt * winter, allrad, vierradantrieb, zufahrt
    winter: schnee, eis, schneit, schneefall, verschneit, vereist, geschneit, schneien
    schneeketten: ketten
    winterreifen: reifen, sommerreifen, ganzjahresreifen, allwetterreifen
    müll: abfall, kehricht, hausmüll, restmüll, mülleimer, mülltonne, abfälle, müllsäcke, müllsack, abfallsäcke, tonne, recycling, mülltrennung, kehrichtsack, mülltonnen, müllentsorgung, abfalleimer, müllbeutel, mist, kübel, mistkübel, papierkorb, müllkübel, wegwerfen, wegschmeißen, entsorgen, entsorgt, entsorgung, biomüll, trennen, trennt, mülltrennen, trennung, sortieren, tonnen, abfalltonne, abfallkübel, müllsammelstelle, sammelstelle, container, wertstoffhof, wertstoffe, gelber sack, restmülltonne, müllplatz, mülldeponie, mülleimern
    müll geleert: müllabfuhr, müll * abgeholt, müll * geholt, abfall * abgeholt, müll * geleert, kehrichtabfuhr, müllabholung, müll * abholen, kehricht * abgeholt, tonne * geleert, müllauto, müll rausstellen, tonne rausstellen, müll * raus, kommt die müllabfuhr, leerung
    müll glas: altglas, glas * hin, leere flaschen, flaschen * hin, flaschen entsorgen, glas entsorgen, glasflaschen, flaschen, glascontainer, leergut, flaschencontainer, altglascontainer, weinflaschen, gläser entsorgen, einmachgläser
    müll papier: altpapier, papier * hin, karton, papier entsorgen, kartons, pappe, zeitungen, zeitung entsorgen, papiercontainer, papiertonne, pappkartons
    haustier: haustiere, tiere, tier, vierbeiner, fellnase, tierfreundlich, tierlieb, haustierfreundlich
    hund: hunde, hündchen, welpe, labrador, dackel, hündin, welpen, hündchens, vierbeiner, retriever, pudel, terrier, mops, schäferhund, hundefreundlich, rüde, wauwau, hündinnen, hunden, beagle
    checkin: check in, einchecken, eingecheckt, anreise, anreisen, ankunft, ankommen, ankunftszeit, anreisezeit, ab wann * rein, ab wann können wir kommen, wann dürfen wir kommen, wann * rein, wann können wir kommen, einziehen, ins haus, beziehen, hinein, rein, check in zeit, hereinkommen, reinkommen, eintreten, zutritt, zugang zum haus, zugang zur wohnung, haus * betreten, wohnung * betreten, betreten, reindürfen, bezugsfertig, anreisezeiten, anreisetag, eintreffen, treffen * ein, einchecken können, empfang, begrüßt, empfangen, rezeption, ins haus * können, in die wohnung, ins chalet
    #time checkin: ab wann * anreisen, ab wann * kommen, wann * ankommen, wann * anreisen, ab wann * ankommen, wann * einchecken, ab wann * einchecken, wann * hinein, ab wann * hinein, ab wann * haus, ab wann * wohnung, ab wann * beziehen, wann * beziehen, ab wann * chalet, ab wann * drin, wann * drin, wann * chalet, wann ist * fertig, wann * bezugsfertig
    früher checkin: früh anreisen, früher ankommen, früher kommen, früher * rein, früher * hinein, früher check in, früher * da sein, vor 15, vorher rein, schon * rein, schon * einchecken, schon * anreisen, schon * kommen, eher kommen, eher anreisen, eher einchecken, eher rein, früher in, früher einziehen, statt * 15, early check in, früher * einchecken, früher beziehen, schon * ankommen, schon * in, früher da, schon mittags, schon vormittags, frühzeitig anreisen, vor mittag, vor zwölf, vor 12, vor drei, vor 14, vormittags, am vormittag rein, am vormittag, am morgen rein, gegen mittag * rein, mittags * rein, mittags * hinein, mittags * einchecken, früher als 15, früher als drei, früh morgens, flug * früh, sehr früh, kommt früh an, ganz früh, flieger * früh, zu früh, früher zugang, eher ins haus, früher ins haus, früher ins, früher in die, schon früher, schon eher, schon vor, früher fertig, eher fertig, ein bisschen früher, etwas früher, früher
    frühabreise: früher abreisen, früher auschecken, früher gehen, vorzeitig abreisen, früher los
    spät checkin: spät ankommen, später ankommen, spät anreisen, später anreisen, spät einchecken, nach mitternacht * ankommen, nachts ankommen, mitternacht, spätabends, spät kommen, später kommen, spät * an, noch rein, noch hinein, in der nacht ankommen, später einchecken, verspätung, verspätet, verspäten, verspäten uns, spät da, spät abends, später check in, später da, nachts anreisen, mitten in der nacht, nachts * an, erst abends, spät, später, um mitternacht, gegen mitternacht, nach mitternacht, erst nachts, spät in der nacht, sehr spät, ziemlich spät, spätnachts, in der nacht, tief in der nacht, erst nach 22, stehen im stau, im stau, hängen im stau, flieger * spät, flugzeug landet, landen erst, spät landen, zu spät, verzögert, verzögern, zu später stunde, zu so später stunde, erst im dunkeln, im dunkeln, spätankunft, spätanreise, abends ankommen, verspäteter, zug verspätet, flug verspätet, flug * verspätung, zug * verspätung, flug landet, flieger landet, flieger * verspätung, erst * an, erst spät an, stau
    schlüsselbox: schlüsselkasten, schlüsselsafe, schlüsseltresor, keybox, key box, schlüsselbehälter, kasten mit * schlüssel, kästchen mit * schlüssel, safe mit * schlüssel, schlüsselkästchen, schlüsselfach, schlüsselübergabe, schlüssel übergeben, schlüssel * abholen, schlüssel * holen, schlüssel * bekommen, an die schlüssel, an den schlüssel, schlüssel kriegen, schlüsselabholung, wie viele schlüssel
    schlüsselbox code: türcode, code * tür, code * schlüsselbox, code * box, zugangscode * haus, code für die box, code * schlüssel, haustürcode, code * schlüsselkasten, pin, zahlencode, pincode, zahlenkombination, kombination, code für die tür, türkode, zugangscode
    schlüssel: hausschlüssel, haustürschlüssel, zimmerschlüssel, wohnungsschlüssel
    #lost: verloren, verliere, verlieren
    checkout: check out, auschecken, ausgecheckt, abreise, abreisen, abreisezeit, raus, hinaus, verlassen, räumen, haus verlassen, check out zeit, ausziehen, abfahren, wohnung verlassen, draußen sein, draußen, weg sein, los müssen, losfahren, heimfahren, heimreise, fahren wir heim, fahren nach hause, heimfahrt, rausmüssen, letzten tag, am letzten morgen, abreisetag, abreisezeiten, schlüssel abgeben, schlüssel * zurückgeben, schlüssel * zurück, schlüssel zurücklegen, schlüsselrückgabe, geräumt, aus dem haus, aus der wohnung, ausgezogen, fertig sein, raus müssen, raus sein, abgereist, haus übergeben, wohnung übergeben, übergeben, übergabe
    #time checkout: bis wann * raus, wann * raus, wann * abreisen, bis wann * abreisen, bis wann * verlassen, wann * auschecken, bis wann * auschecken, wann * gehen, bis wann * bleiben, bis wann * hinaus, bis wann * räumen, wann * verlassen, bis wann * haus, bis wann * draußen, wann * los, wann * weg
    spät checkout: spät auschecken, later check out, später * auschecken, später * abreisen, später * raus, spät abreisen, später gehen, später los, später hinaus, länger * zimmer, später check out, etwas länger bleiben, haus länger, länger im haus, länger behalten, erst um * auschecken, erst um * abreisen, erst * raus, erst * los, erst * gehen, erst * abreisen, erst * auschecken, mittags auschecken, nachmittags abreisen, ausschlafen, bis mittag bleiben, länger * bleiben, später das haus verlassen, später * verlassen, stunden länger, stündchen länger, paar stunden länger, länger als 10, länger als zehn, bis mittag, bis zum mittag, bis nachmittag, bis zum nachmittag, bis 12, bis 14, bis 13, erst nachmittags, erst am nachmittag, erst mittags, nachmittags los, nachmittags fahren, später fahren, später aus, länger schlafen, flug * abends, flug erst abends, spätabreise, spätere abfahrt, später weg, noch ein bisschen bleiben, noch etwas bleiben, länger dableiben, später ausziehen, länger
    verlängern: nacht länger, noch eine nacht, eine nacht mehr, zusatznacht, weitere nacht, tag länger, woche länger
    gepäck: koffer, taschen, rucksäcke, gepäckstücke, gepäckaufbewahrung, gepäck * abstellen, gepäck * lassen, koffer * abstellen, koffer * lassen, koffer * unterstellen, gepäck * unterstellen, gepäck * aufbewahren, gepäck * dalassen, gepäck * deponieren, koffer * deponieren, koffer * aufbewahren, sachen * dalassen, sachen * abstellen, sachen * unterstellen, taschen * abstellen, gepäck * verstauen, gepäck * einstellen, gepäck * bleiben, taschen * lassen, gepäck * aufgeben, reisetasche, reisetaschen, trolley, trolleys, siebensachen, unser zeug, unsere sachen, koffer * hinstellen, gepäck * hinstellen, koffer * loswerden, gepäck * loswerden, gepäck * vorher, koffer * vorher, gepäck * parken, koffer * parken, tasche, rucksack, koffer * zwischenlagern, gepäck * zwischenlagern, gepäck * lagern, koffer * lagern, gepäckraum, handgepäck, gepäckabgabe, sachen * lassen
    schließfach: schließfächer, fach, spind
    adresse: anschrift, lage, standort, anfahrt, wegbeschreibung, navi, gps, koordinaten, finden * haus, wo * haus, wo liegt, hinkommen, finden * euch, finden * sie, route, postleitzahl, plz, wo seid ihr, wo sind sie, wie kommen * zu euch, wie kommen * zu ihnen, wie kommen * dahin, wie kommen * hin, navigationsgerät, googlemaps, google maps, wegweiser, wo genau * haus, wie fahren * euch, straße, straßenname, hausnummer, strasse nummer, finden wir, wo finden, finden wir hin, hinfinden, finde ich euch, wie finde ich, wie finden wir, wohin * fahren, wo genau, wo genau liegt, wo befindet, karte, maps, navigationssystem, navigation, anreise mit dem auto, anreise per auto, weg zu euch, weg zu ihnen, weg zum haus, fahrt man, welche ausfahrt, autobahnausfahrt, autobahn, von der autobahn, pin, wie gelangen, gelangt man, wie erreichen wir euch, wie erreiche ich euch, fährt man zu, kommt man zu euch, kommen wir zu euch, kommt man hin, wo wohnt ihr
    bus: linienbus, postauto
    bahnhof: zugbahnhof, bahnstation, zugstation
    zug: bahn, eisenbahn
    haltestelle: bushaltestelle, busstation
    bus zug: öffentliche verkehrsmittel, öpnv, öv, ohne auto, öffis, nahverkehr, mit der bahn, mit dem zug, mit dem bus, mit den öffentlichen, mit öffentlichen, öffentlichen, öffentliche, kein auto, keinen wagen, autofrei, ohne wagen, ohne pkw, zugverbindung, busverbindung, bahnverbindung, fahrplan, busfahrplan, verbindungen, öffentlicher verkehr, tram, straßenbahn, bahnfahrt, bahn * zu euch, per zug, per bahn, per bus, letzter bus, nächster bus, letzter zug, führerschein
    taxi: taxis, taxiunternehmen
    schlafzimmer
    bett: betten
    doppelbett: ehebett, doppelbetten
    einzelbetten: einzelbett
    schlafplätze: wie viele personen, wie viele leute, wieviele leute, wieviele personen, wie viele gäste, schlafmöglichkeiten, schlafplatz, personenzahl, schlafaufteilung, aufteilung, schlafen wir, wer schläft wo, schlafsituation, schlafgelegenheit, schlafgelegenheiten, wie viele zimmer, wieviele zimmer, anzahl zimmer, zu sechst, zu fünft, zu viert, wir sind sechs, wir sind zu sechst, übernachten * personen, platz für sechs, betten verteilt, zimmer aufgeteilt, zimmeraufteilung, bettenaufteilung, zwei paare, leute * schlafen, personen * schlafen, gäste * schlafen, wieviele leute * schlafen, wie viele personen * schlafen, wie viele leute * schlafen
    betten: wie viele betten, matratze, matratzen, bettgröße, bettgrößen, etagenbett, stockbett, stockbetten, schlafsofa, schlafcouch, getrennte betten, einzelne betten, bettenzahl
    decken: bettdecken, bettdecke, decke, wolldecke, wolldecken, zudecke, zudecken, federbett, federbetten, plumeau
    kissen: kopfkissen
    #extra: extra, zusätzlich, zusätzliche, zusätzliches, weitere, weiteres, noch ein, ersatz, mehr
    mehrperson: zusätzliche person, weitere person, zusatzperson, weiterer gast, zusätzlicher gast, gast mehr, freund * übernachten, freundin * übernachten, freund * schlafen, freundin * schlafen, schwester * dazukommen, freund * dazukommen, besuch * übernachten, jemand * übernachten, jemand * schlafen, schwester * übernachten, bruder * übernachten, mutter * übernachten, siebte person, sieben personen, zu siebt, noch jemand, dazukommen, mitkommen, mitschlafen, besuch über nacht, jemanden mitbringen, freund * bleiben, freundin * bleiben, noch eine person, bruder * dazukommen, 7 personen, eine person mehr, zustellbett, extrabett, zusatzbett, bei uns übernachten, siebter gast, übernachtungsgast, siebte, übernachtungsbesuch, gast * übernachten, jemand mit, jemand dazu, noch wer, gast dazu, mehr gäste, gast zusätzlich, zusätzlichen gästen, zusatzgast, einer mehr, siebenter, siebten, sieben leute, wir wären sieben, dazustoßen, dazu stoßen, dazu kommen, anschließen, sich anschließen, spontan mit, noch mit, schlafgast, klappbett, beistellbett, feldbett, aufbettung, mit uns schlafen, bei uns schlafen, bei uns bleiben, noch unterbringen, noch ein gast, zusätzlicher, mit uns übernachten, nacht mitkommen, nacht dazukommen, nacht bei uns schlafen, noch ein freund, noch eine freundin, noch ein freund * übernachten, freitag noch ein freund, ein gast mehr
    babybett: kinderbett, gitterbett, reisebett, kinderreisebett, babybettchen, babyreisebett, bett für das baby, bett für ein baby, bett fürs baby, bett * baby, kinderbettchen, gitterbettchen, bett * kleinkind, wiege, beistellbettchen, stubenwagen, säugling, neugeborenes, schlafplatz für das baby, schlafplatz * kleinkind, baby * schlafen, kleines bett, bettchen, schlafplatz für * baby, babymatratze
    kinder: kind, kleinkind, kleine, kleinen, baby, kinderfreundlich, kindgerecht, familienfreundlich, für kinder geeignet, kindertauglich, kleinkindern, krabbelt, kindergeschirr, plastikgeschirr, kinderbesteck, plastikteller, kleinkinder, dreijährige, zweijährige, kleinsten
    hochstuhl: kinderstuhl, kinderhochstuhl, babystuhl, kindersitz am tisch, stuhl * baby, stuhl * kind, stuhl * kleinkind, tripp trapp, hochstühlchen, babyhochstuhl, sitzerhöhung, kinderhochsitz, hochsitz
    schutzgitter: treppengitter, treppenschutzgitter, treppenschutz, kindergitter, absperrgitter, gitter * treppe, treppe * gesichert, treppe sichern, treppensicherung, sicherheitsgitter, türgitter, kinderschutzgitter, gitter, kindersicher, babysicher, kindersicherung, sicher für kinder, sicher für kleinkinder, für kinder sicher
    spiele: spielzeug, spielsachen, brettspiele, gesellschaftsspiele, spiel, kartenspiele, puzzle, puzzles, würfelspiele, zum spielen
    handtücher: handtuch, badetuch, badetücher, duschtücher, duschtuch, tücher, tuch, frotteetücher, frotteehandtücher, badehandtücher, duschhandtücher, duschhandtuch, frottiertücher, saunatücher, saunahandtücher
    bettwäsche: bettzeug, laken, bettlaken, bettbezüge, leintücher, bettbezug, bezüge, überzüge, bezogen, betten bezogen, bettbezügen, spannbettlaken, spannbetttuch, leintuch, kissenbezüge, kissenbezug, laken mitbringen, bettgarnitur, wäsche mitbringen, wäschepaket, leihwäsche
    #change: gewechselt, wechseln, wechselt
    waschmaschine: kleider waschen, wäsche, waschen, waschküche, wäsche * waschen, kleidung waschen, klamotten waschen, sachen waschen, etwas waschen, klamotten, schmutzwäsche, dreckwäsche, schmutzige wäsche, dreckige wäsche, wäsche machen, wäsche erledigen, waschmöglichkeit, waschsalon, wäscherei, waschgelegenheit, maschine wäsche, waschmaschinen, gewaschen, hemden waschen, anziehsachen, waschraum, waschgang
    trockner: wäschetrockner, tumbler, wäsche * trocknen, kleider trocknen, trocknen, trocken kriegen, trocken bekommen, wäscheständer, wäscheleine, nasse kleider, nasse sachen, trockene kleider
    waschmittel: waschpulver, flüssigwaschmittel, weichspüler, waschmittelkapseln
    bügeleisen: bügeln, glätteisen für wäsche
    küche: kochen, selbst kochen, kochgelegenheit, küchenausstattung, kochnische, küchenzeile, küchenutensilien, selbstversorger, kochutensilien
    herd: kochfeld, kochplatte, kochplatten, herdplatte, herdplatten, induktion, induktionsherd, induktionsfeld, induktionskochfeld, cerankochfeld, gasherd, elektroherd, platten, platte, kochstelle, kochstellen, kochfelder, ceranfeld, glaskeramik, induktionsplatte, kochmulde
    backofen: ofen in der küche, backrohr, backen, kuchen backen, pizza backen, backröhre, ofen * küche, umluft
    pfannen: pfanne, töpfe, topf, kochtöpfe, kochgeschirr, bratpfanne, bratpfannen, töpfen, kochtopf
    raclette: raclettegerät, racletteofen
    fondue: fondueset, fonduetopf
    gewürze: salz, pfeffer, öl, speiseöl, salz und pfeffer, olivenöl, kräuter
    kaffee: espresso, kaffee kochen, cappuccino, kaffeepulver, kaffeebohnen, filterkaffee, art kaffee, kaffees, käffchen, milchkaffee
    kaffeemaschine: kaffeeautomat, espressomaschine, kaffeevollautomat, nespresso, nespressomaschine, kapselmaschine, kaffee * kochen, kaffee * machen, kaffeemaschinen, kaffeekocher, espressokocher, mokkakanne, bialetti, kaffeebereiter, french press, padmaschine, filterkaffeemaschine, kaffee brühen, kaffee aufbrühen
    kapseln: kaffeekapseln, pads, kaffeepads, kapsel
    geschirrspüler: spülmaschine, abwaschmaschine, spüler, geschirrspülmaschine, geschirrspülers, geschirr spülen, geschirr waschen, geschirr, abwaschen, abwasch, abspülen, spülen, geschirrspülmaschinen, spülprogramm, geschirrspülprogramm, schmutziges geschirr
    tabs: spülmaschinentabs, spültabs, tabletten für die spülmaschine, geschirrspültabs, geschirrspülertabs, tabletten, spülmaschinentab, reinigungstabs, spülmaschinentabletten, geschirrspülmittel, tabs für
    holzofen: kamin, kaminofen, schwedenofen, ofen, cheminée, feuer * anmachen, feuer anzünden, kamin * anzünden, einheizen, kamin * anmachen, ofen * anmachen, ofen * anzünden, feuer * machen, ofen * anfeuern, kaminfeuer, anfeuern, feuer, kachelofen, feuerstelle im haus, feuer im wohnzimmer, specksteinofen, holzkamin, feuerchen, offenes feuer, offener kamin, öfchen, feuern, feuer an, feuer gemütlich, anzünden, anheizen, anzünder, anzündholz, streichhölzer
    holz: brennholz, kaminholz, scheite, holzscheite, feuerholz, holzvorrat, ofenholz, scheit, brennholzes, kleinholz, holzstapel, holzlager
    asche
    sauna: saunieren, saunagang, saunaofen, saunen, schwitzen, sauniert, saunabesuch, saunazeit, saunazeiten, dampfbad sauna
    fernseher: tv, fernsehen, glotze, fernsehgerät, smart tv, fernsehapparat, flimmerkiste, flachbildschirm, tv gerät, tvs, fernsehern, glotzen, fußball gucken, fußball schauen, film gucken, film schauen, fernsehen gucken, nachrichten schauen, spiel anschauen, sendung, kinderprogramm, fernsehprogramm, satellit
    fernbedienung
    sender: kanäle, programme, fernsehsender
    streaming: netflix, streamen, prime video, disney, streamingdienst, netflix gucken, netflix schauen, netflix konto, amazon prime, prime, apple tv, youtube, disney plus, mediathek, streamingdienste, chromecast, spotify
    lautsprecher: musikbox, bluetooth box, bluetoothbox, bluetooth lautsprecher, musikanlage, stereoanlage, bluetooth, anlage für musik, boxen, box für musik, soundbar, hifi, bluetooth anlage
    strom: stromausfall, kein strom, licht * aus, lichter * aus, lichter * ausgegangen, licht * ausgegangen, lichter gehen nicht, elektrizität, strom * weg, strom * aus, strom * ausgefallen, kein licht, alles dunkel, lichter ausgefallen, licht * ausgefallen, elektrik, licht * weg, licht geht * nicht, licht ging * aus, licht fiel aus, licht fällt aus, lampen * aus, lampen gehen nicht, lampen * ausgegangen, im dunkeln sitzen, sitzen im dunkeln, dunkel geworden, stockdunkel, zappenduster, finster, alles finster, dunkel, strom fällt aus, ohne strom, ohne licht, steckdosen gehen nicht, steckdose tot, kurzschluss, licht brennt nicht, lichter, elektrischer strom, stromlos
    sicherungskasten: sicherung, sicherungen, stromkasten, elektrokasten, fi schalter, sicherung * geflogen, sicherung * rausgeflogen, sicherung * raus, sicherung * rausgesprungen, fi, fehlerstromschalter, schutzschalter, stromverteiler, verteilerkasten, hauptschalter, hauptsicherung, sicherung rein, sicherung gefallen, sicherung gesprungen, sicherungsschrank, rausgeflogen, durchgebrannt
    rauchen: raucher, geraucht, rauche, raucht, qualmen, zigarette rauchen, eine rauchen, quarzen, raucherecke, raucherbereich, raucherplatz, rauchende, nichtraucher, nichtraucherhaus, rauchverbot, zigarre, zigarren, rauchfrei, raucherbalkon, paffen
    zigaretten: zigarette, kippe, kippen, e zigarette, vapen, vape, dampfen, elektrozigarette
    aschenbecher
    ruhezeiten: ruhe, nachtruhe, ruhig, leise, lärm, laut, ruhezeit, lärmen, nachtruhezeiten, laut sein, lauter sein, lärm machen, krach, krach machen, leiser, lautstärke, stille, ruhestörung, ruhiger, leise sein, mittagsruhe, sonntagsruhe, ruhepause nachts, ruhezeiten nachts, nachtruhezeit, lärmschutz, zimmerlautstärke, toben, trubel, ruhig sein
    feiern: party, partys, feier, geburtstag feiern, fest, feste, geburtstagsfeier, geburtstagsparty, geburtstag, geburtstagsfest, junggesellenabschied, jubiläum feiern, hochzeit feiern, party machen, partymachen, fete, feten, gefeiert, tanzen, zusammensitzen, polterabend, fete machen, freunde einladen
    musik: laute musik, musik hören, musik spielen, musik aufdrehen, musik machen, musik laufen, lieder
    nachbarn: nachbar, nachbarschaft, anwohner, nachbarin, nebenan
    grill: grillen, grillieren, barbecue, bbq, gasgrill, grillplatz, holzkohlegrill, bratwurst, bratwürste, würstchen, würste, würstel, steaks, grillabend, grillen draußen, grillgut, grillfest, grillfeuer, grillzange, holzkohle, kohle, kohlegrill, gegrillt, elektrogrill, bruzzeln, grillrost, anfeuern grill
    gasflasche: flasche gas
    garten: wiese, rasen, draußen sitzen, draußen essen, außenbereich, hof, grünfläche, im freien sitzen, im freien, grünes, liegewiese, draußen spielen, rasenfläche
    terrasse: veranda, sitzplatz, sitzplatz draußen, terrassen
    schlitten: rodel, rodeln, schlitteln, schlittenfahren, schlitten fahren, rodelschlitten, bob, bobs, rodelbahn, schlittenfahrt, rodeln gehen, schlitteln gehen, schlittelweg, schlittenhügel, rodelhang, rodelpiste, davoser
    liegestühle: liegestuhl, sonnenliegen, sonnenliege, liegen, gartenliege, gartenliegen, sonnenbaden, in die sonne legen, liegestuhls, sonnen
    sonnenschirm: schirm, sonnenschutz, schatten, markise
    geschäft: dorfladen, läden, einkaufen, lebensmittel, lebensmittelladen, lebensmittelgeschäft, lebensmittel kaufen, einkaufsmöglichkeit, einkaufsmöglichkeiten, essen kaufen, milch kaufen, tante emma laden, ein laden, der laden, den laden, nächste laden, kleiner laden, laden im dorf, laden im ort, laden in der nähe, laden offen, laden geöffnet, laden auf, einkauf, einkäufe, einkaufsladen, krämer, krämerladen, hofladen, lebensmittel * einkaufen, einkaufen gehen, besorgungen, vorräte, vorrat kaufen, essen besorgen, essen einkaufen, was zu essen kaufen, etwas zu essen kaufen, proviant, obst kaufen, gemüse kaufen, milch holen, milch besorgen, minimarkt, kiosk, greißler, shop, lädeli, dorfgeschäft, grundnahrungsmittel, getränke kaufen, tante emma, geschäfte, nahversorger, eingekauft
    supermarkt: supermärkte, migros, coop, aldi, lidl, rewe, edeka, spar, großer laden, discounter, denner
    bäckerei: bäcker, brot kaufen, brötchen, brot, brot holen, semmeln, gipfeli, croissants, frisches brot, backwaren, brot besorgen, brot einkaufen, frische brötchen, frühstücksbrötchen, brötchen holen, brötchen kaufen, weckerl, wecken, backstube, backshop, gebäck, schrippen, brote
    geldautomat: bankomat, bargeld, geld abheben, bancomat, geldautomaten, geld holen, geld beziehen, ec automat, geld ziehen, geld besorgen, bares, bargeld holen, bargeld abheben, bankautomat, abheben, bargeldautomat, bargeld bekommen, an geld, an bargeld, cash
    restaurant: restaurants, gasthaus, lokal, gaststätte, essen gehen, auswärts essen, wirtshaus, beiz, wo * essen, abendessen * gehen, abendessen, essen wir, gasthof, mittagessen, zu abend essen, zu mittag essen, abends essen, gut essen, schön essen, lecker essen, was essen, etwas essen, zu abend, ausgehen, speisen, kneipe, kneipen, bistro, gasthäuser, gasthöfe, lokale, imbiss, stube, esslokal, esslokale, gastronomie, wirt, beizen, beizli, beisl, dinner, lunch, mittag essen, mittagstisch, speiselokal, einkehren, einkehr, tisch reservieren, tisch bestellen, tisch buchen, wo isst man, isst man gut, hunger, hungrig, fondue essen, essen bekommt man
    restaurant pizzeria: pizzeria, pizza, pizzerias
    #collect: abholen, mitnehmen essen, take away, takeaway, zum mitnehmen, pizza holen, pizza abholen, essen abholen, essen zum mitnehmen, to go, essen holen
    notfall: notfälle
    arzt: ärztin, doktor, arztpraxis, hausarzt, praxis, hausärztin, mediziner, allgemeinarzt, medizinische hilfe, ärzte, arztbesuch, zum arzt, krank, krank geworden, fieber, arzttermin, unwohl, ärztlich, ärztliche hilfe, sprechstunde
    apotheke: apotheken, medikamente, medikament, medizin, schmerzmittel, kopfschmerztabletten, tabletten gegen, hustensaft, arznei, rezept, aspirin, ibuprofen, paracetamol, schmerztabletten
    krankenhaus: spital, klinik, notaufnahme, krankenhäuser, spitäler, ambulanz
    verbandskasten: erste hilfe kasten, erste hilfe, verbandkasten, verbandszeug, pflaster, hausapotheke, verband, verbandsmaterial, pflastern, heftpflaster, erste hilfe set, erste hilfe koffer, desinfektion
    skifahren: ski, skier, schi, ski fahren, skilaufen, skis, skigebiet, skilaufen gehen, snowboard, snowboarden, snowboarder, skiausrüstung, pistenspaß, skifahrer, skisport, skiurlaub, skiegebiet, snowboardfahren
    skibus: bus zum lift, bus zum skilift, bus zur piste, bus ins skigebiet, bus zu den pisten, shuttle, shuttlebus, skishuttle, pistenbus, bus zu den liften, bus zum skigebiet, bus zum skifahren, skibusse, zubringer
    skipass: skipässe, liftkarte, liftkarten, liftticket, skikarte, lifttickets, skitickets, skipässen, liftpass, liftpässe, tageskarte * ski, skitageskarte, bergbahnticket, lifttickets kaufen, tagespass
    hire: verleih, ski mieten, ausleihen, skiverleih, mieten, leihen, verleihen, ski leihen, ski ausleihen, skimiete, ausrüstung leihen, skiausrüstung leihen, skischuhe leihen, skischuhe mieten, snowboard leihen, ausrüstung mieten, leihski, mietski, skiverleihe, ski verleih, snowboard mieten
    skischule: skikurs, skilehrer, skiunterricht, skikurse, skikursen, skilehrerin, skifahren lernen, skistunden, skitraining, skiunterrichts, skianfängerkurs
    skiraum: skikeller, ski * abstellen, ski * trocknen, skischuhe * trocknen, skischuhe * abstellen, wohin * skiern, nassen skischuhen, skischuhe * hin, ski * lagern, ski * hin, skistall, skiraums, skischrank, skidepot, ski verstauen, ski unterbringen, ski stehen, skiständer, stiefel trocknen, skistiefel trocknen, schuhe trocknen, nasse skisachen, skisachen, skiaufbewahrung, skiabstellraum
    schuhe: skischuhe, skistiefel
    kurtaxe: ortstaxe, kurabgabe, touristensteuer, tourismusabgabe, citytax, city tax, bettensteuer, übernachtungssteuer, gästetaxe, tourismustaxe, touristentaxe, kurbeitrag, gästebeitrag, tourismussteuer, ortsabgabe, gemeindeabgabe, beherbergungssteuer, steuer, steuern, abgabe, abgaben, nächtigungsabgabe, nächtigungstaxe, aufenthaltsabgabe, aufenthaltstaxe, taxe, taxen, kurtaxen, beherbergungstaxe, gastabgabe
    gästekarte: kurkarte, gastkarte, gastkarten, bergcard, gästepass, gästekarten, besucherkarte, ermäßigungskarte
    treppe: treppen, stufen, stufe, treppenstufen, barrierefrei, stufenlos, ebenerdig, rollstuhl, rollstuhlgerecht, gehbehindert, gehstock, krücken, gut zu fuß, schlecht zu fuß, nicht gut zu fuß, treppensteigen, treppen steigen, treppauf, rollator, knie, hüfte, gehhilfe, gehprobleme, knieprobleme, behindertengerecht, erdgeschoss, stockwerk, etage, steigen, treppenhaus, geländer, handlauf, welcher etage
    aufzug: lift, fahrstuhl
    skilift: seilbahn, bergbahn
    #steep: steil
    #time: wann, ab wann, bis wann, um wie viel uhr, um wieviel uhr, wie spät, öffnungszeiten, geöffnet, offen, welcher tag, an welchen tagen, um welche uhrzeit, welche uhrzeit, öffnet, schließt, ab welcher uhrzeit, wie lange * offen, bis wie viel uhr, bis wieviel uhr, öffnungszeit, wie lange * geöffnet, uhrzeit
    #duration: wie lange, dauert, dauer, vorheizen, aufheizen, aufwärmen, warm werden, heiß werden, aufgeheizt, vorgeheizt
    #distance: wie weit, entfernt, entfernung, distanz, weit
    #size: wie groß, wie breit, größe, breite, wie lang sind die betten, maße
    #price: kostet, kosten, preis, gebühr, wie viel kostet, wieviel kostet, kostenlos, gratis, was kostet, umsonst, inbegriffen im preis, chf, franken, teuer, aufpreis, bezahlen, wie teuer, zuschlag, was zahlen, wie hoch, kostenpflichtig, was nimmt, extra bezahlen, extra zahlen, zusätzlich bezahlen, zusätzlich zahlen
    : mit dem auto, per auto, mit unserem auto, haben wir etwas falsch gemacht, etwas falsch, was falsch, was mache ich falsch, meiner freundin nach, kurze frage, schnelle frage, vielen dank, herzlichen dank, im voraus, freuen uns, freue mich, mit freundlichen grüßen, liebe grüße, beste grüße, schöne grüße, guten tag, guten morgen, guten abend, grüß gott, noch eine frage, eine frage noch, entschuldigung, entschuldigen sie, tut mir leid, leid, nichts dagegen, ist das ok, ist das okay, wäre das ok, ist das in ordnung, wäre das möglich, in ordnung, wäre es möglich, wäre es ok, ist das schlimm, ist das ein problem, wenn möglich, falls möglich, zum beispiel, auf jeden fall, auf dem weg, am besten, ab und zu, auf einmal, am ende, zu ende, nächste woche, diese woche, letzte woche, nächsten monat, gestern abend, ich wollte nur mal fragen, wollte nur fragen, so weit, so etwas, stelle sie ab, stellen wir die hin, die abstellen, hinstellen, wo können wir die, halbe haus, halben wohnung, halben zimmer, kaufen wir die selbst, selbst kaufen, selbst mitbringen, das ändern, das umstellen, vor dem check in, nach dem check out, monate alt, jahre alt, tag der ankunft, tag der abreise, mehr als
    reinigung: putzen, reinigen, saubermachen, sauber machen, endreinigung, aufräumen, putz, geputzt
    extra: noch ein paar
    verbrannt
    piste: skipisten, skipiste, pisten, abfahrten, skiabfahrt
    wasserkocher
    fenster
    badetücher: badetuch
    holzzug: holzzüge, holzzügen
    #sell: verkauft, kaufen, verkaufen, verkauf, kauft
    sportgeschäft
    #second auto: zwei autos, zwei fahrzeuge, zwei wagen, zweites auto, zweiten wagen, zweites fahrzeug, zweitwagen, zweitauto, 2 autos, zwei pkw
    müll dosen: blechdosen, alu, büchsen, konserven entsorgen
    hundesitter: hundesitting, hundebetreuung, hundefutter, hundestrand, tierarzt, tierpension, tierfutter, hundewiese
    checkout reinigung: besenrein, selbst putzen, putzen wir selbst, vor der abreise putzen, betten abziehen, endreinigung * abreise, sauber verlassen, abziehen
    kaffeehaus: café, kaffeebar, konditorei, coffeeshop, frühstückscafé, coffee shop
    saunazubehör: saunaöl, saunahut, saunahüte, filzhut, filzhüte, aufguss, saunaaufguss, aufgussöl
    frühstücksdienst: brötchenservice, brötchendienst, brötchenlieferung, frühstück, frühstücksservice, brötchen geliefert, lieferservice, lieferung, liefern, liefert, geliefert
    geldwechsel: geld wechseln, wechselstube, geld umtauschen, bank, währung, kreditkarte
    zahnarzt: zahnärztin, tierklinik, optiker, kinderarzt
    mikrowelle: milch warm machen, essen aufwärmen, milch aufwärmen, milch wärmen
    wetter: wetterbericht, regen, regnet, sonne, wie warm ist es im, wie kalt ist es im, wie kalt wird, wie warm wird, klima, temperaturen draußen, draußen kalt
    autoverleih: autovermietung, mietauto, tankstelle, tanken, benzin, werkstatt, autowerkstatt, kindersitz fürs auto, autositz, strafzettel, knöllchen, parkschein, parkbuße
    fahrräder: fahrrad, velo, velos, rad, räder, e bike, ebike, ebikes, mountainbike, mountainbikes, radverleih, veloverleih, fahrradverleih
    schwimmbad: pool, whirlpool, hallenbad, freibad, becken, schwimmbecken, jacuzzi
    lebensalter: wie alt
    spielzimmer: hobbyraum, partyraum
    laden
    putzfrau: haus putzen, wohnung putzen, zwischenreinigung, putzservice, putzhilfe, reinigungsservice
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
    angemacht eingeschaltet starten start liegt liegen befindet befinden erlaubt gestattet enthalten inklusive inbegriffen bereit bringen mitbringen mitnehmen gebracht dalassen tag tage tagen heute morgen übermorgen abend abends uhr
    zeit haus ferienhaus wohnung ferienwohnung unterkunft chalet hütte häuschen arve tür anna gastgeber team dorf ort gegend umgebung groß kleiner schnell kurze kurz empfehlen empfehlung empfehlt tipp tipps bestes beste schöne nett
    ersten erste letzte eins zwei drei vier fünf sechs sieben acht neun zehn abgeben lassen lässt sagen wissen weiß zeigen erklären anleitung hilfe helfen klappt läuft los darfst hinstellen gehört gehören bleibt bleiben
    bleibe warum wieso eigenen eigene selbst selber genug ausreichend überhaupt vielleicht wohl denen dessen wunderbar toll prima leider oben unten links rechts vorne innen außen jemand jemanden funktionierts freundliche freundlichen lieben liebe
    nacht nächte nachts aufenthalt urlaub ferien reise euerm ihrs gerät geräte maschine platz angekommen besser kein keine keinen keiner zwecks wegen
    lautet lauten genaue genauen genauer exakte exakt schauen gucken zeigt anzeigt bekomme erst gegen hole holen geholt gedacht gebe geholfen kennt kennen eventuell abstellen unterbringen sitzt sonst normal dran drin reinkommen funktion benutzung gilt gelten sucht suche suchen gerade neu neue nämlich deshalb könntet brauch brauchst
    nass nasse nassen nasser
    verbinde verbinden verbindung verbunden reicht reichen schalte schaltet schalt mache mach drehe stell fährt fahren abfährt
    haustür steigen
    abgesehen absolut achso aha ähm ähnlich ähnliche ähnlichen allein alleine allerdings allererst allgemein allzu andere anderem anderen anderer anderes anders andernfalls anfangs anbei angeblich
    angenehm angenehme angenehmen anscheinend anstatt antwort antworten antwortet anzufragen aufgrund aufmerksam augenblick ausdrücklich ausgesprochen ausprobiert ausprobieren außerhalb baldige
    baldmöglichst beabsichtigen beachten beantworten bedanken bedeutet bedeuten befürchten beginnt beginn behilflich beide beiden beides beispiel beispielsweise bekannt bekam bemerkt benötigen benötigt
    benötige bequem bereitgestellt besonders besondere besonderes bescheid besprochen bestätigen bestätigung bestimmt bestimmte bestimmten bestens betrifft bevor bezüglich bieten bietet binnen bislang
    bisher blöd blöde bloß böse brachten bräuchte bzw circa daheim daher damals dame damen danken dankbar dankend dankeschön dar darum daraus darüber darunter dauernd davor dazwischen
    demnächst dennoch derselbe derzeit desto deutlich dicht dich dir direkt direkte doof draufsteht drauf drauß dreckig dringend dringende drüben drum durcheinander ebenfalls ebenso egal ehe eher
    ehrlich ehrlichgesagt eigen einander eilig eilt einfacher einfachsten einzige einzigen einzig einzelne einverstanden empfehlenswert empfohlen endlich entfernt entlang entscheiden entschieden
    entschuldige entschuldigt entsprechend entsprechende entweder erbitten erfahren erfahrung erfreut erhalten erhält erklär erklärt erledigen erledigt ernst ernsthaft erreichen erreicht erreichbar
    erwähnt erwarten erwartet erzählt extrem fall falls falsch fast fein ferner fertig fest festgestellt feststellen fändet flexibel folgende folgenden folgendes fort fortan freuen freue freut
    freundlicherweise freundlich froh früh früheste frühestens fraglich führt fühlen fühlt gäbe gäben ganze ganzen ganzer ganzes gebeten gebraucht gebucht buchen buchung gefragt gefunden gefällt
    gefallen gehabt gehe gehst gekommen geklappt gelangen gelesen gemacht gemeinsam gemeint gemerkt gemütlich genauso generell genommen genießen geplant plane geradeaus gering geringsten gesagt
    geschafft geschrieben gesehen gesamte gesamten gesamt gesucht gestern gestellt getan gewesen gewiss gewisse gewissen gewohnt gewusst geworden gezeigt ggf glaub glaube glauben glücklich gleich
    gleiche gleichen gleichzeitig grad grade grob grundsätzlich guck guckt halbe halben half halt halten handelt hattet häufig hauptsächlich herauszufinden heran heraus
    herausfinden herein herr herrn herzlich herzliche herzlichen hilft hilfreich hierfür hiermit hingehen hinaus hingegen hinterher hinweis hoffe hoffen hoffentlich hoher höchstens hübsch idee
    idealerweise ideal immer immerhin info infos information informationen informieren inklusiv innerhalb insbesondere insgesamt interessant interessiert interesse interessieren inwieweit irgend
    irgendein irgendeine irgendeinen irgendetwas irgendjemand irgendwann irgendwelche irgendwer irgendwie irgendwohin irren jawohl jedenfalls jederzeit jedoch jemals jemandem jener jetzige jeweils just
    kam kamen kannten kaputtgemacht kaum keinerlei keinesfalls kenne keins klar klare klären klingt komisch komische kommend kommende kommenden kommst komplett komplette kompliziert könn
    kontaktieren krieg kriege kriegt kümmern künftig kurzfristig kürzlich lang lange langer längst langsam lass lasse läge lauf laufen laut leicht leichter lediglich leise letzten letzter letztes
    letztens letztlich liebend lieb lieber liebes liebsten linke linken liest lohnt lösung lust lustig machst mag manch manchmal manchen maximal mehrere mehreren mehrfach meiste meisten meistens meint
    meldet melden melde meldung menge merken mindestens minimal mitgebracht mitgenommen mitgeteilt mitteilen mitnimmt mitnehme mitbringt mitten mittlerweile mittels möchtet möge mögen mögliche
    möglichen möglicherweise möglichkeiten möglichst momentan moment müde nachdem nachfragen nachfrage nachher nachgefragt nachricht nachsehen nachschauen näher nahegelegen
    nahegelegene nahegelegenen naja namens natürlich neben nebenbei nehme nein nennen nennt neuen neuer neues nie niemals niemand niemanden nimmt nirgends nirgendwo nochmal nochmals nötig normalerweise
    notfalls notwendig nützlich öfter oft ohnehin okey optimal ordentlich örtlich örtlichen passen passt passend passende passiert passieren persönlich planen plan plötzlich praktisch prinzipiell
    pro probieren probiert probleme problem problemlos puh pünktlich rasch rechtzeitig recht rechten rechte regulär reingehen reisen reisenden reist richtig richtige richtigen richten rein ruhig rund
    sag sage sagt sagte sah samt sämtliche schade schaffen schafft schätze schatz schau schaue schaut scheinbar scheint schick schicken schickt schlimm schließlich schlecht schlechte schneller
    schnellsten schnellstmöglich schöner schönes schönen schreib schreiben schreibe schreibt schuldigung schwer schwierig sehe sehen sehenswert seht seitdem seit seiner seinem selbe selben
    selbstverständlich selten seltsam servus setzt sicher sicherlich sicherheitshalber sieht siehe sinnvoll sinn sitzen sobald sodass sofern sofort sogar solange solch solche solchen solcher somit
    sondern sonstige sonstigen sorgen sorge soweit sowas sowie sowieso sowohl spätestens speziell spezielle spontan stand stattdessen statt stattfinden stehe steckt steh stets stimmt störe stören
    störung stück super tat tatsächlich teil teile teilen teilweise tja tolle tollen total traurig treffen trotz trotzdem tschüss tu tut übel überall überlegen überlege überlegt übersehen
    überrascht üblich üblicherweise übrig übrigens umgehend umsehen umständlich unbedingt unbekannt uff ungefähr ungern unklar unglaublich unheimlich unmöglich unsicher unsererseits unsers unterwegs
    unternehmen ursprünglich verdammt vergangen vergangene vernünftig verraten verrate verschieden verschiedene verschiedenen versehentlich versteh verstehe verstehen verstanden versuch versuche
    versuchen versucht verzeihung verzweifelt voll völlig vollständig voran voraus voraussichtlich vorab vorbei vorerst vorgesehen vorhaben vorhin vorher vorherige vorfinden vorgehen vorlieb vornherein
    vorschlag vorschlagen vorsichtig vorweg vorzugsweise wahrscheinlich während wahr wann warten wartet wart weile weisst weit weiter weitere weiterem weiterhelfen weiterhin wem wen wenig wenige
    wenigen weniger wenigstens wenngleich wer werd werdet wert weshalb wesentlich wichtig wichtige wichtiger wichtigsten wiederum willkommen willst wirklich wirkt wisst wissens wobei wodurch wofür
    wogegen wollt wollte womit womöglich wonach woran worauf woraus worin worüber worum wovon wovor wozu wunder wundere wunderbare wunderschön wunderschöne wundern wünsche wünschen würd wusste wussten
    ziehen ziemlich zudem zuerst zufällig zufolge zugegeben zuletzt zuliebe zumindest zunächst zurecht zurück zurzeit zusätzlich zuständig zuvor zuviel zwar zweck zweifel zweite zweiten
    zwischendurch zwischenzeitlich flug flieger flugzeug landen landet fliegen fliegt kosten dürft dürfe könne wirst bekommst kriegst gell gelle ne nee jo jau jup ach oh hej hallöchen huhu tach
    moinmoin lg vg mfg liebste eingepackt einpacken einzupacken packen packt dagegen einplanen eingeplant vorbeikommen mitkommt kommste sitz verzeihen sechser bringt bringe nimmst mitzunehmen
    mitzubringen machbar drehen dreht gedreht einstellen eingestellt funktionierte funktioniere benutz benutze nutze nutzt genutzt verwendet verwende verwendung aufmachen öffnen zumachen stellt lege
    legt legen hinlegen hinkommt hingehört rüber hinüber runter rauf hoch herum drumherum dorthin hierher jüngster jüngsten ältester ältesten älter ältere älteren alte alten altes jung jungen
    junger klein kleines kleinem großen großer großes großem größere kleinere beginnen angeht angegangen anging geradezu elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
    zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert unterstellen deponieren lagern aufbewahren zwischenlagern verstauen loswerden abgestellt
  `,
  optional: `
    mann frau sohn tochter mutter vater mama papa bruder schwester eltern oma opa großeltern freund freundin freunde partner partnerin gast gäste personen person leute kind kinder baby kleinkind familie
    montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags sonntagmorgen wochenende januar februar märz april mai juni juli august
    september oktober november dezember weihnachten ostern sommer herbst winter frühling silvester mittag mittags nachmittag nachmittags vormittag vormittags mitternacht minuten stunden stunde woche wochen monat jahr
    checkin checkout ehemann ehefrau männer frauen söhne geschwister verlobte verlobter lebensgefährte lebensgefährtin kumpel kumpels freundinnen bekannte bekannten kollege kollegin kollegen
    tante onkel cousin cousine neffe nichte enkel enkelin enkelkinder schwiegermutter schwiegervater schwiegereltern schwiegersohn schwiegertochter schwager schwägerin opas omas teenager jugendliche
    jugendlichen erwachsene erwachsenen kids zwillinge junge jungs mädchen senioren besuch besucher gruppe kleinen kleine kleiner jüngste älteste paar paare mutti vati mami papi anreisetag abreisetag
    montagmorgen montagabend dienstagabend mittwochabend donnerstagabend freitagabend freitagmittag freitagnachmittag samstagabend samstagmorgen samstagnachmittag sonntagabend sonntagmittag
    sonntagnachmittag feiertag feiertage feiertagen werktag werktags wochentags wochenenden sommers winters jahre jahren monate monaten tagsüber morgens abends nachts abend nacht uhr halb viertel
    minute sekunden ausrüstung
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

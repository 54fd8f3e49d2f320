import type * as en from '../en/try-notes';
import type { Translated } from '../translated';

/** The forty notes of Chalet Arve, Door 9: an invented house, in the order of its cabinet. */
export const houseNotes: Translated<typeof en.houseNotes> = [
  {
    id: 'wifi',
    label: 'WLAN',
    title: 'WLAN',
    text: 'Das Netz heißt Arve-9. Das Passwort steht auf der blauen Karte innen an der Küchenschranktür. Das WLAN reicht in jedes Zimmer und auf die Terrasse, mit etwa 80\u00a0Mbit/s. Wenn es langsam ist, ziehen Sie den weißen Router im Flur für zehn Sekunden aus der Steckdose.',
    alsoAskedAs:
      'wifi, wi-fi, w-lan, internet, internetverbindung, netzwerk, netzname, passwort, wlan-passwort, wlanpasswort, kennwort, zugangsdaten, online, videokonferenz, homeoffice, empfang, signal, router',
  },
  {
    id: 'heating',
    label: 'Heizung',
    title: 'Heizung',
    text: 'In jedem Zimmer ist ein Regler am Heizkörper: 3 ist etwa 20\u00a0°C, 4 etwa 22\u00a0°C. Der Boden im Bad hat einen eigenen Schalter neben dem Spiegel. Von 23:00 bis 06:00 regelt sich die Heizung von selbst herunter; geben Sie ihr am Morgen also eine halbe Stunde.',
    alsoAskedAs:
      'heizen, heizkörper, kalt, kalte zimmer, warm, wärmer, waermer, frieren, friert, zu heiß, temperatur, thermostat, aufdrehen, höher stellen, runterdrehen, fußbodenheizung, radiator',
  },
  {
    id: 'hot-water',
    label: 'Warmwasser',
    title: 'Warmwasser und Boiler',
    text: 'Der Boiler fasst 200\u00a0Liter, genug für fünf Duschen hintereinander. Danach braucht er etwa 40\u00a0Minuten. Bleibt das Wasser kalt, drücken Sie einmal den grünen Knopf am Boiler in der Waschküche.',
    alsoAskedAs:
      'warmes wasser, heißes wasser, heisswasser, dusche, duschen, kalt duschen, kaltes wasser, badewanne, baden, wasserhahn, boiler, kein warmwasser, lauwarm, wasserdruck',
  },
  {
    id: 'parking',
    label: 'Parken',
    title: 'Parken',
    text: 'Ihr Platz ist die Nummer 9, hinter dem Haus, 2,40\u00a0m breit und kostenlos. Ein zweites Auto kann auf dem Dorfplatz stehen, 150\u00a0m entfernt, kostenlos von 19:00 bis 08:00. Bitte lassen Sie den Wendeplatz vor der Garage frei.',
    alsoAskedAs:
      'parkplatz, parkplätze, parkplaetze, stellplatz, abstellen, auto, autos, zweites auto, pkw, wagen, garage, bus, anhänger, motorrad, parkiert, parkieren',
  },
  {
    id: 'ev-charging',
    label: 'Laden',
    title: 'Elektroauto laden',
    text: 'In der Garage gibt es eine Ladestation mit 11\u00a0kW und einer Typ-2-Dose. Halten Sie den grauen Chip vom Schlüsselbund davor. Eine Kilowattstunde kostet CHF\u00a00,40, abgerechnet wird am Tag Ihrer Abreise.',
    alsoAskedAs:
      'elektroauto, e-auto, eauto, elektrisch, aufladen, laden, ladesäule, ladesaeule, ladestation, ladekabel, wallbox, tesla, hybrid, strom tanken',
  },
  {
    id: 'winter-road',
    label: 'Schneestraße',
    title: 'Die Straße im Winter',
    text: 'Von November bis April brauchen Sie Winterreifen; nehmen Sie Schneeketten mit für die letzten 2\u00a0km mit 12\u00a0% Steigung. Bis 07:00 ist die Straße geräumt. Wenn es stark schneit, lassen Sie das Auto bei der Kirche stehen und rufen uns an: Wir holen Sie mit dem Jeep.',
    alsoAskedAs:
      'schneeketten, ketten, winterreifen, schnee, glatt, eis, glatteis, allrad, 4x4, schneepflug, geräumt, räumung, steil, hochfahren, anfahrt im winter, straßenverhältnisse, strasse',
  },
  {
    id: 'bins',
    label: 'Müll',
    title: 'Müll und Recycling',
    text: 'Der Hausmüll kommt in die blauen Gebührensäcke aus der Schublade unter der Spüle und dann in den grauen Container am Tor. Geleert wird er am Dienstag und Freitag um 07:00. Glas, Papier und Dosen gehören zur Sammelstelle neben der Kirche, 200\u00a0m entfernt.',
    alsoAskedAs:
      'muell, abfall, abfälle, kehricht, müllabfuhr, abgeholt, abholung, mülltonne, tonne, müllsack, müllsäcke, mülltrennung, recycling, altglas, flaschen, leere flaschen, pfand, karton, altpapier, kompost, biomüll, entsorgen',
  },
  {
    id: 'pets',
    label: 'Haustiere',
    title: 'Hunde und andere Haustiere',
    text: 'Ein Hund ist willkommen, für CHF\u00a015 pro Nacht; bitte sagen Sie es uns bei der Buchung. Auf die Betten darf er nicht, und allein im Haus bleibt er bitte auch nicht. Napf und Decke sind im Schrank bei der Tür, Beutel hängen am Tor.',
    alsoAskedAs:
      'hund, hunde, hündchen, hundi, welpe, katze, katzen, tier, tiere, haustier, labrador, vierbeiner, hundegebühr, hund mitbringen, gassi',
  },
  {
    id: 'check-in',
    label: 'Check-in',
    title: 'Check-in',
    text: 'Ab 15:00 können Sie hinein. Sie müssen sich nirgends melden: Die Schlüsselbox öffnet danach zu jeder Uhrzeit mit Ihrem Code. Bitte füllen Sie am ersten Abend den Meldeschein auf dem Tisch aus.',
    alsoAskedAs:
      'checkin, einchecken, check-in-zeit, ankunftszeit, ankunft, anreise, anreisen, ankommen, ab wann, wann können wir kommen, wieviel uhr, hinein, rein, beziehen, meldeschein, anmeldung, ausweis, pass',
  },
  {
    id: 'early-check-in',
    label: 'Früher hinein',
    title: 'Früher Check-in',
    text: 'Manchmal können Sie schon vor 15:00 hinein. Das hängt davon ab, wer an dem Morgen abreist, und von der Reinigung, deshalb entscheiden wir es jedes Mal. Meist wissen wir es am selben Tag bis 10:00.',
    alsoAskedAs:
      'früher einchecken, frueher, früh anreisen, frühe anreise, frühere anreise, früher ankommen, früher kommen, schon vor 15 uhr, vor 15:00, vormittags, am morgen, mittags, eher, early check-in, statt 15:00',
    request: 'fragt nach einem frühen Check-in. Antworten Sie mit Ja, Nein oder einer Uhrzeit.',
  },
  {
    id: 'late-arrival',
    label: 'Spät ankommen',
    title: 'Späte Ankunft',
    text: 'Kommen Sie so spät, wie Sie möchten: Die Schlüsselbox lässt sich die ganze Nacht öffnen. Die Lampe über der Tür hat einen Sensor, und die Treppe ist bis 02:00 beleuchtet. In der Küche sind Brot, Butter und Tee für ein spätes Abendessen.',
    alsoAskedAs:
      'spät, spaet, später ankommen, späte anreise, spätabends, nach mitternacht, nachts ankommen, in der nacht, verspätung, verspätet, flug, flieger, landet, zug hat verspätung, stau, abends ankommen, noch hinein, noch rein',
  },
  {
    id: 'key-box',
    label: 'Schlüsselbox',
    title: 'Schlüsselbox und Schlüssel',
    text: 'Die Schlüsselbox hängt links neben der Tür, in Griffhöhe. Ihr vierstelliger Code kommt am Tag der Ankunft um 12:00 als Nachricht. Es sind zwei Schlüssel darin; ein verlorener kostet CHF\u00a080.',
    alsoAskedAs:
      'schluessel, schlüssel, schlüsselkasten, schlüsseltresor, schlüsselsafe, keybox, türcode, code, zweitschlüssel, ersatzschlüssel, schlüssel verloren, ausgesperrt, schloss, abholen, schlüsselübergabe',
  },
  {
    id: 'check-out',
    label: 'Check-out',
    title: 'Check-out',
    text: 'Bitte verlassen Sie das Haus bis 10:00. Legen Sie die Schlüssel in die Box zurück, schließen Sie die Fenster und starten Sie den Geschirrspüler. Die Betten müssen Sie nicht abziehen, und die Reinigung ist bezahlt.',
    alsoAskedAs:
      'checkout, auschecken, check-out-zeit, abreise, abreisen, abreisezeit, abfahrt, bis wann, hinaus, raus, verlassen, letzter tag, endreinigung, schlüssel zurückgeben, putzen',
  },
  {
    id: 'late-check-out',
    label: 'Später hinaus',
    title: 'Später Check-out',
    text: 'Wenn an dem Tag kein Gast ankommt, dürfen Sie für CHF\u00a030 bis 14:00 bleiben. Sagen können wir es frühestens zwei Tage vorher, deshalb entscheiden wir es jedes Mal.',
    alsoAskedAs:
      'später auschecken, spaeter, spät auschecken, späte abreise, spätere abreise, später abreisen, länger bleiben, laenger, late check-out, ausschlafen, nach 10 uhr, nach 10:00, mittags auschecken, zimmer länger behalten',
    request: 'fragt nach einem späten Check-out. Antworten Sie mit Ja, Nein oder einer Uhrzeit.',
  },
  {
    id: 'luggage',
    label: 'Gepäck',
    title: 'Gepäck',
    text: 'Gepäck kann im Schließfachraum neben der Garage bleiben, ab 08:00 am Tag der Ankunft und bis 20:00 am Tag der Abreise. Die Fächer 9a und 9b sind Ihre und fassen je zwei große Koffer.',
    alsoAskedAs:
      'gepaeck, koffer, tasche, taschen, rucksack, gepäckaufbewahrung, aufbewahren, unterstellen, abstellen, dalassen, deponieren, schließfach, vor dem check-in, nach dem check-out',
  },
  {
    id: 'directions',
    label: 'Adresse',
    title: 'Adresse und Anfahrt',
    text: 'Die Adresse ist Chemin des Mélèzes 9. Von der Autobahn folgen Sie 14\u00a0km der Talstraße, biegen bei der Kirche links ab und nehmen den Weg 2\u00a0km bis zum letzten Haus. Bei manchen Navigationsgeräten ist am Sägewerk Schluss: Fahren Sie 300\u00a0m weiter.',
    alsoAskedAs:
      'anfahrt, anschrift, lage, standort, wo liegt das haus, karte, navi, gps, koordinaten, wegbeschreibung, weg, route, finden, hinkommen, autobahn, ausfahrt, straße, strasse',
  },
  {
    id: 'public-transport',
    label: 'Bus und Zug',
    title: 'Bus und Zug',
    text: 'Der nächste Bahnhof liegt im Tal, 6\u00a0km entfernt, mit einem Zug jede halbe Stunde. Von dort fährt der Bus 24 bis 22:40 zur Haltestelle Mélèzes hinauf, 120\u00a0m vor der Tür. Ein Taxi vom Bahnhof kostet etwa CHF\u00a030.',
    alsoAskedAs:
      'öffentliche verkehrsmittel, öpnv, öv, bahn, bahnhof, bushaltestelle, haltestelle, fahrplan, taxi, ohne auto, flughafen, flughafentransfer, transfer, shuttle, vom flughafen, genf, postauto',
  },
  {
    id: 'beds',
    label: 'Betten',
    title: 'Schlafzimmer und Betten',
    text: 'Hinter Tür 9 schlafen sechs Personen. Es gibt drei Schlafzimmer: ein Doppelbett mit 180\u00a0cm, eines mit 160\u00a0cm und ein Zimmer mit zwei Einzelbetten von 90\u00a0cm, die sich zusammenschieben lassen. Weitere Decken und Kissen sind in der Truhe auf dem Treppenabsatz.',
    alsoAskedAs:
      'bett, schlafzimmer, schlafplätze, schlafplaetze, wie viele personen, doppelbett, ehebett, einzelbett, einzelbetten, matratze, kissen, kopfkissen, decke, bettdecke, schlafsofa, schlafcouch, etagenbett, stockbett, zimmer',
  },
  {
    id: 'extra-person',
    label: 'Ein Gast mehr',
    title: 'Eine Person mehr',
    text: 'Das Haus ist auf sechs Personen ausgelegt. Für eine siebte können wir für CHF\u00a025 pro Nacht ein Klappbett aufstellen, wenn die Brandschutzregeln es in der betreffenden Woche erlauben. Das entscheiden wir jedes Mal.',
    alsoAskedAs:
      'zusätzliche person, zusaetzlich, zusatzperson, weiterer gast, weitere person, noch jemand, freund, freundin, übernachten, uebernachten, besuch über nacht, mitschlafen, jemanden mitbringen, sieben personen, zu siebt, mehr personen, zustellbett, extrabett, klappbett, gästebett, dazukommen, mitkommen',
    request: 'fragt nach einer zusätzlichen Person. Antworten Sie mit Ja oder Nein.',
  },
  {
    id: 'baby-bed',
    label: 'Babybett',
    title: 'Babybett',
    text: 'Wir haben ein Reisebett, 60 mal 120\u00a0cm, mit Matratze und Laken, für Kinder bis 15\u00a0kg. Alle Türen teilen es sich, deshalb sehen wir jedes Mal nach, ob es für Ihre Nächte frei ist. Es kostet nichts.',
    alsoAskedAs:
      'kinderbett, gitterbett, reisebett, babybettchen, kinderbettchen, beistellbett, säugling, neugeborenes, baby schläft, wiege',
    request: 'fragt nach einem Babybett. Antworten Sie mit Ja oder Nein.',
  },
  {
    id: 'children',
    label: 'Kinder',
    title: 'Mit Kindern',
    text: 'Ein Hochstuhl steht in der Küche, und ein Schutzgitter passt oben an die Treppe; es steht hinter der Badezimmertür. Plastikteller sind in der untersten Schublade. Eine Kiste mit Spielen und Holzzügen steht unter der Bank.',
    alsoAskedAs:
      'kind, kleinkind, baby, familie, kinderstuhl, kinderhochstuhl, hochstühle, treppengitter, treppenschutzgitter, spielzeug, spielsachen, brettspiele, gesellschaftsspiele, spielplatz, töpfchen, wickeltisch, wickelkommode, kindersicher',
  },
  {
    id: 'towels',
    label: 'Handtücher',
    title: 'Handtücher und Bettwäsche',
    text: 'Die Betten sind bei Ihrer Ankunft bezogen, und jeder Gast hat ein Badetuch und ein Handtuch. Bei Aufenthalten von mehr als sieben Nächten wechseln wir einmal. Saunatücher sind auf dem Regal in der Sauna; für den See bringen Sie bitte eigene mit.',
    alsoAskedAs:
      'handtuch, handtuecher, badetuch, badetücher, duschtuch, bettwaesche, bettzeug, bettlaken, laken, frische handtücher, wäschewechsel, bademantel, föhn, fön, haartrockner, shampoo, seife, selbst mitbringen',
  },
  {
    id: 'washing-machine',
    label: 'Wäsche',
    title: 'Waschmaschine und Trockner',
    text: 'Sie stehen in der Waschküche im Keller, frei von 07:00 bis 21:00. Waschmittel ist auf dem Regal. Eine Wäsche bei 40\u00a0°C dauert 1\u00a0Stunde 20\u00a0Minuten, der Trockner etwa gleich lang; das Bügeleisen hängt an der Wand.',
    alsoAskedAs:
      'waschen, waschmaschinen, wäsche waschen, waesche, kleider waschen, wäschetrockner, tumbler, trocknen, waschmittel, waschpulver, bügeln, bügelbrett, buegeleisen',
  },
  {
    id: 'kitchen',
    label: 'Küche',
    title: 'Küche, Herd und Backofen',
    text: 'Am Herd halten Sie das Schlüsselzeichen drei Sekunden gedrückt, bis es piept, dann wählen Sie eine Platte und drücken Plus; er funktioniert nur mit magnetischen Pfannen und Töpfen. Der Backofen startet, wenn die Uhr gestellt ist. Raclette und Fondue stehen im hohen Schrank, Salz, Öl und Gewürze daneben.',
    alsoAskedAs:
      'kueche, kochen, kochfeld, kochplatte, herdplatte, induktion, induktionsherd, ofen, backen, piept, kindersicherung, mikrowelle, kühlschrank, gefrierfach, tiefkühler, toaster, wasserkocher, pfannen, töpfe, messer, teller, besteck, gläser, küchenausstattung',
  },
  {
    id: 'coffee',
    label: 'Kaffee',
    title: 'Kaffeemaschine',
    text: 'Füllen Sie den Tank hinten, schalten Sie die Maschine ein und warten Sie, bis das Licht nicht mehr blinkt, etwa 40\u00a0Sekunden. Zwölf Kapseln sind für Sie da, weitere gibt es im Dorfladen. Ein Filter und eine Espressokanne stehen im Schrank darüber.',
    alsoAskedAs:
      'kaffeeautomat, kaffeevollautomat, espresso, kaffeekapseln, kapsel, pads, nespresso, cappuccino, milchschäumer, filterkaffee, kaffeefilter, kaffeebohnen, tee, entkalken',
  },
  {
    id: 'dishwasher',
    label: 'Spülmaschine',
    title: 'Geschirrspüler',
    text: 'Die Tabs sind unter der Spüle. Drücken Sie Eco für eine volle Ladung, das dauert 3\u00a0Stunden, oder Quick für 35\u00a0Minuten. Wenn E15 blinkt, ist der Hahn hinter der linken Tür zu.',
    alsoAskedAs:
      'spuelmaschine, spüler, abwaschmaschine, geschirr, abwasch, abwaschen, abspülen, spülmaschinentabs, spültabs, tabletten, klarspüler, fehlercode',
  },
  {
    id: 'wood-stove',
    label: 'Holzofen',
    title: 'Holzofen',
    text: 'Öffnen Sie den Hebel unter der Tür, legen Sie zwei Scheite mit einem Anzünder obenauf hinein und schließen Sie die Tür. Nach zehn Minuten schieben Sie den Hebel halb hinein. Ein Korb Holz ist für Sie da; ein weiterer aus dem Schuppen kostet CHF\u00a012. Kalte Asche bitte nur in den Metalleimer.',
    alsoAskedAs:
      'kamin, cheminée, kaminofen, schwedenofen, feuer, feuer machen, anfeuern, einheizen, brennholz, kaminholz, holzscheite, anzünden, streichhölzer, schornstein, asche, qualmt, raucht heraus',
  },
  {
    id: 'sauna',
    label: 'Sauna',
    title: 'Sauna',
    text: 'Die Sauna im Keller gehört von 16:00 bis 22:00 Ihnen. Drehen Sie den linken Regler auf 2\u00a0Stunden: Bis 85\u00a0°C braucht sie 35\u00a0Minuten. Bitte setzen Sie sich auf ein Tuch; Kinder unter 12 dürfen nur mit Ihnen zusammen hinein.',
    alsoAskedAs:
      'dampfbad, spa, wellness, wellnessbereich, whirlpool, jacuzzi, hot tub, saunieren, saunatemperatur, schwitzen',
  },
  {
    id: 'television',
    label: 'Fernseher',
    title: 'Fernseher',
    text: 'Drücken Sie den roten Knopf auf der schwarzen Fernbedienung, dann Home. Schweizer, französische, deutsche und britische Sender sind da, und Sie können sich mit Ihrem eigenen Streaming-Konto anmelden. Der Lautsprecher auf dem Regal verbindet sich über Bluetooth als Arve-Sound.',
    alsoAskedAs:
      'tv, fernsehen, glotze, fernbedienung, sender, programme, kanäle, netflix, streaming, streamen, film, filme, fußball schauen, hdmi, bluetooth, lautsprecher, musikbox, musik hören, smart-tv',
  },
  {
    id: 'fuse-box',
    label: 'Sicherungen',
    title: 'Strom und Sicherungskasten',
    text: 'Der Sicherungskasten ist im Flur, hinter dem Bild mit der Kuh. Wenn der Strom weg ist, schieben Sie jeden Schalter hoch, der nach unten zeigt, den breiten zuletzt. Backofen, Wasserkocher und Sauna zugleich sind zu viel. Fällt er wieder aus, rufen Sie Anna an: +41\u00a000\u00a0000\u00a000\u00a000.',
    alsoAskedAs:
      'strom, kein strom, stromausfall, sicherung, sicherung rausgeflogen, fi-schalter, licht geht nicht, lichter ausgegangen, alle lichter aus, dunkel, elektrik, steckdose, stecker, adapter, glühbirne, lampe kaputt',
  },
  {
    id: 'smoking',
    label: 'Rauchen',
    title: 'Rauchen',
    text: 'Das ganze Haus ist rauchfrei, der Balkon auch. Rauchen können Sie bei der Bank neben dem Tor, wo ein Aschenbecher steht. Die Melder in den Zimmern reagieren auch auf E-Zigaretten.',
    alsoAskedAs:
      'raucher, raucht, zigarette, zigaretten, kippe, e-zigarette, vapen, dampfen, aschenbecher, zigarre, nichtraucher, rauchmelder',
  },
  {
    id: 'quiet-hours',
    label: 'Ruhezeiten',
    title: 'Ruhezeiten und Feiern',
    text: 'Von 22:00 bis 07:00 ist im Haus Ruhe, sonntags draußen den ganzen Tag. Ein Abendessen mit Freunden ist in Ordnung; Partys, laute Musik und Feuerwerk nicht. Auf beiden Seiten wohnen das ganze Jahr Nachbarn.',
    alsoAskedAs:
      'ruhe, ruhig, nachtruhe, lärm, laerm, laut, leise, party, feiern, feier, geburtstag, laute musik, nachbarn, junggesellenabschied, polterabend, hausordnung, hausregeln, feuerwerk',
  },
  {
    id: 'barbecue',
    label: 'Grill',
    title: 'Grill',
    text: 'Der Gasgrill steht unter dem Dach der Terrasse. Öffnen Sie die Flasche, drücken Sie den Zünder und lassen Sie den Deckel beim Zünden offen. Bitte schließen Sie die Flasche danach und bürsten Sie den Rost, solange er warm ist. Eine volle Ersatzflasche ist im Schuppen; Holzkohle ist nicht erlaubt.',
    alsoAskedAs:
      'grillen, grillieren, gasgrill, grillplatz, barbecue, bbq, gas, gasflasche, holzkohle, kohlegrill, würste, würstchen, steak, draußen kochen',
  },
  {
    id: 'garden',
    label: 'Garten',
    title: 'Garten, Terrasse und Schlitten',
    text: 'Die Terrasse und die Wiese darunter sind nur für Tür 9. Liegestühle, Kissen und der Sonnenschirm sind im Schuppen, der denselben Schlüssel hat. An seiner Rückwand hängen drei Schlitten; die Wiese neben dem Haus ist eine gute Schlittenbahn.',
    alsoAskedAs:
      'draußen, draussen, im freien, balkon, sitzplatz, liegestuhl, sonnenliege, sonnenliegen, sonnenschirm, schlitten, schlitteln, rodeln, schaukel, tischtennis, eingezäunt, hängematte, rasen',
  },
  {
    id: 'shops',
    label: 'Einkaufen',
    title: 'Läden, Bäckerei und Bargeld',
    text: 'Der Dorfladen ist 900\u00a0m entfernt, offen von 07:30 bis 18:30 und am Sonntag von 08:00 bis 11:00. Die Bäckerei daneben öffnet jeden Tag um 06:30. Ein Geldautomat ist außen an der Post. Der große Supermarkt liegt im Tal, 7\u00a0km entfernt.',
    alsoAskedAs:
      'laden, geschäft, geschaeft, geschäfte, supermarkt, lebensmittel, einkauf, kaufen, bäcker, baecker, brot, brötchen, semmeln, gipfeli, croissants, bankomat, geldautomat, bargeld, geld abheben, bank, markt, käse, milch, öffnungszeiten, post, tankstelle',
  },
  {
    id: 'restaurants',
    label: 'Restaurants',
    title: 'Restaurants',
    text: 'Fondue gibt es in der Auberge du Pont, 1\u00a0km den Weg hinunter; reservieren Sie bis 12:00, montags ist geschlossen. Die Pizzeria am Dorfplatz nimmt bis 21:30 Bestellungen zum Abholen an. In der Hütte über dem Skilift gibt es Mittagessen ab 11:00.',
    alsoAskedAs:
      'restaurant, gasthaus, wirtshaus, lokal, beiz, essen gehen, auswärts essen, abendessen, mittagessen, frühstück, café, cafe, bar, kneipe, pizza, pizzeria, take-away, lieferdienst, essen bestellen, fondue, tisch reservieren, empfehlen, empfehlung, tipp, vegetarisch',
  },
  {
    id: 'emergency',
    label: 'Notfall',
    title: 'Notfall, Arzt und Apotheke',
    text: 'Im Notfall rufen Sie 144 für den Rettungsdienst, 118 für die Feuerwehr, 117 für die Polizei. Die Arztpraxis ist am Dorfplatz, werktags von 08:00 bis 18:00 offen, die Apotheke daneben bis 18:30. Das Krankenhaus ist 18\u00a0km entfernt. Der Verbandskasten ist im Badezimmerschrank.',
    alsoAskedAs:
      'krank, fieber, verletzt, unfall, schmerzen, notruf, notarzt, krankenwagen, rettungswagen, ambulanz, spital, klinik, ärztin, aerztin, doktor, hausarzt, zahnarzt, medikament, medikamente, tabletten, pflaster, erste hilfe, polizei, feuerlöscher, dringend, verbrannt',
  },
  {
    id: 'skiing',
    label: 'Skifahren',
    title: 'Skifahren',
    text: 'Der kostenlose Skibus hält um 08:20, 09:00 und 09:40 am Tor und braucht 12\u00a0Minuten zum Lift. Skier und Schuhe trocknen im Skiraum, links von der Garage. Das Sportgeschäft am Lift verleiht alles und verkauft Skipässe ab 08:00; die Skischule trifft sich dort um 09:45.',
    alsoAskedAs:
      'ski, skier, schi, snowboard, skiverleih, ski mieten, ski leihen, ausleihen, skipass, liftkarte, liftkarten, piste, pisten, skilift, seilbahn, gondel, bergbahn, skikurs, skilehrer, skischuhe, schuhtrockner, skikeller, langlauf, loipe',
  },
  {
    id: 'tourist-tax',
    label: 'Kurtaxe',
    title: 'Kurtaxe und Gästekarte',
    text: 'Die Kurtaxe im Dorf beträgt CHF\u00a03,20 pro erwachsene Person und Nacht und CHF\u00a01,60 von 6 bis 15\u00a0Jahren. Sie ist nicht im Preis enthalten; bitte legen Sie sie in den Umschlag auf dem Tisch oder zahlen Sie am letzten Tag mit Karte. Mit der Gästekarte, die Sie dafür bekommen, sind Bus und Schwimmbad kostenlos.',
    alsoAskedAs:
      'ortstaxe, kurabgabe, kurbeitrag, touristensteuer, tourismusabgabe, bettensteuer, übernachtungssteuer, city tax, gaestekarte, kurkarte, gratis bus, freier eintritt, hallenbad, freibad, schwimmen',
  },
  {
    id: 'stairs',
    label: 'Treppen',
    title: 'Treppen und Wege im Haus',
    text: 'Vom Parkplatz sind es 14 Stufen bis zur Tür, mit einem Geländer rechts. Wohnzimmer, Küche, ein Schlafzimmer und eine Dusche sind auf diesem Stockwerk; 16 steile Stufen führen zu den beiden anderen Schlafzimmern. Es gibt keinen Aufzug.',
    alsoAskedAs:
      'treppe, stufe, stufen, lift im haus, fahrstuhl, aufzug, rollstuhl, rollator, barrierefrei, behindertengerecht, behindert, gehbehindert, erdgeschoss, ebenerdig, stufenlos, gehstock, knie, handlauf, welcher stock, etage, senioren',
  },
];

import type * as en from '../en/try-notes';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  houseNotes: {
    wifi: {
      label: 'WLAN',
      title: 'WLAN',
      text: 'Das Netz heißt Arve-9. Das Passwort steht auf der blauen Karte innen an der Küchenschranktür. Das WLAN reicht in jedes Zimmer und auf die Terrasse, mit etwa 80\u00a0Mbit/s. Wenn es langsam ist, ziehen Sie den weißen Router im Flur für zehn Sekunden aus der Steckdose.',
    },
    heating: {
      label: 'Heizung',
      title: 'Heizung',
      text: 'In jedem Zimmer ist ein Regler am Heizkörper: 3 ist etwa 20\u00a0°C, 4 etwa 22\u00a0°C. Der Boden im Bad hat einen eigenen Schalter neben dem Spiegel. Von 23 bis 6\u00a0Uhr regelt sich die Heizung von selbst herunter; geben Sie ihr am Morgen also eine halbe Stunde.',
    },
    'hot-water': {
      label: 'Warmwasser',
      title: 'Warmwasser und Boiler',
      text: 'Der Boiler fasst 200\u00a0Liter, genug für fünf Duschen hintereinander. Danach braucht er etwa 40\u00a0Minuten. Bleibt das Wasser kalt, drücken Sie einmal den grünen Knopf am Boiler in der Waschküche.',
    },
    parking: {
      label: 'Parken',
      title: 'Parken',
      text: 'Ihr Platz ist die Nummer 9, hinter dem Haus, 2,40\u00a0m breit und kostenlos. Ein zweites Auto kann auf dem Dorfplatz stehen, 150\u00a0m entfernt, kostenlos von 19 bis 8\u00a0Uhr. Bitte lassen Sie den Wendeplatz vor der Garage frei.',
    },
    'ev-charging': {
      label: 'Laden',
      title: 'Elektroauto laden',
      text: 'In der Garage gibt es eine Ladestation mit 11\u00a0kW und einer Typ-2-Dose. Halten Sie den grauen Chip vom Schlüsselbund davor. Eine Kilowattstunde kostet 0,40\u00a0CHF, abgerechnet wird am Tag Ihrer Abreise.',
    },
    'winter-road': {
      label: 'Straße im Winter',
      title: 'Die Straße im Winter',
      text: 'Von November bis April brauchen Sie Winterreifen; nehmen Sie Schneeketten mit für die letzten 2\u00a0km mit 12\u00a0% Steigung. Ab 7\u00A0Uhr ist die Straße geräumt. Wenn es stark schneit, lassen Sie das Auto bei der Kirche stehen und rufen uns an: Wir holen Sie mit dem Jeep.',
    },
    bins: {
      label: 'Müll',
      title: 'Müll und Recycling',
      text: 'Der Hausmüll kommt in die blauen Gebührensäcke aus der Schublade unter der Spüle und dann in den grauen Container am Tor. Geleert wird er am Dienstag und Freitag um 7\u00a0Uhr. Glas, Papier und Dosen kommen in die Sammelstelle neben der Kirche, 200\u00a0m entfernt.',
    },
    pets: {
      label: 'Haustiere',
      title: 'Hunde und andere Haustiere',
      text: 'Ein Hund ist willkommen, für 15\u00a0CHF pro Nacht; bitte sagen Sie es uns bei der Buchung. Auf die Betten darf er nicht, und allein im Haus bleibt er bitte auch nicht. Napf und Decke sind im Schrank bei der Tür, Beutel hängen am Tor.',
    },
    'check-in': {
      label: 'Check-in',
      title: 'Check-in',
      text: 'Ab 15\u00a0Uhr können Sie hinein. Sie müssen sich nirgends melden: Die Schlüsselbox lässt sich ab dann jederzeit mit Ihrem Code öffnen. Bitte füllen Sie am ersten Abend den Meldeschein auf dem Tisch aus.',
    },
    'early-check-in': {
      label: 'Frühe Anreise',
      title: 'Früher Check-in',
      text: 'Manchmal können Sie schon vor 15\u00a0Uhr hinein. Das hängt davon ab, wer an dem Morgen abreist, und von der Reinigung, deshalb entscheiden wir es jedes Mal neu. Meist wissen wir es am selben Tag bis 10\u00a0Uhr.',
      request: 'fragt nach einem frühen Check-in. Antworten Sie mit Ja, Nein oder einer Uhrzeit.',
    },
    'late-arrival': {
      label: 'Spät ankommen',
      title: 'Späte Ankunft',
      text: 'Kommen Sie so spät, wie Sie möchten: Die Schlüsselbox lässt sich die ganze Nacht öffnen. Die Lampe über der Tür hat einen Sensor, und die Treppe ist bis 2\u00a0Uhr beleuchtet. In der Küche sind Brot, Butter und Tee für ein spätes Abendessen.',
    },
    'key-box': {
      label: 'Schlüsselbox',
      title: 'Schlüsselbox und Schlüssel',
      text: 'Die Schlüsselbox hängt links neben der Tür, in Griffhöhe. Ihr vierstelliger Code kommt am Tag der Ankunft um 12\u00a0Uhr als Nachricht. Es sind zwei Schlüssel darin; ein verlorener kostet 80\u00a0CHF.',
    },
    'check-out': {
      label: 'Check-out',
      title: 'Check-out',
      text: 'Bitte verlassen Sie das Haus bis 10\u00a0Uhr. Legen Sie die Schlüssel in die Box zurück, schließen Sie die Fenster und starten Sie den Geschirrspüler. Die Betten müssen Sie nicht abziehen, und die Reinigung ist bezahlt.',
    },
    'late-check-out': {
      label: 'Späte Abreise',
      title: 'Später Check-out',
      text: 'Wenn an dem Tag kein Gast ankommt, dürfen Sie für 30\u00a0CHF bis 14\u00a0Uhr bleiben. Sagen können wir es frühestens zwei Tage vorher, deshalb entscheiden wir es jedes Mal neu.',
      request: 'fragt nach einem späten Check-out. Antworten Sie mit Ja, Nein oder einer Uhrzeit.',
    },
    luggage: {
      label: 'Gepäck',
      title: 'Gepäck',
      text: 'Gepäck kann im Schließfachraum neben der Garage bleiben, ab 8\u00a0Uhr am Tag der Ankunft und bis 20\u00a0Uhr am Tag der Abreise. Die Fächer 9a und 9b sind Ihre und fassen je zwei große Koffer.',
    },
    directions: {
      label: 'Adresse',
      title: 'Adresse und Anfahrt',
      text: 'Die Adresse ist Chemin des Mélèzes 9. Von der Autobahn folgen Sie 14\u00a0km der Talstraße, biegen bei der Kirche links ab und folgen dem Weg 2\u00a0km bis zum letzten Haus. Bei manchen Navigationsgeräten ist am Sägewerk Schluss: Fahren Sie 300\u00a0m weiter.',
    },
    'public-transport': {
      label: 'Bus und Zug',
      title: 'Bus und Zug',
      text: 'Der nächste Bahnhof liegt im Tal, 6\u00a0km entfernt, mit einem Zug jede halbe Stunde. Von dort fährt der Bus 24 bis 22:40\u00a0Uhr zur Haltestelle Mélèzes hinauf, 120\u00a0m von der Tür entfernt. Ein Taxi vom Bahnhof kostet etwa 30\u00a0CHF.',
    },
    beds: {
      label: 'Betten',
      title: 'Schlafzimmer und Betten',
      text: 'Die Wohnung hat sechs Schlafplätze. Es gibt drei Schlafzimmer: ein Doppelbett mit 180\u00a0cm, eines mit 160\u00a0cm und ein Zimmer mit zwei Einzelbetten von 90\u00a0cm, die sich zusammenschieben lassen. Weitere Decken und Kissen sind in der Truhe auf dem Treppenabsatz.',
    },
    'extra-person': {
      label: 'Ein Gast mehr',
      title: 'Zusätzliche Person',
      text: 'Das Haus ist auf sechs Personen ausgelegt. Für eine siebte können wir für 25\u00a0CHF pro Nacht ein Klappbett aufstellen, wenn die Brandschutzregeln es in der betreffenden Woche erlauben. Das entscheiden wir jedes Mal neu.',
      request: 'möchte eine zusätzliche Person mitbringen. Antworten Sie mit Ja oder Nein.',
    },
    'baby-bed': {
      label: 'Babybett',
      title: 'Babybett',
      text: 'Wir haben ein Reisebett, 60 mal 120\u00a0cm, mit Matratze und Laken, für Kinder bis 15\u00a0kg. Alle Wohnungen teilen es sich, deshalb sehen wir jedes Mal nach, ob es für Ihre Nächte frei ist. Es kostet nichts.',
      request: 'fragt nach einem Babybett. Antworten Sie mit Ja oder Nein.',
    },
    children: {
      label: 'Kinder',
      title: 'Mit Kindern',
      text: 'Ein Hochstuhl steht in der Küche, und ein Schutzgitter passt oben an die Treppe; es steht hinter der Badezimmertür. Plastikteller sind in der untersten Schublade. Eine Kiste mit Spielen und Holzzügen steht unter der Bank.',
    },
    towels: {
      label: 'Handtücher',
      title: 'Handtücher und Bettwäsche',
      text: 'Die Betten sind bei Ihrer Ankunft bezogen, und jeder Gast hat ein Badetuch und ein Handtuch. Bei Aufenthalten von mehr als sieben Nächten wechseln wir einmal. Saunatücher sind auf dem Regal in der Sauna; für den See bringen Sie bitte eigene mit.',
    },
    'washing-machine': {
      label: 'Wäsche',
      title: 'Waschmaschine und Trockner',
      text: 'Sie stehen in der Waschküche im Keller; benutzen können Sie beide von 7 bis 21\u00a0Uhr. Waschmittel ist auf dem Regal. Eine Wäsche bei 40\u00a0°C dauert 1\u00a0Stunde 20\u00a0Minuten, der Trockner etwa gleich lang; das Bügeleisen hängt an der Wand.',
    },
    kitchen: {
      label: 'Küche',
      title: 'Küche, Herd und Backofen',
      text: 'Am Herd halten Sie das Schlüsselzeichen drei Sekunden gedrückt, bis es piept, dann wählen Sie eine Platte und drücken Plus; er funktioniert nur mit magnetischen Pfannen und Töpfen. Der Backofen startet, wenn die Uhr gestellt ist. Raclettegerät und Fondueset stehen im hohen Schrank, Salz, Öl und Gewürze daneben.',
    },
    coffee: {
      label: 'Kaffee',
      title: 'Kaffeemaschine',
      text: 'Füllen Sie den Tank hinten, schalten Sie die Maschine ein und warten Sie, bis das Licht nicht mehr blinkt, etwa 40\u00a0Sekunden. Zwölf Kapseln sind für Sie da, weitere gibt es im Dorfladen. Ein Filter und eine Espressokanne stehen im Schrank darüber.',
    },
    dishwasher: {
      label: 'Geschirrspüler',
      title: 'Geschirrspüler',
      text: 'Die Tabs sind unter der Spüle. Drücken Sie Eco für eine volle Ladung, das dauert 3\u00a0Stunden, oder Quick für 35\u00a0Minuten. Wenn E15 blinkt, ist der Hahn hinter der linken Tür zu.',
    },
    'wood-stove': {
      label: 'Holzofen',
      title: 'Holzofen',
      text: 'Ziehen Sie den Hebel unter der Tür heraus, legen Sie zwei Scheite mit einem Anzünder obenauf hinein und schließen Sie die Tür. Nach zehn Minuten schieben Sie den Hebel halb hinein. Ein Korb Holz ist für Sie da; ein weiterer aus dem Schuppen kostet 12\u00a0CHF. Kalte Asche bitte nur in den Metalleimer.',
    },
    sauna: {
      label: 'Sauna',
      title: 'Sauna',
      text: 'Die Sauna im Keller gehört von 16 bis 22\u00a0Uhr Ihnen. Drehen Sie den linken Regler auf 2\u00a0Stunden: Bis 85\u00a0°C braucht sie 35\u00a0Minuten. Bitte setzen Sie sich auf ein Tuch; Kinder unter 12 dürfen nur mit Ihnen zusammen hinein.',
    },
    television: {
      label: 'Fernseher',
      title: 'Fernseher',
      text: 'Drücken Sie den roten Knopf auf der schwarzen Fernbedienung, dann Home. Sie empfangen Schweizer, französische, deutsche und britische Sender und können sich mit Ihrem eigenen Streaming-Konto anmelden. Der Lautsprecher auf dem Regal verbindet sich über Bluetooth als Arve-Sound.',
    },
    'fuse-box': {
      label: 'Sicherungen',
      title: 'Strom und Sicherungskasten',
      text: 'Der Sicherungskasten ist im Flur, hinter dem Bild mit der Kuh. Wenn der Strom weg ist, schieben Sie jeden Schalter hoch, der nach unten zeigt, den breiten zuletzt. Backofen, Wasserkocher und Sauna zugleich sind zu viel. Fällt er wieder aus, rufen Sie Anna an: +41\u00a000\u00a0000\u00a000\u00a000.',
    },
    smoking: {
      label: 'Rauchen',
      title: 'Rauchen',
      text: 'Das ganze Haus ist rauchfrei, der Balkon auch. Rauchen können Sie bei der Bank neben dem Tor, wo ein Aschenbecher steht. Die Melder in den Zimmern reagieren auch auf E-Zigaretten.',
    },
    'quiet-hours': {
      label: 'Ruhezeiten',
      title: 'Ruhezeiten und Feiern',
      text: 'Von 22 bis 7\u00a0Uhr ist im Haus Ruhe, sonntags draußen den ganzen Tag. Ein Abendessen mit Freunden ist in Ordnung; Partys, laute Musik und Feuerwerk nicht. Auf beiden Seiten wohnen das ganze Jahr Nachbarn.',
    },
    barbecue: {
      label: 'Grill',
      title: 'Grill',
      text: 'Der Gasgrill steht unter dem Dach der Terrasse. Öffnen Sie die Flasche, drücken Sie den Zünder und lassen Sie den Deckel beim Zünden offen. Bitte schließen Sie die Flasche danach und bürsten Sie den Rost, solange er warm ist. Eine volle Ersatzflasche ist im Schuppen; Holzkohle ist nicht erlaubt.',
    },
    garden: {
      label: 'Garten',
      title: 'Garten, Terrasse und Schlitten',
      text: 'Die Terrasse und die Wiese darunter sind nur für Tür 9. Liegestühle, Kissen und der Sonnenschirm sind im Schuppen, der sich mit demselben Schlüssel öffnen lässt. An seiner Rückwand hängen drei Schlitten; die Wiese neben dem Haus ist eine gute Schlittenbahn.',
    },
    shops: {
      label: 'Einkaufen',
      title: 'Läden, Bäckerei und Bargeld',
      text: 'Der Dorfladen ist 900\u00a0m entfernt, geöffnet von 7:30 bis 18:30\u00A0Uhr und am Sonntag von 8 bis 11\u00A0Uhr. Die Bäckerei daneben öffnet jeden Tag um 6:30\u00A0Uhr. Ein Geldautomat ist außen an der Post. Der große Supermarkt liegt im Tal, 7\u00a0km entfernt.',
    },
    restaurants: {
      label: 'Restaurants',
      title: 'Restaurants',
      text: 'Fondue gibt es in der Auberge du Pont, 1\u00a0km den Weg hinunter; reservieren Sie bis 12\u00a0Uhr, montags ist geschlossen. Die Pizzeria am Dorfplatz nimmt bis 21:30\u00a0Uhr Bestellungen zum Abholen an. In der Hütte über dem Skilift gibt es Mittagessen ab 11\u00a0Uhr.',
    },
    emergency: {
      label: 'Notfall',
      title: 'Notfall, Arzt und Apotheke',
      text: 'Im Notfall wählen Sie die 144 (Rettungsdienst), die 118 (Feuerwehr) oder die 117 (Polizei). Die Arztpraxis ist am Dorfplatz, werktags von 8 bis 18\u00a0Uhr offen, die Apotheke daneben bis 18:30\u00a0Uhr. Das Krankenhaus ist 18\u00a0km entfernt. Der Verbandskasten ist im Badezimmerschrank.',
    },
    skiing: {
      label: 'Skifahren',
      title: 'Skifahren',
      text: 'Der kostenlose Skibus hält um 8:20, 9:00 und 9:40\u00a0Uhr am Tor und braucht 12\u00a0Minuten zum Lift. Skier und Schuhe trocknen im Skiraum, links von der Garage. Das Sportgeschäft am Lift verleiht alles und verkauft Skipässe ab 8\u00a0Uhr; die Skischule trifft sich dort um 9:45\u00a0Uhr.',
    },
    'tourist-tax': {
      label: 'Kurtaxe',
      title: 'Kurtaxe und Gästekarte',
      text: 'Die Kurtaxe im Dorf beträgt 3,20\u00a0CHF pro erwachsene Person und Nacht und 1,60\u00a0CHF von 6 bis 15\u00a0Jahren. Sie ist nicht im Preis enthalten; bitte legen Sie sie in den Umschlag auf dem Tisch oder zahlen Sie am letzten Tag mit Karte. Mit der Gästekarte, die Sie dafür bekommen, sind Bus und Schwimmbad kostenlos.',
    },
    stairs: {
      label: 'Treppen',
      title: 'Treppen und Wege im Haus',
      text: 'Vom Parkplatz sind es 14 Stufen bis zur Tür, mit einem Geländer rechts. Wohnzimmer, Küche, ein Schlafzimmer und eine Dusche sind auf diesem Stockwerk; 16 steile Stufen führen zu den beiden anderen Schlafzimmern. Es gibt keinen Aufzug.',
    },
  },
};

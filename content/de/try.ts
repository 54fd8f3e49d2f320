import type * as en from '../en/try';
import type { Translated } from '../translated';

/** The words of the page on which a visitor asks a house, and then writes down their own. */
export const tryPage: Translated<typeof en.tryPage> = {
  pageTitle: 'Ein Haus fragen',
  description:
    'Fragen Sie das Chalet Arve, was ein Gast fragen würde, und antworten Sie als Gastgeber, wenn keine Notiz passt. Dann beschreiben Sie Ihr eigenes Haus.',
  eyebrow: { time: '02:14', label: 'Ein Haus fragen' },
  title: 'Fragen Sie das Haus. Sein Gastgeber schläft.',
  lead: 'Vierzig Notizen liegen in den Schubladen von Chalet Arve, Tür 9. Fragen Sie, was ein Gast fragen würde: Eine Schublade antwortet, oder die Rezeption sagt, dass sie es nicht weiß, und fragt den Gastgeber. Heute Nacht sind das Sie.',
  toOwnHouse: 'Oder das eigene Haus beschreiben',
};

/** The words of a conversation with a house. Texts in `{}` are filled in. */
export const askWords: Translated<typeof en.askWords> = {
  log: 'Gespräch mit dem Haus',
  greeting: 'Guten Abend. Was möchten Sie über das Haus wissen?',
  field: 'Ihre Frage',
  placeholder: 'Etwa: Wohin mit den Flaschen?',
  ask: 'Fragen',
  plain: 'Eine Wortsuche in Ihrem Browser, nicht der Assistent. Was Sie tippen, bleibt hier.',
  empty: 'Bitte geben Sie zuerst eine Frage ein.',
  tooLong:
    'Eine Frage darf hier höchstens {limit}\u00a0Zeichen haben. Diese hat {count}: Bitte kürzen Sie sie.',
  notLoaded:
    'Die Suche konnte nicht geladen werden. Ihre Frage steht noch im Feld: Bitte fragen Sie noch einmal.',
  guest: 'Gast:',
  desk: 'Rezeption:',
  from: 'Aus der Notiz:',
  unknown: 'Das weiß ich nicht. Ich frage das Team und schreibe Ihnen hier zurück.',
  decides: 'Das entscheidet das Team jedes Mal. Ich frage nach und schreibe Ihnen hier zurück.',
  asks: '{door} fragt: „{question}“ Antworten Sie mit Ja, Nein oder einem Wort.',
  youAreTheHost: 'Sie sind der Gastgeber',
  yes: 'Ja',
  no: 'Nein',
  word: 'Ihre Antwort in wenigen Worten',
  send: 'Antworten',
  emptyReply: 'Bitte geben Sie zuerst ein Wort ein.',
  tooLongReply: 'Eine Antwort darf hier höchstens {limit}\u00a0Zeichen haben. Diese hat {count}.',
  host: 'Gastgeber:',
  answers: {
    yes: 'Das Team hat geantwortet: ja.',
    no: 'Es tut mir leid, das Team hat geantwortet: nein.',
    word: 'Das Team hat geantwortet: „{reply}“',
  },
};

export const house: Translated<typeof en.house> = {
  door: 'Tür 9',
  name: 'Chalet Arve, Tür 9',
  ready: 'Oder wählen Sie eine Frage',
  /** Questions that are asked at the press of a button, and the note each leads to where no script runs. */
  questions: [
    { text: 'Wie lautet das WLAN-Passwort?', note: 'wifi' },
    { text: 'Es ist kalt hier. Wie stelle ich die Heizung höher?', note: 'heating' },
    { text: 'Wo können wir ein zweites Auto parken?', note: 'parking' },
    { text: 'An welchem Tag wird der Müll abgeholt?', note: 'bins' },
    { text: 'Dürfen wir unseren Hund mitbringen?', note: 'pets' },
    {
      text: 'Unser Flug hat Verspätung. Können wir nach Mitternacht ankommen?',
      note: 'late-arrival',
    },
    { text: 'Haben Sie ein Babybett?', note: 'baby-bed' },
    { text: 'Könnte am Freitag noch ein Freund bei uns übernachten?', note: 'extra-person' },
    { text: 'Ist ein früher Check-in möglich?', note: 'early-check-in' },
    { text: 'Wie lange braucht die Sauna?', note: 'sauna' },
    { text: 'Wo bekommen wir am Sonntag Brot?', note: 'shops' },
    { text: 'Alle Lichter sind ausgegangen. Was nun?', note: 'fuse-box' },
  ],
  needsScript:
    'Die Suche braucht JavaScript, das in diesem Browser ausgeschaltet ist. Die Fragen führen zu ihren Notizen, und alle vierzig Notizen stehen unten zum Lesen.',
  cabinet: 'Die vierzig Schubladen',
  noDrawer: 'Keine Schublade weiß das. Beim Gastgeber klingelt es.',
  closed:
    'Jede Schublade ist eine Notiz. Eine Frage öffnet die passende; Sie können sie auch selbst öffnen.',
  alsoAskedAs: 'Auch so gefragt:',
  hostDecides: 'Der Gastgeber entscheidet',
};

/** The notes as a page to read. */
export const noteList: Translated<typeof en.noteList> = {
  eyebrow: { time: '07:10', label: 'Alle vierzig Notizen' },
  title: 'Das ist alles, was das Haus weiß.',
  lead: 'Die Notizen von Chalet Arve, wie sein Gastgeber sie geschrieben hat. Das Haus ist erfunden, und seine Preise und Zeiten sind es auch.',
  hostDecides: 'Das entscheidet der Gastgeber jedes Mal.',
};

/** The thirty questions, in their groups. */
export const topicGroups: Translated<typeof en.topicGroups> = [
  {
    name: 'Ankommen',
    topics: [
      {
        id: 'directions',
        question: 'Wo ist das Haus, und wie finden wir es?',
        needs: 'Die Adresse mit Hausnummer und die letzte Abzweigung.',
        figure: true,
      },
      {
        id: 'parking',
        question: 'Wo parken wir?',
        needs: 'Welcher Platz, wie viele Autos, was es kostet.',
        figure: true,
      },
      {
        id: 'check-in',
        question: 'Ab wann können wir ins Haus?',
        needs: 'Die Uhrzeit.',
        figure: true,
      },
      {
        id: 'key-box',
        question: 'Wie bekommen wir den Schlüssel?',
        needs: 'Wo er ist und wann der Code kommt. Nicht der Code selbst.',
      },
      {
        id: 'late-arrival',
        question: 'Und wenn wir nachts ankommen?',
        needs: 'Bis zu welcher Uhrzeit, und was dann anders ist.',
        figure: true,
      },
    ],
  },
  {
    name: 'In den Zimmern',
    topics: [
      {
        id: 'wifi',
        question: 'Wie heißt das WLAN, und wo steht das Passwort?',
        needs: 'Der Name des Netzes und wo das Passwort steht.',
      },
      {
        id: 'heating',
        question: 'Wie stellen wir die Heizung höher oder niedriger?',
        needs: 'Wo der Regler ist und welche Zahl wie warm ist.',
        figure: true,
      },
      {
        id: 'hot-water',
        question: 'Reicht das warme Wasser?',
        needs: 'Für wie viele Duschen, und was zu tun ist, wenn es kalt bleibt.',
        figure: true,
      },
      {
        id: 'beds',
        question: 'Welche Betten gibt es?',
        needs: 'Wie viele, und wie breit.',
        figure: true,
      },
      {
        id: 'towels',
        question: 'Sind Handtücher und Bettwäsche da?',
        needs: 'Was da ist, was man mitbringt.',
      },
    ],
  },
  {
    name: 'Küche und Wäsche',
    topics: [
      {
        id: 'kitchen',
        question: 'Wie funktionieren Herd und Backofen?',
        needs: 'Der Handgriff, auf den ein Gast nicht von selbst kommt.',
      },
      {
        id: 'coffee',
        question: 'Wie funktioniert die Kaffeemaschine?',
        needs: 'Die Schritte, und ob Kaffee da ist.',
      },
      {
        id: 'dishwasher',
        question: 'Wie funktioniert der Geschirrspüler?',
        needs: 'Wo die Tabs sind, welches Programm.',
      },
      {
        id: 'washing-machine',
        question: 'Können wir Wäsche waschen?',
        needs: 'Wo, von wann bis wann.',
        figure: true,
      },
      {
        id: 'bins',
        question: 'Wohin mit dem Müll?',
        needs: 'Welcher Sack, welche Tonne, welcher Tag.',
      },
    ],
  },
  {
    name: 'Was willkommen ist',
    topics: [
      {
        id: 'pets',
        question: 'Dürfen wir einen Hund mitbringen?',
        needs: 'Ja oder nein, wie viele, was es kostet.',
      },
      {
        id: 'extra-person',
        question: 'Kann noch eine Person übernachten?',
        needs: 'Wie viele höchstens, und der Preis.',
        figure: true,
      },
      {
        id: 'baby-bed',
        question: 'Gibt es ein Babybett?',
        needs: 'Größe oder Alter, und ob man danach fragen muss.',
        figure: true,
      },
      { id: 'smoking', question: 'Dürfen wir rauchen?', needs: 'Wo, und wo nicht.' },
      {
        id: 'quiet-hours',
        question: 'Ab wann muss es ruhig sein?',
        needs: 'Von wann bis wann.',
        figure: true,
      },
    ],
  },
  {
    name: 'Rund ums Haus',
    topics: [
      {
        id: 'shops',
        question: 'Wo kaufen wir Lebensmittel?',
        needs: 'Wie weit, und die Öffnungszeiten.',
        figure: true,
      },
      {
        id: 'restaurants',
        question: 'Wo können wir essen gehen?',
        needs: 'Zwei oder drei Namen, und wie weit sie weg sind.',
        figure: true,
      },
      {
        id: 'public-transport',
        question: 'Können wir ohne Auto kommen?',
        needs: 'Bahnhof, Bus und Taxi, mit Minuten oder Metern.',
        figure: true,
      },
      {
        id: 'emergency',
        question: 'Wo finden wir einen Arzt?',
        needs: 'Praxis, Apotheke, Krankenhaus und die Notrufnummer.',
        figure: true,
      },
      {
        id: 'fuse-box',
        question: 'Der Strom ist weg. Was nun?',
        needs: 'Wo der Sicherungskasten ist und wen man anruft.',
      },
    ],
  },
  {
    name: 'Zeiten und Geld',
    topics: [
      {
        id: 'early-check-in',
        question: 'Können wir früher kommen?',
        needs: 'Ab wann frühestens, und wann Sie entscheiden.',
        figure: true,
      },
      {
        id: 'check-out',
        question: 'Bis wann müssen wir das Haus verlassen?',
        needs: 'Die Uhrzeit, und was vorher zu tun ist.',
        figure: true,
      },
      {
        id: 'late-check-out',
        question: 'Können wir später abreisen?',
        needs: 'Bis wann, und was es kostet.',
        figure: true,
      },
      {
        id: 'luggage',
        question: 'Können wir unser Gepäck dalassen?',
        needs: 'Wo, von wann bis wann.',
        figure: true,
      },
      {
        id: 'tourist-tax',
        question: 'Gibt es eine Kurtaxe?',
        needs: 'Wie viel pro Nacht, für wen, und wie man sie zahlt.',
        figure: true,
      },
    ],
  },
];

/** The second half: the visitor's own house. */
export const ownHouse: Translated<typeof en.ownHouse> = {
  eyebrow: { time: '06:30', label: 'Ihr eigenes Haus' },
  title: 'Jetzt beschriften Sie Ihre eigenen Schubladen.',
  lead: 'Das sind dreißig Dinge, die Gäste fragen. Schreiben Sie, was Sie an der Tür antworten würden. Der Schrank zeigt, welche Schubladen voll sind, welche dünn, und wo der Haken noch leer ist.',
  needsScript:
    'Für eigene Notizen wird JavaScript gebraucht, und das ist in diesem Browser ausgeschaltet. Die dreißig Fragen stehen hier als Liste, zum Ausdrucken und Ausfüllen von Hand.',
  kept: 'Nur in diesem Browser aufbewahrt. Nichts wird gesendet.',
  notKept:
    'Dieser Browser lässt die Seite nichts aufbewahren oder hat keinen Platz mehr. Ihre Notizen sind hier, bis Sie die Seite schließen: Exportieren Sie sie vorher.',
  elsewhere:
    'Ihr Haus wurde in einem anderen Tab geändert. Bis Sie eines der beiden wählen, wird von hier nichts gespeichert.',
  takeOther: 'Das andere zeigen',
  keepThis: 'Dieses behalten',
  unreadableKept:
    'Was dieser Browser aufbewahrt hatte, konnte nicht gelesen werden. Es bleibt unberührt, bis Sie hier schreiben; dann wird es ersetzt.',
  name: 'Name des Hauses',
  namePlaceholder: 'Zum Beispiel: Haus am See',
  nameless: 'Ihr Haus',
  cabinet: 'Ihre dreißig Schubladen',
  note: 'Ihre Notiz',
  noteHint: 'Eine volle Notiz sagt: {needs}',
  cut: 'Eine Notiz darf höchstens {limit}\u00a0Zeichen haben. Was darüber hinausging, wurde weggelassen.',
  room: '{count} von {limit}\u00a0Zeichen',
  next: 'Nächste leere Schublade',
  states: { full: 'Voll', thin: 'Dünn', missing: 'Fehlt' },
  remarks: {
    full: 'Voll: lang genug für eine Antwort{figure}.',
    andFigure: ', und mit einer Zahl',
    short: 'Dünn: {count} von {needed}\u00a0Zeichen.',
    noFigure:
      'Dünn: Ein Gast würde nach einer Zahl fragen, etwa einer Uhrzeit, einer Anzahl oder einem Preis.',
    missing: 'Fehlt: noch nichts geschrieben.',
  },
  score: 'von {count} Schubladen',
  scoreLabel: 'Abdeckung',
  scoreHint: '{full} voll, {thin} dünn (zählen je halb), {missing} fehlen.',
  rubric: {
    title: 'Wie die Punkte gezählt werden',
    columns: ['Schublade', 'Wann', 'Zählt'],
    rows: [
      [
        'Voll',
        'Mindestens {needed}\u00a0Zeichen. Wo Gäste eine Uhrzeit, eine Anzahl oder einen Preis wollen, auch eine Zahl.',
        '1',
      ],
      ['Dünn', 'Es steht etwas da, aber es ist kürzer, oder die Zahl fehlt.', '½'],
      ['Fehlt', 'Es steht nichts da.', '0'],
    ],
    note: 'Der Score ist die Summe, höchstens 30. Gezählt werden Zeichen und Zahlen; ob eine Notiz stimmt, wissen nur Sie.',
    figures: 'Nach einer Zahl wird in {count} der dreißig Schubladen gefragt: {labels}.',
  },
  ask: {
    title: 'Fragen Sie Ihr eigenes Haus',
    lead: 'Dieselbe Suche, nur über Ihre Notizen. Zu jeder Aufschrift kennt sie auch die anderen Wörter, die Gäste dafür benutzen, wie im Chalet Arve.',
    door: 'Ihr Haus',
    nothing: 'Schreiben Sie die erste Notiz, dann fragen Sie hier.',
  },
  file: {
    title: 'Nehmen Sie es mit',
    lead: 'Die Dateien enthalten Ihre Notizen und sonst nichts. Markdown ist zum Lesen, JSON für andere Programme; beide lassen sich hier wieder einlesen.',
    markdown: 'Als Markdown exportieren',
    json: 'Als JSON exportieren',
    print: 'Das Blatt drucken',
    import: 'Datei importieren',
    importHint: 'Markdown oder JSON von hier, bis {limit}\u00a0kB.',
    delete: 'Mein Haus löschen',
    deleteQuestion:
      'Alle Notizen Ihres Hauses aus diesem Browser löschen? Das lässt sich nicht rückgängig machen.',
    deleteYes: 'Löschen',
    deleteNo: 'Behalten',
    deleted: 'Ihr Haus wurde aus diesem Browser gelöscht.',
    replaceQuestion:
      'Die Datei hat {count}\u00a0Notizen. Sie ersetzen die {present}\u00a0Notizen, die jetzt hier stehen. Ersetzen?',
    replaceYes: 'Ersetzen',
    replaceNo: 'Notizen hier behalten',
    imported: 'Gelesen: {count}\u00a0Notizen.',
    unplaced:
      'Gelesen: {count}\u00a0Notizen. Hier heißt keine Schublade {labels}, deshalb wurde dieser Teil weggelassen.',
    problems: {
      size: 'Diese Datei ist größer als {limit}\u00a0kB. Ein Haus braucht viel weniger: Bitte wählen Sie die Datei, die hier exportiert wurde.',
      unreadable:
        'Diese Datei ließ sich nicht als Haus lesen. Bitte wählen Sie eine Markdown- oder JSON-Datei, die hier exportiert wurde.',
      empty: 'Diese Datei enthält keine Notizen.',
      long: 'Die Notiz „{label}“ ist länger als {limit}\u00a0Zeichen. Bitte kürzen Sie sie in der Datei.',
    },
  },
};

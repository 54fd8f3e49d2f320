import type * as en from '../en/try';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  tryPage: {
    pageTitle: 'Hausbuch',
    description:
      'Aus Ihrem Inserat wird ein Hausbuch für Ihre Gäste: die dreißig häufigsten Gästefragen, was noch fehlt, eine Fassung zum Drucken und ein Test mit Ihren Fragen.',
    eyebrow: { label: 'Hausbuch' },
    title: 'Aus Ihrem Inserat wird ein Hausbuch.',
    lead: 'Fügen Sie ein, was Sie Ihren Gästen ohnehin schreiben. Daraus werden Notizen zu den dreißig häufigsten Gästefragen. Sie sehen, was fehlt, drucken das Hausbuch als Gästemappe und stellen ihm die Fragen, die ein Gast stellen würde.',
    list: {
      eyebrow: { label: 'Dreißig Fragen' },
      title: 'Was Gäste am häufigs\u00adten fragen.',
    },
    ask: {
      eyebrow: { label: 'Das Hausbuch fragen' },
      title: 'Fragen Sie jetzt wie ein Gast.',
      lead: 'Sobald Sie etwas notiert haben, antworten Ihre eigenen Notizen, bis dahin die des Chalets Arve. Eine Notiz antwortet nur mit dem, was in ihr steht. Alles andere geht an den Gastgeber.',
    },
    end: {
      title: 'Nehmen Sie diese Notizen mit.',
      lead: 'Mehr muss ein KI-Co-Host über Ihr Haus zunächst nicht wissen. Speichern Sie die Datei, registrieren Sie sich und beginnen Sie damit. Testen können Sie kostenlos, solange Sie möchten, ohne Kreditkarte.',
    },
  },
  paste: {
    label: 'Ihr Inserat, Ihre Gäste\u00admappe oder eine Nachrichten\u00advorlage',
    placeholder: 'Hier einfügen oder schreiben.',
    action: 'Notizen daraus machen',
    hint: 'Bleibt in diesem Browser. Nichts wird gesendet.',
    needsScript:
      'Für eigene Notizen wird JavaScript gebraucht, und das ist in diesem Browser ausgeschaltet. Das Beispiel unten können Sie auch so lesen und drucken.',
    empty: 'Bitte fügen Sie zuerst einen Text ein.',
    tooLong:
      'Dieser Text ist zu lang, um ihn auf einmal zu lesen. Bitte fügen Sie ihn in zwei Teilen ein.',
    nothing:
      'In diesem Text haben wir keine Notizen gefunden. Bitte schreiben Sie ganze Sätze, ein Thema pro Zeile.',
    notLoaded:
      'Dieser Teil der Seite konnte nicht geladen werden. Ihr Text steht noch im Feld: Bitte versuchen Sie es noch einmal.',
    done: 'Notizen zu den dreißig Fragen: {notes}. Weitere Notizen: {further}. Bitte lesen Sie sie durch.',
  },
  book: {
    title: 'Hausbuch',
    nameless: 'Ihr Haus',
    contents: 'Inhalt',
    further: 'Weitere Notizen',
    untitled: 'Notiz',
    example: 'Ein erfundenes Haus als Beispiel. Auch seine Preise und Zeiten sind erfunden.',
    emergency: {
      title: 'Im Notfall',
      call: 'Notruf',
      services: { ambulance: 'Rettungsdienst', fire: 'Feuerwehr', police: 'Polizei' },
      say: 'Sagen Sie, wo Sie sind, was passiert ist und wie viele Menschen Hilfe brauchen. Rufen Sie danach den Gastgeber an.',
      place: 'Sie sind hier',
      help: 'Arzt und Apotheke',
    },
  },
  topicGroups: [
    {
      name: 'Ankommen',
      topics: {
        directions: {
          question: 'Wo ist das Haus, und wie finden wir es?',
          needs: 'Die Adresse mit Hausnummer und die letzte Abzweigung.',
        },
        parking: {
          question: 'Wo parken wir?',
          needs: 'Welcher Platz, wie viele Autos, was es kostet.',
        },
        'check-in': { question: 'Ab wann können wir ins Haus?', needs: 'Die Uhrzeit.' },
        'key-box': {
          question: 'Wie bekommen wir den Schlüssel?',
          needs: 'Wo er ist und wann der Code kommt. Nicht der Code selbst.',
        },
        'late-arrival': {
          question: 'Und wenn wir nachts ankommen?',
          needs: 'Bis zu welcher Uhrzeit, und was dann anders ist.',
        },
      },
    },
    {
      name: 'In den Zimmern',
      topics: {
        wifi: {
          question: 'Wie heißt das WLAN, und wo steht das Passwort?',
          needs: 'Der Name des Netzes und wo das Passwort steht.',
        },
        heating: {
          question: 'Wie stellen wir die Heizung höher oder niedriger?',
          needs: 'Wo der Regler ist und wie warm jede Stufe ist.',
        },
        'hot-water': {
          question: 'Reicht das warme Wasser?',
          needs: 'Für wie viele Duschen, und was zu tun ist, wenn es kalt bleibt.',
        },
        beds: { question: 'Welche Betten gibt es?', needs: 'Wie viele, und wie breit.' },
        towels: {
          question: 'Sind Handtücher und Bettwäsche da?',
          needs: 'Was da ist, was man mitbringt.',
        },
      },
    },
    {
      name: 'Küche und Wäsche',
      topics: {
        kitchen: {
          question: 'Wie funktionieren Herd und Backofen?',
          needs: 'Der Handgriff, auf den ein Gast nicht von selbst kommt.',
        },
        coffee: {
          question: 'Wie funktioniert die Kaffeemaschine?',
          needs: 'Die Schritte, und ob Kaffee da ist.',
        },
        dishwasher: {
          question: 'Wie funktioniert der Geschirrspüler?',
          needs: 'Wo die Tabs sind, welches Programm.',
        },
        'washing-machine': {
          question: 'Können wir Wäsche waschen?',
          needs: 'Wo, von wann bis wann.',
        },
        bins: {
          question: 'Wohin mit dem Müll?',
          needs: 'Welcher Sack, welche Tonne, an welchem Tag.',
        },
      },
    },
    {
      name: 'Was erlaubt ist',
      topics: {
        pets: {
          question: 'Dürfen wir einen Hund mitbringen?',
          needs: 'Ja oder nein, wie viele, was es kostet.',
        },
        'extra-person': {
          question: 'Kann noch eine Person übernachten?',
          needs: 'Wie viele höchstens, und der Preis.',
        },
        'baby-bed': {
          question: 'Gibt es ein Babybett?',
          needs: 'Größe oder Alter, und ob man danach fragen muss.',
        },
        smoking: { question: 'Dürfen wir rauchen?', needs: 'Wo, und wo nicht.' },
        'quiet-hours': { question: 'Ab wann muss es ruhig sein?', needs: 'Von wann bis wann.' },
      },
    },
    {
      name: 'Rund ums Haus',
      topics: {
        shops: {
          question: 'Wo kaufen wir Lebensmittel?',
          needs: 'Wie weit, und die Öffnungszeiten.',
        },
        restaurants: {
          question: 'Wo können wir essen gehen?',
          needs: 'Zwei oder drei Namen, und wie weit sie weg sind.',
        },
        'public-transport': {
          question: 'Können wir ohne Auto kommen?',
          needs: 'Bahnhof, Bus und Taxi, mit Fahrzeit oder Entfernung.',
        },
        emergency: {
          question: 'Wo finden wir einen Arzt?',
          needs: 'Praxis, Apotheke, Krankenhaus und die Notrufnummer.',
        },
        'fuse-box': {
          question: 'Der Strom ist weg. Was nun?',
          needs: 'Wo der Sicherungskasten ist und wen man anruft.',
        },
      },
    },
    {
      name: 'Zeiten und Geld',
      topics: {
        'early-check-in': {
          question: 'Können wir früher kommen?',
          needs: 'Ab wann frühestens, und wann Sie entscheiden.',
        },
        'check-out': {
          question: 'Bis wann müssen wir das Haus verlassen?',
          needs: 'Die Uhrzeit, und was vorher zu tun ist.',
        },
        'late-check-out': {
          question: 'Können wir später abreisen?',
          needs: 'Bis wann, und was es kostet.',
        },
        luggage: { question: 'Können wir unser Gepäck dalassen?', needs: 'Wo, von wann bis wann.' },
        'tourist-tax': {
          question: 'Gibt es eine Kurtaxe?',
          needs: 'Wie viel pro Nacht, für wen, und wie man sie zahlt.',
        },
      },
    },
  ],
  own: {
    choice: {
      label: 'Welches Hausbuch gezeigt wird',
      own: 'Ihr Haus',
      example: 'Beispiel: Chalet Arve',
    },
    name: 'Name des Hauses',
    namePlaceholder: 'Haus am See',
    country: 'Land',
    countryHint: 'Davon hängt die Notrufnummer ab, und die raten wir nicht.',
    chooseCountry: 'Bitte wählen',
    otherCountry: 'Ein anderes Land',
    score: 'von {count} vollständig',
    rest: '{thin} lückenhaft, {missing} leer',
    scoreHint:
      'Als vollständig zählt eine Notiz ab {needed}\u00a0Zeichen. Wo Gäste eine Uhrzeit, eine Größe oder einen Preis wissen wollen, muss auch eine Zahl darin stehen. Ob die Notiz stimmt, wissen nur Sie.',
    states: { full: 'Vollständig', thin: 'Lückenhaft', missing: 'Leer' },
    needs: 'Das gehört hinein: {needs}',
    short: 'Lückenhaft: {count} von {needed}\u00a0Zeichen.',
    noFigure:
      'Lückenhaft: Ein Gast würde nach einer Uhrzeit, einer Anzahl oder einem Preis fragen.',
    further: {
      title: 'Weitere Notizen',
      lead: 'Was zu keiner der dreißig Fragen gehört. Jede Notiz lässt sich einer Frage zuordnen.',
      noteTitle: 'Überschrift',
      note: 'Notiz',
      move: 'Zuordnen zu …',
      remove: 'Entfernen',
      add: 'Notiz hinzufügen',
    },
    keeping: {
      kept: 'Nur in diesem Browser gespeichert. Nichts wird gesendet.',
      unkept:
        'Dieser Browser lässt die Seite nichts speichern oder hat keinen Platz mehr. Ihre Notizen sind hier, bis Sie die Seite schließen: Speichern Sie sie vorher als Datei.',
      elsewhere:
        'Ihre Notizen wurden in einem anderen Tab geändert. Bis Sie gewählt haben, wird hier nichts gespeichert.',
      unreadable:
        'Was dieser Browser gespeichert hatte, konnte nicht gelesen werden. Es bleibt unberührt, bis Sie hier schreiben; dann wird es ersetzt.',
    },
    takeOther: 'Andere Fassung zeigen',
    keepThis: 'Diese Fassung behalten',
  },
  file: {
    title: 'Nehmen Sie Ihre Notizen mit',
    lead: 'Drucken Sie Ihr Hausbuch: zuerst die Notfallseite, dann die Notizen. Oder speichern Sie die Notizen als Datei: Markdown und JSON enthalten nichts anderes und lassen sich hier wieder einlesen.',
    print: 'Hausbuch drucken',
    paper: 'Papier',
    markdown: 'Als Markdown speichern',
    json: 'Als JSON speichern',
    import: 'Datei einlesen',
    importHint: 'Markdown oder JSON, hier gespeichert, bis {limit}\u00a0kB.',
    delete: 'Diese Notizen löschen',
    deleteQuestion:
      'Alle Ihre Notizen aus diesem Browser löschen? Das lässt sich nicht rückgängig machen.',
    deleteYes: 'Löschen',
    deleteNo: 'Behalten',
    deleted: 'Ihre Notizen wurden aus diesem Browser gelöscht.',
    replaceQuestion:
      'Notizen in der Datei: {count}. Sie ersetzen Ihre Notizen auf dieser Seite: {present}. Ersetzen?',
    replaceYes: 'Ersetzen',
    replaceNo: 'Notizen hier behalten',
    imported: 'Eingelesene Notizen: {count}.',
    problems: {
      size: 'Diese Datei ist größer als {limit}\u00a0kB. So groß werden Notizen nie: Bitte wählen Sie die Datei, die hier gespeichert wurde.',
      unreadable:
        'In dieser Datei haben wir keine Notizen gefunden, die wir einlesen können. Bitte wählen Sie eine Markdown- oder JSON-Datei, die hier gespeichert wurde.',
      empty: 'Diese Datei enthält keine Notizen.',
      many: 'Diese Datei hat mehr als {most} Notizen, die zu keiner der dreißig Fragen gehören.',
      long: 'Die Notiz „{label}“ ist länger als {limit}\u00a0Zeichen. Bitte kürzen Sie sie in der Datei.',
    },
  },
  ask: {
    log: 'Chat mit dem Hausbuch',
    greeting:
      'Guten Abend. Ich bin eine Wortsuche in Ihrem Browser und kenne nur dieses eine Hausbuch: {house}. Ihren Gästen würde ein KI-Co-Host antworten, der sagt, dass er eine KI ist.',
    field: 'Ihre Frage',
    ask: 'Fragen',
    needsScript:
      'Zum Fragen wird JavaScript gebraucht, und das ist in diesem Browser ausgeschaltet. Die Notizen oben können Sie auch so lesen.',
    empty: 'Bitte geben Sie zuerst eine Frage ein.',
    notLoaded:
      'Die Suche konnte nicht geladen werden. Ihre Frage steht noch im Feld: Bitte fragen Sie noch einmal.',
    guest: 'Gast:',
    desk: 'Antwort:',
    from: 'Aus der Notiz:',
    unknown: 'Das weiß ich nicht. Ich frage den Gastgeber und schreibe Ihnen hier zurück.',
    decides:
      'Das entscheidet der Gastgeber jedes Mal neu. Ich frage nach und schreibe Ihnen hier zurück.',
    toHost: 'Das würde der Gastgeber erhalten',
    requests: '{house}: Ein Gast {request}',
    asks: '{house}: „{question}“, fragt ein Gast. Antworten Sie mit Ja, Nein oder einem Wort.',
    robot:
      'Ja. Hier antwortet eine Wortsuche, ganz ohne KI. Ihre Gäste würden mit einem KI-Co-Host schreiben, der sagt, dass er eine KI ist, und Fragen an Sie weitergibt.',
    offer: 'Sie fragen auf Deutsch: Hier geht es zur deutschen Seite.',
    emergency: {
      first: {
        fire: 'Verlassen Sie sofort das Haus und schließen Sie die Türen hinter sich.',
        gas: 'Keine Flamme, keinen Schalter, kein Telefon im Haus benutzen. Fenster öffnen, hinausgehen und von draußen anrufen.',
        smoke:
          'Wenn Sie Rauch sehen oder riechen, verlassen Sie das Haus und schließen Sie die Türen hinter sich.',
        'break-in':
          'Halten Sie Abstand, und gehen Sie dorthin, wo Sie abschließen oder das Haus verlassen können.',
        injury: 'Bleiben Sie bei der Person. Die Notrufzentrale sagt Ihnen, was zu tun ist.',
        water:
          'Bleiben Sie von nassen Steckdosen und Lampen weg. Drehen Sie den Haupthahn zu, wenn Sie ihn gefahrlos erreichen.',
        'locked-out': 'Bitte bleiben Sie in der Nähe des Hauses, möglichst im Warmen.',
      },
      call: 'Notruf',
      danger: 'Falls jemand in Gefahr ist:',
      noCountry: 'In welchem Land steht das Haus?',
      host: 'Ich rufe den Gastgeber an.',
    },
    ready: 'Fragen zum Ausprobieren',
    questions: [
      'Wie lautet das WLAN-Passwort?',
      'Wo können wir parken, und wann müssen wir abreisen?',
      'Haben Sie ein Babybett?',
      'Gibt es eine Mikrowelle?',
      'Bist du ein Roboter?',
      'In der Küche riecht es nach Gas!',
    ],
  },
};

import { brand } from '@/lib/brand';
import type * as en from '../en/features';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  featuresPage: {
    pageTitle: 'Funktionen',
    description:
      'Abgleich mit dem Buchungssystem, Wissensdatenbank mit Score, Begrüßung auf WhatsApp, Antworten in der Sprache des Gastes, Rückfragen und Buchungsnotizen.',
    eyebrow: { label: 'Funktionen' },
    title: `Sieben Dinge, die ${brand.name} erledigt, während Sie etwas anderes tun.`,
    lead: 'In der Reihenfolge eines Tages: Bei Tageslicht verbinden Sie Ihr Buchungssystem und beschreiben die Unterkunft. Abends werden Gäste begrüßt, nachts bekommen sie Antwort, und morgens ist Übergabe.',
    contents: 'Die sieben, nach Uhrzeit',
  },
  features: {
    sync: {
      eyebrow: { label: 'Anbindung' },
      title: 'Abgleich in beide Richtungen: Buchungen kommen, Notizen gehen.',
      text: 'Verbinden Sie Ihr Buchungssystem oder Ihren Channel Manager einmal. Unterkünfte, Buchungen und Gästedaten werden automatisch übernommen, und was ein Gast sich wünscht, geht zurück in die Buchung.',
    },
    knowledgeBase: {
      eyebrow: { label: 'Wissens\u00ADdatenbank' },
      title: 'Beschreiben Sie die Unterkunft. Der Score zeigt die Lücken.',
      text: 'Die Wissensdatenbank führt Sie Thema für Thema durch jede Unterkunft. Die Score-Analyse liest Ihre Notizen wie ein Gast und sagt, was noch fehlt. Jedes vollständige Thema ist ein Zahn am Schlüssel.',
    },
    openingMessage: {
      eyebrow: { label: 'Erste Nachricht' },
      title: 'Die erste Nachricht schreiben Sie einmal, als Vorlage.',
      text: 'Wer auf WhatsApp zuerst schreibt, braucht eine genehmigte Vorlage. Ihre hat Platzhalter, und jede Buchung füllt sie aus.',
    },
    answers: {
      eyebrow: { label: 'Antworten' },
      title: 'Auch ein „Ja“ ist eine Antwort, wenn man die Frage noch weiß.',
      text: 'Ein GPT-Modell schreibt jede Antwort in der Sprache des Gastes. Es liest Ihre Wissensdatenbank und den Verlauf des Chats, und so ergibt auch ein einzelnes Wort mitten in der Nacht Sinn.',
    },
    checkIn: {
      eyebrow: { label: 'Rückfrage' },
      title: 'Weiß der Assistent etwas nicht, sagt er das.',
      text: 'Was nirgends steht, wird nicht erfunden. Der Gast bekommt entweder Ihre Kontaktdaten oder das Versprechen, dass das Team gefragt wird und eine Antwort folgt.',
    },
    summaries: {
      eyebrow: { label: 'Zusammen\u00ADfassungen' },
      title: 'Dreiundzwanzig Nachrichten, vier Zeilen.',
      text: 'Jeder Chat wird für alle zusammengefasst, die ihn als Nächste lesen. Die Auswertung über alle Chats zeigt, was Gäste immer wieder fragen und was Sie aufschreiben können, damit das aufhört.',
    },
    bookingNotes: {
      eyebrow: { label: 'Buchungsnotizen' },
      title: 'Was vereinbart ist, steht in der Buchung.',
      text: 'Der Wunsch und Ihre Antwort stehen als Notiz in der Buchung. Wer die Zimmer macht, findet beides am gewohnten Ort.',
    },
  },
  syncExample: {
    pms: { name: 'Ihr Buchungssystem', text: 'Zum Beispiel Smoobu' },
    desk: { name: brand.name, text: 'Chalet Arve, 12\u00a0Wohnungen' },
    coming:
      'Smoobu ist bereits angebunden. Demnächst: Airbnb, Booking.com, Vrbo, Guesty, Hostaway.',
    link: 'Alle Anbindungen ansehen',
    inbound: {
      label: 'Aus Ihrem Buchungssystem',
      tags: ['Unterkünfte', 'Buchungen', 'Gästedaten'],
    },
    outbound: {
      label: 'Zurück ins Buchungssystem',
      tags: ['Gäste\u00ADwünsche', 'Buchungs\u00ADnotizen'],
    },
  },
  knowledgeBaseExample: {
    house: 'Chalet Arve, Tür 4',
    entry: {
      label: 'Müll',
      text: 'Die Tonnen stehen hinter dem Haus.',
      remark: 'Welcher Tag? Welche Farbe?',
    },
    link: 'Das eigene Hausbuch erstellen',
    of: 'von 100',
    mean: 'der Mittelwert der sechs Themen unten',
    topics: [
      { name: 'Ankunft', hint: 'Schlüsselbox, Code, jede Uhrzeit: vollständig.' },
      {
        name: 'WLAN',
        hint: 'Sagt, wo die Karte hängt, aber nicht, in welchen Zimmern man Empfang hat.',
      },
      {
        name: 'Heizung',
        hint: 'Sagt, wie man sie höher stellt, aber nicht, wie man sie niedriger stellt.',
      },
      { name: 'Babybett', hint: 'Sagt, wo es steht, aber nicht, bis zu welchem Alter.' },
      { name: 'Parken', hint: 'Wohin mit einem zweiten Auto?' },
      { name: 'Müll', hint: 'Welcher Tag? Welche Farbe?' },
    ],
  },
  openingMessageExample: {
    label: 'Vorlage „Willkommen“, auf Italienisch',
    parts: [
      'Buonasera',
      { blank: 'Vorname', value: 'Giulia' },
      ', sono',
      { blank: 'Assistent', value: brand.name },
      ', l’assistente IA dello',
      { blank: 'Haus', value: 'Chalet Arve' },
      '. La aspettiamo il',
      { blank: 'Ankunft', value: '19 luglio' },
      'dalle',
      { blank: 'Check-in', value: '15:00' },
      '. Per qualsiasi domanda mi scriva qui.',
    ],
    translation: `Guten Abend Giulia, hier ist ${brand.name}, der KI-Assistent des Chalets Arve. Wir erwarten Sie am 19.\u00a0Juli ab 15\u00a0Uhr. Wenn Sie Fragen haben, schreiben Sie mir hier.`,
    sent: 'Auf WhatsApp gesendet um 18:32\u00a0Uhr, gleich nach der Buchungsbestätigung',
    trust: { label: 'Was Gäste erfahren und wo Sie den Assistenten einsetzen dürfen' },
  },
  answersExample: {
    messages: [
      {
        translation:
          'Die Schlüsselbox hängt links neben der Tür. Kommen Sie mit dem Auto? Dann sende ich die Platznummer mit dem Code.',
      },
      { translation: 'Ja' },
      {
        translation:
          'Dann ist Platz 10 für Sie, hinter dem Haus. Der Code der Schlüsselbox ist 4812. Gute Fahrt.',
      },
    ],
    label: 'Woraus die letzte Antwort entstand',
    sources: [
      { name: 'Verlauf des Chats', text: '01:26: Kommt er mit dem Auto?' },
      { name: 'Wissensdatenbank', text: 'Ankunft: Platz 10, Schlüsselbox' },
      { name: 'Sprache', text: 'Niederländisch, wie Dirk schreibt' },
      { name: 'GPT-Modell', text: 'macht einen Satz daraus' },
    ],
  },
  checkInExample: {
    question: { translation: 'Kann man bei Ihnen ein Elektroauto laden?' },
    missing: 'Wissensdatenbank: kein Wort über eine Ladestation.',
    contact: {
      title: 'Der Assistent nennt Ihre Kontaktdaten',
      reply: {
        translation:
          'Das weiß ich nicht. Anna, Ihre Gastgeberin, erreichen Sie unter +41\u00a000\u00a0000\u00a000\u00a000.',
      },
    },
    ask: {
      title: 'Der Assistent fragt nach und meldet sich wieder',
      reply: {
        translation: 'Das weiß ich noch nicht. Ich frage das Team und melde mich hier wieder.',
      },
      host: { you: 'Sie', words: 'ja, Garage, 11\u00a0kW' },
      later: { translation: 'Ja, in der Garage: Die Ladestation leistet 11\u00a0kW.' },
    },
  },
  summariesExample: {
    strip: 'Der ganze Chat: 23\u00a0Nachrichten',
    title: 'Tür 7, Giulia, 19. bis 22.\u00a0Juli',
    lines: [
      { name: 'Gefragt', text: 'Babybett, Parkplatz für zwei Autos, die Bäckerei am Sonntag.' },
      { name: 'Beantwortet', text: 'Parkplatz und Bäckerei, aus der Wissensdatenbank.' },
      { name: 'Vereinbart', text: 'Babybett: Ihr Ja um 6:30\u00a0Uhr.' },
      { name: 'Offen', text: 'Nichts.' },
    ],
    insights: {
      title: 'Was der Juli Ihnen sagt',
      rows: [
        {
          topic: 'Müll',
          text: '11\u00a0Gäste fragten nach dem Abholtag. In den Notizen steht keiner.',
          advice: 'Aufschreiben',
        },
        {
          topic: 'Parken',
          text: '9\u00a0Gäste kamen mit einem zweiten Auto.',
          advice: 'Einen Platz nennen',
        },
        {
          topic: 'Späte Ankunft',
          text: '8\u00a0Gäste landeten nach 22\u00a0Uhr.',
          advice: 'Code früh senden',
        },
      ],
    },
  },
  bookingNotesExample: {
    fields: [
      ['Gast', 'Giulia R.'],
      ['Ankunft', '19.\u00a0Juli'],
      ['Nächte', '3'],
      ['Sprache', 'Italienisch'],
    ],
    door: ['Tür', '7'],
    title: 'Buchungsnotiz',
    rows: [
      { text: 'Kommt mit zwei Autos. Zweites Auto: Dorfplatz.' },
      { text: 'Fragt nach einem Babybett.' },
    ],
    latest: { text: 'Babybett: ja, dem Gast bestätigt.' },
  },
  featuresEnd: {
    title: 'Machen Sie das Licht aus und probieren Sie alle sieben aus.',
    lead: 'Testen ist kostenlos, solange Sie möchten, und ohne Kreditkarte. Sie zahlen nichts, bis Sie überzeugt sind.',
  },
};

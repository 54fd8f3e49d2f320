import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/features';
import type { Translated } from '../translated';

/** The copy of the features page's head. */
export const featuresPage: Translated<typeof en.featuresPage> = {
  pageTitle: 'Funktionen',
  description:
    'Abgleich mit dem Buchungssystem, Wissensdatenbank mit Score, Begrüßung auf WhatsApp, Antworten in der Sprache des Gastes, Rückfragen und Buchungsnotizen.',
  eyebrow: { time: '14:00', label: 'Funktionen' },
  title: `Sieben Dinge, die ${brand.name} erledigt, während Sie etwas anderes tun.`,
  lead: 'In der Reihenfolge eines Tages: Bei Tageslicht verbinden Sie Ihr Buchungssystem und beschreiben die Unterkunft. Abends werden Gäste begrüßt, nachts bekommen sie Antwort, und morgens ist Übergabe.',
  contents: 'Die sieben, nach Uhrzeit',
};

/** The seven blocks, in their order. */
export const features: Translated<typeof en.features> = {
  sync: {
    id: 'pms-connection',
    eyebrow: { time: '14:05', label: 'Anbindung' },
    title: 'Abgleich in beide Richtungen: Buchungen kommen, Notizen gehen.',
    text: 'Verbinden Sie Ihr Buchungssystem oder Ihren Channel Manager einmal. Unterkünfte, Buchungen und Gästedaten werden automatisch übernommen, und was ein Gast sich wünscht, geht zurück in die Buchung.',
  },
  knowledgeBase: {
    id: 'knowledge-base',
    eyebrow: { time: '15:40', label: 'Wissens\u00ADdatenbank' },
    title: 'Beschreiben Sie die Unterkunft. Der Score zeigt die Lücken.',
    text: 'Die Wissensdatenbank führt Sie Thema für Thema durch jede Unterkunft. Die Score-Analyse liest Ihre Notizen wie ein Gast und sagt, was noch fehlt. Jedes vollständige Thema ist ein Zahn am Schlüssel.',
  },
  openingMessage: {
    id: 'opening-message',
    eyebrow: { time: '18:32', label: 'Erste Nachricht' },
    title: 'Die erste Nachricht schreiben Sie einmal, als Vorlage.',
    text: 'Wer auf WhatsApp zuerst schreibt, braucht eine genehmigte Vorlage. Ihre hat Platzhalter, und jede Buchung füllt sie aus.',
  },
  answers: {
    id: 'answers',
    eyebrow: { time: '01:41', label: 'Antworten' },
    title: 'Auch ein „Ja“ ist eine Antwort, wenn man die Frage noch weiß.',
    text: 'Ein GPT-Modell schreibt jede Antwort in der Sprache des Gastes. Es liest Ihre Wissensdatenbank und den Verlauf des Chats, und so ergibt auch ein einzelnes Wort mitten in der Nacht Sinn.',
  },
  checkIn: {
    id: 'host-check-in',
    eyebrow: { time: '02:31', label: 'Rückfrage' },
    title: 'Weiß der Assistent etwas nicht, sagt er das.',
    text: 'Was nirgends steht, wird nicht erfunden. Der Gast bekommt entweder Ihre Kontaktdaten oder das Versprechen, dass das Team gefragt wird und eine Antwort folgt.',
  },
  summaries: {
    id: 'chat-summaries',
    eyebrow: { time: '06:30', label: 'Zusammen\u00ADfassungen' },
    title: 'Dreiundzwanzig Nachrichten, vier Zeilen.',
    text: 'Jeder Chat wird für alle zusammengefasst, die ihn als Nächste lesen. Die Auswertung über alle Chats zeigt, was Gäste immer wieder fragen und was Sie aufschreiben können, damit das aufhört.',
  },
  bookingNotes: {
    id: 'booking-notes',
    eyebrow: { time: '06:31', label: 'Buchungsnotizen' },
    title: 'Was vereinbart ist, steht in der Buchung.',
    text: 'Der Wunsch und Ihre Antwort stehen als Notiz in der Buchung. Wer die Zimmer macht, findet beides am gewohnten Ort.',
  },
};

/** Block 1: what is synced in each direction. */
export const syncExample: Translated<typeof en.syncExample> = {
  pms: { name: 'Ihr Buchungssystem', text: 'Zum Beispiel Smoobu' },
  desk: { name: brand.name, text: 'Chalet Arve, 12\u00a0Wohnungen' },
  coming: 'Smoobu ist bereits angebunden. Demnächst: Airbnb, Booking.com, Vrbo, Guesty, Hostaway.',
  link: 'Alle Anbindungen ansehen',
  inbound: { label: 'Aus Ihrem Buchungssystem', tags: ['Unterkünfte', 'Buchungen', 'Gästedaten'] },
  outbound: {
    label: 'Zurück ins Buchungssystem',
    tags: ['Gäste\u00ADwünsche', 'Buchungs\u00ADnotizen'],
  },
};

/** Block 2: the topics of a property. Its score is their mean. */
export const knowledgeBaseExample: Translated<typeof en.knowledgeBaseExample> = {
  house: 'Chalet Arve, Tür 9',
  entry: {
    label: 'Müll',
    text: 'Die Tonnen stehen hinter dem Haus.',
    remark: 'Welcher Tag? Welche Farbe?',
  },
  link: 'Das eigene Hausbuch erstellen',
  of: 'von 100',
  mean: 'der Mittelwert der sechs Themen unten',
  topics: [
    { name: 'Ankunft', score: 100, hint: 'Schlüsselbox, Code, jede Uhrzeit: vollständig.' },
    {
      name: 'WLAN',
      score: 95,
      hint: 'Sagt, wo die Karte hängt, aber nicht, in welchen Zimmern man Empfang hat.',
    },
    {
      name: 'Heizung',
      score: 80,
      hint: 'Sagt, wie man sie höher stellt, aber nicht, wie man sie niedriger stellt.',
    },
    { name: 'Babybett', score: 75, hint: 'Sagt, wo es steht, aber nicht, bis zu welchem Alter.' },
    { name: 'Parken', score: 60, hint: 'Wohin mit einem zweiten Auto?' },
    { name: 'Müll', score: 40, hint: 'Welcher Tag? Welche Farbe?' },
  ],
};

/** Block 3: the template with its blanks filled in. */
export const openingMessageExample: Translated<typeof en.openingMessageExample> = {
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
  trust: {
    label: 'Was Gäste erfahren und wo Sie den Assistenten einsetzen dürfen',
    href: paths.trust,
  },
};

/** Block 4: three messages, and the four sources of the last one. */
export const answersExample: Translated<typeof en.answersExample> = {
  messages: [
    {
      time: '01:26',
      from: 'desk',
      lang: 'nl',
      text: 'Het sleutelkastje hangt links van de deur. Komt u met de auto? Dan stuur ik de parkeerplek met de code mee.',
      translation:
        'Die Schlüsselbox hängt links neben der Tür. Kommen Sie mit dem Auto? Dann sende ich die Platznummer mit dem Code.',
    },
    { time: '01:41', from: 'guest', lang: 'nl', text: 'Ja', translation: 'Ja' },
    {
      time: '01:41',
      from: 'desk',
      lang: 'nl',
      text: 'Dan is plek 12 voor u, rechts naast het huis. De code van het sleutelkastje is 4812. Goede reis.',
      translation:
        'Dann ist Platz 12 für Sie, rechts neben dem Haus. Der Code der Schlüsselbox ist 4812. Gute Fahrt.',
    },
  ],
  label: 'Woraus die letzte Antwort entstand',
  sources: [
    { name: 'Verlauf des Chats', text: '01:26: Kommt er mit dem Auto?' },
    { name: 'Wissensdatenbank', text: 'Ankunft: Platz 12, Schlüsselbox' },
    { name: 'Sprache', text: 'Niederländisch, wie Daan schreibt' },
    { name: 'GPT-Modell', text: 'macht einen Satz daraus' },
  ],
};

/** Block 5: a question that nothing answers, and the two possible replies. */
export const checkInExample: Translated<typeof en.checkInExample> = {
  question: {
    from: 'guest',
    lang: 'fr',
    text: 'Peut-on recharger une voiture électrique chez\u00a0vous\u00a0?',
    translation: 'Kann man bei Ihnen ein Elektroauto laden?',
  },
  missing: 'Wissensdatenbank: kein Wort über eine Ladestation.',
  contact: {
    title: 'Der Assistent nennt Ihre Kontaktdaten',
    reply: {
      from: 'desk',
      lang: 'fr',
      text: 'Je ne le sais pas. Anna, votre hôte, vous répond au +41\u00a000\u00a0000\u00a000\u00a000.',
      translation:
        'Das weiß ich nicht. Anna, Ihre Gastgeberin, erreichen Sie unter +41\u00a000\u00a0000\u00a000\u00a000.',
    },
  },
  ask: {
    title: 'Der Assistent fragt nach und meldet sich wieder',
    reply: {
      from: 'desk',
      lang: 'fr',
      text: 'Je ne le sais pas encore. Je demande à l’équipe et je reviens vers vous ici.',
      translation: 'Das weiß ich noch nicht. Ich frage das Team und melde mich hier wieder.',
    },
    host: { time: '07:02', you: 'Sie', words: 'ja, Garage, 11\u00a0kW' },
    later: {
      from: 'desk',
      lang: 'fr',
      text: 'Oui, au garage\u00a0: la borne a une puissance de 11 kW.',
      translation: 'Ja, in der Garage: Die Ladestation leistet 11\u00a0kW.',
    },
  },
};

/** Block 6: the length of each message of a chat (the guest's are negative), and the chat's summary. */
export const summariesExample: Translated<typeof en.summariesExample> = {
  lengths: [
    60, -40, -72, 66, -30, 52, -64, 74, 40, -46, -26, 58, -70, 70, -36, 48, -54, 62, 30, -28, 56,
    -44, 34,
  ],
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
};

/** Block 7: a booking and its notes. */
export const bookingNotesExample: Translated<typeof en.bookingNotesExample> = {
  fields: [
    ['Gast', 'Giulia R.'],
    ['Ankunft', '19.\u00a0Juli'],
    ['Nächte', '3'],
    ['Sprache', 'Italienisch'],
  ],
  door: ['Tür', '7'],
  title: 'Buchungsnotiz',
  rows: [
    { time: '21:10', text: 'Kommt mit zwei Autos. Zweites Auto: Dorfplatz.' },
    { time: '02:14', text: 'Fragt nach einem Babybett.' },
  ],
  latest: { time: '06:30', text: 'Babybett: ja, dem Gast bestätigt.' },
};

/** The copy of the closing call to action. */
export const featuresEnd: Translated<typeof en.featuresEnd> = {
  title: 'Machen Sie das Licht aus und probieren Sie alle sieben aus.',
  lead: 'Testen ist kostenlos, solange Sie möchten, und ohne Kreditkarte. Sie zahlen nichts, bis Sie überzeugt sind.',
};

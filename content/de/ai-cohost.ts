import { brand } from '@/lib/brand';
import type * as en from '../en/ai-cohost';
import type { Translated } from '../translated';

/** The copy of the AI co-host page's head. */
export const aiCohost: Translated<typeof en.aiCohost> = {
  pageTitle: 'KI-Co-Host für Ferienwohnungen',
  description:
    'Der Co-Host, der auf WhatsApp antwortet, während Sie schlafen: wie er Gäste begrüßt, wann er Sie um ein Ja oder Nein bittet und was Sie morgens sehen.',
  eyebrow: { time: '00:37', label: 'KI-Co-Host' },
  title: ['Sie machen das Licht aus.', 'Die Rezeption bleibt wach.'],
  lead: `${brand.name} ist der KI-Co-Host Ihrer Ferienunterkünfte. Er liest jede WhatsApp-Nachricht Ihrer Gäste, antwortet mit dem, was Sie über die Unterkunft aufgeschrieben haben, und legt Ihnen nur vor, was Sie entscheiden müssen.`,
  action: 'Jetzt starten',
  newTab: '(öffnet in neuem Tab)',
  note: 'Kostenlos testen, solange Sie möchten. Ohne Kreditkarte.',
  caption:
    'Chalet Arve um 0:37\u00a0Uhr. Hinter Tür 9 ist noch jemand wach, an der Rezeption auch.',
  question: {
    from: 'guest',
    lang: 'de',
    text: 'Das WLAN-Passwort steht nicht auf dem Router.',
    translation: 'Das WLAN-Passwort steht nicht auf dem Router.',
  },
  answer: {
    from: 'desk',
    lang: 'de',
    text: 'Es steht auf der blauen Karte, innen an der Küchenschranktür.',
    translation: 'Es steht auf der blauen Karte, innen an der Küchenschranktür.',
  },
};

/** The copy around the dashboard. All figures are one sample day in a house with twelve doors. */
export const dashboard: Translated<typeof en.dashboard> = {
  eyebrow: { time: '07:10', label: 'Das Dashboard' },
  title: 'Zum Frühstück wissen Sie, was in der Nacht los war.',
  lead: 'Vier Blicke auf dieselbe Rezeption: Rückblick, Live-Ansicht, Probelauf, und alles auch auf dem Handy. Die Zahlen sind erfunden.',
};

/** The overview: messages by hour from 00:00 on; every sum on the panel is made from them. */
export const overview: Translated<typeof en.overview> = {
  title: 'Überblick',
  text: 'Antwortzeiten, Zufriedenheit der Gäste und die Fragen, die immer wiederkommen. Was Gäste am häufigsten fragen, schreiben Sie als Nächstes auf.',
  heading: 'Chalet Arve, 18.\u00a0Juli',
  hours: [2, 1, 2, 1, 1, 0, 1, 2, 3, 2, 1, 2, 2, 1, 2, 4, 3, 4, 3, 3, 4, 3, 4, 3],
  night: { from: 22, to: 6, text: 'zwischen 22 und 6\u00a0Uhr' },
  messages: 'Nachrichten',
  byHour: 'Nachrichten je Stunde',
  figures: [
    { value: '8\u00a0s', label: 'Antwortzeit: Die Hälfte der Antworten kam schneller' },
    {
      value: '18 von 19',
      label: 'Zufriedenheit: Gäste, die den Chat als hilfreich bewertet haben',
    },
  ],
  commonTitle: 'Häufige Fragen',
  common: [
    { topic: 'WLAN', count: 13 },
    { topic: 'Parken', count: 9 },
    { topic: 'Ankunft', count: 8 },
    { topic: 'Heizung', count: 5 },
    { topic: 'Müll', count: 4 },
  ],
};

/** The conversations as they go on. */
export const tracking: Translated<typeof en.tracking> = {
  title: 'Chats in Echtzeit verfolgen',
  text: 'Jede Unterkunft auf dem neuesten Stand. Lesen Sie mit, während ein Gast schreibt: Der Schlüsselanhänger zeigt, wenn jemand auf Sie wartet.',
  label: 'Chats, Stand 22:44\u00a0Uhr',
  rows: [
    { door: 4, time: '22:38', text: 'Wohin mit dem Müll?', status: 'answered' },
    { door: 9, time: '22:41', text: 'Ist die Sauna noch warm?', status: 'answered' },
    {
      door: 5,
      time: '22:43',
      text: 'Darf am Freitag ein Freund bei uns schlafen?',
      status: 'asking',
    },
    { door: 12, time: '22:44', text: 'Daan schreibt gerade', status: 'waiting', writing: true },
  ],
};

/** The rehearsal before a guest reads anything. */
export const simulator: Translated<typeof en.simulator> = {
  title: 'Ein Simulator zum Testen',
  text: 'Fragen Sie, als wären Sie der Gast. Sie sehen die Antwort und die Notiz, auf der sie beruht, oder den Hinweis, dass der Assistent Sie fragen würde. Niemand bekommt etwas geschickt.',
  asGuest: 'Sie, als Gast',
  trials: [
    {
      question: 'Dürfen wir unseren Hund mitbringen?',
      answer: 'Ein Hund ist willkommen, 15\u00a0CHF pro Nacht.',
      source: 'Wissensdatenbank, Hausregeln',
      known: true,
    },
    {
      question: 'Gibt es einen Föhn?',
      answer: 'Steht nirgends. Der Assistent würde Sie fragen.',
      source: 'Aufschreiben: Bad',
      known: false,
    },
  ],
};

/** The phone. */
export const mobile: Translated<typeof en.mobile> = {
  title: 'Eine Web-App fürs Handy',
  text: 'Dieselbe Rezeption im Browser Ihres Handys, ganz ohne Installation. Für ein Ja genügt ein Daumen.',
  screen: {
    time: '22:43',
    door: 'Tür 5',
    question: 'möchte am Freitag eine zusätzliche Person mitbringen.',
    yes: 'ja',
    no: 'nein',
    rows: [
      { door: 12, text: 'Späte Ankunft', status: 'waiting' },
      { door: 9, text: 'Sauna', status: 'answered' },
      { door: 4, text: 'Müll', status: 'answered' },
      { door: 3, text: 'Früher Check-in', status: 'answered' },
      { door: 7, text: 'Parken', status: 'answered' },
      { door: 11, text: 'Frühstück', status: 'answered' },
    ],
  },
};

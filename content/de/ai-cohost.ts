import { brand } from '@/lib/brand';
import type * as en from '../en/ai-cohost';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  aiCohost: {
    pageTitle: 'KI-Co-Host für Ferienwohnungen',
    description:
      'Der Co-Host, der auf WhatsApp antwortet, während Sie schlafen: wie er Gäste begrüßt, wann er Sie um ein Ja oder Nein bittet und was Sie morgens sehen.',
    eyebrow: { label: 'KI-Co-Host' },
    title: ['Sie machen das Licht aus.', 'Die Rezeption bleibt wach.'],
    lead: `${brand.name} ist der KI-Co-Host Ihrer Ferienunterkünfte. Er liest jede WhatsApp-Nachricht Ihrer Gäste, antwortet mit dem, was Sie über die Unterkunft aufgeschrieben haben, und legt Ihnen nur vor, was Sie entscheiden müssen.`,
    action: 'Jetzt starten',
    newTab: '(öffnet in neuem Tab)',
    note: 'Kostenlos testen, solange Sie möchten. Ohne Kreditkarte.',
    caption:
      'Chalet Arve um 0:37\u00a0Uhr. Hinter Tür 9 ist noch jemand wach, an der Rezeption auch.',
    question: { translation: 'Das WLAN-Passwort steht nicht auf dem Router.' },
    answer: { translation: 'Es steht auf der blauen Karte, innen an der Küchenschranktür.' },
  },
  dashboard: {
    eyebrow: { label: 'Das Dashboard' },
    title: 'Zum Frühstück wissen Sie, was in der Nacht los war.',
    lead: 'Vier Blicke auf dieselbe Rezeption: Rückblick, Live-Ansicht, Probelauf, und alles auch auf dem Handy. Die Zahlen sind erfunden.',
  },
  overview: {
    title: 'Überblick',
    text: 'Antwortzeiten, Zufriedenheit der Gäste und die Fragen, die immer wiederkommen. Was Gäste am häufigsten fragen, schreiben Sie als Nächstes auf.',
    heading: 'Chalet Arve, 18.\u00a0Juli',
    night: { text: 'zwischen 22 und 6\u00a0Uhr' },
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
      { topic: 'WLAN' },
      { topic: 'Parken' },
      { topic: 'Ankunft' },
      { topic: 'Heizung' },
      { topic: 'Müll' },
    ],
  },
  tracking: {
    title: 'Chats in Echtzeit verfolgen',
    text: 'Jede Unterkunft auf dem neuesten Stand. Lesen Sie mit, während ein Gast schreibt: Der Schlüsselanhänger zeigt, wenn jemand auf Sie wartet.',
    label: 'Chats, Stand 22:44\u00a0Uhr',
    rows: [
      { text: 'Wohin mit dem Müll?' },
      { text: 'Ist die Sauna noch warm?' },
      { text: 'Darf am Freitag ein Freund bei uns schlafen?' },
      { text: 'Dirk schreibt gerade' },
    ],
  },
  simulator: {
    title: 'Ein Simulator zum Testen',
    text: 'Fragen Sie, als wären Sie der Gast. Sie sehen die Antwort und die Notiz, auf der sie beruht, oder den Hinweis, dass der Assistent Sie fragen würde. Niemand bekommt etwas geschickt.',
    asGuest: 'Sie, als Gast',
    trials: [
      {
        question: 'Dürfen wir unseren Hund mitbringen?',
        answer: 'Ein Hund ist willkommen, 15\u00a0CHF pro Nacht.',
        source: 'Wissensdatenbank, Hausregeln',
      },
      {
        question: 'Gibt es einen Föhn?',
        answer: 'Steht nirgends. Der Assistent würde Sie fragen.',
        source: 'Aufschreiben: Bad',
      },
    ],
  },
  mobile: {
    title: 'Eine Web-App fürs Handy',
    text: 'Dieselbe Rezeption im Browser Ihres Handys, ganz ohne Installation. Für ein Ja genügt ein Daumen.',
    screen: {
      door: 'Tür 8',
      question: 'möchte am Freitag eine zusätzliche Person mitbringen.',
      yes: 'ja',
      no: 'nein',
      rows: [
        { text: 'Späte Ankunft' },
        { text: 'Sauna' },
        { text: 'Müll' },
        { text: 'Früher Check-in' },
        { text: 'Parken' },
        { text: 'Frühstück' },
      ],
    },
  },
};

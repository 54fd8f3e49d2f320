import { brand } from '@/lib/brand';
import type * as en from '../en/how-it-works';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  howItWorks: {
    eyebrow: { label: 'So funktioniert es' },
    title: 'Vier Schritte, und nur einer davon ist Ihrer.',
    lead: 'Ein Aufenthalt hinter Tür 7 im Chalet Arve, von der bestätigten Buchung bis zur fertigen Notiz. Der Gast ist erfunden.',
  },
  speakers: { guest: 'Gast:', desk: 'Assistent:' },
  greetingStep: {
    title: 'Eine Buchung ist bestätigt, und der Gast wird begrüßt',
    text: 'Ihr Buchungssystem meldet die Buchung. Der Gast bekommt einen Gruß auf WhatsApp in seiner Sprache, und schon die erste Zeile sagt, dass eine KI schreibt.',
    slip: {
      title: 'Buchung bestätigt',
      rows: [
        ['Tür', '7'],
        ['Gast', 'Giulia R.'],
        ['Ankunft', '19.\u00a0Juli, 3\u00a0Nächte'],
      ],
    },
    greeting: {
      translation: `Guten Abend Giulia, hier ist ${brand.name}, der KI-Assistent des Chalets Arve. Zu Ihrem Aufenthalt können Sie mir hier jederzeit schreiben.`,
    },
  },
  answerStep: {
    title: 'Fragen werden beantwortet',
    text: 'Parkplatz, WLAN, Heizung, Müll: Tag und Nacht beantwortet mit dem, was Sie über diese Wohnung aufgeschrieben haben. Niemand wird dafür geweckt.',
    question: { translation: 'Wo können wir parken? Wir kommen mit zwei Autos.' },
    source:
      'Wissensdatenbank, Parken: „Platz 7, hinter dem Haus. Zweites Auto: auf dem Dorfplatz, gratis von 19 bis 8\u00a0Uhr.“',
    answer: {
      translation:
        'Platz 7 hinter dem Haus ist für Sie reserviert. Das zweite Auto kann auf dem Dorfplatz stehen: Von 19 bis 8\u00a0Uhr ist es dort kostenlos.',
    },
  },
  escalationStep: {
    title: 'Im richtigen Moment gefragt: Sie sagen Ja oder Nein',
    text: 'Was Ihre Zusage braucht oder nirgends steht, kommt zu Ihnen. Antworten Sie mit Ja oder Nein, oder mit Stichwörtern. Der Gast liest ganze Sätze.',
    slip: { text: 'Tür 7 fragt nach einem Babybett. Antworten Sie mit Ja oder Nein.' },
    you: 'Sie schreiben',
    guest: 'Giulia liest',
    replies: [
      { word: 'ja', translation: 'Das Babybett steht bei Ihrer Ankunft bereit.' },
      { word: 'nein', translation: 'Leider gibt es in diesem Haus kein Babybett.' },
      {
        word: 'ja, ohne Bettwäsche',
        translation: 'Ein Babybett gibt es. Die Bettwäsche dafür bringen Sie bitte mit.',
      },
    ],
  },
  noteStep: {
    title: 'Ihr Buchungssystem ist auf dem neuesten Stand',
    text: 'Was vereinbart wurde, steht in der Buchungsnotiz, wo Sie und Ihr Team ohnehin nachsehen.',
    sheet: {
      title: 'Buchung, Tür 7',
      rows: [
        ['Gast', 'Giulia R.'],
        ['Gäste', '2 und ein Baby'],
        ['Ankunft', '19.\u00a0Juli'],
        ['Abreise', '22.\u00a0Juli'],
        ['Sprache', 'Italienisch'],
      ],
      note: ['Notiz', 'Babybett: ja'],
      written: { text: 'für Sie notiert' },
    },
  },
};

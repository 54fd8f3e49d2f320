import { brand } from '@/lib/brand';
import type * as en from '../en/how-it-works';
import type { Translated } from '../translated';

/** The copy around the four steps. */
export const howItWorks: Translated<typeof en.howItWorks> = {
  eyebrow: { time: '02:14', label: 'So funktioniert es' },
  title: 'Vier Schritte, und nur einer davon ist Ihrer.',
  lead: 'Ein Aufenthalt hinter Tür 7 im Chalet Arve, von der bestätigten Buchung bis zur fertigen Notiz. Der Gast ist erfunden.',
};

/** Who has written a message, for screen readers. */
export const speakers: Translated<typeof en.speakers> = { guest: 'Gast:', desk: 'Assistent:' };

/** Step 1: what the PMS reports, and what the guest receives. */
export const greetingStep: Translated<typeof en.greetingStep> = {
  title: 'Eine Buchung ist bestätigt, und der Gast wird begrüßt',
  text: 'Ihr Buchungssystem meldet die Buchung. Der Gast bekommt einen Gruß auf WhatsApp in seiner Sprache, und schon die erste Zeile sagt, dass eine KI schreibt.',
  slip: {
    title: 'Buchung bestätigt',
    time: '18:32',
    rows: [
      ['Tür', '7'],
      ['Gast', 'Giulia R.'],
      ['Ankunft', '19.\u00a0Juli, 3\u00a0Nächte'],
    ],
  },
  greeting: {
    from: 'desk',
    lang: 'it',
    text: `Buonasera Giulia, sono ${brand.name}, l’assistente IA dello Chalet Arve. Per il suo soggiorno può scrivermi qui, a qualsiasi ora.`,
    translation: `Guten Abend Giulia, hier ist ${brand.name}, der KI-Assistent des Chalets Arve. Zu Ihrem Aufenthalt können Sie mir hier jederzeit schreiben.`,
  },
};

/** Step 2: a question, the line of the knowledge base it rests on, and the answer. */
export const answerStep: Translated<typeof en.answerStep> = {
  title: 'Fragen werden beantwortet',
  text: 'Parkplatz, WLAN, Heizung, Müll: Tag und Nacht beantwortet mit dem, was Sie über diese Wohnung aufgeschrieben haben. Niemand wird dafür geweckt.',
  question: {
    from: 'guest',
    lang: 'it',
    text: 'Dove possiamo parcheggiare? Arriviamo con due macchine.',
    translation: 'Wo können wir parken? Wir kommen mit zwei Autos.',
  },
  source:
    'Wissensdatenbank, Parken: „Platz 7, hinter dem Haus. Zweites Auto: auf dem Dorfplatz, gratis von 19 bis 8\u00a0Uhr.“',
  answer: {
    from: 'desk',
    lang: 'it',
    text: 'Il posto 7, dietro la casa, è riservato a voi. La seconda macchina può restare in piazza: dalle 19 alle 8 è gratis.',
    translation:
      'Platz 7 hinter dem Haus ist für Sie reserviert. Das zweite Auto kann auf dem Dorfplatz stehen: Von 19 bis 8\u00a0Uhr ist es dort kostenlos.',
  },
};

/** Step 3, the host's only one: a word from the host, and what the guest reads. */
export const escalationStep: Translated<typeof en.escalationStep> = {
  title: 'Im richtigen Moment gefragt: Sie sagen Ja oder Nein',
  text: 'Was Ihre Zusage braucht oder nirgends steht, kommt zu Ihnen. Antworten Sie mit Ja oder Nein, oder mit Stichwörtern. Der Gast liest ganze Sätze.',
  slip: {
    time: '02:14',
    text: 'Tür 7 fragt nach einem Babybett. Antworten Sie mit Ja oder Nein.',
  },
  you: 'Sie schreiben',
  guest: 'Giulia liest',
  replies: [
    {
      word: 'ja',
      text: 'Al vostro arrivo il lettino sarà pronto.',
      translation: 'Das Babybett steht bei Ihrer Ankunft bereit.',
    },
    {
      word: 'nein',
      text: 'Purtroppo in questa casa non c’è un lettino.',
      translation: 'Leider gibt es in diesem Haus kein Babybett.',
    },
    {
      word: 'ja, ohne Bettwäsche',
      text: 'Il lettino c’è. Le lenzuola, però, vanno portate da casa.',
      translation: 'Ein Babybett gibt es. Die Bettwäsche dafür bringen Sie bitte mit.',
    },
  ],
};

/** Step 4: the note in the booking. */
export const noteStep: Translated<typeof en.noteStep> = {
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
    written: { time: '06:30', text: 'für Sie notiert' },
  },
};

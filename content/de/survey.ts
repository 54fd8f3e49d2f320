import type * as en from '../en/survey';
import type { Translated } from '../translated';
import { tryAgain } from './states';

/** The answer of a visitor who manages no properties. */
const exploring = 'Nein';

/** The choice that asks for a name of its own. */
export const otherProvider: Translated<typeof en.otherProvider> = {
  code: 'OTHER',
  name: 'Anderes',
  icon: null,
};

/** What can be chosen where no provider is stored, or none can be read. */
export const fallbackProviders: Translated<typeof en.fallbackProviders> = [
  { code: 'SMOOBU', name: 'Smoobu', icon: null },
  { code: 'AIRBNB', name: 'Airbnb', icon: null },
  { code: 'BOOKING', name: 'Booking.com', icon: null },
  { code: 'VRBO', name: 'Vrbo', icon: null },
  otherProvider,
];

/** Texts of the page around the survey. */
export const surveyPage: Translated<typeof en.surveyPage> = {
  eyebrow: { time: '21:30', label: 'Umfrage' },
  title: 'Fünf Fragen, bevor die Nacht beginnt',
  lead: 'Ein Schlüssel für jede Antwort. Was Sie wählen, bleibt auf dieser Seite: Nichts wird gesendet.',
  description:
    'Fünf kurze Fragen zu Ihren Ferienunterkünften: wie viele, welches Buchungssystem, welche Nachrichten Mühe machen. Antworten bleiben im Browser.',
  needsScript:
    'Die Fragen stellt ein Skript in Ihrem Browser, und Skripte sind hier ausgeschaltet.',
  write: 'Schreiben Sie uns stattdessen',
};

/** The questions, and the texts around them. */
export const survey: Translated<typeof en.survey> = {
  questions: [
    {
      topic: 'Vermietung',
      question: 'Verwalten Sie Ferienunterkünfte?',
      options: [{ answer: 'Ja' }, { answer: exploring, note: 'Ich sehe mich nur um' }],
    },
    {
      topic: 'Wer hilft',
      question: 'Wie verwalten Sie die Unterkünfte?',
      whenExploring: 'Noch keine Unterkünfte? Wählen Sie, wie Sie arbeiten möchten.',
      options: [
        { answer: 'Allein', note: 'Jede Nachricht landet bei mir' },
        { answer: 'Im Team', note: 'Wir antworten zu mehreren' },
      ],
    },
    {
      topic: 'Unterkünfte',
      question: 'Wie viele Unterkünfte?',
      whenExploring: 'Noch keine Unterkünfte? Wählen Sie, an wie viele Sie denken.',
      options: [{ answer: '1–5' }, { answer: '6–20' }, { answer: '21–50' }, { answer: '50+' }],
    },
    { topic: 'System', question: 'Welches Verwaltungssystem (PMS)?' },
    {
      topic: 'Mühe',
      question: 'Was macht Ihnen bei den Nachrichten am meisten Mühe?',
      options: [
        { answer: 'Fragen, die sich wiederholen' },
        { answer: 'Nachrichten auf mehreren Plattformen' },
        { answer: 'Antworten außerhalb der Arbeitszeit' },
        { answer: 'Sprachbarrieren mit Gästen aus aller Welt' },
        { answer: 'Etwas anderes' },
      ],
    },
  ],
  exploring,
  step: 'Frage {step} von {count}',
  answered: '{count} von {count} beantwortet',
  progress: 'Fortschritt',
  ledger: 'Ihre Antworten',
  back: 'Zurück',
  loading: 'Die Verwaltungssysteme werden geladen',
  failed:
    'Die Verwaltungssysteme konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  otherName: 'Name Ihres Systems',
  continue: 'Weiter',
  backToOptions: 'Zurück zur Auswahl',
  tryAgain,
  thanks: 'Vielen Dank für Ihre Antworten!',
  leave: 'Ihre Antworten gehen verloren, wenn Sie diese Seite verlassen. Trotzdem verlassen?',
  after:
    'Nichts wurde gesendet: Wir sehen Ihre fünf Antworten nicht, und sie sind weg, sobald Sie diese Seite verlassen. Möchten Sie uns etwas davon mitteilen?',
  writeAfter: 'Schreiben Sie uns',
  startOver: 'Neu anfangen',
};

import type * as en from '../en/survey';
import type { Texts } from '../translated';
import { texts as states } from './states';

const exploring = 'Nein';

const otherProvider = { name: 'Anderes System' };

export const texts: Texts<typeof en> = {
  otherProvider,
  fallbackProviders: [
    { name: 'Smoobu' },
    { name: 'Airbnb' },
    { name: 'Booking.com' },
    { name: 'Vrbo' },
    otherProvider,
  ],
  surveyPage: {
    eyebrow: { label: 'Umfrage' },
    title: 'Fünf Fragen, bevor die Nacht beginnt',
    pageTitle: 'Umfrage vor dem Start',
    lead: 'Ein Schlüssel für jede Antwort. Was Sie wählen, bleibt auf dieser Seite: Nichts wird gesendet.',
    description:
      'Fünf kurze Fragen zu Ihren Ferienwohnungen: wie viele, welches Buchungssystem, was bei den Nachrichten Zeit kostet. Antworten bleiben im Browser.',
    needsScript: 'Die Fragen brauchen JavaScript, das in Ihrem Browser ausgeschaltet ist.',
    write: 'Schreiben Sie uns stattdessen',
  },
  survey: {
    questions: [
      {
        topic: 'Vermietung',
        question: 'Vermieten oder verwalten Sie Ferienunterkünfte?',
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
        options: [
          { answer: '1–5' },
          { answer: '6–20' },
          { answer: '21–50' },
          { answer: 'mehr als 50' },
        ],
      },
      { topic: 'System', question: 'Welches Buchungssystem (PMS)?' },
      {
        topic: 'Aufwand',
        question: 'Was kostet Sie bei den Nachrichten am meisten Zeit?',
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
    loading: 'Die Liste der Systeme wird geladen',
    failed:
      'Die Liste der Systeme konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    otherName: 'Name Ihres Systems',
    continue: 'Weiter',
    backToOptions: 'Zurück zur Auswahl',
    tryAgain: states.tryAgain,
    thanks: 'Vielen Dank für Ihre Antworten!',
    leave: 'Ihre Antworten gehen verloren, wenn Sie diese Seite verlassen. Trotzdem verlassen?',
    after:
      'Es wurde nichts gesendet: Wir sehen Ihre fünf Antworten nicht, und sie sind weg, sobald Sie diese Seite verlassen. Möchten Sie uns etwas davon mitteilen?',
    writeAfter: 'Schreiben Sie uns',
    startOver: 'Neu anfangen',
  },
};

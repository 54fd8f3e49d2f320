import type * as en from '../en/survey';
import type { Texts } from '../translated';
import { texts as states } from './states';

const exploring = 'Nee';

const otherProvider = { name: 'Een ander systeem' };

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
    eyebrow: { label: 'Enquête' },
    title: 'Vijf vragen voordat de nacht begint',
    pageTitle: 'Enquête vóór de start',
    lead: 'Eén sleutel voor elk antwoord. Wat u kiest, blijft op deze pagina: er wordt niets verstuurd.',
    description:
      'Vijf korte vragen over uw vakantiewoningen: hoeveel, welk boekingssysteem en welke berichten u het meeste werk geven. Antwoorden blijven in uw browser.',
    needsScript: 'De vragen worden gesteld door een script in uw browser, dat hier uitstaat.',
    write: 'Stuur ons dan een bericht',
  },
  survey: {
    questions: [
      {
        topic: 'Verhuur',
        question: 'Beheert u woningen voor kort verblijf?',
        options: [{ answer: 'Ja' }, { answer: exploring, note: 'Ik kijk alleen rond' }],
      },
      {
        topic: 'Met wie',
        question: 'Hoe beheert u uw woningen?',
        whenExploring: 'Nog geen woningen? Kies hoe u zou willen werken.',
        options: [
          { answer: 'Alleen', note: 'Elk bericht is voor mij' },
          { answer: 'Met een team', note: 'Meerdere mensen antwoorden' },
        ],
      },
      {
        topic: 'Woningen',
        question: 'Hoeveel woningen?',
        whenExploring: 'Nog geen woningen? Kies hoeveel u er in gedachten hebt.',
        options: [{ answer: '1–5' }, { answer: '6–20' }, { answer: '21–50' }, { answer: '50+' }],
      },
      { topic: 'Systeem', question: 'Welk boekings\u00ADsysteem?' },
      {
        topic: 'Wat het lastigst is',
        question: 'Wat is voor u het lastigst aan de berichten?',
        options: [
          { answer: 'Steeds dezelfde vragen beantwoorden' },
          { answer: 'Berichten op meerdere platforms bijhouden' },
          { answer: 'Snel antwoorden buiten werktijd' },
          { answer: 'De taal van buitenlandse gasten' },
          { answer: 'Iets anders' },
        ],
      },
    ],
    exploring,
    step: 'Vraag {step} van {count}',
    answered: '{count} van {count} beantwoord',
    progress: 'Voortgang',
    ledger: 'Uw antwoorden',
    back: 'Terug',
    loading: 'De boekingssystemen worden geladen',
    failed: 'De boekingssystemen konden niet worden geladen. Probeer het later nog eens.',
    otherName: 'Naam van uw systeem',
    continue: 'Volgende',
    backToOptions: 'Terug naar de keuzes',
    tryAgain: states.tryAgain,
    thanks: 'Dank u wel voor uw antwoorden!',
    leave: 'Uw antwoorden zijn weg als u deze pagina verlaat. Toch verlaten?',
    after:
      'Er is niets verstuurd: wij zien uw vijf antwoorden niet, en ze zijn weg zodra u deze pagina verlaat. Wilt u ons er iets over vertellen?',
    writeAfter: 'Schrijf ons',
    startOver: 'Opnieuw beginnen',
  },
};

import type * as en from '../en/survey';
import type { Texts } from '../translated';
import { texts as states } from './states';

const exploring = 'Ei';

const otherProvider = { name: 'Muu' };

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
    eyebrow: { label: 'Küsitlus' },
    title: 'Viis küsimust, enne kui öö algab',
    pageTitle: 'Avamiseelne küsitlus',
    lead: 'Iga vastuse eest üks võti. Mida te valite, see jääb sellele lehele: midagi ei saadeta.',
    description:
      'Viis lühikest küsimust teie puhkemajade või külaliskorterite kohta: mitu neid on, mis broneerimissüsteem ja millised sõnumid kõige rohkem vaeva nõuavad.',
    needsScript: 'Küsimusi esitab teie brauseris skript, aga skriptid on siin välja lülitatud.',
    write: 'Kirjuta meile',
  },
  survey: {
    questions: [
      {
        topic: 'Majutus',
        question: 'Kas te haldate puhkemaju või külaliskortereid?',
        options: [{ answer: 'Jah' }, { answer: exploring, note: 'Vaatan lihtsalt ringi' }],
      },
      {
        topic: 'Kellega koos',
        question: 'Kuidas te majutuskohti haldate?',
        whenExploring: 'Majutuskohti veel ei ole? Valige, kuidas te töötada tahaksite.',
        options: [
          { answer: 'Üksi', note: 'Kõik sõnumid on minu vastata' },
          { answer: 'Meeskonnaga', note: 'Vastajaid on mitu' },
        ],
      },
      {
        topic: 'Majutuskohad',
        question: 'Mitu majutuskohta?',
        whenExploring: 'Majutuskohti veel ei ole? Valige, mitmele te mõtlete.',
        options: [{ answer: '1–5' }, { answer: '6–20' }, { answer: '21–50' }, { answer: 'Üle 50' }],
      },
      { topic: 'Süsteem', question: 'Mis broneerimissüsteem teil on?' },
      {
        topic: 'Mure',
        question: 'Mis teeb teile külalistega suhtlemisel kõige rohkem muret?',
        options: [
          { answer: 'Korduvatele küsimustele vastamine' },
          { answer: 'Sõnumid mitmel platvormil korraga' },
          { answer: 'Kiire vastamine väljaspool tööaega' },
          { answer: 'Keelebarjäär väliskülalistega' },
          { answer: 'Muu' },
        ],
      },
    ],
    exploring,
    step: 'Küsimus {step}/{count}',
    answered: 'Vastatud {count}/{count}',
    progress: 'Edenemine',
    ledger: 'Teie vastused',
    back: 'Tagasi',
    loading: 'Broneerimissüsteeme laaditakse',
    failed: 'Broneerimissüsteeme ei õnnestunud laadida. Palun proovige hiljem uuesti.',
    otherName: 'Teie süsteemi nimi',
    continue: 'Jätka',
    backToOptions: 'Tagasi valikute juurde',
    tryAgain: states.tryAgain,
    thanks: 'Aitäh vastuste eest!',
    leave: 'Kui te sellelt lehelt lahkute, lähevad vastused kaduma. Kas lahkute?',
    after:
      'Midagi ei saadetud: me ei näe teie viit vastust ja need kaovad, kui lehelt lahkute. Kas soovite meile neist rääkida?',
    writeAfter: 'Kirjuta meile',
    startOver: 'Alusta uuesti',
  },
};

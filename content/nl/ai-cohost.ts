import { brand } from '@/lib/brand';
import type * as en from '../en/ai-cohost';
import type { Translated } from '../translated';

/** The copy of the AI co-host page's head. */
export const aiCohost: Translated<typeof en.aiCohost> = {
  pageTitle: 'AI-co-host voor vakantiewoningen',
  description:
    'De co-host die op WhatsApp antwoordt terwijl u slaapt: hoe hij gasten begroet, wanneer hij u om een ja of nee vraagt en wat het dashboard toont.',
  eyebrow: { time: '00:37', label: 'AI-co-host' },
  title: ['U doet het licht uit.', 'De balie blijft open.'],
  lead: `${brand.name} is de AI-co-host van uw vakantiewoningen. Hij leest elk WhatsApp-bericht van uw gasten, antwoordt met wat u over het huis hebt opgeschreven en komt alleen bij u als uw woord nodig is.`,
  action: 'Begin vandaag',
  newTab: '(opent in een nieuw tabblad)',
  note: 'Gratis testen zolang u wilt. Geen creditcard.',
  caption: 'Chalet Arve om 00:37. Deur 9 is wakker en de balie ook.',
  question: {
    from: 'guest',
    lang: 'de',
    text: 'Das WLAN-Passwort steht nicht auf dem Router.',
    translation: 'Het wifiwachtwoord staat niet op de router.',
  },
  answer: {
    from: 'desk',
    lang: 'de',
    text: 'Es steht auf der blauen Karte, innen an der Küchenschranktür.',
    translation: 'Het staat op de blauwe kaart aan de binnenkant van het keukenkastje.',
  },
};

/** The copy around the dashboard. All figures are one sample day in a house with twelve doors. */
export const dashboard: Translated<typeof en.dashboard> = {
  eyebrow: { time: '07:10', label: 'Het dashboard' },
  title: 'Bij het ontbijt weet u al hoe de nacht was.',
  lead: 'Vier keer dezelfde balie: wat er is gebeurd, wat er nu gebeurt, wat er zou gebeuren, en alles bij elkaar in uw broekzak. De cijfers zijn verzonnen.',
};

/** The overview: messages by hour from 00:00 on; every sum on the panel is made from them. */
export const overview: Translated<typeof en.overview> = {
  title: 'Overzicht',
  text: 'Reactietijden, tevredenheid van gasten en de vragen die steeds terugkomen. Wat gasten het vaakst vragen, schrijft u daarna op.',
  heading: 'Chalet Arve, 18\u00a0juli',
  hours: [2, 1, 2, 1, 1, 0, 1, 2, 3, 2, 1, 2, 2, 1, 2, 4, 3, 4, 3, 3, 4, 3, 4, 3],
  night: { from: 22, to: 6, text: 'tussen 22:00 en 06:00' },
  messages: 'berichten',
  byHour: 'Berichten per uur',
  figures: [
    { value: '8\u00a0s', label: 'Reactietijd: de helft van de antwoorden was er sneller' },
    {
      value: '18 van 19',
      label: 'Tevredenheid: gasten die de chat nuttig vonden',
    },
  ],
  commonTitle: 'Veelgestelde vragen',
  common: [
    { topic: 'Wifi', count: 13 },
    { topic: 'Parkeren', count: 9 },
    { topic: 'Aankomst', count: 8 },
    { topic: 'Verwarming', count: 5 },
    { topic: 'Afval', count: 4 },
  ],
};

/** The conversations as they go on. */
export const tracking: Translated<typeof en.tracking> = {
  title: 'Gesprekken live volgen',
  text: 'Elke woning heeft een eigen sleutelhanger. Lees mee terwijl een gast schrijft en zie de hanger van kleur wisselen zodra er iemand op u wacht.',
  label: 'De gesprekken, zoals ze er om 22:44 voor staan',
  rows: [
    { door: 4, time: '22:38', text: 'Waar moet het afval heen?', status: 'answered' },
    { door: 9, time: '22:41', text: 'Is de sauna nog warm?', status: 'answered' },
    { door: 5, time: '22:43', text: 'Mag er vrijdag een vriend blijven slapen?', status: 'asking' },
    { door: 12, time: '22:44', text: 'Daan schrijft', status: 'waiting', writing: true },
  ],
};

/** The rehearsal before a guest reads anything. */
export const simulator: Translated<typeof en.simulator> = {
  title: 'Een simulator om te testen',
  text: 'Vraag iets alsof u de gast bent. U ziet het antwoord en de regel waarop het steunt, of dat de vraag naar u zou gaan. Niemand krijgt iets toegestuurd.',
  asGuest: 'U, als gast',
  trials: [
    {
      question: 'Mag onze hond mee?',
      answer: 'Eén hond is welkom, 15\u00a0frank per nacht.',
      source: 'Kennisbank, huisregels',
      known: true,
    },
    {
      question: 'Is er een föhn?',
      answer: 'Staat nergens. De vraag zou naar u gaan.',
      source: 'Opschrijven bij: badkamer',
      known: false,
    },
  ],
};

/** The phone. */
export const mobile: Translated<typeof en.mobile> = {
  title: 'Een app in uw browser',
  text: 'Dezelfde balie in de browser van uw telefoon, zonder iets te installeren. Voor een ja is één duim genoeg.',
  screen: {
    time: '22:43',
    door: 'Deur 5',
    question: 'vraagt of er vrijdag één gast bij mag.',
    yes: 'ja',
    no: 'nee',
    rows: [
      { door: 12, text: 'Late aankomst', status: 'waiting' },
      { door: 9, text: 'Sauna', status: 'answered' },
      { door: 4, text: 'Afval', status: 'answered' },
      { door: 3, text: 'Vroege check-in', status: 'answered' },
      { door: 7, text: 'Parkeren', status: 'answered' },
      { door: 11, text: 'Ontbijt', status: 'answered' },
    ],
  },
};

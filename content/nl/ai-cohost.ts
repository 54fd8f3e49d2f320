import { brand } from '@/lib/brand';
import type * as en from '../en/ai-cohost';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  aiCohost: {
    pageTitle: 'AI-co-host voor vakantiewoningen',
    description:
      'De co-host die op WhatsApp antwoordt terwijl u slaapt: hoe hij gasten begroet, wanneer hij u om een ja of nee vraagt en wat het dashboard toont.',
    eyebrow: { label: 'AI-co-host' },
    title: ['U doet het licht uit.', 'De balie blijft open.'],
    lead: `${brand.name} is de AI-co-host van uw vakantiewoningen. Hij leest elk WhatsApp-bericht van uw gasten, antwoordt met wat u over het huis hebt opgeschreven en komt alleen bij u als uw woord nodig is.`,
    action: 'Begin vandaag',
    newTab: '(opent in een nieuw tabblad)',
    note: 'Gratis testen zolang u wilt. Geen creditcard.',
    caption: 'Chalet Arve om 00:37. Deur 9 is wakker en de balie ook.',
    question: { translation: 'Het wifiwachtwoord staat niet op de router.' },
    answer: { translation: 'Het staat op de blauwe kaart aan de binnenkant van het keukenkastje.' },
  },
  dashboard: {
    eyebrow: { label: 'Het dashboard' },
    title: 'Bij het ontbijt weet u al hoe de nacht was.',
    lead: 'Vier keer dezelfde balie: wat er is gebeurd, wat er nu gebeurt, wat er zou gebeuren, en alles bij elkaar in uw broekzak. De cijfers zijn verzonnen.',
  },
  overview: {
    title: 'Overzicht',
    text: 'Reactietijden, tevredenheid van gasten en de vragen die steeds terugkomen. Wat gasten het vaakst vragen, schrijft u daarna op.',
    heading: 'Chalet Arve, 18\u00a0juli',
    night: { text: 'tussen 22:00 en 06:00' },
    messages: 'berichten',
    byHour: 'Berichten per uur',
    figures: [
      { value: '8\u00a0s', label: 'Reactietijd: de helft van de antwoorden was er sneller' },
      { value: '18 van 19', label: 'Tevredenheid: gasten die de chat nuttig vonden' },
    ],
    commonTitle: 'Veelgestelde vragen',
    common: [
      { topic: 'Wifi' },
      { topic: 'Parkeren' },
      { topic: 'Aankomst' },
      { topic: 'Verwarming' },
      { topic: 'Afval' },
    ],
  },
  tracking: {
    title: 'Gesprekken live volgen',
    text: 'Elke woning heeft een eigen sleutelhanger. Lees mee terwijl een gast schrijft en zie de hanger van kleur wisselen zodra er iemand op u wacht.',
    label: 'De gesprekken, zoals ze er om 22:44 voor staan',
    rows: [
      { text: 'Waar moet het afval heen?' },
      { text: 'Is de sauna nog warm?' },
      { text: 'Mag er vrijdag een vriend blijven slapen?' },
      { text: 'Dirk schrijft' },
    ],
  },
  simulator: {
    title: 'Een simulator om te testen',
    text: 'Vraag iets alsof u de gast bent. U ziet het antwoord en de regel waarop het steunt, of dat de vraag naar u zou gaan. Niemand krijgt iets toegestuurd.',
    asGuest: 'U, als gast',
    trials: [
      {
        question: 'Mag onze hond mee?',
        answer: 'Eén hond is welkom, 15\u00a0frank per nacht.',
        source: 'Kennisbank, huisregels',
      },
      {
        question: 'Is er een föhn?',
        answer: 'Staat nergens. De vraag zou naar u gaan.',
        source: 'Opschrijven bij: badkamer',
      },
    ],
  },
  mobile: {
    title: 'Een app in uw browser',
    text: 'Dezelfde balie in de browser van uw telefoon, zonder iets te installeren. Voor een ja is één duim genoeg.',
    screen: {
      door: 'Deur 8',
      question: 'vraagt of er vrijdag één gast bij mag.',
      yes: 'ja',
      no: 'nee',
      rows: [
        { text: 'Late aankomst' },
        { text: 'Sauna' },
        { text: 'Afval' },
        { text: 'Vroege check-in' },
        { text: 'Parkeren' },
        { text: 'Ontbijt' },
      ],
    },
  },
};

import { brand } from '@/lib/brand';
import type * as en from '../en/home';
import type { Translated } from '../translated';

/** What each tag means. */
export const statusLabels: Translated<typeof en.statusLabels> = {
  answered: 'Beantwoord',
  asking: 'Ligt bij de verhuurder',
  waiting: 'Wacht op de gast',
};

/** The copy of the hero. */
export const hero: Translated<typeof en.hero> = {
  eyebrow: { time: '02:14', label: 'De balie is wakker' },
  title: 'De AI-receptie die uw gasten dag en nacht antwoord geeft.',
  lead: `${brand.name} antwoordt op WhatsApp in de taal van uw gast, op basis van wat u over het huis hebt verteld. Bij twijfel vraagt hij het aan u.`,
  action: 'Begin vandaag',
  newTab: '(opent in een nieuw tabblad)',
  house: 'Chalet Arve',
  chooseDoor: 'Kies een deur',
  chooseLanguage: 'Lees mee in het',
  legend: 'Wat de sleutelhangers betekenen',
  door: 'Deur {door}',
  writes: 'WhatsApp, schrijft {language}',
  now: 'nu',
  you: { en: 'You', fr: 'Vous\u00A0', de: 'Sie', nl: 'U', et: 'Teie' },
};

/** The copy of the three posters. */
export const glance: Translated<typeof en.glance> = {
  eyebrow: { time: '02:41', label: 'In één oogopslag' },
  title: 'De bel gaat minder vaak en alleen als u echt nodig bent.',
  questions: {
    title: 'Minder vaak dezelfde vraag',
    text: 'Wifi, parkeren, afval, het koffiezetapparaat: beantwoord uit uw eigen notities, dag en nacht. Dat scheelt u meer dan 5\u00a0uur per week.',
    tag: 'Beantwoord',
  },
  requests: {
    title: 'Antwoord op verzoeken van gasten',
    text: 'Een babybedje, eerder inchecken, iemand extra: u beslist met één woord en de gast krijgt bericht.',
    tag: 'ja',
  },
  improves: {
    title: 'Een kennisbank die meegroeit',
    text: 'Ontbreekt er een antwoord, dan schrijft u het één keer op. Daarna staat het op een kaartje in de kaartenbak.',
    newCard: { tab: 'Babybedje', lines: ['Ja. Het staat klaar', 'als u aankomt.'] },
    cards: ['Parkeren', 'Vuilnisdag', 'Waterkoker', 'Wifi'],
  },
};

/** The copy of the feature grid; each feature has the drawing of its name. */
export const featuresGrid: Translated<typeof en.featuresGrid> = {
  eyebrow: { time: '04:55', label: 'Wat er in de vakjes ligt' },
  title: 'Acht postvakjes, en in elk ligt iets nuttigs.',
  scroller: 'De acht postvakjes',
  features: [
    {
      drawing: 'escalation',
      title: 'Overlegt op tijd met u',
      text: 'Weet de assistent iets niet of is uw akkoord nodig, dan vraagt hij het aan u. Een ja of een nee is genoeg.',
    },
    {
      drawing: 'whatsapp',
      title: 'Gewoon op WhatsApp',
      text: 'Gasten schrijven waar ze toch al schrijven. Geen app om te installeren, geen link om te openen.',
    },
    {
      drawing: 'analytics',
      title: 'Een dashboard met cijfers',
      text: 'Reactietijden, tevredenheid van gasten en de vragen die steeds terugkomen, op één scherm.',
    },
    {
      drawing: 'hours',
      title: 'Dag en nacht wakker',
      text: '02:14 is hier een gewoon tijdstip. De balie is elke nacht van het jaar open.',
    },
    {
      drawing: 'languages',
      title: 'De taal van de gast',
      text: 'De assistent leest het bericht in de taal waarin het geschreven is en antwoordt in diezelfde taal.',
    },
    {
      drawing: 'notes',
      title: 'Notities in uw boekings\u00ADsysteem',
      text: 'Wat afgesproken is, staat in de boekingsnotitie, waar uw hele team het kan lezen.',
    },
    {
      drawing: 'onboarding',
      title: 'Hulp bij de start',
      text: 'Koppelen, het huis beschrijven, testen, live gaan. Wij lopen de vier stappen met u door.',
    },
    {
      drawing: 'simulator',
      title: 'Een antwoord\u00ADsimulator',
      text: 'Vraag iets alsof u de gast bent, verbeter het antwoord en laat de assistent dan pas aan het woord.',
    },
  ],
};

/** The copy of the ledger that turns from night to dawn: ten messages, of which three need the host. */
export const night: Translated<typeof en.night> = {
  title: 'De nacht, regel voor regel.',
  lead: 'Een verzonnen nacht: Chalet Arve op een zaterdag in augustus, alle twaalf woningen verhuurd, elk met een eigen deurnummer. Vóór het ontbijt kwamen er tien berichten binnen.',
  rowsTitle: 'De tien berichten',
  answered: 'Beantwoord',
  waits: 'Wacht op u',
  rows: [
    { time: '22:51', door: 4, text: 'Vroeg in welke bak het glas moet', waits: false },
    { time: '23:38', door: 10, text: 'Vroeg waar de auto zondag kan staan', waits: false },
    { time: '00:16', door: 2, text: 'Vroeg of inchecken morgen om 11:00 kan', waits: true },
    { time: '01:09', door: 6, text: 'Vroeg naar een nachtapotheek in de buurt', waits: false },
    { time: '02:02', door: 3, text: 'Vroeg hoe de luiken dichtgaan', waits: false },
    { time: '02:47', door: 11, text: 'Vroeg om een babybedje vanaf maandag', waits: true },
    { time: '03:33', door: 1, text: 'Vroeg waar de sleutel om vijf uur heen moet', waits: false },
    { time: '04:20', door: 8, text: 'Vroeg of er nog iemand bij mag', waits: true },
    {
      time: '05:04',
      door: 12,
      text: 'Vroeg welke bus op de trein van 07:02 aansluit',
      waits: false,
    },
    { time: '05:37', door: 9, text: 'Vroeg of de bakker zondag open is', waits: false },
  ],
  dawn: {
    time: '05:45',
    label: 'Eerste licht',
    lines: ['Zeven hebben hun antwoord.', 'Drie wachten op één woord van u.'],
  },
};

/** The copy of the morning: four doors are settled, and one question is left for the host. */
export const morning: Translated<typeof en.morning> = {
  eyebrow: { time: '06:30', label: 'Goedemorgen' },
  title: 'De nacht zit erop. U hoeft nog maar één antwoord te geven.',
  action: 'Begin vandaag',
  ledgerTitle: 'Het logboek van de nacht',
  rows: [
    { time: '23:05', door: 3, text: 'Inchecken om 13:00 uur: u zei ja', status: 'answered' },
    { time: '00:37', door: 9, text: 'Wifi, uit de kennisbank', status: 'answered' },
    { time: '01:26', door: 12, text: 'Sleutelkastje uitgelegd, wacht op Daan', status: 'waiting' },
    { time: '02:14', door: 7, text: 'Babybedje: u zei ja, de gast weet het', status: 'answered' },
  ],
  left: {
    time: '04:02',
    door: 5,
    text: 'vraagt of er vrijdag één gast bij mag.',
    reply: 'Antwoord met ja of nee.',
  },
};

/** The ways to try it, above the prices. The first is also the second action of the hero. */
export const ways: Translated<typeof en.ways> = {
  title: 'Eerst proberen, dan de prijs.',
  houseBook: {
    label: 'Uw huisboek maken',
    text: 'Plak uw advertentie of uw huismap: daarvan wordt een boek voor uw gasten gemaakt, en u ziet wat er nog ontbreekt. Niets verlaat uw browser.',
  },
  calculator: {
    label: 'Uitrekenen of het loont',
    text: 'Vul uw eigen cijfers in en zie vanaf hoeveel berichten de assistent zijn prijs waard is.',
  },
  demo: {
    label: 'Op uw eigen telefoon proberen',
    text: 'Maak een demoboeking op uw eigen naam. De assistent schrijft u zoals hij een gast schrijft.',
  },
};

import { brand } from '@/lib/brand';
import type * as en from '../en/home';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  statusLabels: {
    answered: 'Beantwoord',
    asking: 'Ligt bij de verhuurder',
    waiting: 'Wacht op de gast',
  },
  hero: {
    eyebrow: { label: 'De balie is wakker' },
    title: 'De AI-receptie die uw gasten dag en nacht antwoord geeft.',
    pageTitle: 'AI-receptie voor vakantieverhuur, dag en nacht',
    description:
      'Een AI-co-host die de gasten van uw vakantiewoning dag en nacht op WhatsApp antwoord geeft, in hun taal, en bij twijfel met u overlegt.',
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
  },
  glance: {
    eyebrow: { label: 'In één oogopslag' },
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
  },
  featuresGrid: {
    eyebrow: { label: 'Wat er in de vakjes ligt' },
    title: 'Acht postvakjes, en in elk ligt iets nuttigs.',
    scroller: 'De acht postvakjes',
    features: [
      {
        title: 'Overlegt op tijd met u',
        text: 'Weet de assistent iets niet of is uw akkoord nodig, dan vraagt hij het aan u. Een ja of een nee is genoeg.',
      },
      {
        title: 'Gewoon op WhatsApp',
        text: 'Gasten schrijven waar ze toch al schrijven. Geen app om te installeren, geen link om te openen.',
      },
      {
        title: 'Een dashboard met cijfers',
        text: 'Reactietijden, tevredenheid van gasten en de vragen die steeds terugkomen, op één scherm.',
      },
      {
        title: 'Dag en nacht wakker',
        text: '02:14 is hier een gewoon tijdstip. De balie is elke nacht van het jaar open.',
      },
      {
        title: 'De taal van de gast',
        text: 'De assistent leest het bericht in de taal waarin het geschreven is en antwoordt in diezelfde taal.',
      },
      {
        title: 'Notities in uw boekings\u00ADsysteem',
        text: 'Wat afgesproken is, staat in de boekingsnotitie, waar uw hele team het kan lezen.',
      },
      {
        title: 'Hulp bij de start',
        text: 'Koppelen, het huis beschrijven, testen, live gaan. Wij lopen de vier stappen met u door.',
      },
      {
        title: 'Een antwoord\u00ADsimulator',
        text: 'Vraag iets alsof u de gast bent, verbeter het antwoord en laat de assistent dan pas aan het woord.',
      },
    ],
  },
  night: {
    title: 'De nacht, regel voor regel.',
    lead: 'Een verzonnen nacht: Chalet Arve op een zaterdag in augustus, alle twaalf woningen verhuurd, elk met een eigen deurnummer. Vóór het ontbijt kwamen er tien berichten binnen.',
    rowsTitle: 'De tien berichten',
    answered: 'Beantwoord',
    waits: 'Wacht op u',
    rows: [
      { text: 'Vroeg in welke bak het glas moet' },
      { text: 'Vroeg waar de auto zondag kan staan' },
      { text: 'Vroeg of inchecken morgen om 11:00 kan' },
      { text: 'Vroeg naar een nachtapotheek in de buurt' },
      { text: 'Vroeg hoe de luiken dichtgaan' },
      { text: 'Vroeg om een babybedje vanaf maandag' },
      { text: 'Vroeg waar de sleutel om vijf uur heen moet' },
      { text: 'Vroeg of er nog iemand bij mag' },
      { text: 'Vroeg welke bus op de trein van 07:02 aansluit' },
      { text: 'Vroeg of de bakker zondag open is' },
    ],
    dawn: {
      label: 'Eerste licht',
      lines: ['Zeven hebben hun antwoord.', 'Drie wachten op één woord van u.'],
    },
  },
  morning: {
    eyebrow: { label: 'Goedemorgen' },
    title: 'De nacht zit erop. U hoeft nog maar één antwoord te geven.',
    action: 'Begin vandaag',
    ledgerTitle: 'Het logboek van de nacht',
    rows: [
      { text: 'Inchecken om 13:00 uur: u zei ja' },
      { text: 'Wifi, uit de kennisbank' },
      { text: 'Sleutelkastje uitgelegd, wacht op Daan' },
      { text: 'Babybedje: u zei ja, de gast weet het' },
    ],
    left: { text: 'vraagt of er vrijdag één gast bij mag.', reply: 'Antwoord met ja of nee.' },
  },
  ways: {
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
  },
};

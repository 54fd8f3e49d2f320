import type * as en from '../en/product';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  productPage: {
    pageTitle: 'Het product',
    description:
      'De hele balie op één pagina: hoe een gast antwoord krijgt van boeking tot ontbijt, wat de AI-co-host voor een verhuurder doet en wat het per woning kost.',
    eyebrow: { label: 'Het product' },
    title: 'Eén balie voor al uw woningen, van de boeking tot het ontbijt.',
    lead: 'Lees deze pagina als één nacht: hoe een bericht wordt beantwoord, wat dat u bespaart, wat er in de vakjes ligt, en ’s ochtends volgt de prijs.',
    contents: 'Op deze pagina',
    tags: [
      { label: 'Hoe het werkt' },
      { label: 'In één oog\u00adopslag' },
      { label: 'In de vakjes' },
      { label: 'Prijzen' },
    ],
  },
  productEnd: {
    title: 'Vanavond nog kan uw nachtbalie open zijn.',
  },
  pricing: {
    eyebrow: { label: 'Prijzen' },
    title: 'Eén sleutel, één prijs per woning.',
    lead: 'Test gratis zolang u wilt, zonder creditcard. U betaalt pas als u overtuigd bent.',
    billing: 'Betaling',
    monthly: 'Per maand',
    yearly: 'Per jaar',
    unit: 'euro per maand, per woning',
    billedMonthly: 'Maandelijks betaald',
    billedYearly: 'Jaarlijks betaald: €\u00a0{amount}',
    saves: '{percent}% voordeliger',
    announced: {
      sentence: 'Vanaf {day} betaalt u per woning {prices}.',
      monthly: '€\u00a0{amount} per maand, maandelijks betaald',
      yearly: '€\u00a0{amount} per jaar, jaarlijks betaald',
      and: ' en ',
    },
    reassurance: 'Geen creditcard. U betaalt pas als u overtuigd bent.',
    action: 'Begin vandaag',
    featuresTitle: 'Inbegrepen in de prijs',
    features: [
      'Synchronisatie in twee richtingen met uw boekings\u00ADsysteem',
      'Uitgebreide kennisbank',
      'Antwoord\u00ADsimulator in uw browser',
      'Onbeperkt aantal chats per gast',
      'Zicht op wat gasten steeds vragen',
      'Hulp bij de start',
    ],
    table: {
      caption: 'Wat een jaar kost, in euro',
      columns: ['Woningen', 'Per maand × 12', 'Per jaar', 'U bespaart'],
    },
    toCalculator: 'Reken het uit voor uw eigen woningen',
  },
  offers: {
    trial: 'Gratis proberen, zolang u wilt',
    subscription: 'Abonnement, per woning per maand',
    monthly: 'Maandelijkse betaling, per woning',
    yearly: 'Jaarlijkse betaling, per woning per maand',
    unit: 'maand per woning',
  },
  cta: {
    eyebrow: { label: 'Vanavond' },
    title: 'Hang vanavond het bordje aan de deur.',
    lead: 'Koppel uw boekingssysteem, beschrijf het huis en leg de simulator uw lastigste vragen voor. Testen is gratis zolang u wilt, zonder creditcard. U betaalt pas als u overtuigd bent.',
    action: 'Begin vandaag',
    hanger: { title: ['Niet', 'storen'], text: ['De balie', 'is wakker.'] },
  },
};

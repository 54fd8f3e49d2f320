import type * as en from '../en/product';
import type { Translated } from '../translated';

/** The copy of the product page around the sections it is made of. */
export const productPage: Translated<typeof en.productPage> = {
  pageTitle: 'Het product',
  description:
    'De hele balie op één pagina: hoe een gast antwoord krijgt van boeking tot ontbijt, wat de AI-co-host voor een verhuurder doet en wat het per woning kost.',
  eyebrow: { time: '21:30', label: 'Het product' },
  title: 'Eén balie voor al uw woningen, van de boeking tot het ontbijt.',
  lead: 'Lees deze pagina als één nacht: hoe een bericht wordt beantwoord, wat dat u bespaart, wat er in de vakjes ligt, en ’s ochtends volgt de prijs.',
  contents: 'Op deze pagina',
  tags: [
    { time: '02:14', label: 'Hoe het werkt', href: '#how-it-works-title' },
    { time: '02:41', label: 'In één oog\u00adopslag', href: '#glance-title' },
    { time: '04:55', label: 'In de vakjes', href: '#features' },
    { time: '06:10', label: 'Prijzen', href: '#pricing' },
  ],
};

/** The copy of its closing call to action. */
export const productEnd: Translated<typeof en.productEnd> = {
  title: 'Vanavond nog kan uw nachtbalie open zijn.',
};

/** The copy of the pricing section; every amount in it is computed from the two stored prices. */
export const pricing: Translated<typeof en.pricing> = {
  eyebrow: { time: '06:10', label: 'Prijzen' },
  title: 'Eén sleutel, één prijs per woning.',
  lead: 'Test gratis zolang u wilt, zonder creditcard. U betaalt pas als u overtuigd bent.',
  billing: 'Betaling',
  monthly: 'Per maand',
  yearly: 'Per jaar',
  unit: 'euro per maand, per woning',
  billedMonthly: 'Maandelijks betaald',
  billedYearly: 'Jaarlijks betaald: €\u00a0{amount}',
  /** Beside the yearly price. */
  saves: '{percent}% voordeliger',
  /** Prices that will be valid; several that begin on one day are one sentence. */
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
    doors: [1, 4, 12],
  },
  toCalculator: 'Reken het uit voor uw eigen woningen',
};

/** What search engines call the prices. */
export const offers: Translated<typeof en.offers> = {
  trial: 'Gratis proberen, zolang u wilt',
  subscription: 'Abonnement, per woning per maand',
  monthly: 'Maandelijkse betaling, per woning',
  yearly: 'Jaarlijkse betaling, per woning per maand',
  unit: 'maand per woning',
};

/** The copy of the closing call to action; a page may bring a title and a lead of its own. */
export const cta: Translated<typeof en.cta> = {
  eyebrow: { time: '22:00', label: 'Vanavond' },
  title: 'Hang vanavond het bordje aan de deur.',
  lead: 'Koppel uw boekingssysteem, beschrijf het huis en leg de simulator uw lastigste vragen voor. Testen is gratis zolang u wilt, zonder creditcard. U betaalt pas als u overtuigd bent.',
  action: 'Begin vandaag',
  hanger: { title: ['Niet', 'storen'], text: ['De balie', 'is wakker.'] },
};

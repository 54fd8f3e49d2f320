import type * as en from '../en/product';
import type { Translated } from '../translated';

/** The copy of the product page around the sections it is made of. */
export const productPage: Translated<typeof en.productPage> = {
  pageTitle: 'Het product',
  description:
    'De hele balie op één pagina: hoe een gast antwoord krijgt van boeking tot ontbijt, wat de AI-cohost voor een verhuurder doet, en wat elke woning kost.',
  eyebrow: { time: '21:30', label: 'Het product' },
  title: 'Eén balie voor elke deur, van de boeking tot het ontbijt.',
  lead: 'Lees het als een nacht: hoe een bericht wordt beantwoord, wat dat u bespaart, wat er in de vakjes ligt, en ’s ochtends de prijs.',
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
  title: 'Vannacht kan de balie al bezet zijn.',
};

/** The copy of the pricing section; every amount in it is computed from the two stored prices. */
export const pricing: Translated<typeof en.pricing> = {
  eyebrow: { time: '06:10', label: 'Prijzen' },
  title: 'Eén sleutel, één prijs per woning.',
  lead: 'Test gratis zolang u wilt, zonder creditcard. U betaalt pas als u overtuigd bent.',
  billing: 'Betaling',
  monthly: 'Per maand',
  yearly: 'Per jaar',
  unit: 'EUR per maand, per woning',
  billedMonthly: 'Maandelijks betaald',
  billedYearly: 'Jaarlijks betaald: {amount}\u00a0EUR',
  /** Beside the yearly price. */
  saves: '{percent}% voordeliger',
  /** Prices that will be valid; several that begin on one day are one sentence. */
  announced: {
    sentence: 'Vanaf {day} kost een woning {prices}.',
    monthly: '{amount}\u00a0EUR per maand, maandelijks betaald',
    yearly: '{amount}\u00a0EUR per jaar, jaarlijks betaald',
    and: ', en ',
  },
  reassurance: 'Geen creditcard. U betaalt pas als u overtuigd bent.',
  action: 'Begin vandaag',
  featuresTitle: 'Aan elke sleutel',
  features: [
    'Synchronisatie in twee richtingen met uw systeem',
    'Uitgebreide kennisbank',
    'Antwoord\u00ADsimulator, online',
    'Onbeperkt aantal chats per gast',
    'Waardevolle inzichten in uw gasten',
    'Hulp bij de start',
  ],
  table: {
    caption: 'Wat een jaar kost, in EUR',
    columns: ['Woningen', 'Per maand × 12', 'Per jaar', 'U houdt over'],
    doors: [1, 4, 12],
  },
  toCalculator: 'Reken het uit voor uw eigen deuren',
};

/** What search engines call the prices. */
export const offers: Translated<typeof en.offers> = {
  trial: 'Gratis proberen, zo lang u wilt',
  subscription: 'Abonnement, per woning en maand',
  monthly: 'Maandelijkse betaling, per woning',
  yearly: 'Jaarlijkse betaling, per woning en maand',
  unit: 'maand per woning',
};

/** The copy of the closing call to action; a page may bring a title and a lead of its own. */
export const cta: Translated<typeof en.cta> = {
  eyebrow: { time: '22:00', label: 'Vannacht' },
  title: 'Hang vanavond het bordje aan de deur.',
  lead: 'Koppel uw PMS, schrijf het huis op en leg de simulator uw lastigste vragen voor. Testen is gratis zolang u wilt, zonder creditcard, en u betaalt pas als u overtuigd bent.',
  action: 'Begin vandaag',
  hanger: { title: ['Niet', 'storen'], text: ['De balie', 'is bezet.'] },
};

import type * as en from '../en/product';
import type { Translated } from '../translated';

/** The copy of the product page around the sections it is made of. */
export const productPage: Translated<typeof en.productPage> = {
  pageTitle: 'Toode',
  description:
    'Kogu vastuvõtt ühel lehel: kuidas külaline bronee\u00ADringust hommikusöögini vastuse saab, mida AI-kaasmajutaja teie eest teeb ja mis iga majutuskoht maksab.',
  eyebrow: { time: '21:30', label: 'Toode' },
  title: 'Üks vastuvõtt kõigile ustele, bronee\u00ADringust hommiku\u00ADsöögini.',
  lead: 'Lugege lehte nagu ühte ööd: kuidas sõnum vastuse saab, millest see teid säästab, mis riiulis leidub ja hommikul hind.',
  contents: 'Sellel lehel',
  tags: [
    { time: '02:14', label: 'Kuidas see käib', href: '#how-it-works-title' },
    { time: '02:41', label: 'Lühidalt', href: '#glance-title' },
    { time: '04:55', label: 'Mis riiulis leidub', href: '#features' },
    { time: '06:10', label: 'Hinnad', href: '#pricing' },
  ],
};

/** The copy of its closing call to action. */
export const productEnd: Translated<typeof en.productEnd> = {
  title: 'Juba täna öösel võiks vastuvõtt valves olla.',
};

/** The copy of the pricing section; every amount in it is computed from the two stored prices. */
export const pricing: Translated<typeof en.pricing> = {
  eyebrow: { time: '06:10', label: 'Hinnad' },
  title: 'Üks võti, iga majutuskoha eest üks hind.',
  lead: 'Proovige tasuta, nii kaua kui soovite, ilma krediitkaardita. Maksta ei tule midagi, kuni te pole ise veendunud.',
  billing: 'Arveldus',
  monthly: 'Kord kuus',
  yearly: 'Kord aastas',
  unit: 'EUR kuus, majutuskoha kohta',
  billedMonthly: 'Makse kord kuus',
  billedYearly: 'Makse kord aastas: {amount}\u00a0EUR',
  /** Beside the yearly price. */
  saves: 'säästate {percent}%',
  /** Prices that will be valid; several that begin on one day are one sentence. */
  announced: {
    sentence: 'Hind alates kuupäevast {day}: majutuskoht maksab {prices}.',
    monthly: '{amount} EUR kuus, makse kord kuus',
    yearly: '{amount} EUR aastas, makse kord aastas',
    and: ' ja ',
  },
  reassurance: 'Ilma krediitkaardita. Maksta ei tule enne, kui olete veendunud.',
  action: 'Alustage täna',
  featuresTitle: 'Iga võtme küljes',
  features: [
    'Kahesuunaline sünkroonimine teie süsteemiga',
    'Põhjalik teadmusbaas',
    'Veebis töötav simulaator',
    'Piiramatult vestlusi iga külalisega',
    'Kasulikud ülevaated külalistest',
    'Abi alustamisel',
  ],
  table: {
    caption: 'Mis see aastas kokku teeb, eurodes',
    columns: ['Majutus\u00adkohti', 'Kuu\u00adhind × 12', 'Aasta\u00adhind', 'Teile jääb'],
    doors: [1, 4, 12],
  },
  toCalculator: 'Arvutage oma uste järgi',
};

/** What search engines call the prices. */
export const offers: Translated<typeof en.offers> = {
  trial: 'Tasuta proovimine, nii kaua kui soovite',
  subscription: 'Tellimus, majutuskoha ja kuu kohta',
  monthly: 'Makse kord kuus, majutuskoha kohta',
  yearly: 'Makse kord aastas, majutuskoha ja kuu kohta',
  unit: 'kuu majutuskoha kohta',
};

/** The copy of the closing call to action; a page may bring a title and a lead of its own. */
export const cta: Translated<typeof en.cta> = {
  eyebrow: { time: '22:00', label: 'Täna õhtul' },
  title: 'Riputage silt välja juba täna õhtul.',
  lead: 'Ühendage oma PMS, pange maja kirja ja esitage simulaatorile oma kõige keerulisemad küsimused. Proovida saab tasuta, nii kaua kui soovite, ilma krediitkaardita, ja maksta ei tule midagi, kuni te pole ise veendunud.',
  action: 'Alustage täna',
  hanger: { title: ['Palun mitte', 'segada'], text: ['Vastuvõtt', 'on valves.'] },
};

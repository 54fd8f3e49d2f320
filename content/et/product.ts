import type * as en from '../en/product';
import type { Translated } from '../translated';

/** The copy of the product page around the sections it is made of. */
export const productPage: Translated<typeof en.productPage> = {
  pageTitle: 'Toode',
  description:
    'Kogu vastuvõtt ühel lehel: kuidas külaline bronee\u00ADringust hommikusöögini vastuse saab, mida AI-kaasmajutaja teie eest teeb ja mis see majutuskoha kohta maksab.',
  eyebrow: { time: '21:30', label: 'Toode' },
  title: 'Üks vastuvõtt kõigile majutus\u00ADkohtadele, bronee\u00ADringust hommiku\u00ADsöögini.',
  lead: 'Lugege lehte nagu ühte ööd: kuidas sõnum vastuse saab, millest see teid säästab, mis riiulis leidub, ja hommikul tuleb hind.',
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
  lead: 'Proovige tasuta, nii kaua kui soovite, ilma krediitkaardita. Maksate alles siis, kui olete ise veendunud.',
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
    sentence: 'Alates kuupäevast {day} on hind majutuskoha kohta {prices}.',
    monthly: '{amount} EUR kuus, makse kord kuus',
    yearly: '{amount} EUR aastas, makse kord aastas',
    and: ' ja ',
  },
  reassurance: 'Ilma krediitkaardita. Maksate alles siis, kui olete veendunud.',
  action: 'Alusta täna',
  featuresTitle: 'Hind sisaldab',
  features: [
    'Kahesuunaline sünkroonimine broneerimissüsteemiga',
    'Põhjalik teadmusbaas',
    'Veebis töötav simulaator',
    'Piiramatult vestlusi iga külalisega',
    'Ülevaade sellest, mida külalised küsivad',
    'Abi alustamisel',
  ],
  table: {
    caption: 'Mis see aastas kokku teeb, eurodes',
    columns: ['Majutus\u00adkohti', 'Kuu\u00adhind × 12', 'Aasta\u00adhind', 'Säästate'],
    doors: [1, 4, 12],
  },
  toCalculator: 'Arvuta oma arvudega',
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
  lead: 'Ühendage oma broneerimissüsteem, kirjeldage maja ja esitage simulaatorile oma kõige keerulisemad küsimused. Proovida saab tasuta, nii kaua kui soovite, ilma krediitkaardita. Maksate alles siis, kui olete ise veendunud.',
  action: 'Alusta täna',
  hanger: { title: ['Palun mitte', 'segada'], text: ['Vastuvõtt', 'on valves.'] },
};

import type * as en from '../en/product';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  productPage: {
    pageTitle: 'Toode',
    description:
      'Kogu vastuvõtt ühel lehel: kuidas külaline bronee\u00ADringust hommikusöögini vastuse saab, mida AI-kaasmajutaja teie eest teeb ja mis see majutuskoha kohta maksab.',
    eyebrow: { label: 'Toode' },
    title:
      'Üks vastuvõtt kõigile majutus\u00ADkohtadele, bronee\u00ADringust hommiku\u00ADsöögini.',
    lead: 'Lugege lehte nagu ühte ööd: kuidas sõnum vastuse saab, millest see teid säästab, mis riiulis leidub, ja hommikul tuleb hind.',
    contents: 'Sellel lehel',
    tags: [
      { label: 'Kuidas see käib' },
      { label: 'Lühidalt' },
      { label: 'Mis riiulis leidub' },
      { label: 'Hinnad' },
    ],
  },
  productEnd: {
    title: 'Juba täna öösel võiks vastuvõtt valves olla.',
  },
  pricing: {
    eyebrow: { label: 'Hinnad' },
    title: 'Üks võti, iga majutuskoha eest üks hind.',
    lead: 'Proovige tasuta, nii kaua kui soovite, ilma krediitkaardita. Maksate alles siis, kui olete ise veendunud.',
    billing: 'Arveldus',
    monthly: 'Kord kuus',
    yearly: 'Kord aastas',
    unit: 'EUR kuus, majutuskoha kohta',
    billedMonthly: 'Makse kord kuus',
    billedYearly: 'Makse kord aastas: {amount}\u00a0EUR',
    saves: 'säästate {percent}%',
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
    },
    toCalculator: 'Arvuta oma arvudega',
  },
  offers: {
    trial: 'Tasuta proovimine, nii kaua kui soovite',
    subscription: 'Tellimus, majutuskoha ja kuu kohta',
    monthly: 'Makse kord kuus, majutuskoha kohta',
    yearly: 'Makse kord aastas, majutuskoha ja kuu kohta',
    unit: 'kuu majutuskoha kohta',
  },
  cta: {
    eyebrow: { label: 'Täna õhtul' },
    title: 'Riputage silt välja juba täna õhtul.',
    lead: 'Ühendage oma broneerimissüsteem, kirjeldage maja ja esitage simulaatorile oma kõige keerulisemad küsimused. Proovida saab tasuta, nii kaua kui soovite, ilma krediitkaardita. Maksate alles siis, kui olete ise veendunud.',
    action: 'Alusta täna',
    hanger: { title: ['Palun mitte', 'segada'], text: ['Vastuvõtt', 'on valves.'] },
  },
};

import { brand } from '@/lib/brand';
import type * as en from '../en/faq';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  faqPage: {
    eyebrow: { label: 'Abi ja KKK' },
    title: 'Mida majutajad küsivad, enne kui öö üle annavad',
    pageTitle: 'Abi ja KKK',
    lead: `Kuidas ${brand.name} külalistele vastab, millal ta teilt küsib, mis teenus maksab ja mida vestlusest alles hoitakse.`,
    contact: {
      question: 'Ei leidnud?',
      link: 'Kirjutage meile',
      promise: 'ja teile vastab inimene.',
    },
    contents: 'Sellel lehel',
    uncategorized: 'Muud küsimused',
    support: 'Klienditugi',
    cut: 'Küsimusi on rohkem, kui siia lehele mahub.',
    description:
      'Kuidas AI-kaasmajutaja külalistele vastab, millal ta enne teilt küsib, mis broneerimissüsteemidega ta töötab, mis see maksab ja mida alles hoitakse.',
  },
  faq: {
    eyebrow: { label: 'Abi ja KKK' },
    title: 'Küsige vastuvõtulauast.',
    notHere: 'Ei leidnud?',
    writeToUs: 'Kirjutage meile',
    aPerson: 'ja teile vastab inimene.',
    all: 'Kõik küsimused ja vastused',
    empty: 'Küsimusi ja vastuseid ei leitud.',
    error: 'Küsimusi ja vastuseid ei õnnestunud laadida. Palun proovige hiljem uuesti.',
  },
};

import { brand } from '@/lib/brand';
import type * as en from '../en/docs';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  docsSections: [
    { label: 'Funktsioonid' },
    { label: 'Uuendused' },
    { label: 'Muudatuste logi' },
    { label: 'Klienditugi' },
    { label: 'KKK' },
  ],
  docs: {
    sidebar: 'Dokumentatsioon',
    contents: 'Sellel lehel',
    features: {
      eyebrow: { label: 'Dokumentatsioon' },
      title: 'Funktsioonid',
      pageTitle: 'Dokumentatsioon',
      cardTitle: `Mida ${brand.name} teeb, osade kaupa`,
      description: `Mida ${brand.name} teeb, osade kaupa: ühendus broneerimissüsteemiga, vestlus külalistega ja hommikune kokkuvõte.`,
      error: 'Funktsioonide kirjeldust ei õnnestunud laadida. Palun proovige hiljem uuesti.',
      empty: 'Funktsioonid ei ole siin veel kirja pandud.',
    },
    support: {
      eyebrow: { label: 'Klienditugi' },
      title: 'Kui midagi ei tööta',
      pageTitle: 'Dokumentatsioon: klienditugi',
      description: `Leppige kokku videokõne, kirjutage e-kiri või lugege vastuseid sellele, mida majutajad kõige rohkem küsivad, kui ${brand.name} ei tööta nii, nagu peaks.`,
      box: {
        title: 'Näidake meile videokõnes',
        text: 'Mõnd asja on kiirem näidata kui kirjutada. Hoidke majutuskoht ekraanil lahti ja keegi vaatab seda koos teiega.',
        book: 'Lepi kokku videokõne',
        byMail: 'Või kirjutage meile. Šveitsi tööpäevadel vastab inimene.',
      },
      draft: {
        subject: 'Videokõne klienditoega',
        body: 'Majutuskoht:\nMis ei tööta:\nMillal mul on kõneks aega:\n',
      },
      error: 'Küsimusi ja vastuseid ei õnnestunud laadida. Palun proovige hiljem uuesti.',
      empty: 'Klienditoe küsimusi ei leitud. Palun vaadake hiljem uuesti!',
    },
    faq: {
      eyebrow: { label: 'KKK' },
      title: 'Küsimused ja vastused',
      pageTitle: 'Dokumentatsioon: KKK',
      lead: 'Enne esimest külalist ja pärast: ühendus, märkmed, hind ja see, mida alles hoitakse.',
      description: `Lühikesed vastused majutajale, kelle juures ${brand.name} tööle hakkab: ühendamine, märkmete kirjutamine, proovimine, sisselülitamine ja hind.`,
      error: 'Küsimusi ja vastuseid ei õnnestunud laadida. Palun proovige hiljem uuesti.',
      empty: 'Küsimusi ja vastuseid ei leitud. Palun vaadake hiljem uuesti!',
    },
  },
};

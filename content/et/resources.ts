import type * as en from '../en/resources';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  resources: {
    eyebrow: { label: 'Artiklid' },
    title: 'Majutajale kopeerimiseks ja alleshoidmiseks',
    pageTitle: 'Artiklid',
    lead: 'Saabumisjuhised, kodukorrad, valmis vastused ja arvutused, mille saate oma arvudega üle teha. Iga lugu lõpeb millegagi, mida saab samal õhtul kasutada.',
    description:
      'Saabumisjuhised, kodukorrad ja valmis vastused: praktilised artiklid puhkemajade ja külaliskorterite majutajatele külaliste sõnumitest ja soovidest.',
    filter: 'Teemad',
    all: 'Kõik',
    older: 'Veel lugemist',
    pages: 'Leheküljed',
    newerPage: 'Uuemad',
    olderPage: 'Vanemad',
    page: 'Lehekülg {page}/{count}',
    listTitle: '{label}: {category}',
    olderTitle: '{title}, lehekülg {page}',
    olderText: 'Lehekülg {page}.',
    empty: 'Artikleid ei leitud. Proovige mõnda teist teemat.',
    missingTitle: 'Artikleid ei leitud',
    failed: 'Artikleid ei õnnestunud laadida. Palun proovige hiljem uuesti.',
    back: 'Tagasi artiklite juurde',
    contents: 'Selles artiklis',
    further: 'Loe edasi',
    articleFailed: 'Artiklit ei õnnestunud laadida. Palun proovige hiljem uuesti.',
    notFound: {
      eyebrow: { label: 'Artiklid' },
      title: 'Artiklit ei leitud',
      text: 'Artiklit, mida otsite, ei ole olemas.',
    },
  },
};

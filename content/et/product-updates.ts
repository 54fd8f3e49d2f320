import { brand } from '@/lib/brand';
import type * as en from '../en/product-updates';
import type { Texts } from '../translated';
import { texts as states } from './states';

const error = 'Uuendusi ei õnnestunud laadida. Palun proovige hiljem uuesti.';

export const texts: Texts<typeof en> = {
  updatePages: {
    all: {
      eyebrow: { label: 'Uuendused' },
      title: 'Mis on vastuvõtus uut',
      pageTitle: 'Uuendused',
      lead: 'Kõik muudatused, mida majutaja märgata võib, koos kuupäevaga. Uusim on esimene.',
      ways: {
        before: 'Ainult',
        major: 'suured uuendused',
        between: ' või ainult',
        minor: 'muudatuste logi',
        after: '.',
      },
      description: `${brand.name}: iga muudatus kuupäeva ja selgete sõnadega. Mida AI-kaasmajutaja nüüd oskab, aga varem ei osanud. Uusim on esimene.`,
      olderDescription: `${brand.name}, puhkemajade AI-kaasmajutaja: vanemad muudatused kuupäeva ja selgete sõnadega`,
    },
    major: {
      eyebrow: { label: 'Dokumentatsioon' },
      title: 'Uuendused',
      pageTitle: 'Uuendused dokumentatsioonis',
      lead: 'Suured uuendused: igaüks lisab midagi, mida majutaja varem teha ei saanud.',
      description: `${brand.name}, suured uuendused: broneerimissüsteemi sünkroonimine, skoorianalüüs, simulaator, kokkuvõtted ja meeskonna ligipääs, igaüks kuupäevaga.`,
      olderDescription: `${brand.name}: vanemad suured uuendused, igaüks kuupäevaga, mil see majutajatele avanes`,
    },
    minor: {
      eyebrow: { label: 'Dokumentatsioon' },
      title: 'Muudatuste logi',
      pageTitle: 'Muudatuste logi',
      lead: 'Väikesed muudatused: mõni asi töötab paremini kui päev varem.',
      description: `${brand.name}, väikesed muudatused: vastused, märkused, kokkuvõtted ja töölaud, igaüks kuupäevaga, mil see majutajateni jõudis.`,
      olderDescription: `${brand.name}, muudatuste logi vanemad kirjed: väikesed muudatused majutajatele, igaüks kuupäevaga`,
    },
    /** Texts that every list of updates shares. */
  },
  updatesList: {
    empty: 'Uuendusi ei leitud. Palun vaadake hiljem uuesti!',
    error,
    olderTitle: '{title}, lehekülg {page}',
    olderText: '{text}. Lehekülg {page}.',
    illustration: 'Pilt: {title}',
    feed: {
      shown: 'Uuendused {first} kuni {last}, kokku {total}',
      loading: 'Vanemaid uuendusi laaditakse',
      error,
      tryAgain: states.tryAgain,
      skip: 'Jäta nimekiri vahele ja mine lehe lõppu',
      pages: 'Uuenduste leheküljed',
      page: 'Lehekülg',
      newer: 'Uuemad',
      next: 'Vanemad',
    },
    entry: {
      permalink: 'Link',
      permalinkWords: 'sellele uuendusele',
      types: { major: 'Suur uuendus', minor: 'Väike muudatus' },
    },
  },
};

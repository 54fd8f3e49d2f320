import { brand } from '@/lib/brand';
import type * as en from '../en/product-updates';
import type { Texts } from '../translated';
import { tryAgain } from './states';

const error = 'Het productnieuws kon niet worden geladen. Probeer het later nog eens.';

export const productUpdatesPage: Texts<typeof en.productUpdatesPage> = {
  eyebrow: { label: 'Productnieuws' },
  title: 'Wat er nieuw is aan de balie',
  metaTitle: 'Productnieuws',
  lead: `Elke update van ${brand.name} waar een verhuurder iets van merkt, met de datum. Het nieuwste staat bovenaan.`,
  ways: {
    before: 'Alleen de',
    major: 'grote updates',
    between: ' of alleen de',
    minor: 'kleine updates',
    after: '.',
  },
  description: `Elke update van ${brand.name}, met datum en in gewone woorden: wat de AI-co-host nu doet en eerst niet deed. Het nieuwste staat bovenaan.`,
  olderDescription: `Oudere updates van ${brand.name}, de AI-co-host voor vakantiewoningen, met datum en in gewone woorden`,
};

export const docsUpdates: Texts<typeof en.docsUpdates> = {
  eyebrow: { label: 'Documentatie' },
  title: 'Grote updates',
  metaTitle: 'Grote updates in de documentatie',
  lead: 'De grote stappen: telkens iets wat een verhuurder eerder niet kon.',
  description: `De grote updates van ${brand.name}: synchronisatie, scoreanalyse, simulator, samenvattingen en teamtoegang, elk met de begindatum.`,
  olderDescription: `Oudere grote updates van ${brand.name}, elk met de datum waarop verhuurders ze kregen`,
};

export const docsChangeLog: Texts<typeof en.docsChangeLog> = {
  eyebrow: { label: 'Documentatie' },
  title: 'Kleine updates',
  metaTitle: 'Kleine updates',
  lead: 'De kleine dingen: een detail dat beter werkt dan de dag ervoor.',
  description: `De kleine updates van ${brand.name}: verbeteringen in antwoorden, notities, samenvattingen en dashboard, elk met de datum waarop verhuurders ze kregen.`,
  olderDescription: `Oudere kleine updates van ${brand.name}: verbeteringen voor verhuurders, elk met de datum`,
};

export const updatePages: Texts<typeof en.updatePages> = {
  all: productUpdatesPage,
  major: docsUpdates,
  minor: docsChangeLog,
};

/** Texts that every list of updates shares. */
export const updatesList: Texts<typeof en.updatesList> = {
  empty: 'Geen productnieuws gevonden. Kom later nog eens terug!',
  error,
  olderTitle: '{title}, pagina {page}',
  olderText: '{text}. Pagina {page}.',
  illustration: 'Illustratie: {title}',
  feed: {
    shown: 'Updates {first} tot en met {last} van {total}',
    loading: 'Oudere updates worden geladen',
    error,
    tryAgain,
    skip: 'Sla de lijst over, naar het einde van de pagina',
    pages: 'Pagina’s met updates',
    page: 'Pagina',
    newer: 'Nieuwer',
    next: 'Ouder',
  },
  entry: {
    permalink: 'Link',
    permalinkWords: 'naar deze update',
    types: { major: 'Grote update', minor: 'Kleine update' },
  },
};

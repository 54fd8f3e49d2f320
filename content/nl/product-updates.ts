import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type * as en from '../en/product-updates';
import type { Translated } from '../translated';
import { tryAgain } from './states';

const error = 'Het productnieuws kon niet worden geladen. Probeer het later nog eens.';

/** Texts of /product-updates. */
export const productUpdatesPage: Translated<typeof en.productUpdatesPage> = {
  path: paths.productUpdates,
  eyebrow: { time: '06:05', label: 'Productnieuws' },
  title: 'Wat er nieuw is aan de balie',
  metaTitle: 'Productnieuws',
  lead: `Elke verandering aan ${brand.name} waar een verhuurder iets van merkt, met de datum. Het nieuwste staat bovenaan.`,
  ways: {
    before: 'Alleen het',
    major: 'grote nieuws',
    between: ', of alleen de',
    minor: 'kleine wijzigingen',
    after: '.',
  },
  description: `Elke verandering aan ${brand.name}, met datum en in gewone woorden: wat de AI-cohost nu doet en eerst niet deed. Het nieuwste staat bovenaan.`,
  olderDescription: `Oudere veranderingen aan ${brand.name}, de AI-cohost voor vakantiewoningen, met datum en in gewone woorden`,
};

/** Texts of /docs/updates. */
export const docsUpdates: Translated<typeof en.docsUpdates> = {
  path: paths.docsUpdates,
  eyebrow: { time: '06:08', label: 'Documentatie' },
  title: 'Productnieuws',
  metaTitle: 'Productnieuws in de documentatie',
  lead: 'Het grote nieuws: telkens iets wat een verhuurder eerder niet kon.',
  description: `De grote updates van ${brand.name}: synchronisatie, scoreanalyse, simulator, samenvattingen en teamtoegang, elk met de begindatum.`,
  olderDescription: `Oudere grote updates van ${brand.name}, elk met de datum waarop verhuurders ze kregen`,
};

/** Texts of /docs/change-log. */
export const docsChangeLog: Translated<typeof en.docsChangeLog> = {
  path: paths.docsChangeLog,
  eyebrow: { time: '06:10', label: 'Documentatie' },
  title: 'Wijzigingen',
  metaTitle: 'Wijzigingen',
  lead: 'De kleine dingen: een detail dat beter werkt dan de dag ervoor.',
  description: `De kleine updates van ${brand.name}: wijzigingen in antwoorden, notities, samenvattingen en het dashboard, elk met de datum waarop verhuurders ze kregen.`,
  olderDescription: `Oudere wijzigingen van ${brand.name}: kleine veranderingen voor verhuurders, elk met de datum`,
};

/** The page of each list of updates: of all, of the major ones and of the minor ones. */
export const updatePages: Translated<typeof en.updatePages> = {
  all: productUpdatesPage,
  major: docsUpdates,
  minor: docsChangeLog,
};

/** Texts that every list of updates shares. */
export const updatesList: Translated<typeof en.updatesList> = {
  empty: 'Geen productnieuws gevonden. Kom later nog eens terug!',
  error,
  /** In the head of a page that is not the first. */
  olderTitle: '{title}, pagina {page}',
  olderText: '{text}. Pagina {page}.',
  /** What a picture without words of its own is called. */
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

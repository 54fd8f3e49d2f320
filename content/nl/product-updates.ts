import { brand } from '@/lib/brand';
import type * as en from '../en/product-updates';
import type { Texts } from '../translated';
import { texts as states } from './states';

const error = 'Het productnieuws kon niet worden geladen. Probeer het later nog eens.';

export const texts: Texts<typeof en> = {
  updatePages: {
    all: {
      eyebrow: { label: 'Productnieuws' },
      title: 'Wat er nieuw is aan de balie',
      pageTitle: 'Productnieuws',
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
    },
    major: {
      eyebrow: { label: 'Documentatie' },
      title: 'Grote updates',
      pageTitle: 'Grote updates in de documentatie',
      lead: 'De grote stappen: telkens iets wat een verhuurder eerder niet kon.',
      description: `De grote updates van ${brand.name}: synchronisatie, scoreanalyse, simulator, samenvattingen en teamtoegang, elk met de begindatum.`,
      olderDescription: `Oudere grote updates van ${brand.name}, elk met de datum waarop verhuurders ze kregen`,
    },
    minor: {
      eyebrow: { label: 'Documentatie' },
      title: 'Kleine updates',
      pageTitle: 'Kleine updates',
      lead: 'De kleine dingen: een detail dat beter werkt dan de dag ervoor.',
      description: `De kleine updates van ${brand.name}: verbeteringen in antwoorden, notities, samenvattingen en dashboard, elk met de datum waarop verhuurders ze kregen.`,
      olderDescription: `Oudere kleine updates van ${brand.name}: verbeteringen voor verhuurders, elk met de datum`,
    },
    /** Texts that every list of updates shares. */
  },
  updatesList: {
    empty: 'Geen productnieuws gevonden. Kom later nog eens terug!',
    error,
    olderTitle: '{title}, pagina {page}',
    olderText: '{text}. Pagina {page}.',
    illustration: 'Illustratie: {title}',
    feed: {
      shown: 'Updates {first} tot en met {last} van {total}',
      loading: 'Oudere updates worden geladen',
      error,
      tryAgain: states.tryAgain,
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
  },
};

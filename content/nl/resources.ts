import type * as en from '../en/resources';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  resources: {
    eyebrow: { label: 'Artikelen' },
    title: 'Tips voor verhuurders, om over te nemen en te bewaren',
    pageTitle: 'Artikelen',
    lead: 'Aankomstberichten, huisregels, antwoorden om te kopiëren, sommetjes om met uw eigen cijfers over te doen. Elk stuk eindigt met iets wat u dezelfde avond kunt gebruiken.',
    description:
      'Aankomstberichten, huisregels en antwoorden om te kopiëren: praktische artikelen over vakantieverhuur, over berichten, verzoeken en de nachten ertussen.',
    filter: 'Categorieën',
    all: 'Alle',
    older: 'Meer om te lezen',
    pages: 'Pagina’s',
    newerPage: 'Nieuwer',
    olderPage: 'Ouder',
    page: 'Pagina {page} van {count}',
    listTitle: '{label}: {category}',
    olderTitle: '{title}, pagina {page}',
    olderText: 'Pagina {page}.',
    empty: 'Geen artikelen gevonden. Probeer een andere categorie.',
    missingTitle: 'Geen artikelen gevonden',
    failed: 'De artikelen konden niet worden geladen. Probeer het later nog eens.',
    back: 'Terug naar de artikelen',
    contents: 'In dit artikel',
    further: 'Verder lezen',
    articleFailed: 'Het artikel kon niet worden geladen. Probeer het later nog eens.',
    notFound: {
      eyebrow: { label: 'Artikelen' },
      title: 'Artikel niet gevonden',
      text: 'Het artikel dat u zoekt, bestaat niet.',
    },
  },
};

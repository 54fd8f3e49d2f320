import type * as en from '../en/resources';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  resources: {
    eyebrow: { label: 'Ratgeber' },
    title: 'Praktisches für Gastgeber, zum Übernehmen und Aufheben',
    pageTitle: 'Ratgeber',
    lead: 'Hinweise zur Ankunft, Hausregeln, Antworten zum Einfügen, Rechenbeispiele für Ihre eigenen Zahlen. Jeder Text endet mit etwas, das Sie noch am selben Abend gebrauchen können.',
    description:
      'Hinweise zur Ankunft, Hausregeln und fertige Antworten: Artikel für Vermieter von Ferienwohnungen über Gästenachrichten, Sonderwünsche, ruhige Nächte.',
    filter: 'Kategorien',
    all: 'Alle',
    older: 'Weitere Artikel',
    pages: 'Seiten',
    newerPage: 'Neuere',
    olderPage: 'Ältere',
    page: 'Seite {page} von {count}',
    listTitle: '{label}: {category}',
    olderTitle: '{title}, Seite {page}',
    olderText: 'Seite {page}.',
    empty: 'Keine Artikel gefunden. Versuchen Sie es mit einer anderen Kategorie.',
    missingTitle: 'Keine Artikel gefunden',
    failed: 'Die Artikel konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    back: 'Zurück zum Ratgeber',
    contents: 'In diesem Artikel',
    further: 'Weiterlesen',
    articleFailed:
      'Der Artikel konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    notFound: {
      eyebrow: { label: 'Ratgeber' },
      title: 'Artikel nicht gefunden',
      text: 'Den Artikel, den Sie suchen, gibt es nicht.',
    },
  },
};

import type { Language } from '../lib/languages/languages';

/** The words on a page in another language, for a visitor whose browser asks for this one. Each name is in its own language. */
export const languageSuggestion: Record<
  Language,
  { label: string; text: string; read: string; close: string }
> = {
  en: {
    label: 'Language',
    text: 'This page is also in English.',
    read: 'Read it in English',
    close: 'Close',
  },
  de: {
    label: 'Sprache',
    text: 'Diese Seite gibt es auch auf Deutsch.',
    read: 'Auf Deutsch lesen',
    close: 'Schließen',
  },
  fr: {
    label: 'Langue',
    text: 'Cette page existe aussi en français.',
    read: 'Lire en français',
    close: 'Fermer',
  },
  nl: {
    label: 'Taal',
    text: 'Deze pagina is er ook in het Nederlands.',
    read: 'In het Nederlands lezen',
    close: 'Sluiten',
  },
  et: {
    label: 'Keel',
    text: 'See leht on ka eesti keeles.',
    read: 'Loe eesti keeles',
    close: 'Sulge',
  },
};

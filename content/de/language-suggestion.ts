import type * as source from '../en/language-suggestion';
import type { Translated } from '../translated';

export const languageSuggestion: Translated<typeof source.languageSuggestion> = {
  label: 'Sprache',
  text: 'Diese Seite gibt es auch auf Deutsch.',
  read: 'Auf Deutsch lesen',
  close: 'Schließen',
};

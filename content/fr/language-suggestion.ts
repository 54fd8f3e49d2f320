import type * as source from '../en/language-suggestion';
import type { Translated } from '../translated';

export const languageSuggestion: Translated<typeof source.languageSuggestion> = {
  label: 'Langue',
  text: 'Cette page existe aussi en français.',
  read: 'Lire en français',
  close: 'Fermer',
};

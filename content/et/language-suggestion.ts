import type * as source from '../en/language-suggestion';
import type { Translated } from '../translated';

export const languageSuggestion: Translated<typeof source.languageSuggestion> = {
  label: 'Keel',
  text: 'See leht on ka eesti keeles.',
  read: 'Loe eesti keeles',
  close: 'Sulge',
};

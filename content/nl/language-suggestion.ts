import type * as source from '../en/language-suggestion';
import type { Translated } from '../translated';

export const languageSuggestion: Translated<typeof source.languageSuggestion> = {
  label: 'Taal',
  text: 'Deze pagina is er ook in het Nederlands.',
  read: 'In het Nederlands lezen',
  close: 'Sluiten',
};

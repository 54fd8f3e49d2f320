import type * as en from '../en/company';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  taxSentences: {
    included: 'Les prix comprennent la TVA.',
    excluded: 'Les prix ne comprennent pas la TVA.',
  },
  subprocessorFeed: {
    description:
      'Quelles entreprises traitent des données personnelles pour nous : qui commence, qui cesse et ce qui change, annoncé d’avance quand c’est possible.',
    titles: {
      began: '{name} : à partir du {day}',
      changed: '{name} : modifié le {day}',
      ended: '{name} : jusqu’au {day}',
    },
    kinds: { began: 'Commence', changed: 'Change', ended: 'Cesse' },
  },
};

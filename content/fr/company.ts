import type * as en from '../en/company';
import type { Translated } from '../translated';

/** Beside every price: lib/company/tax-sentence.ts chooses by the setting. */
export const taxSentences: Translated<typeof en.taxSentences> = {
  included: 'Les prix comprennent la TVA.',
  excluded: 'Les prix ne comprennent pas la TVA.',
};

/** The feed of who else processes personal data. */
export const subprocessorFeed: Translated<typeof en.subprocessorFeed> = {
  description:
    'Quelles entreprises traitent des données personnelles pour nous : qui commence, qui cesse et ce qui change, annoncé d’avance quand c’est possible.',
  titles: {
    began: '{name} : à partir du {day}',
    changed: '{name} : modifié le {day}',
    ended: '{name} : jusqu’au {day}',
  },
  kinds: { began: 'Commence', changed: 'Change', ended: 'Cesse' },
};

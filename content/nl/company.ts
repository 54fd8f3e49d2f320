import type * as en from '../en/company';
import type { Translated } from '../translated';

/** Beside every price: lib/company/tax-sentence.ts chooses by the setting. */
export const taxSentences: Translated<typeof en.taxSentences> = {
  included: 'De prijzen zijn inclusief btw.',
  excluded: 'De prijzen zijn exclusief btw.',
};

/** The feed of who else processes personal data. */
export const subprocessorFeed: Translated<typeof en.subprocessorFeed> = {
  description:
    'Welke bedrijven persoonsgegevens voor ons verwerken: wie begint, wie stopt en wat er verandert, vooraf aangekondigd waar dat kan.',
  titles: {
    began: '{name}: vanaf {day}',
    changed: '{name}: gewijzigd op {day}',
    ended: '{name}: tot {day}',
  },
  kinds: { began: 'Begint', changed: 'Verandert', ended: 'Stopt' },
};

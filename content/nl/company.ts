import type * as en from '../en/company';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  taxSentences: {
    included: 'De prijzen zijn inclusief btw.',
    excluded: 'De prijzen zijn exclusief btw.',
  },
  subprocessorFeed: {
    description:
      'Welke bedrijven persoonsgegevens voor ons verwerken: wie begint, wie stopt en wat er verandert, vooraf aangekondigd waar dat kan.',
    titles: {
      began: '{name}: vanaf {day}',
      changed: '{name}: gewijzigd op {day}',
      ended: '{name}: tot {day}',
    },
    kinds: { began: 'Begint', changed: 'Verandert', ended: 'Stopt' },
  },
};

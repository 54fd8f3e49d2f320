import type * as en from '../en/company';
import type { Translated } from '../translated';

/** Beside every price: lib/company/tax-sentence.ts chooses by the setting. */
export const taxSentences: Translated<typeof en.taxSentences> = {
  included: 'Alle Preise inklusive MwSt.',
  excluded: 'Alle Preise ohne MwSt.',
};

/** The feed of who else processes personal data. */
export const subprocessorFeed: Translated<typeof en.subprocessorFeed> = {
  description:
    'Welche Unternehmen für uns personenbezogene Daten verarbeiten: wer dazukommt, wer aufhört und was sich ändert, nach Möglichkeit im Voraus angekündigt.',
  titles: {
    began: '{name}: ab dem {day}',
    changed: '{name}: geändert am {day}',
    ended: '{name}: bis zum {day}',
  },
  kinds: { began: 'Beginnt', changed: 'Ändert sich', ended: 'Endet' },
};

import type * as en from '../en/company';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  taxSentences: {
    included: 'Alle Preise inklusive MwSt.',
    excluded: 'Alle Preise ohne MwSt.',
  },
  subprocessorFeed: {
    description:
      'Welche Unternehmen für uns personenbezogene Daten verarbeiten: wer dazukommt, wer aufhört und was sich ändert, nach Möglichkeit im Voraus angekündigt.',
    titles: {
      began: '{name}: ab dem {day}',
      changed: '{name}: geändert am {day}',
      ended: '{name}: bis zum {day}',
    },
    kinds: { began: 'Beginnt', changed: 'Ändert sich', ended: 'Endet' },
  },
};

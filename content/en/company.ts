/** Beside every price: lib/company/tax-sentence.ts chooses by the setting. */
export const taxSentences = {
  included: 'Prices include VAT.',
  excluded: 'Prices do not include VAT.',
} as const;

/** The feed of who else processes personal data. */
export const subprocessorFeed = {
  description:
    'Which companies process personal data for us: who joins, who leaves and what changes, announced in advance where possible.',
  titles: {
    began: '{name}: from {day}',
    changed: '{name}: changed on {day}',
    ended: '{name}: until {day}',
  },
  kinds: { began: 'Begins', changed: 'Changes', ended: 'Ends' },
} as const;

/** Beside every price: lib/company/tax-sentence.ts chooses by the setting. */
export const taxSentences = {
  included: 'Prices include VAT.',
  excluded: 'Prices do not include VAT.',
  unstated: 'Whether VAT is included is not stated yet.',
} as const;

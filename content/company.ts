/** Beside every price. */
export const taxSentences = {
  included: 'Prices include VAT.',
  excluded: 'Prices do not include VAT.',
  unstated: 'Whether VAT is included is not stated yet.',
};

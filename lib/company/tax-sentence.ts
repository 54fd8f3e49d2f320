import type { CompanyFacts } from './fact-names.ts';

/** The sentences about tax (content/en/company.ts). */
export type TaxSentences = Readonly<Record<'included' | 'excluded' | 'unstated', string>>;

/** Whether the prices include VAT, as the sentence beside them. */
export function taxSentence(sentences: TaxSentences, tax: CompanyFacts['tax']): string {
  return sentences[tax ?? 'unstated'];
}

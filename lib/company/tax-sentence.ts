import type { CompanyFacts } from './fact-names.ts';

/** The sentences about tax (content/en/company.ts). */
export type TaxSentences = Readonly<Record<'included' | 'excluded', string>>;

/** Whether the prices include VAT, as the sentence beside them; null where owners have not stated it. */
export function taxSentence(sentences: TaxSentences, tax: CompanyFacts['tax']): string | null {
  return tax && sentences[tax];
}

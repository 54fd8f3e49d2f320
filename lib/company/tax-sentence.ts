import type { CompanyFacts } from './fact-names.ts';

/** The sentences about tax (content/en/company.ts). */
export type TaxSentences = Readonly<Record<'included' | 'excluded', string>>;

/** The sentence beside prices that says whether they include VAT; null where owners have not stated it. */
export function taxSentence(sentences: TaxSentences, tax: CompanyFacts['tax']): string | null {
  return tax && sentences[tax];
}

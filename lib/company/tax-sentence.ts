import { taxSentences } from '../../content/company.ts';
import type { CompanyFacts } from './fact-names.ts';

/** Whether the prices include VAT, as a sentence beside them. */
export function taxSentence(tax: CompanyFacts['tax']): string {
  return taxSentences[tax ?? 'unstated'];
}

import type { FAQPage } from 'schema-dts';
import type { Language } from '../languages/languages.ts';
import { blocksToText, parsePlainText } from '../html/plain-text.ts';

/** Questions and answers as structured data, equal to the text that a page in a language shows; one may be in English. */
export function faqPage(
  items: readonly { question: string; answer: string; language?: Language }[],
  page: Language,
): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: page,
    mainEntity: items.map(({ question, answer, language = page }) => ({
      '@type': 'Question',
      ...(language !== page && { inLanguage: language }),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: blocksToText(parsePlainText(answer)) },
    })),
  };
}

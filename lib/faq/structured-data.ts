import type { FAQPage } from 'schema-dts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { blocksToText, parsePlainText } from '../html/plain-text.ts';

/** Questions and answers as structured data, equal to the text that the page shows in a language. */
export function faqPage(
  items: { question: string; answer: string }[],
  language: Language = defaultLanguage,
): FAQPage {
  return {
    '@type': 'FAQPage',
    ...(language !== defaultLanguage && { inLanguage: language }),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: blocksToText(parsePlainText(answer)) },
    })),
  };
}

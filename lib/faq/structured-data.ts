import type { FAQPage } from 'schema-dts';
import { blocksToText, parsePlainText } from '../html/plain-text.ts';

/** Questions and answers as structured data, equal to the text that the page shows. */
export function faqPage(items: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: blocksToText(parsePlainText(answer)) },
    })),
  };
}

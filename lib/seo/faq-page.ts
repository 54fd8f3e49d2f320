import type { FAQPage, WithContext } from 'schema-dts';
import { splitParagraphs } from '../text/paragraphs.ts';

/** Questions and answers as structured data, equal to the text that the page shows. */
export function faqPage(items: { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: splitParagraphs(answer).join('\n') },
    })),
  };
}

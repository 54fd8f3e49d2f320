import { splitParagraphs } from './paragraphs.ts';

/** The paragraphs of an update: a literal backslash-n is a line break like any other (specification, section 3). */
export function splitUpdateBody(body: string): string[] {
  return splitParagraphs(body.replaceAll('\\n', '\n'));
}

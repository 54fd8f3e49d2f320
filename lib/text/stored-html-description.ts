import { clipText, DESCRIPTION_LENGTH } from './clip-text.ts';
import type { SafeHtml } from './stored-html.ts';

/** Characters; a shorter description says nothing. */
const SHORTEST = 50;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * The beginning of a stored text, for the description of its page: 50 to 160 characters, cut between words.
 *
 * @param filler goes on after the title where the text is too short; at least 50 characters
 */
export function describeStoredHtml(html: SafeHtml, title: string, filler: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim();
  const description = text.length < SHORTEST ? `${title}. ${filler}` : text;
  return clipText(description, DESCRIPTION_LENGTH);
}

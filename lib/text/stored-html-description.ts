import type { SafeHtml } from './stored-html.ts';

const SHORTEST = 50;
const LONGEST = 160;

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
  return shorten(text.length < SHORTEST ? `${title}. ${filler}` : text);
}

function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end >= SHORTEST ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$|[.,;:]$/, '')}…`;
}

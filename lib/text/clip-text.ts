/** The longest description of a page that search engines show. */
export const DESCRIPTION_LENGTH = 160;

/**
 * Shortens a text to a limit of characters, between two words where it can, and says so with an ellipsis. Line breaks
 * become spaces.
 */
export function clipText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const start = line.slice(0, limit - 1);
  const cut = line[limit - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  // A half of a surrogate pair is no character.
  const clipped = (cut > limit / 2 ? start.slice(0, cut) : start).replace(/[\uD800-\uDBFF]$/, '');
  return `${clipped.replace(/[\s,;:.]+$/, '')}…`;
}

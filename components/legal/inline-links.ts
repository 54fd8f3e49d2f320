/** A stretch of text, or a link in it. */
type InlinePart = string | { label: string; href: string };

/** Splits a text in which links are written `[label](address)`. */
export function splitInlineLinks(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g)) {
    const [whole, label = '', href = ''] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ label, href });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

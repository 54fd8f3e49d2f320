import type { SafeHtml } from './stored-html.ts';

/** A heading of an article, and the anchor that leads to it. */
export interface ArticleHeading {
  id: string;
  text: string;
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Gives every second-level heading of a sanitised article an anchor, and lists them. Headings without words have none.
 * The anchors are `part-` and a number, so that nothing of the text gets into an attribute.
 */
export function articleContents(html: SafeHtml): { html: SafeHtml; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading: string, inner: string) => {
    const text = plainText(inner);
    if (text === '') return heading;
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored as SafeHtml, headings };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

import type { TextBlock } from '@/lib/html/plain-text';

/** A heading as the page writes it, and the paragraphs under it. */
export type DocsPart = { level: 2 | 3 | 4; id: string; title: string; paragraphs: string[] };

/** The document as a page: its one first heading, the paragraphs right under it, and the parts in their order. */
type DocsOutline = { title: string; lead: string[]; parts: DocsPart[] };

/**
 * Arranges the blocks under one first heading. A heading of level 1 that opens the document is that heading, otherwise
 * `title` is. If more headings of level 1 follow, all levels move down by one, so that their order stays; and none is
 * more than one below the heading before it.
 */
export function outlineDocs(blocks: readonly TextBlock[], title: string): DocsOutline {
  const [first] = blocks;
  const isTitled = first?.kind === 'heading' && first.level === 1;
  const rest = isTitled ? blocks.slice(1) : blocks;
  const shift = rest.some((block) => block.kind === 'heading' && block.level === 1) ? 1 : 0;

  const outline: DocsOutline = { title: isTitled ? first.text : title, lead: [], parts: [] };
  const newId = idMaker();
  for (const block of rest) {
    const last = outline.parts.at(-1);
    if (block.kind !== 'heading') {
      const words = block.kind === 'list' ? block.items : [block.text];
      (last?.paragraphs ?? outline.lead).push(...words);
      continue;
    }
    const deepest = (last?.level ?? 1) + 1;
    outline.parts.push({
      level: Math.min(block.level + shift, deepest) as DocsPart['level'],
      id: newId(block.text),
      title: block.text,
      paragraphs: [],
    });
  }
  return outline;
}

/** Gives each heading an id that no other one has. Equal headings are counted, however many there are. */
function idMaker(): (text: string) => string {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return (text) => {
    const words = text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-');
    const first = `part-${words.replaceAll(/^-|-$/g, '') || 'untitled'}`;
    let number = numbers.get(first) ?? 1;
    let id = number === 1 ? first : `${first}-${number}`;
    for (; taken.has(id); id = `${first}-${number}`) number += 1;
    numbers.set(first, number);
    taken.add(id);
    return id;
  };
}

import type { TextBlock } from '@/lib/html/plain-text';

/** The paragraphs and lists of a plain text. The writing direction of each follows its script. */
export function PlainText({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => {
    if (block.kind !== 'list') {
      return (
        <p key={index} dir="auto">
          {block.text}
        </p>
      );
    }
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={index} className={block.ordered ? 'list-decimal pl-5' : 'list-disc pl-5'}>
        {block.items.map((item, place) => (
          <li key={place} dir="auto">
            {item}
          </li>
        ))}
      </List>
    );
  });
}

import Link from 'next/link';
import type { LegalBlock } from '@/content/legal/document';
import { splitInlineLinks } from './inline-links';
import styles from './legal-page.module.css';
import { LegalTable } from './legal-table';

interface LegalBlocksProps {
  blocks: readonly LegalBlock[];
  supportEmail: string;
}

/** The paragraphs, lists and tables of a section. */
export function LegalBlocks({ blocks, supportEmail }: LegalBlocksProps) {
  const inline = (text: string) => <Inline text={text.replaceAll('{email}', supportEmail)} />;
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => {
        if ('text' in block) return <p key={index}>{inline(block.text)}</p>;
        if ('subtitle' in block) return <h3 key={index}>{block.subtitle}</h3>;
        if ('table' in block) return <LegalTable key={index} {...block.table} />;
        return (
          <ul key={index}>
            {block.list.map((item) =>
              typeof item === 'string' ? (
                <li key={item}>{inline(item)}</li>
              ) : (
                <li key={item.term}>
                  <strong>{item.term}</strong> {inline(item.text)}
                </li>
              ),
            )}
          </ul>
        );
      })}
    </div>
  );
}

function Inline({ text }: { text: string }) {
  return splitInlineLinks(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={index} href={part.href}>
        {part.label}
      </Link>
    ),
  );
}

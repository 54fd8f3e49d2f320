import { parseJobDescription, type DescriptionBlock } from '@/lib/text/job-description';
import styles from './job-letter.module.css';

/** The description of a position: paragraphs, sub-headings and lists. */
export function JobDescription({ description }: { description: string }) {
  return parseJobDescription(description).map((block, index) => (
    <Block key={index} block={block} />
  ));
}

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul className={styles.list}>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

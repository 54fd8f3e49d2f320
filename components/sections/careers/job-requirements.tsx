import { job as copy } from '@/content/careers';
import { splitRequirements } from '@/lib/text/requirements';
import styles from './job-letter.module.css';

/** What the position asks for. One that asks for nothing has no such part; a single one is a sentence, not a list. */
export function JobRequirements({ requirements }: { requirements: string }) {
  const { ordered, items } = splitRequirements(requirements);
  if (items.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements">{copy.requirements}</h2>
      {items.length === 1 ? (
        <p>{items[0]}</p>
      ) : (
        <List className={ordered ? styles.numbered : styles.checks}>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </List>
      )}
    </section>
  );
}

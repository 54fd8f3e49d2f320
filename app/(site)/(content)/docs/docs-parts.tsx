import type { DocsPart } from './_components/docs-markdown';
import styles from './docs-parts.module.css';

interface Chapter {
  opening: DocsPart;
  parts: DocsPart[];
}

/** The parts of the document: the title of a chapter in the ledger column, its text beside it. */
export function DocsParts({ parts }: { parts: readonly DocsPart[] }) {
  return toChapters(parts).map(({ opening, parts: below }) => (
    <section key={opening.id} aria-labelledby={opening.id} className={styles.chapter}>
      <h2 id={opening.id} className={styles.title}>
        {opening.title}
      </h2>
      <div className={styles.text}>
        <Paragraphs of={opening.paragraphs} />
        {below.map(({ level, id, title, paragraphs }) => (
          <div key={id} className={styles.part}>
            {level === 4 ? <h4 id={id}>{title}</h4> : <h3 id={id}>{title}</h3>}
            <Paragraphs of={paragraphs} />
          </div>
        ))}
      </div>
    </section>
  ));
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

// An outline begins with a part of the second level, so nothing stands before the first chapter.
function toChapters(parts: readonly DocsPart[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of parts) {
    if (part.level === 2) chapters.push({ opening: part, parts: [] });
    else chapters.at(-1)?.parts.push(part);
  }
  return chapters;
}

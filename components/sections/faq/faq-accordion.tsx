import { PlainText } from '@/components/plain-text';
import type { Language } from '@/lib/languages/languages';
import { parsePlainText } from '@/lib/html/plain-text';
import { TextLanguage } from '../text-language';
import styles from './faq.module.css';

/** A question with its answer; the answer may have several lines. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
  /** Left out for that of the page. */
  language?: Language;
}

interface FaqAccordionProps {
  items: readonly FaqEntry[];
  /** The language of the page. */
  page: Language;
  /** The level of the questions in the outline of the page. */
  headingLevel?: 2 | 3;
  /**
   * Accordions of one name share the one open answer. The name differs on each page: Next keeps a page that was left in
   * the document, hidden, and it would close what opens here.
   */
  name: string;
  /** The number of the first question, where one list is shown in several groups. */
  firstNumber?: number;
}

/** Numbered questions, of which at most one is open: native `details` that share a name. */
export function FaqAccordion({
  items,
  page,
  headingLevel = 3,
  name,
  firstNumber = 1,
}: FaqAccordionProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div
      className="border-t-[1.5px] border-foreground"
      style={{ counterReset: `question ${firstNumber - 1}` }}
    >
      {items.map(({ id, question, answer, language }, index) => (
        <details
          key={id}
          name={name}
          open={firstNumber + index === 1}
          lang={language === page ? undefined : language}
          className={styles.item}
        >
          <summary className={styles.summary}>
            <Heading dir="auto" className={styles.question}>
              {question}
              <TextLanguage language={language ?? page} page={page} className="block font-sans" />
            </Heading>
          </summary>
          <PlainText blocks={parsePlainText(answer)} />
        </details>
      ))}
    </div>
  );
}

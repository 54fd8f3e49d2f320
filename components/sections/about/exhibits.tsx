import { values } from '@/content/about';
import styles from './values.module.css';

const { question, note, price } = values.exhibits;

/** The question to the host; the yes is underlined by hand. */
export function QuestionCard() {
  return (
    <div data-theme="light" className={styles.question}>
      <p>
        <b>{question.door}</b> {question.text}
      </p>
      <p className={styles.answers}>
        <span className={styles.yes}>{question.yes}</span> <span>{question.no}</span>
      </p>
    </div>
  );
}

/** A card from the knowledge base. */
export function IndexCard() {
  return (
    <div className={styles.card}>
      <p className={styles.tab}>{note.tab}</p>
      <p className={styles.note}>{note.text}</p>
    </div>
  );
}

/** What trying costs. */
export function FreeTag() {
  return (
    <p className={styles.free}>
      <span className={styles.amount}>{price.amount}</span>
      <span>
        <b className="block">{price.unit}</b> {price.text}
      </span>
    </p>
  );
}

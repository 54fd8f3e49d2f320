import { SectionHeading } from '@/components/sections/section-heading';
import { MessageBubble } from '@/components/sections/message-bubble';
import { values } from '@/content/about';
import styles from './values-section.module.css';

const exhibits = [
  <MessageBubble key="introduction" message={values.exhibits.introduction} />,
  <QuestionCard key="question" />,
  <IndexCard key="note" />,
  <FreeTag key="price" />,
];

/** The company's rules, each beside an example of the product that keeps it. */
export function ValuesSection() {
  return (
    <section data-theme="dark" aria-labelledby="values-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter py-section">
        <SectionHeading id="values-title" {...values} className="max-w-[9.5em]" />
        <ol className={styles.rules}>
          {values.rules.map(({ title, text }, index) => (
            <li key={title} data-reveal>
              <span aria-hidden="true" className={styles.numeral}>
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[32.5rem] text-on-surface-muted">{text}</p>
              </div>
              <div className={styles.exhibit}>{exhibits[index]}</div>
            </li>
          ))}
        </ol>
        <p className="mt-6 text-small text-muted-foreground">{values.sample}</p>
      </div>
    </section>
  );
}

const { question, note, price } = values.exhibits;

function QuestionCard() {
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

function IndexCard() {
  return (
    <div className={styles.card}>
      <p className={styles.tab}>{note.tab}</p>
      <p className={styles.note}>{note.text}</p>
    </div>
  );
}

function FreeTag() {
  return (
    <p className={styles.free}>
      <span className={styles.amount}>{price.amount}</span>
      <span>
        <b className="block">{price.unit}</b> {price.text}
      </span>
    </p>
  );
}

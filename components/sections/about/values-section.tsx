import { values } from '@/content/about';
import { Eyebrow } from '../eyebrow';
import { Bubble } from '../specimens/bubble';
import styles from './values.module.css';
import { FreeTag, IndexCard, QuestionCard } from './exhibits';

const exhibits = [
  <Bubble key="introduction" message={values.exhibits.introduction} />,
  <QuestionCard key="question" />,
  <IndexCard key="note" />,
  <FreeTag key="price" />,
];

/** The rules of the desk, and beside each the piece of the product that keeps it. */
export function ValuesSection() {
  return (
    <section data-theme="dark" aria-labelledby="values-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter py-section">
        <Eyebrow {...values.eyebrow} />
        <h2 id="values-title" className="max-w-[9.5em] text-h2">
          {values.title}
        </h2>
        <ol className={styles.rules}>
          {values.rules.map(({ title, text }, index) => (
            <li key={title} data-reveal>
              <span aria-hidden="true" className={styles.numeral}>
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[32.5rem] text-moon-mist">{text}</p>
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

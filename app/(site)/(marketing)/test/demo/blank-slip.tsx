import { demoResult } from '@/content/demo';
import styles from './demo.module.css';

const { arrival, departure, message, count } = demoResult;

/** Where the answer will be written. */
export function BlankSlip() {
  return (
    <div aria-hidden="true" className={styles.blank}>
      <dl className={styles.rows}>
        {[arrival, departure, message, count].map((term) => (
          <div key={term}>
            <dt>{term}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { skeletons } from '@/content/states';
import styles from './faq.module.css';

const ROWS = [68, 82, 54, 74, 46];

/** Five rows where the questions will stand. */
export function FaqSkeleton() {
  return (
    <div role="status" className={styles.list}>
      <span className="sr-only">{skeletons.questions}</span>
      {ROWS.map((width) => (
        <div key={width} aria-hidden="true" data-skeleton-row className={styles.item}>
          <div className={styles.summary} data-skeleton>
            <span className="h-5 w-4 bg-secondary" />
            <span className="h-6 bg-secondary" style={{ width: `${width}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}

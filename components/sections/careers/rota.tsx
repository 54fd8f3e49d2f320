import { culture } from '@/content/careers';
import styles from './rota.module.css';

const copy = culture.hours;
/** The hours of the sheet, from the first column to the end of the last. */
const FIRST = 6;
const DUSK = 20;
const LAST = 24;

/** The rota of a week: everybody's hours by day, and from eight the desk. */
export function Rota() {
  return (
    <div role="img" aria-label={copy.label} className={styles.rota}>
      {copy.days.map(({ day, spans, ...rest }) => (
        <div key={day} className={styles.day}>
          <span>{day}</span>
          <div className={styles.hours}>
            {spans.map(([from, to]) => (
              <i key={from} className={styles.worked} style={place(from, to)} />
            ))}
            {'call' in rest ? (
              <i className={styles.call} style={place(rest.call, rest.call + 1)} />
            ) : null}
            <i className={styles.dark} style={place(DUSK, LAST)} />
          </div>
        </div>
      ))}
      <p className={styles.key}>
        <span className={styles.worked}>{copy.you}</span>
        <span className={styles.call}>{copy.call}</span>
        <span className={styles.dark}>{copy.desk}</span>
      </p>
    </div>
  );
}

/** Where a span of hours lies: one column for each hour, all in one row. */
function place(from: number, to: number) {
  return { gridColumn: `${from - FIRST + 1} / ${to - FIRST + 1}`, gridRow: 1 };
}

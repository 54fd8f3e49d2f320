import styles from './pricing.module.css';

/** The hook and the ring that holds the tag: one half of the ring passes behind the tag, the other through its hole. */
export function Ring() {
  return (
    <>
      <svg viewBox="-120 -250 240 260" aria-hidden="true" className={styles.ringBehind}>
        <path className="fill-brass-deep" d="M-40-250h40v40h-40z" />
        <path
          className="stroke-brass-deep"
          d="M-20-210v48a20 20 0 0 0 40 0v-12"
          fill="none"
          strokeWidth="9"
        />
        <path
          className="stroke-ink-soft"
          d="M0-148a74 74 0 0 1 0 148"
          fill="none"
          strokeWidth="5"
        />
      </svg>
      <svg viewBox="-120 -250 240 260" aria-hidden="true" className={styles.ringBefore}>
        <path className="stroke-ink" d="M0-148a74 74 0 0 0 0 148" fill="none" strokeWidth="5" />
      </svg>
    </>
  );
}

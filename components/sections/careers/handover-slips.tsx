import styles from './culture-section.module.css';

/** How a sentence changes between two people before a guest reads it. */
export function HandoverSlips({ slips }: { slips: readonly { from: string; what: string }[] }) {
  return (
    <ol className={styles.slips}>
      {slips.map(({ from, what }) => (
        <li key={from}>
          <span>{from}</span>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}

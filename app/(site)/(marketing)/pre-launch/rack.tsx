import type { ReactNode } from 'react';
import { Hook } from './hook';
import styles from './rack.module.css';

interface RackProps {
  /** What the keys answer; without it the rack is a picture. */
  label?: string;
  count: number;
  children: ReactNode;
}

/** The pigeonholes, as many to a row as suits their number; what is left over in the last row is empty. */
export function Rack({ label, count, children }: RackProps) {
  const columns = count > 6 ? 4 : count > 4 ? 3 : 2;
  const empty = (columns - (count % columns)) % columns;
  return (
    <ul
      {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}
      data-columns={columns}
      className={styles.rack}
    >
      {children}
      {Array.from({ length: empty }, (_, index) => (
        <li key={index} aria-hidden="true" className={`${styles.cell} ${styles.empty}`}>
          <Hook className={styles.hook} />
        </li>
      ))}
    </ul>
  );
}

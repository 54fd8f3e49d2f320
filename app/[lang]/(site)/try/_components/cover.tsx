import type { ReactNode } from 'react';
import type { NoteState } from '@/lib/try/coverage';
import styles from './book.module.css';

interface CoverProps {
  kind: string;
  name: string;
  /** One hook for each of the thirty questions, by what is written about it. */
  states: readonly NoteState[];
  /** Below the keys. */
  children?: ReactNode;
}

const ROWS = 5;
const CELL = { width: 40, height: 46 } as const;

/** The front of the book: the name of the house, and its key rack, on which a written note hangs as a key. A column is a group. */
export function Cover({ kind, name, states, children }: CoverProps) {
  const columns = Math.ceil(states.length / ROWS);
  return (
    <div className={styles.cover} data-theme="light">
      <p className={styles.kind}>
        <span>{kind}</span>
      </p>
      <p className={styles.name}>{name}</p>
      <svg
        viewBox={`0 0 ${columns * CELL.width} ${ROWS * CELL.height}`}
        aria-hidden="true"
        className={styles.rack}
      >
        {states.map((state, index) => (
          <g
            key={index}
            className={styles[state]}
            transform={`translate(${Math.floor(index / ROWS) * CELL.width} ${(index % ROWS) * CELL.height})`}
          >
            <path d="M0 0H40V46H0z" />
            <path d="M17 4h6v4h-6zM20 8v4a3 3 0 0 0 6 0v-1" />
            <path d="M20 15h8l4 4v20H16V19z" />
          </g>
        ))}
      </svg>
      {children}
    </div>
  );
}

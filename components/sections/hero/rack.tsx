import { cn } from '@/lib/utils';
import styles from './hero.module.css';
import { EmptyHook, Key } from './key';

type Content = 'key' | 'hook' | 'letter' | 'empty';

// Where each pigeonhole hangs: column and row of the twelve by six modules.
const cells: readonly { door: number; column: number; row: number; content: Content }[] = [
  { door: 15, column: 5, row: 4, content: 'key' },
  { door: 16, column: 6, row: 4, content: 'hook' },
  { door: 17, column: 5, row: 5, content: 'empty' },
  { door: 18, column: 6, row: 5, content: 'empty' },
  { door: 19, column: 1, row: 6, content: 'key' },
  { door: 20, column: 2, row: 6, content: 'letter' },
  { door: 21, column: 3, row: 6, content: 'hook' },
  { door: 22, column: 4, row: 6, content: 'empty' },
  { door: 23, column: 5, row: 6, content: 'empty' },
  { door: 24, column: 6, row: 6, content: 'empty' },
  { door: 14, column: 7, row: 6, content: 'key' },
];

/** The pigeonholes around the words; nothing in them is needed to understand the page. */
export function Rack() {
  return cells.map(({ door, column, row, content }) => (
    <div
      key={door}
      aria-hidden="true"
      className={cn(styles.cell, styles.hole)}
      style={{ gridColumn: column, gridRow: row }}
    >
      {content !== 'key' && <span className={styles.plate}>{door}</span>}
      {content === 'key' && <Key door={door} status="answered" />}
      {content === 'hook' && <EmptyHook />}
      {content === 'letter' && <Letter />}
    </div>
  ));
}

function Letter() {
  return (
    <svg viewBox="14 8 92 104">
      <g transform="rotate(-8 60 84)" fill="none">
        <path className="fill-moon" d="M26 62h68v44H26z" />
        <path className="stroke-ink-soft" d="M26 62l34 26 34-26" strokeWidth="1.5" />
        <path className="stroke-oxblood" d="M80 96h8" strokeWidth="3" />
      </g>
    </svg>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { careers as copy } from '@/content/careers';
import styles from './coat-rail.module.css';
import { Bag, Coat, Scarf, Umbrella } from './garments';

const garments = [Coat, Umbrella, Bag, Scarf];

/** The staff's coat rail: beside each garment a peg, and on as many of them as there are open positions a free tag. */
export function CoatRail({ openings }: { openings: number }) {
  return (
    <div aria-hidden="true" className={styles.rail}>
      {garments.flatMap((Garment, index) => [
        <Peg key={`garment-${index}`}>
          <Garment />
        </Peg>,
        <Peg key={`peg-${index}`}>
          {index < openings ? <FreeTag turn={index % 2 ? 3 : -4} /> : null}
        </Peg>,
      ])}
    </div>
  );
}

/** The end of the rail, with the peg that is free for whoever reads the page. */
export function FreePeg({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 236" aria-hidden="true" className={clsx(styles.gone, className)}>
      <path className={styles.board} d="M199 0h2400v34H199z" />
      <PegShape />
      <FreeTag turn={4} />
    </svg>
  );
}

/** A peg with nothing on it, for a page about a position that is gone. */
export function EmptyPeg({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={clsx(styles.gone, className)}>
      <PegShape />
    </svg>
  );
}

function Peg({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 350" aria-hidden="true" className={styles.peg}>
      <PegShape />
      {children}
    </svg>
  );
}

/** Board, plate and hook; a thing hangs from the hook's lowest point, 100 by 74. */
function PegShape() {
  return (
    <>
      <path className={styles.board} d="M0 0h200v34H0z" />
      <path className={styles.hook} d="M86 46v18a14 14 0 0 0 28 0V46" fill="none" strokeWidth="7" />
      <path className={styles.plateLight} d="M82 8h18v46H82z" />
      <path className={styles.plateDark} d="M100 8h18v46h-18z" />
    </>
  );
}

function FreeTag({ turn }: { turn: number }) {
  return (
    <g transform={`rotate(${turn} 100 78)`}>
      <path className={styles.string} d="M100 76v44" strokeWidth="2" />
      <path className={styles.tagLight} d="M100 104H78l-22 22v94h44z" />
      <path className={styles.tagDark} d="M100 104h22l22 22v94h-44z" />
      <circle className={styles.hole} cx="100" cy="124" r="6" />
      <text
        x="100"
        y="184"
        textAnchor="middle"
        className={`${styles.word} font-display text-[30px] font-bold tracking-[-0.02em]`}
      >
        {copy.hooks.free}
      </text>
    </g>
  );
}

import type { StaticImageData } from 'next/image';
import type { ReactNode } from 'react';
import { careers as copy } from '@/content/careers';
import { cn } from '@/lib/utils';
import bag from './bag.svg';
import coat from './coat.svg';
import styles from './coat-rail.module.css';
import scarf from './scarf.svg';
import umbrella from './umbrella.svg';

const garments: StaticImageData[] = [coat, umbrella, bag, scarf];

/** The staff's coat rail: garments and pegs alternate. Each open position, up to four, hangs a "free" tag on a peg. */
export function CoatRail({ openings }: { openings: number }) {
  return (
    <div aria-hidden="true" className={styles.rail}>
      {garments.flatMap((garment, index) => [
        <Peg key={`garment-${index}`}>
          <use href={`${garment.src}#drawing`} />
        </Peg>,
        <Peg key={`peg-${index}`}>
          {index < openings ? <FreeTag angle={index % 2 ? 3 : -4} /> : null}
        </Peg>,
      ])}
    </div>
  );
}

/** The end of the rail, with one free peg. */
export function FreePeg({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 236" aria-hidden="true" className={cn(styles.light, className)}>
      <path className={styles.board} d="M199 0h2400v34H199z" />
      <PegShape />
      <FreeTag angle={4} />
    </svg>
  );
}

/** A peg with nothing on it, for a position that cannot be shown. */
export function EmptyPeg({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={cn(styles.light, className)}>
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

/** Board, plate and hook. The hook's lowest point is at 100, 74. */
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

function FreeTag({ angle }: { angle: number }) {
  return (
    <g transform={`rotate(${angle} 100 78)`}>
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

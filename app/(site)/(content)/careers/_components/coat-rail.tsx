import type { ReactNode } from 'react';
import { careers as copy } from '@/content/careers';
import { cn } from '@/lib/utils';
import styles from './coat-rail.module.css';

const garments = [Coat, Umbrella, Bag, Scarf];

/** The staff's coat rail: garments and pegs alternate. Each open position, up to four, hangs a "free" tag on a peg. */
export function CoatRail({ openings }: { openings: number }) {
  return (
    <div aria-hidden="true" className={styles.rail}>
      {garments.flatMap((Garment, index) => [
        <Peg key={`garment-${index}`}>
          <Garment />
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

function Coat() {
  return (
    <>
      <path
        className="fill-lamp"
        d="M72 92L44 112 30 254h22l16-104zM128 92l28 20 14 142h-22l-16-104z"
      />
      <path className="fill-lamp-bright" d="M100 78L70 90l-10 30-14 196h54z" />
      <path className="fill-lamp-lit" d="M100 78l30 12 10 30 14 196h-54z" />
      <path className="fill-moon" d="M100 78L82 84l18 46z" />
      <path className="fill-moon-soft" d="M100 78l18 6-18 46z" />
      <g className="fill-moon-soft">
        <circle cx="88" cy="160" r="5" />
        <circle cx="88" cy="198" r="5" />
        <circle cx="88" cy="236" r="5" />
        <circle cx="112" cy="160" r="5" />
        <circle cx="112" cy="198" r="5" />
        <circle cx="112" cy="236" r="5" />
      </g>
    </>
  );
}

function Umbrella() {
  return (
    <>
      <path
        className="stroke-moon-soft"
        d="M100 150V92a14 14 0 0 1 28 0v10"
        fill="none"
        strokeWidth="8"
        transform="translate(-14 -2)"
      />
      <path className="fill-oxblood-bright" d="M86 140L68 160l14 142 4 16z" />
      <path className="fill-oxblood" d="M86 140l18 20-14 142-4 16z" />
      <path className="fill-moon-soft" d="M70 178l33-6 .6 10-33 6zM84 316h4v20h-4z" />
    </>
  );
}

function Bag() {
  return (
    <>
      <path className="stroke-control" d="M52 190L96 76h8l44 114" fill="none" strokeWidth="8" />
      <path className="fill-moon-soft" d="M40 184h60v96H48l-8-8z" />
      <path className="fill-control" d="M100 184h60v88l-8 8h-52z" />
      <path className="fill-moon" d="M40 184h60v44H40z" />
      <path className="fill-moon-soft" d="M100 184h60v44h-60z" />
      <path className="fill-night-raised" d="M92 220h16v20H92z" />
    </>
  );
}

function Scarf() {
  return (
    <>
      <path className="fill-sky-5" d="M100 76l26 4 8 170h-34z" />
      <path className="fill-moon-mist" d="M100 76L76 82l-8 216h36z" />
      <path className="fill-moon-soft" d="M100 76h4l4 222h-20z" />
      <path
        className="fill-oxblood"
        d="M69.300 262h37.400l.5 14H68.800zM68.500 284h39l.3 7H68.300z"
      />
      <path className="fill-night-raised" d="M108 226h25l.5 10H108z" />
      <path
        className="stroke-moon-mist"
        d="M72 298v14M82 298v14M92 298v14M102 298v14"
        strokeWidth="4"
      />
    </>
  );
}

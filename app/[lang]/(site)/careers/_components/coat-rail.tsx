import type { StaticImageData } from 'next/image';
import type { ReactNode } from 'react';
import { words } from '@/content/words';
import bag from './bag.svg';
import coat from './coat.svg';
import scarf from './scarf.svg';
import umbrella from './umbrella.svg';

const garments: StaticImageData[] = [coat, umbrella, bag, scarf];

/** The colours of a peg and its tag, as classes. */
interface Tones {
  board: string;
  plate: [light: string, dark: string];
  hook: string;
  string: string;
  tag: [light: string, dark: string];
  word: string;
}

const night: Tones = {
  board: 'fill-night-raised',
  plate: ['fill-moon-soft', 'fill-control'],
  hook: 'stroke-moon-soft',
  string: 'stroke-moon-soft',
  tag: ['fill-moon', 'fill-moon-mist'],
  word: 'fill-ink',
};

const day: Tones = {
  board: 'fill-moon-mist',
  plate: ['fill-ink-soft', 'fill-ink'],
  hook: 'stroke-ink',
  string: 'stroke-ink',
  tag: ['fill-lamp-lit', 'fill-lamp'],
  word: 'fill-moon',
};

/** The staff's coat rail, with as many garments and pegs as fit. Each open position, up to four, hangs a "free" tag on a peg. */
export function CoatRail({ openings }: { openings: number }) {
  return (
    <div aria-hidden="true" className="flex overflow-clip border-b-[3px] border-night-edge">
      {garments.flatMap((garment, index) => [
        <Peg key={`garment-${index}`}>
          <use href={`${garment.src}#drawing`} />
        </Peg>,
        <Peg key={`peg-${index}`}>
          {index < openings ? <FreeTag tones={night} angle={index % 2 ? 3 : -4} /> : null}
        </Peg>,
      ])}
    </div>
  );
}

/** The end of the rail, with one free peg. */
export function FreePeg({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 236" aria-hidden="true" className={className}>
      <path className={day.board} d="M199 0h2400v34H199z" />
      <PegShape tones={day} />
      <FreeTag tones={day} angle={4} />
    </svg>
  );
}

/** A peg with nothing on it, for a position that cannot be shown. */
export function EmptyPeg({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={className}>
      <PegShape tones={day} />
    </svg>
  );
}

function Peg({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 350" aria-hidden="true" className="w-1/4 flex-none md:w-1/6 xl:w-1/8">
      <PegShape tones={night} />
      {children}
    </svg>
  );
}

/** Board, plate and hook. The hook's lowest point is at 100, 74. */
function PegShape({ tones: { board, hook, plate } }: { tones: Tones }) {
  return (
    <>
      <path className={board} d="M0 0h200v34H0z" />
      <path className={hook} d="M86 46v18a14 14 0 0 0 28 0V46" fill="none" strokeWidth="7" />
      <path className={plate[0]} d="M82 8h18v46H82z" />
      <path className={plate[1]} d="M100 8h18v46h-18z" />
    </>
  );
}

async function FreeTag({ tones: { string, tag, word }, angle }: { tones: Tones; angle: number }) {
  const { hooks } = (await words()).careers.careers;
  return (
    <g transform={`rotate(${angle} 100 78)`}>
      <path className={string} d="M100 76v44" strokeWidth="2" />
      <path className={tag[0]} d="M100 104H78l-22 22v94h44z" />
      <path className={tag[1]} d="M100 104h22l22 22v94h-44z" />
      <circle className="fill-background" cx="100" cy="124" r="6" />
      <text
        x="100"
        y="184"
        textAnchor="middle"
        fontSize="30"
        className={`${word} font-display font-bold tracking-[-0.02em]`}
      >
        {hooks.free}
      </text>
    </g>
  );
}

import { cn } from '@/lib/utils';
import { DeskStillLife } from './desk-still-life';
import { HOLE, hangings, type Hanging } from './rack-keys';
import { RackSymbols } from './rack-symbols';

const WIDTH = 15 * HOLE;
const HEIGHT = 1800;
const COUNTER_AT = 1644;

const tagColour: Partial<Record<Hanging, string>> = {
  g: '#187357',
  o: '#A3322B',
  q: '#1D453C',
};

function grid() {
  const columns = Array.from({ length: 16 }, (_, i) => `M${i * HOLE} 0V${COUNTER_AT}`);
  const rows = Array.from({ length: 13 }, (_, i) => `M0 ${COUNTER_AT - (i + 1) * HOLE}H${WIDTH}`);
  return [...columns, ...rows].join('');
}

/** The key rack behind the desk, at night. A decoration: it is hidden from screen readers. */
export function KeyRack({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={cn('block', className)}>
      <RackSymbols />
      <path d={grid()} fill="none" stroke="#314139" vectorEffect="non-scaling-stroke" />
      {hangings.map(({ kind, column, floor, door }) => (
        <g key={door} transform={`translate(${column * HOLE} ${COUNTER_AT - (floor + 1) * HOLE})`}>
          {kind === 'e' ? <use href="#rack-letter" /> : <use href="#rack-hook" />}
          {tagColour[kind] ? (
            <>
              <use href="#rack-key" />
              <use href="#rack-tag" fill={tagColour[kind]} />
              <text
                x="77"
                y="92"
                fill="#E9F0EA"
                textAnchor="middle"
                className="font-display text-[17px] font-bold max-lg:hidden"
              >
                {door}
              </text>
            </>
          ) : null}
        </g>
      ))}
      <path d={`M0 ${COUNTER_AT}h${WIDTH}v88H0z`} fill="url(#rack-counter)" />
      <path d={`M0 ${COUNTER_AT + 88}h${WIDTH}v80H0z`} fill="#060F0D" />
      <path d={`M0 ${COUNTER_AT + 88}h${WIDTH}v4H0z`} fill="#1D453C" />
      <DeskStillLife />
    </svg>
  );
}

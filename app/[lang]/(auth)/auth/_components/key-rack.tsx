import { DeskBell, Lamp } from '@/components/illustrations/desk-lamp';
import { palette } from '@/lib/palette';

const { brass, lamp, moon, night, oxblood } = palette;

/** Side of one pigeonhole in the drawing's units. */
const HOLE = 120;

const WIDTH = 15 * HOLE;
const HEIGHT = 1800;
const COUNTER_AT = 1644;

// One letter for each pigeonhole, from the counter upwards, fifteen across. Desktops see the five in the middle, phones
// the lowest rows in full width: g, o and q hold a key with a green, an oxblood or an unlit tag, e a letter, h an
// empty hook, and a dot is dark.
const rows = [
  'gqhg.....q.hgq.',
  'qghqgqe..g..gqh',
  'hgqe.gh..h..oqg',
  '.qgqhqg.qogqhg.',
  '.....hqgeq.....',
  '.....gqhqg.....',
  '.....qgqoh.....',
  '.....ehgqg.....',
  '.....gqqhq.....',
  '.....qghqg.....',
  '.....hqgqe.....',
  '.....gqhgq.....',
];

type Hanging = 'g' | 'o' | 'q' | 'e' | 'h';

/** Where everything in the rack hangs, with its door number; column 0 is the leftmost. */
const hangings = rows.flatMap((row, floor) =>
  [...row].flatMap((kind, column) =>
    kind === '.' ? [] : [{ kind: kind as Hanging, column, floor, door: floor * 15 + column + 1 }],
  ),
);

const tagColour: Partial<Record<Hanging, string>> = {
  g: lamp.lit,
  o: oxblood.DEFAULT,
  q: night.edge,
};

/** The key rack behind the desk, at night. A decoration: it is hidden from screen readers. */
export function KeyRack() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="absolute bottom-0 left-1/2 w-[max(100%,37.5rem)] max-w-none -translate-x-1/2 max-lg:translate-y-[2.22%] lg:w-[300%]"
    >
      <RackSymbols />
      <path d={grid()} fill="none" stroke="var(--border)" vectorEffect="non-scaling-stroke" />
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
                fill={moon.DEFAULT}
                textAnchor="middle"
                fontSize="17"
                className="font-display font-bold max-lg:hidden"
              >
                {door}
              </text>
            </>
          ) : null}
        </g>
      ))}
      <path d={`M0 ${COUNTER_AT}h${WIDTH}v88H0z`} fill="url(#rack-counter)" />
      <path d={`M0 ${COUNTER_AT + 88}h${WIDTH}v80H0z`} fill={night.deep} />
      <path d={`M0 ${COUNTER_AT + 88}h${WIDTH}v4H0z`} fill={night.edge} />
      <g transform="translate(620 1250)">
        <Lamp />
        <DeskBell x={60} />
        <WaitingKey />
      </g>
    </svg>
  );
}

function grid() {
  const columns = Array.from({ length: 16 }, (_, i) => `M${i * HOLE} 0V${COUNTER_AT}`);
  const rows = Array.from({ length: 13 }, (_, i) => `M0 ${COUNTER_AT - (i + 1) * HOLE}H${WIDTH}`);
  return [...columns, ...rows].join('');
}

/** The shapes that the rack repeats. */
function RackSymbols() {
  return (
    <defs>
      <g id="rack-hook" fill="none" stroke={moon.soft} strokeWidth="3">
        <path d="M54 16h12v8H54z" fill={moon.soft} stroke="none" />
        <path d="M60 24v9a6 6 0 0 0 12 0" />
      </g>
      <g id="rack-key" fill="none" stroke={moon.soft}>
        <circle cx="66" cy="46" r="8" strokeWidth="1.5" />
        <g strokeWidth="4" transform="rotate(9 64 50)">
          <circle cx="57" cy="62" r="8.5" />
          <path d="M57 71v36M57 96h-9v8h9" />
        </g>
      </g>
      <path
        id="rack-tag"
        fillRule="evenodd"
        d="M70 49h14l9 10v46H61V59zm7 7.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"
      />
      <g id="rack-letter" transform="rotate(-7 60 84)">
        <path d="M26 62h68v44H26z" fill={moon.DEFAULT} />
        <path d="M26 62l34 26 34-26z" fill={moon.soft} />
        <path d="M80 97h8" stroke={oxblood.DEFAULT} strokeWidth="3" />
      </g>
      <linearGradient id="rack-counter">
        <stop offset="0" stopColor={night.wall} />
        <stop offset=".5" stopColor={night.raised} />
        <stop offset="1" stopColor={night.wall} />
      </linearGradient>
    </defs>
  );
}

/** The key that lies on the counter. */
function WaitingKey() {
  return (
    <g>
      <g fill="none" stroke={moon.DEFAULT} strokeWidth="5">
        <ellipse cx="240" cy="434" rx="13" ry="7" />
        <path d="M227 435l-50 4M184 438l3 9M196 437l3 9" />
      </g>
      <path d="M246 429c2-16 28-20 38-6" fill="none" stroke={moon.DEFAULT} strokeWidth="1.5" />
      <path d="M270 420l16-9h98l-18 28h-98l-10-10z" fill={brass.DEFAULT} />
      <path d="M258 429l10 10h98v6h-98l-10-10z" fill={brass.shade} />
      <ellipse cx="284" cy="424" rx="6" ry="4" fill={night.DEFAULT} />
      <path d="M310 421h52M306 429h40" stroke={brass.deep} strokeWidth="2.5" />
    </g>
  );
}

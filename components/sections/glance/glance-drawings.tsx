import { Drawing } from '@/components/illustrations/drawing';
import bell from './bell.svg';
import cot from './cot.svg';

/** The bell of the desk at rest: its question has been answered. */
export function BellDrawing({ tag }: { tag: string }) {
  return (
    <Drawing file={bell} preserveAspectRatio="xMidYMax meet">
      <text
        transform="translate(386 112) rotate(7) translate(9 162) rotate(-90)"
        className="fill-moon text-[25px] font-bold"
      >
        {tag}
      </text>
    </Drawing>
  );
}

/** A baby bed at night, with the host's one word hung on its rail. */
export function CotDrawing({ tag }: { tag: string }) {
  return (
    <Drawing file={cot} preserveAspectRatio="xMidYMax meet">
      <text
        transform="translate(34 50) scale(.86) translate(210 162) rotate(-4) translate(0 94)"
        textAnchor="middle"
        className="fill-ink font-display text-[46px] font-bold tracking-[-0.02em]"
      >
        {tag}
      </text>
    </Drawing>
  );
}

interface CardFileProps {
  cards: readonly string[];
  newCard: { tab: string; lines: readonly string[] };
}

// Where the tab of each card stands, from the back of the drawer to its front.
const tabs = [30, 190, 66, 200];

/** The drawer of cards; the newest one goes in behind the others. */
export function CardFileDrawing({ cards, newCard }: CardFileProps) {
  return (
    <svg
      viewBox="0 24 360 336"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="text-[18px] font-semibold"
    >
      <g transform="rotate(-3 180 200)">
        <path className="fill-paper" d="M40 72h142l8-28h106l8 28h22v240H40z" />
        <text x="243" y="65" textAnchor="middle" className="fill-ink">
          {newCard.tab}
        </text>
        {newCard.lines.map((line, index) => (
          <text key={line} x="58" y={106 + index * 26} className="fill-ink font-medium">
            {line}
          </text>
        ))}
        <path className="stroke-control" strokeWidth="1.2" d="M58 113h250M58 139h250" />
      </g>
      {cards.map((card, index) => (
        <Card key={card} tab={tabs[index] ?? 30} y={178 + index * 42} far={index % 2 === 0}>
          {card}
        </Card>
      ))}
      <path className="fill-brass-shade" d="M-900 318h2200v60H-900z" />
      <path className="fill-paper" d="M130 328h100v22H130z" />
    </svg>
  );
}

interface CardProps {
  tab: number;
  y: number;
  /** Neighbours differ in tone, so that no line is needed between them. */
  far: boolean;
  children: string;
}

function Card({ tab, y, far, children }: CardProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path
        className={far ? 'fill-moon-soft' : 'fill-moon'}
        d={`M30 0h${tab - 22}l8-28h98l8 28H330v200H30z`}
      />
      <text x={tab + 65} y="-6" textAnchor="middle" className="fill-ink">
        {children}
      </text>
    </g>
  );
}

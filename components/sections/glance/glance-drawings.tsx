/** The bell of the desk at rest: its question has been answered. */
export function BellDrawing({ tag }: { tag: string }) {
  return (
    <svg viewBox="0 -12 600 372" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="fill-moon" d="M60 300a240 240 0 0 1 480 0z" />
      <path
        className="fill-moon-soft"
        d="M300 60a240 240 0 0 1 240 240H420A130 240 0 0 0 300 60z"
      />
      <path className="stroke-lamp" d="M118 264a186 186 0 0 1 70-116" fill="none" strokeWidth="5" />
      <path
        className="fill-night"
        d="M-900 300h2400v28H-900zM286 22h28v40h-28zM254 26a46 32 0 0 1 92 0z"
      />
      <path className="fill-ink" d="M60 332h480v28H60z" />
      <path className="stroke-night" d="M314 46q58 16 72 66" fill="none" strokeWidth="2" />
      <g transform="translate(386 100) rotate(7)">
        <path
          className="fill-lamp"
          fillRule="evenodd"
          d="M-34 24l20-22h28l20 22v148h-68zM0 13a7 7 0 1 0 0 14 7 7 0 0 0 0-14z"
        />
        <text transform="translate(9 162) rotate(-90)" className="fill-moon text-[25px] font-bold">
          {tag}
        </text>
      </g>
    </svg>
  );
}

/** A baby bed at night, with the host's one word hung on its rail. */
export function CotDrawing({ tag }: { tag: string }) {
  return (
    <svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="fill-moon" d="M382 26a40 40 0 1 1-44 58 38 38 0 0 0 44-58z" />
      <g transform="translate(34 50) scale(.86)">
        <path className="fill-moon" d="M40 236h400v36H40z" />
        <path className="fill-moon-soft" d="M40 236h150l24 36H40z" />
        <path
          className="stroke-night"
          strokeWidth="6"
          d="M76 150v122m30 0V150m30 0v122m30 0V150m30 0v122m30 0V150m30 0v122m30 0V150m30 0v122m30 0V150m30 0v122m30 0V150"
        />
        <path
          className="fill-night"
          d="M34 134h412v18H34zM34 268h412v16H34zM24 92h22v238H24zM434 92h22v238h-22zM20 86a15 15 0 1 1 30 0 15 15 0 0 1-30 0zM430 86a15 15 0 1 1 30 0 15 15 0 0 1-30 0z"
        />
        <path
          className="stroke-night"
          fill="none"
          strokeWidth="7"
          d="M22 342a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM432 342a13 13 0 1 0 26 0 13 13 0 1 0-26 0z"
        />
        <path className="stroke-moon" d="M214 140q-6 14-4 30" strokeWidth="2" fill="none" />
        <g transform="translate(210 162) rotate(-4)">
          <path
            className="fill-paper"
            fillRule="evenodd"
            d="M-44 28l26-26h36l26 26v96h-88zM0 16a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"
          />
          <text
            y="94"
            textAnchor="middle"
            className="fill-ink font-display text-[46px] font-bold tracking-[-0.02em]"
          >
            {tag}
          </text>
        </g>
      </g>
    </svg>
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

/**
 * The house at night: all windows but one are dark, and a suitcase stands at the door. Valley and snow overflow the
 * drawing on both sides.
 */
export function HouseAtNight({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 760 680"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <Valley />
      <path className="fill-night-edge" d="M140 306L400 96V604H140z" />
      <path className="fill-night-raised" d="M400 96L660 306V604H400z" />
      <Roof />
      {windows.map(([x, y, door]) => (
        <DarkWindow key={door} x={x} y={y} door={door} />
      ))}
      <Balcony />
      <Door />
      <LitWindow />
      <path className="fill-moon-soft" d="M-900 604H400V680H-900z" />
      <path className="fill-control" d="M400 604H1660V680H400z" />
      <path className="fill-brass" d="M446 604H604L680 680H414z" opacity="0.72" />
      <Suitcase />
    </svg>
  );
}

const windows: readonly [x: number, y: number, door: number][] = [
  [362, 186, 12],
  [196, 318, 3],
  [302, 318, 5],
  [424, 318, 7],
  [530, 318, 9],
];

function Valley() {
  return (
    <>
      <path className="fill-moon" d="M118 62a46 46 0 1 0 44 66 40 40 0 0 1-44-66z" />
      <path
        className="fill-night-wall"
        d="M-900 560L-520 330-330 450-170 360 0 430 96 300 190 400 300 250 420 420 560 220 760 420 900 330 1100 470 1300 360 1660 560V604H-900z"
      />
      <path
        className="fill-night-deep"
        d="M560 220L760 420 700 500 740 604H620L640 520 590 420 630 330z"
        opacity="0.6"
      />
    </>
  );
}

function Roof() {
  return (
    <>
      <path className="fill-moon" d="M400 44L78 304V342L400 94z" />
      <path className="fill-moon-soft" d="M400 44L722 304V342L400 94z" />
      <path className="fill-oxblood-shade" d="M400 94L78 342V360L400 114z" />
      <path className="fill-night-deep" d="M400 94L722 342V360L400 114z" />
      <path className="fill-moon" d="M512 92h26v52l-26-21z" />
      <path className="fill-oxblood" d="M512 108h26v36l-26-21z" />
      <path className="fill-oxblood-shade" d="M538 108h20v52l-20-16z" />
      <path className="fill-moon-soft" d="M538 92h20v18h-20z" />
    </>
  );
}

function Balcony() {
  return (
    <>
      <path className="fill-oxblood" d="M120 430H400v12H120z" />
      <path className="fill-oxblood-shade" d="M400 430H680v12H400z" />
      <path className="fill-night-deep" d="M140 442H660v8H140z" />
    </>
  );
}

interface WindowProps {
  x: number;
  y: number;
  door: number;
}

function DarkWindow({ x, y, door }: WindowProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fill-night-deep" d="M16 0h44v78H16z" />
      <path className="fill-lamp" d="M0 0h22v78H0z" />
      <path className="fill-lamp-lit" d="M54 0h22v78H54z" />
      <path className="fill-moon" d="M-2 78h80v7H-2z" />
      <text
        x="38"
        y="48"
        textAnchor="middle"
        className="fill-moon-soft font-display text-[24px] font-semibold"
      >
        {door}
      </text>
    </g>
  );
}

function Door() {
  return (
    <>
      <path className="fill-night-deep" d="M220 474h92v130h-92z" />
      <path className="fill-oxblood" d="M228 482h76v122h-76z" />
      <path className="fill-oxblood-shade" d="M266 482h38v122h-38z" />
      <circle className="fill-moon" cx="292" cy="548" r="5" />
    </>
  );
}

function LitWindow() {
  return (
    <>
      <path className="fill-brass" d="M446 474h158v110H446z" />
      <path className="fill-dawn-glow" d="M446 474h110l-48 110h-62z" />
      <path className="fill-night" d="M446 560h158v24H446zM560 508h6v52h-6z" />
      <path className="fill-night" d="M540 508a23 23 0 0 1 46 0zM548 554h30v6h-30z" />
      <path className="fill-lamp" d="M474 556a21 21 0 0 1 42 0zM470 556h50v5h-50z" />
      <path className="fill-night-raised" d="M495 535a21 21 0 0 1 21 21h-21zM491 529h8v8h-8z" />
      <path className="fill-moon" d="M438 584h174v9H438zM438 466h174v8H438z" />
      <path className="fill-night-deep" d="M522 474h6v86h-6z" />
    </>
  );
}

function Suitcase() {
  return (
    <>
      <path className="fill-moon-soft" d="M152 552v-20h36v20h-7v-13h-22v13z" />
      <path className="fill-lamp-bright" d="M132 552h76v58h-76z" />
      <path className="fill-lamp" d="M170 552h38v58h-38z" />
      <path className="fill-moon" d="M146 552h6v58h-6zM188 552h6v58h-6z" />
    </>
  );
}

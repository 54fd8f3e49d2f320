interface WindowProps {
  x: number;
  y: number;
  door: number;
}

/** A window between its shutters; behind it somebody sleeps. */
export function DarkWindow({ x, y, door }: WindowProps) {
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

/** The door of the house. */
export function Door() {
  return (
    <>
      <path className="fill-night-deep" d="M220 474h92v130h-92z" />
      <path className="fill-oxblood" d="M228 482h76v122h-76z" />
      <path className="fill-oxblood-shade" d="M266 482h38v122h-38z" />
      <circle className="fill-moon" cx="292" cy="548" r="5" />
    </>
  );
}

/** The desk behind the one window that is lit: a lamp, a bell, and what is left of the wall. */
export function LitWindow() {
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

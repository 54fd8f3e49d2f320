interface ChaletWindowProps {
  door: number;
  x: number;
  y: number;
  /** Somebody sits there, lit by a phone. */
  awake?: boolean;
}

/** A window with its shutters and the number of the door behind it. */
export function ChaletWindow({ door, x, y, awake = false }: ChaletWindowProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fill-moon-soft" d="M-22 0h20v88h-20z" />
      <path className="fill-control" d="M78 0h20v88H78z" />
      <path className={awake ? 'fill-moon' : 'fill-night-deep'} d="M0 0h76v88H0z" />
      {awake ? (
        <Reader />
      ) : (
        <text
          x="38"
          y="59"
          textAnchor="middle"
          className="fill-control font-display text-[38px] font-semibold tracking-[-0.03em]"
        >
          {door}
        </text>
      )}
    </g>
  );
}

function Reader() {
  return (
    <>
      <path className="fill-night" d="M4 88c0-26 12-36 28-36s28 10 28 36z" />
      <circle className="fill-night" cx="32" cy="34" r="16" />
      <path className="fill-lamp" d="M52 42l13-4 7 24-13 4z" />
      <path
        className="stroke-moon-soft @max-5xl:hidden"
        d="M206-266L72 10"
        fill="none"
        strokeWidth="1.5"
      />
    </>
  );
}

/** The ground-floor window of the desk, with the lamp and the bell. */
export function DeskWindow() {
  return (
    <g transform="translate(112 662)">
      <linearGradient id="desk-beam" x1="0" y1="0" x2="0" y2="1">
        <stop className="[stop-color:theme(colors.brass.DEFAULT)]" stopOpacity="0.85" />
        <stop className="[stop-color:theme(colors.brass.DEFAULT)]" offset="1" stopOpacity="0.3" />
      </linearGradient>
      <radialGradient id="desk-pool">
        <stop className="[stop-color:theme(colors.brass.DEFAULT)]" stopOpacity="0.7" />
        <stop className="[stop-color:theme(colors.brass.DEFAULT)]" offset="1" stopOpacity="0" />
      </radialGradient>
      <path className="fill-moon-soft" d="M-8-8h252v116H-8z" />
      <path className="fill-night-raised" d="M0 0h236v100H0z" />
      <path d="M84 40h62l64 60H20z" fill="url(#desk-beam)" />
      <path className="stroke-moon-soft" d="M115 0v14" fill="none" strokeWidth="3" />
      <path className="fill-moon" d="M80 42a35 30 0 0 1 70 0z" />
      <path className="fill-moon-soft" d="M115 12a35 30 0 0 1 35 30h-22a22 30 0 0 0-13-30z" />
      <path className="fill-night-deep" d="M0 86h236v14H0z" />
      <path className="fill-moon" d="M46 86a18 18 0 0 1 36 0zM61 62h6v6h-6z" />
      <path className="fill-moon-soft" d="M64 68a18 18 0 0 1 18 18h-9a14 18 0 0 0-9-18z" />
      <path className="fill-paper" d="M140 86l10-8h38l-6 8z" />
    </g>
  );
}

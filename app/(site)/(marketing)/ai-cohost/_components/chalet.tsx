const doors = [
  { door: 11, x: 262, y: 262 },
  { door: 12, x: 382, y: 262 },
  { door: 7, x: 140, y: 386 },
  { door: 8, x: 262, y: 386 },
  { door: 9, x: 382, y: 386, awake: true },
  { door: 10, x: 504, y: 386 },
  { door: 3, x: 140, y: 510 },
  { door: 4, x: 262, y: 510 },
  { door: 5, x: 382, y: 510 },
  { door: 6, x: 504, y: 510 },
];

/** The house at night. Its landscape overflows the drawing to both edges of the window. */
export function Chalet({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 840 806"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <Landscape />
      <House />
      {doors.map((door) => (
        <ChaletWindow key={door.door} {...door} />
      ))}
      <Balcony />
      <DeskWindow />
      <path className="fill-night-edge" d="M-1680 784h4200v24H-1680z" />
      <ellipse cx="230" cy="786" rx="270" ry="19" fill="url(#desk-pool)" />
    </svg>
  );
}

function House() {
  return (
    <>
      <path className="fill-ink-soft" d="M474 150h24v90h-24z" />
      <path className="fill-night-deep" d="M498 150h24v90h-24z" />
      <path className="fill-moon-soft" d="M468 138h60v16h-60z" />
      <path className="fill-lamp" d="M80 350L360 196V784H80z" />
      <path className="fill-night-edge" d="M360 196L640 350V784H360z" />
      <path className="fill-ink-soft" d="M80 650h280v134H80z" />
      <path className="fill-night-deep/55" d="M360 650h280v134H360z" />
      <path className="fill-night-deep/60" d="M360 190L70 350v34l290-160 290 160v-34z" />
      <path className="fill-moon" d="M360 146L18 336v40l342-190z" />
      <path className="fill-moon-soft" d="M360 146l342 190v40L360 186z" />
      <path className="fill-night-deep" d="M478 668h104v116H478z" />
      <path className="fill-oxblood" d="M486 676h44v108h-44z" />
      <path className="fill-oxblood-shade" d="M530 676h44v108h-44z" />
      <circle className="fill-moon" cx="562" cy="734" r="5" />
    </>
  );
}

function Balcony() {
  return (
    <>
      <path
        className="stroke-night-deep"
        d="M66 628H654"
        fill="none"
        strokeWidth="34"
        strokeDasharray="7 14"
      />
      <path className="fill-moon" d="M56 602h304v10H56z" />
      <path className="fill-moon-soft" d="M360 602h304v10H360z" />
      <path className="fill-night-deep" d="M56 640h608v12H56z" />
    </>
  );
}

function Landscape() {
  return (
    <>
      <path
        className="fill-night-raised/45"
        d="M-1680 784V600l280-80 200 60 240-140 240 120 220-90 170 90 220-90L40 250l170 190 160-60 150 40 180-160 150 130 240-80 200 150 710 100v224z"
      />
      <path
        className="fill-night-raised/70"
        d="M40 250l170 190 160-60v404H60l30-184-50-130 20-90z"
      />
      <path className="fill-moon-soft" d="M40 250L-12 327l22-13 14 28 16-24z" />
      <path className="fill-control" d="M40 250l60 67-24-4-16 26-20-21z" />
      <path className="fill-moon" d="M190 40a62 62 0 1 0 66 92 56 56 0 0 1-66-92z" />
      <Fir x={-440} y={784} size={0.36} />
      <Fir x={-490} y={784} size={0.52} />
      <Fir x={30} y={784} size={0.62} />
      <Fir x={742} y={784} size={1.1} />
      <Fir x={836} y={784} size={0.75} />
    </>
  );
}

function Fir({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="fill-lamp" d="M0 0v-226l-46 88h20l-38 70h24L-72 0z" />
      <path className="fill-night-edge" d="M0 0v-226l46 88H26l38 70H40L72 0z" />
    </g>
  );
}

interface ChaletWindowProps {
  door: number;
  x: number;
  y: number;
  /** Shows a guest with a lit phone. */
  awake?: boolean;
}

function ChaletWindow({ door, x, y, awake = false }: ChaletWindowProps) {
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

function DeskWindow() {
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

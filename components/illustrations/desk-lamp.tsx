const brassStop = '[stop-color:theme(colors.brass.DEFAULT)]';

/** The desk lamp with its pool of light, the bell, and the sheet on which the night is written. */
export function DeskLamp({ className }: { className?: string }) {
  return (
    <svg viewBox="0 100 560 370" aria-hidden="true" className={className}>
      <Lamp />
      <DeskBell x={88} />
      <path className="fill-paper" d="M196 446l46-34h170l-24 34z" />
      <path
        className="stroke-ink-soft"
        d="M252 420h142M246 426h80M241 432h148M236 438h96"
        strokeWidth="1.3"
      />
      <path className="fill-oxblood" d="M346 440l22-16h6l-22 16z" />
    </svg>
  );
}

/** The lamp and its light. Not in an SVG file: not every browser finds the gradients of another document. */
export function Lamp() {
  return (
    <>
      <linearGradient id="lamp-beam" x2="0" y2="1">
        <stop className={brassStop} stopOpacity="0.42" />
        <stop className={brassStop} offset="1" stopOpacity="0.05" />
      </linearGradient>
      <radialGradient id="lamp-pool">
        <stop className={brassStop} stopOpacity="0.85" />
        <stop className={brassStop} offset="0.55" stopOpacity="0.38" />
        <stop className={brassStop} offset="1" stopOpacity="0" />
      </radialGradient>
      <path d="M266 214L396 182L500 428H60z" fill="url(#lamp-beam)" />
      <ellipse cx="280" cy="430" rx="270" ry="38" fill="url(#lamp-pool)" />
      <path className="stroke-moon-soft" d="M450 424V206L350 152" fill="none" strokeWidth="7" />
      <circle className="fill-moon" cx="450" cy="206" r="10" />
      <path className="fill-moon-soft" d="M398 424a52 24 0 0 1 104 0v8H398z" />
      <path className="fill-ink-soft" d="M450 400a52 24 0 0 1 52 24v8h-52z" />
      <g transform="translate(0 82) rotate(-14 330 114)">
        <path className="fill-moon" d="M252 132a78 78 0 0 1 156 0z" />
        <path className="fill-moon-soft" d="M330 54a78 78 0 0 1 78 78h-50a60 78 0 0 0-28-78z" />
        <path className="fill-moon-soft" d="M312 40h36v18h-36z" />
        <path className="fill-brass-shade" d="M252 132h156v5H252z" />
      </g>
    </>
  );
}

/** The bell beside the lamp; `x` is the left edge of its dome. */
export function DeskBell({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 360)`}>
      <path className="fill-moon" d="M0 54a44 44 0 0 1 88 0zM-8 54h104v8H-8zM4 64h80v6H4z" />
      <path className="fill-moon" d="M32 0a12 9 0 0 1 24 0z" />
      <path
        className="fill-moon-soft"
        d="M44 10a44 44 0 0 1 44 44H66a26 44 0 0 0-22-44zM40 0h8v10h-8z"
      />
      <path className="fill-control" d="M44 54h52v8H44zM44 64h40v6H44z" />
    </g>
  );
}

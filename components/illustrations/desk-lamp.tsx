const brassStop = '[stop-color:theme(colors.brass.DEFAULT)]';

/**
 * The desk lamp with its pool of light, the bell, and the sheet on which the night is written. Not in a file, because not
 * every browser finds the gradients of another document.
 */
export function DeskLamp({ className }: { className?: string }) {
  return (
    <svg viewBox="0 100 560 370" aria-hidden="true" className={className}>
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
      <g className="fill-moon">
        <circle cx="450" cy="206" r="10" />
        <path d="M88 414a44 44 0 0 1 88 0zM80 414h104v8H80zM92 424h80v6H92zM120 360a12 9 0 0 1 24 0z" />
      </g>
      <g className="fill-moon-soft">
        <path d="M398 424a52 24 0 0 1 104 0v8H398z" />
        <path d="M132 370a44 44 0 0 1 44 44h-22a26 44 0 0 0-22-44zM128 360h8v10h-8z" />
      </g>
      <path className="fill-ink-soft" d="M450 400a52 24 0 0 1 52 24v8h-52z" />
      <path className="fill-control" d="M132 414h52v8h-52zM132 424h40v6h-40z" />
      <g transform="translate(0 82) rotate(-14 330 114)">
        <path className="fill-moon" d="M252 132a78 78 0 0 1 156 0z" />
        <g className="fill-moon-soft">
          <path d="M330 54a78 78 0 0 1 78 78h-50a60 78 0 0 0-28-78zM312 40h36v18h-36z" />
        </g>
        <path className="fill-brass-shade" d="M252 132h156v5H252z" />
      </g>
      <path className="fill-paper" d="M196 446l46-34h170l-24 34z" />
      <g className="stroke-ink-soft" strokeWidth="1.3">
        <path d="M252 420h142M246 426h80M241 432h148M236 438h96" />
      </g>
      <path className="fill-oxblood" d="M346 440l22-16h6l-22 16z" />
    </svg>
  );
}

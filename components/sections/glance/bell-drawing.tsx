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

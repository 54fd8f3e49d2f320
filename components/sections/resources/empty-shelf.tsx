/** Two ledgers on the shelf, and between them the place of the one that is not there. */
export function EmptyShelf({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 360" aria-hidden="true" className={className}>
      <path className="fill-lamp" d="M70 50h40v310H70z" />
      <path className="fill-night-edge" d="M110 50h40v310h-40z" />
      <path className="fill-moon-mist" d="M152 90h30v270h-30z" />
      <path className="fill-moon-soft" d="M182 90h30v270h-30z" />
      <path
        className="stroke-control"
        d="M230 358V70h84v288"
        fill="none"
        strokeWidth="2"
        strokeDasharray="7 8"
      />
      <path className="stroke-ink" d="M272 70V0" strokeWidth="1.5" />
      <g transform="rotate(6 272 110)">
        <path
          className="fill-brass"
          fillRule="evenodd"
          d="M256 66h16v120h-38V92zM279 88a7 7 0 1 0-14 0 7 7 0 0 0 14 0z"
        />
        <path
          className="fill-brass-shade"
          fillRule="evenodd"
          d="M272 66h16l22 26v94h-38V95a7 7 0 0 0 0-14z"
        />
        <text
          x="272"
          y="152"
          textAnchor="middle"
          className="fill-ink font-display text-[30px] font-bold tracking-[-0.02em]"
        >
          404
        </text>
      </g>
      <path className="fill-night-raised" d="M332 30h42v330h-42z" />
      <path className="fill-night" d="M374 30h42v330h-42z" />
      <g transform="rotate(9 484 360)">
        <path className="fill-oxblood" d="M432 92h26v268h-26z" />
        <path className="fill-oxblood-shade" d="M458 92h26v268h-26z" />
      </g>
    </svg>
  );
}

/** The full ledgers of past nights, upright on the line below; one leans, and one lies with its ribbon out. */
export function LedgerShelf({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 400" aria-hidden="true" className={className}>
      <Spine x={40} width={62} height={318} front="fill-lamp" side="fill-night-edge" />
      <Spine x={104} width={48} height={288} front="fill-moon-mist" side="fill-moon-soft" />
      <Spine x={154} width={74} height={342} front="fill-night-raised" side="fill-night" lined />
      <Spine x={230} width={44} height={268} front="fill-oxblood" side="fill-oxblood-shade" />
      <g transform="rotate(11 348 400)">
        <Spine x={290} width={58} height={300} front="fill-lamp-lit" side="fill-lamp" lined />
      </g>
      <path className="fill-night-raised" d="M390 346h150v54H390z" />
      <path className="fill-night" d="M390 373h150v27H390z" />
      <path className="fill-moon" d="M404 352h136v21H404z" />
      <path className="fill-moon-soft" d="M404 373h136v21H404z" />
      <path className="fill-brass" d="M430 352h12v62l-6-8-6 8z" />
      <path className="stroke-ink" d="M88 96c-34 20-46 60-40 96" fill="none" strokeWidth="1.5" />
      <g transform="rotate(5 48 190)">
        <path
          className="fill-brass"
          fillRule="evenodd"
          d="M36 182h14v96H18v-76zM50 198a5 5 0 1 0-10 0 5 5 0 0 0 10 0z"
        />
        <path className="fill-brass-shade" d="M50 182h14l18 20v76H50z" />
      </g>
    </svg>
  );
}

interface SpineProps {
  x: number;
  width: number;
  height: number;
  front: string;
  side: string;
  /** With a label, as on the books of a whole year. */
  lined?: boolean;
}

function Spine({ x, width, height, front, side, lined = false }: SpineProps) {
  const top = 400 - height;
  const half = width / 2;
  return (
    <>
      <path className={front} d={`M${x} ${top}h${half}v${height}h-${half}z`} />
      <path className={side} d={`M${x + half} ${top}h${half}v${height}h-${half}z`} />
      {lined && (
        <>
          <path
            className="fill-paper"
            d={`M${x + 10} ${top + 56}h${width - 20}v74h-${width - 20}z`}
          />
          <path
            className="stroke-control"
            d={`M${x + 18} ${top + 78}h${width - 36}M${x + 18} ${top + 93}h${width - 36}M${x + 18} ${top + 108}h${width - 44}`}
            fill="none"
            strokeWidth="2"
          />
        </>
      )}
      <path
        className={side}
        d={`M${x} ${top + 22}h${half}v6h-${half}zM${x} 366h${half}v6h-${half}z`}
      />
      <path
        className={front}
        d={`M${x + half} ${top + 22}h${half}v6h-${half}zM${x + half} 366h${half}v6h-${half}z`}
      />
    </>
  );
}

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

/** The key is back on its hook: the end of an article. */
export function EndMark() {
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true" className="mt-12 h-11 w-16">
      <path
        className="fill-lamp"
        fillRule="evenodd"
        d="M12 10h20v24H12L0 26v-8zM12 26a4 4 0 1 0 0-8 4 4 0 0 0 0 8z"
      />
      <path className="fill-night-edge" d="M32 10h20v24H32z" />
    </svg>
  );
}

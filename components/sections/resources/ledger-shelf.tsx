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

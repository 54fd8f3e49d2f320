/** What stands at the desk while somebody signs the card: two suitcases, one with the key's tag already on it. */
export function Suitcases({ className }: { className?: string }) {
  return (
    <div className={className}>
      <svg viewBox="0 0 288 250" aria-hidden="true" className="block w-full">
        <g fill="none" strokeWidth="9">
          <path className="stroke-moon-soft" d="M62 66V30a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v36" />
          <path className="stroke-control" d="M196 128v-14a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v14" />
        </g>
        <path className="fill-oxblood" d="M14 66h82v172H14z" />
        <path className="fill-oxblood-shade" d="M96 66h82v172H96z" />
        <path className="fill-night" d="M14 100h164v8H14zM14 196h164v8H14z" />
        <path className="fill-moon-soft" d="M26 238h20v12H26zM118 238h20v12h-20z" />
        <path className="fill-lamp" d="M160 128h60v112h-60z" />
        <path className="fill-lamp-lit" d="M220 128h60v112h-60z" />
        <path className="fill-night-raised" d="M180 128h12v112h-12zM248 128h12v112h-12z" />
        <path className="fill-moon-soft" d="M168 240h16v10h-16zM256 240h16v10h-16z" />
        <path className="stroke-moon" d="M104 26q16 30 8 62" fill="none" strokeWidth="2" />
        <g transform="translate(112 84) rotate(6)">
          <path
            className="fill-moon"
            fillRule="evenodd"
            d="M-12 0h24l14 15v58h-52V15zM0 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
          />
          <text
            y="58"
            textAnchor="middle"
            className="fill-ink font-display text-[30px] font-bold tracking-[-0.03em]"
          >
            10
          </text>
        </g>
      </svg>
    </div>
  );
}

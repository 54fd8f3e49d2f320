/** The host asleep. The phone lies face down, and its tag has the number of answers to give in the morning. */
export function Bedside({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 456 220" aria-hidden="true" className={className}>
      <Bed />
      <Nightstand />
    </svg>
  );
}

function Bed() {
  return (
    <>
      <path className="fill-night" d="M0 34a12 12 0 0 1 24 0v186H0zM300 100h18v120h-18z" />
      <path
        className="fill-moon-soft"
        d="M24 152h276v34H24zM24 152v-22q0-22 22-22h62q18 0 18 20v24z"
      />
      <path
        className="fill-control"
        d="M162 152h138v34H162zM84 108h24q18 0 18 20v24H64q34-10 20-44z"
      />
      <path className="fill-ink" d="M24 186h276v12H24z" />
      <path className="fill-lamp" d="M62 150a40 40 0 0 1 52-62q14 8 20 26l-20 36z" />
      <path className="fill-night-raised" d="M114 88q14 8 20 26l-20 36H90q32-26 24-62z" />
      <path className="fill-lamp" d="M84 88q-14-34-48-30-18 4-22 30 14-12 28-6 14 6 20 24z" />
      <circle className="fill-brass" cx="15" cy="94" r="10" />
      <path
        className="fill-oxblood"
        d="M104 186v-52q8-32 56-32 46 0 74 22 18 10 30-4 10-14 22-14 14 0 14 18v62z"
      />
      <path
        className="fill-oxblood-shade"
        d="M234 124q18 10 30-4 10-14 22-14 14 0 14 18v62H178q54-18 56-62z"
      />
    </>
  );
}

function Nightstand() {
  return (
    <>
      <path className="fill-ink" d="M342 108h98v10h-98zM366 100h52v8h-52z" />
      <path className="fill-lamp" d="M350 118h41v92h-41z" />
      <path
        className="fill-night-raised"
        d="M391 118h41v92h-41zM350 210h10v10h-10zM422 210h10v10h-10z"
      />
      <path className="fill-moon-soft" d="M386 134h10v6h-10z" />
      <path className="stroke-ink" d="M418 104q14 4 10 34" fill="none" strokeWidth="1.5" />
      <g transform="translate(427 132) rotate(-5)">
        <path
          className="fill-oxblood"
          fillRule="evenodd"
          d="M-10 0h18l10 12v44h-38V12zM-1 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
        />
        <text
          x="-1"
          y="46"
          textAnchor="middle"
          className="fill-paper font-display text-[24px] font-bold"
        >
          3
        </text>
      </g>
    </>
  );
}

/** A sealed letter: the privacy of its content. */
export function SealedLetter() {
  return (
    <svg viewBox="0 0 260 170" aria-hidden="true" className="block w-full">
      <path className="fill-moon-mist" d="M16 22h114v148H16z" />
      <path className="fill-moon-soft" d="M130 22h114v148H130z" />
      <path className="fill-lamp" d="M16 22h114v88z" />
      <path className="fill-night-raised" d="M244 22H130v88z" />
      <circle className="fill-oxblood" cx="130" cy="106" r="29" />
      <path className="fill-oxblood-shade" d="M130 77a29 29 0 0 1 0 58z" />
      <path
        className="fill-paper"
        d="M130 92a8.5 8.5 0 0 1 4.5 15.7L139 122h-18l4.5-14.3A8.5 8.5 0 0 1 130 92z"
      />
    </svg>
  );
}

/** The card with the rules of the house, and the pen that is ready beside it. */
export function CardAndPen() {
  return (
    <svg viewBox="0 0 260 170" aria-hidden="true" className="block w-full overflow-visible">
      <path className="fill-lamp" d="M118 24h92l24 146H94z" />
      <path className="fill-night-raised" d="M210 24l12 8 34 138h-22z" />
      <text
        x="163"
        y="136"
        textAnchor="middle"
        className="fill-moon font-display text-[104px] font-semibold"
      >
        §
      </text>
      <g transform="rotate(-24 52 150)">
        <path className="fill-oxblood" d="M46 18h6v108h-6z" />
        <path className="fill-oxblood-shade" d="M52 18h6v108h-6z" />
        <path className="fill-ink" d="M46 126h12l-4 24h-4zM45 52h14v6H45z" />
      </g>
      <path className="fill-ink-soft" d="M14 170a40 26 0 0 1 40-26v26z" />
      <path className="fill-ink" d="M54 144a40 26 0 0 1 40 26H54z" />
    </svg>
  );
}

/** The other kind. */
export function PlateOfBiscuits() {
  return (
    <svg viewBox="0 0 260 170" aria-hidden="true" className="block w-full">
      <path
        className="fill-dawn-flank"
        d="M36 132h60v18H44a9 9 0 0 1-8-9zM48 112h54v18H48a9 9 0 0 1 0-18z"
      />
      <path className="fill-brass-shade" d="M96 132h42v18H96zM102 112h40v18h-40z" />
      <circle className="fill-brass" cx="168" cy="92" r="58" />
      <path className="fill-brass-shade" d="M168 34a58 58 0 0 1 0 116 92 92 0 0 0 0-116z" />
      <path
        className="fill-background forced-colors:fill-[Canvas]"
        d="M196 24h50v46a17 17 0 0 1-25-6 17 17 0 0 1-20-14 17 17 0 0 1-12-20z"
      />
      <path
        className="fill-ink"
        d="M140 62h13v13h-13zM128 100h12v12h-12zM162 88h14v14h-14zM152 122h12v12h-12zM194 108h12v12h-12z"
      />
      <path className="fill-moon-soft" d="M14 150h116v20H40z" />
      <path className="fill-control" d="M130 150h116l-26 20h-90z" />
    </svg>
  );
}

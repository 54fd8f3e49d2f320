/** The telephone, off whose cradle nobody has to jump. It stands on the poster's lower edge. */
export function Telephone({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 250" aria-hidden="true" className={className}>
      <path className="fill-moon" d="M40 250l42-122h98v122z" />
      <path className="fill-moon-soft" d="M320 250l-42-122h-98v122z" />
      <path className="fill-moon" d="M112 104h24v30h-24z" />
      <path className="fill-moon-soft" d="M224 104h24v30h-24z" />
      <path className="fill-night" d="M16 112V74a50 50 0 0 1 50-50h114v48H96v40z" />
      <path className="fill-night-deep" d="M344 112V74a50 50 0 0 0-50-50H180v48h84v40z" />
      <circle className="fill-night" cx="180" cy="190" r="46" />
      <path className="fill-night-deep" d="M180 144a46 46 0 0 1 0 92z" />
      <circle
        className="stroke-moon"
        cx="180"
        cy="190"
        r="32"
        fill="none"
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray="0.1 18"
      />
      <circle className="fill-oxblood" cx="180" cy="190" r="11" />
    </svg>
  );
}

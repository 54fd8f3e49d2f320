/** A clock of twenty-four hours, half of them night, at 02:14. */
export function HoursScene() {
  return (
    <>
      <path className="stroke-moon-soft" d="M120 200l-22 42M200 200l22 42" strokeWidth="7" />
      <circle className="fill-moon-soft" cx="160" cy="126" r="98" />
      <circle className="fill-paper" cx="160" cy="126" r="89" />
      <path className="fill-night" d="M71 126a89 89 0 0 1 178 0z" />
      <circle
        className="stroke-control"
        cx="160"
        cy="126"
        r="76"
        pathLength="48"
        fill="none"
        strokeWidth="10"
        strokeDasharray=".3 1.7"
        strokeDashoffset=".15"
      />
      <g textAnchor="middle" className="font-semibold">
        <text x="160" y="84" className="fill-moon">
          24
        </text>
        <text x="160" y="186" className="fill-ink">
          12
        </text>
      </g>
      <g className="fill-brass">
        <path d="M157 144V54l3-9 3 9v90z" transform="rotate(33.5 160 126)" />
        <circle cx="160" cy="126" r="7" />
      </g>
    </>
  );
}

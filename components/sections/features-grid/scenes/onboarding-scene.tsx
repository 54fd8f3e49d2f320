const STEPS = [
  { x: 66, y: 218 },
  { x: 96, y: 164 },
  { x: 160, y: 168 },
];

/** The way up in four steps, and the flag at its end. */
export function OnboardingScene() {
  return (
    <>
      <path className="fill-moon-soft" d="M44 42h232v192H44z" />
      <circle className="fill-paper" cx="92" cy="84" r="22" />
      <path className="fill-lamp" d="M44 234v-60l66-58 50 42 54-86 62 92v70z" />
      <path className="fill-night" d="M214 72l62 92v70h-82l28-84z" />
      <path className="fill-paper" d="M214 72l25 37-15 8-9-11-12 15-12-13z" />
      <path
        className="stroke-moon"
        d="M66 218l46-24-16-30 64 4 30-40 14-20 8-36"
        fill="none"
        strokeWidth="3"
        strokeDasharray="6 6"
      />
      {STEPS.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className="fill-paper" r="13" />
          <text y="6" textAnchor="middle" className="fill-ink font-bold">
            {index + 1}
          </text>
        </g>
      ))}
      <path className="fill-oxblood" d="M212 28h42l-9 14 9 14h-39v18h-3z" />
      <text x="228" y="48" textAnchor="middle" className="fill-moon font-bold">
        4
      </text>
    </>
  );
}

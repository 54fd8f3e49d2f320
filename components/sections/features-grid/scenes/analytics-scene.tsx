const BARS = [
  { label: 'Wifi', width: 104 },
  { label: 'Parking', width: 74 },
  { label: 'Check-in', width: 50 },
  { label: 'Baby bed', width: 22 },
];

/** The board with the questions that keep coming back; the last of them still asks the host. */
export function AnalyticsScene() {
  return (
    <>
      <path className="stroke-moon-soft" d="M72 220l-14 22M248 220l14 22" strokeWidth="6" />
      <path className="fill-paper" d="M44 42h232v182H44z" />
      <path className="fill-ink" d="M44 42h232v36H44z" />
      <text x="58" y="66" className="fill-moon font-semibold">
        Asked most often
      </text>
      {BARS.map(({ label, width }, index) => (
        <g key={label} transform={`translate(58 ${108 + index * 32})`}>
          <text className="fill-ink">{label}</text>
          <path className={index < 3 ? 'fill-lamp' : 'fill-oxblood'} d={`M88-13h${width}v17H88z`} />
        </g>
      ))}
    </>
  );
}

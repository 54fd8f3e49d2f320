/** The valley around the house: a near and a far range, the moon, and firs. */
export function Landscape() {
  return (
    <>
      <path
        className="fill-night-raised/45"
        d="M-1680 784V600l280-80 200 60 240-140 240 120 220-90 170 90 220-90L40 250l170 190 160-60 150 40 180-160 150 130 240-80 200 150 710 100v224z"
      />
      <path
        className="fill-night-raised/70"
        d="M40 250l170 190 160-60v404H60l30-184-50-130 20-90z"
      />
      <path className="fill-moon-soft" d="M40 250L-12 327l22-13 14 28 16-24z" />
      <path className="fill-control" d="M40 250l60 67-24-4-16 26-20-21z" />
      <path className="fill-moon" d="M190 40a62 62 0 1 0 66 92 56 56 0 0 1-66-92z" />
      <Fir x={-440} y={784} size={0.36} />
      <Fir x={-490} y={784} size={0.52} />
      <Fir x={30} y={784} size={0.62} />
      <Fir x={742} y={784} size={1.1} />
      <Fir x={836} y={784} size={0.75} />
    </>
  );
}

function Fir({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="fill-lamp" d="M0 0v-226l-46 88h20l-38 70h24L-72 0z" />
      <path className="fill-night-edge" d="M0 0v-226l46 88H26l38 70H40L72 0z" />
    </g>
  );
}

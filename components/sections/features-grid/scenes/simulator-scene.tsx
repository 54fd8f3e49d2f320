/** A doll’s house: the host asks like a guest, and reads the answer before any guest does. */
export function SimulatorScene() {
  return (
    <>
      <path className="fill-paper" d="M40 238v-98h110v98z" />
      <path className="fill-moon-soft" d="M150 238v-98l34-14v100z" />
      <path className="fill-oxblood" d="M24 146l72-62 70 62z" />
      <path className="fill-oxblood-shade" d="M96 84l50-16 58 54-38 24z" />
      <path className="fill-lamp" d="M82 238v-60h34v60z" />
      <path className="fill-night" d="M50 160h22v22H50zM126 160h16v22h-16zM109 208h3v6h-3z" />
      <path
        className="stroke-moon"
        d="M168 22h132v36h-98l-14 14V58h-20z"
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
      <path className="fill-lamp-lit" d="M206 90h94v92l-12-12h-82z" />
      <g className="fill-moon">
        <text x="181" y="46">
          Pets allowed?
        </text>
        <text x="216" y="114">
          One dog,
        </text>
        <text x="216" y="135">
          15 francs
        </text>
        <text x="216" y="156">
          a night.
        </text>
      </g>
    </>
  );
}

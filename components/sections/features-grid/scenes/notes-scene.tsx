/** The sheet of a booking: what was agreed is written where the team looks. */
export function NotesScene() {
  return (
    <>
      <path className="fill-paper" d="M24 240L48 70h210l24 170z" />
      <path className="fill-moon-soft" d="M258 70l24 170h-34L228 70z" />
      <path className="fill-control" d="M120 58h66v20h-66zM136 48h34v12h-34z" />
      <g className="stroke-control">
        <path d="M43 126h205M39 158h215M31 222h232" />
      </g>
      <path className="fill-lamp" d="M36 168h224l5 36H31z" />
      <g className="fill-ink">
        <text x="58" y="116">
          Door 7
        </text>
        <text x="130" y="116">
          18 to 20 July
        </text>
        <text x="53" y="148">
          Guests
        </text>
        <text x="130" y="148">
          2 and a baby
        </text>
      </g>
      <g className="fill-paper font-bold">
        <text x="49" y="192">
          Note
        </text>
        <text x="130" y="192">
          Baby bed: yes
        </text>
      </g>
      <path className="fill-oxblood" d="M292 212l-30-64 9-4 30 64 3 13z" />
      <path className="fill-oxblood-shade" d="M271 144l30 64 3 13-6-5-31-70z" />
    </>
  );
}

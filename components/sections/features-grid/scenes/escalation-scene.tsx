/** The bell, and the card that asks the host for one word. */
export function EscalationScene() {
  return (
    <g transform="translate(-9)">
      <path className="fill-moon" d="M24 222a38 38 0 0 1 76 0zM52 176a11 8 0 0 1 22 0z" />
      <path
        className="fill-moon-soft"
        d="M62 184a38 38 0 0 1 38 38H81a23 38 0 0 0-19-38zM16 222h92v10H16zM59 176h7v9h-7z"
      />
      <path className="fill-paper" d="M132 234l14-144h138l-14 144z" />
      <path className="fill-moon-soft" d="M270 234l14-144 16 144z" />
      <g className="fill-ink">
        <text x="161" y="124">
          Door 7 asks:
        </text>
        <text x="159" y="147" className="font-bold">
          baby bed?
        </text>
      </g>
      <path className="fill-lamp" d="M155 168h50l-4.5 44h-50z" />
      <path className="stroke-ink" d="M217 168h48l-4.5 43h-48z" fill="none" strokeWidth="1.5" />
      <text x="178" y="195" textAnchor="middle" className="fill-paper font-bold">
        yes
      </text>
      <text x="239" y="195" textAnchor="middle" className="fill-ink">
        no
      </text>
    </g>
  );
}

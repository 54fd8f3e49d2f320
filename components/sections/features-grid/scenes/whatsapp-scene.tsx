/** A guest’s own phone, with three messages on it. */
export function WhatsappScene() {
  return (
    <>
      <rect className="fill-moon-soft" x="90" y="24" width="140" height="214" rx="9" />
      <path className="fill-night" d="M160 27h61a6 6 0 0 1 6 6v196a6 6 0 0 1-6 6h-61z" />
      <path className="fill-ink" d="M160 27H99a6 6 0 0 0-6 6v196a6 6 0 0 0 6 6h61z" />
      <path className="fill-paper" d="M102 42h116v174H102z" />
      <path className="fill-night" d="M110 52h68v28h-60l-8 8zM110 172h66v28h-58l-8 8z" />
      <path className="fill-lamp" d="M124 96h86v62l-8-8h-78z" />
      <g className="fill-paper">
        <text x="118" y="72">
          Il wifi?
        </text>
        <text x="132" y="117">
          Carta blu,
        </text>
        <text x="132" y="138">
          in cucina.
        </text>
        <text x="118" y="192">
          Grazie
        </text>
      </g>
      <path className="stroke-moon-soft" d="M148 226h24" strokeWidth="3" />
    </>
  );
}

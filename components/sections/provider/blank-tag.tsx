interface BlankTagProps {
  /** What is written on it; without a name the hook is empty. */
  name?: string;
  note?: string;
  className?: string;
}

/** A hook under its shelf, and on it a grey tag, or none. */
export function BlankTag({ name, note, className }: BlankTagProps) {
  return (
    <svg viewBox="0 0 360 480" aria-hidden="true" className={className}>
      <path className="fill-ink-soft" d="M156-200h24V64h-24z" />
      <path className="fill-ink" d="M180-200h24V64h-24z" />
      <path
        className="stroke-ink-soft"
        d="M180 60v50a26 26 0 0 0 52 0V96"
        fill="none"
        strokeWidth="14"
      />
      {name ? (
        <g transform="rotate(-4 206 150)">
          <path className="stroke-ink" d="M206 130v36" strokeWidth="2" />
          <path
            className="fill-moon-mist"
            fillRule="evenodd"
            d="M150 144h56v300H94V204zM218 172a12 12 0 1 0-24 0 12 12 0 0 0 24 0z"
          />
          <path
            className="fill-moon-soft"
            fillRule="evenodd"
            d="M206 144h56l56 60v240H206V184a12 12 0 0 0 0-24z"
          />
          <text
            x="206"
            y="322"
            textAnchor="middle"
            {...(name.length > 9 && { textLength: 190, lengthAdjust: 'spacingAndGlyphs' })}
            className="fill-ink font-display text-[34px] font-bold tracking-[-0.02em]"
          >
            {name}
          </text>
          <path className="fill-ink" d="M186 344h40v3h-40z" />
          <text x="206" y="380" textAnchor="middle" className="fill-ink text-[20px] font-medium">
            {note}
          </text>
        </g>
      ) : null}
    </svg>
  );
}

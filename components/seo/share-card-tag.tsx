interface HangingTagProps {
  time: string;
  colors: { left: string; right: string; text: string };
  /** Colours of string and key, and of what is seen through the hole. */
  string: string;
  hole: string;
}

/** A key and its tag on a ring, hanging from the upper edge of the card; the tag shows the hour. */
export function HangingTag({ time, colors, string, hole }: HangingTagProps) {
  return (
    <div
      style={{ display: 'flex', position: 'absolute', right: 40, top: 0, width: 380, height: 630 }}
    >
      <svg width="380" height="630" viewBox="0 0 380 630">
        <path d="M214 0v98" stroke={string} strokeWidth="4" />
        <g transform="rotate(10 214 140)" fill="none" stroke={string} strokeWidth="17">
          <circle cx="152" cy="214" r="38" />
          <path d="M152 252v252M152 470h-44v44h44" />
        </g>
        <path d="M214 98a44 44 0 0 1 0 88" fill="none" stroke={string} strokeWidth="7" />
        <g transform="rotate(-4 214 150)">
          <path fill={colors.left} d="M162 130h52v440H92V214z" />
          <path fill={colors.right} d="M214 130h52l70 84v356H214z" />
          <circle cx="214" cy="186" r="20" fill={hole} />
        </g>
        <path d="M214 98a44 44 0 0 0 0 88" fill="none" stroke={string} strokeWidth="7" />
      </svg>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 106,
          top: 352,
          width: 244,
          height: 120,
          alignItems: 'center',
          justifyContent: 'center',
          color: colors.text,
          fontFamily: 'Bricolage Grotesque',
          fontSize: 80,
          fontWeight: 700,
          letterSpacing: '-0.03em',
          transform: 'rotate(-4deg)',
        }}
      >
        {time}
      </div>
    </div>
  );
}

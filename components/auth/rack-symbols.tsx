/** The shapes that the rack repeats: a hook, a key on it, a letter. */
export function RackSymbols() {
  return (
    <defs>
      <g id="rack-hook" fill="none" stroke="#A9BDB3" strokeWidth="3">
        <path d="M54 16h12v8H54z" fill="#A9BDB3" stroke="none" />
        <path d="M60 24v9a6 6 0 0 0 12 0" />
      </g>
      <g id="rack-key" fill="none" stroke="#A9BDB3">
        <circle cx="66" cy="46" r="8" strokeWidth="1.5" />
        <g strokeWidth="4" transform="rotate(9 64 50)">
          <circle cx="57" cy="62" r="8.5" />
          <path d="M57 71v36M57 96h-9v8h9" />
        </g>
      </g>
      <path
        id="rack-tag"
        fillRule="evenodd"
        d="M70 49h14l9 10v46H61V59zm7 7.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"
      />
      <g id="rack-letter" transform="rotate(-7 60 84)">
        <path d="M26 62h68v44H26z" fill="#E9F0EA" />
        <path d="M26 62l34 26 34-26z" fill="#A9BDB3" />
        <path d="M80 97h8" stroke="#A3322B" strokeWidth="3" />
      </g>
      <linearGradient id="rack-light" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#F2B544" stopOpacity=".42" />
        <stop offset="1" stopColor="#F2B544" stopOpacity=".05" />
      </linearGradient>
      <radialGradient id="rack-pool">
        <stop offset="0" stopColor="#F2B544" stopOpacity=".85" />
        <stop offset=".55" stopColor="#F2B544" stopOpacity=".38" />
        <stop offset="1" stopColor="#F2B544" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="rack-counter">
        <stop offset="0" stopColor="#0E241F" />
        <stop offset=".5" stopColor="#16382F" />
        <stop offset="1" stopColor="#0E241F" />
      </linearGradient>
    </defs>
  );
}

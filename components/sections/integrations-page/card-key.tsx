/** A key on its string, in the two tones of the dark tag behind it. */
export function CardKey({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 400" aria-hidden="true" className={className}>
      <path className="stroke-ink" d="M100 0v52" strokeWidth="1.5" />
      <g fill="none" strokeWidth="24">
        <path className="stroke-moon" d="M100 48a48 48 0 0 0 0 96" />
        <path className="stroke-moon-soft" d="M100 48a48 48 0 0 1 0 96" />
      </g>
      <path
        className="fill-moon"
        d="M78 154h22v22H78zM88 176h12v216H88zM40 300h48v24H62v22h26v28H40z"
      />
      <path className="fill-moon-soft" d="M100 154h22v22h-22zM100 176h12v216h-12z" />
    </svg>
  );
}

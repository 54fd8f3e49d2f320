/** The bill spike of the desk: what the host has answered is put on it. */
export function Spike({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 330" aria-hidden="true" className={className}>
      <path className="fill-moon-soft" d="M150 8l5 30v270h-10V38z" />
      <path className="fill-moon-soft" d="M24 254l210-30 42 34-216 34z" />
      <path className="fill-moon-mist" d="M40 216l206-40 30 38-210 42z" />
      <path className="fill-paper" d="M14 186l196-62 52 34-202 66z" />
      <path
        className="stroke-ink-soft"
        d="M70 186l110-36M88 198l126-41M104 210l70-23"
        fill="none"
        strokeWidth="3"
      />
      <path className="fill-moon-soft" d="M150 8l5 30v118l-10 3V38z" />
      <path className="fill-night" d="M60 330c0-22 30-34 90-34v34z" />
      <path className="fill-night-deep" d="M240 330c0-22-30-34-90-34v34z" />
    </svg>
  );
}

/** A pulley: two flat tones, a hub, and the bolt it turns on. */
export function Wheel({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path className="fill-ink-soft" d="M50 1a49 49 0 0 0 0 98z" />
      <path className="fill-ink" d="M50 1a49 49 0 0 1 0 98z" />
      <circle className="fill-paper" cx="50" cy="50" r="31" />
      <path className="fill-ink-soft" d="M50 14v72M46 14h4v72h-4zM14 46h36v8H14z" />
      <path className="fill-ink" d="M50 14h4v72h-4zM50 46h36v8H50z" />
      <circle className="fill-brass-deep" cx="50" cy="50" r="10" />
    </svg>
  );
}

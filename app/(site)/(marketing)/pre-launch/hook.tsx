/** A hook under a shelf of the rack. The lowest point of its curl lies in the middle of the drawing. */
export function Hook({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 34" aria-hidden="true" className={className} fill="none">
      <path className="fill-moon-soft" d="M4 0h9v10H4z" />
      <path className="fill-control" d="M13 0h9v10h-9z" />
      <path className="stroke-moon-soft" d="M13 10v14a7 7 0 0 0 14 0v-4" strokeWidth="4" />
    </svg>
  );
}

/** Says that a list is empty, beside an empty hook. */
export function EmptyState({ message }: { message: string }) {
  return (
    <div className="flex items-center gap-5 border-y py-10">
      <svg
        viewBox="0 0 40 48"
        aria-hidden="true"
        className="h-12 w-10 flex-none text-input"
        fill="none"
        stroke="currentColor"
      >
        <path d="M0 1h40" strokeWidth="2" />
        <path d="M14 1h12v9H14z" fill="currentColor" stroke="none" />
        <path d="M20 8v22a8 8 0 0 0 16 0v-4" strokeWidth="4" />
      </svg>
      <p className="max-w-[29.5em] text-lead text-muted-foreground">{message}</p>
    </div>
  );
}

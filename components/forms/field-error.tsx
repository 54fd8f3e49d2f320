/** The icon before the sentence marks it as an error without colour. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-2 text-small font-semibold text-destructive-text">
      <svg viewBox="0 0 14 20" aria-hidden="true" className="mt-px h-[1.25em] w-[0.875em] shrink-0">
        <path fill="currentColor" d="M4 1h6l4 4v15H0V5z" />
        <path stroke="var(--background)" strokeWidth="2" d="M7 6v6m0 2v2.5" />
      </svg>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

const ROWS = [68, 82, 54, 74, 46];

/** Five rows where the questions will stand. */
export function FaqSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="border-t-[1.5px] border-foreground">
      <span className="sr-only">{label}</span>
      {ROWS.map((width) => (
        <div
          key={width}
          aria-hidden="true"
          data-skeleton-row
          className="flex min-h-18 items-center gap-4 border-b"
        >
          <span className="h-5 w-4 bg-secondary" />
          <span className="h-6 bg-secondary" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}

/** Four cards where the positions will stand. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-6 md:grid-cols-2">
      <span className="sr-only">{label}</span>
      {[72, 58, 81, 64].map((width) => (
        <div
          key={width}
          aria-hidden="true"
          data-skeleton-card
          className="border border-t-[3px] border-t-foreground bg-card p-6"
        >
          <div className="mb-6 h-7 bg-secondary" style={{ width: `${width}%` }} />
          <JobLines />
        </div>
      ))}
    </div>
  );
}

export function JobLines() {
  return [96, 88, 64].map((width) => (
    <div key={width} className="mt-3 h-4 bg-secondary" style={{ width: `${width}%` }} />
  ));
}

const ROWS = [62, 78, 54, 70, 58, 82, 66];

/** Lines of the ledger that are not written yet. */
export function RowsToCome() {
  return (
    <div aria-hidden="true">
      {ROWS.map((width) => (
        <div
          key={width}
          data-skeleton-row
          className="grid animate-breathe grid-cols-[3fr_9fr] gap-10 border-b py-10"
        >
          <span className="h-14 max-w-20 bg-secondary" />
          <span className="h-8 bg-secondary" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}

/** Three tags where the booking systems will hang. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="grid gap-8 sm:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <div
            key={card}
            data-skeleton-card
            className="hanging-tag h-72 animate-breathe bg-secondary [--cut:2rem] [--hole-at:1.5rem]"
          />
        ))}
      </div>
    </div>
  );
}

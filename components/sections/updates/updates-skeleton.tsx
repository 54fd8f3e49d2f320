import { words } from '@/content/words';

const ROWS = [62, 78, 54, 70, 58, 82, 66];

/** Shown on the way to the updates when the connection is slow. */
export async function UpdatesSkeleton() {
  const { skeletons } = (await words()).states;
  return (
    <div role="status" className="border-t-[1.5px] border-foreground">
      <span className="sr-only">{skeletons.updates}</span>
      <SkeletonRows />
    </div>
  );
}

/** Outlines of updates that are about to load. */
export function SkeletonRows() {
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

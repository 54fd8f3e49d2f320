import { skeletons } from '@/content/skeletons';

const CARDS = [72, 58, 81, 64];

/** Four cards where the positions will stand (specification, section 9). */
export function JobListSkeleton() {
  return (
    <div role="status" className="grid gap-6 md:grid-cols-2">
      <span className="sr-only">{skeletons.positions}</span>
      {CARDS.map((width) => (
        <div
          key={width}
          aria-hidden="true"
          data-skeleton-card
          className="border border-t-[3px] border-t-foreground bg-card p-6"
        >
          <div className="mb-6 h-7 bg-secondary" style={{ width: `${width}%` }} />
          <Lines />
        </div>
      ))}
    </div>
  );
}

/** The letter that is about to come. */
export function JobSkeleton() {
  return (
    <div role="status" className="max-w-measure">
      <span className="sr-only">{skeletons.position}</span>
      <div className="mb-10 h-14 bg-secondary" />
      <Lines />
    </div>
  );
}

function Lines() {
  return [96, 88, 64].map((width) => (
    <div key={width} className="mt-3 h-4 bg-secondary" style={{ width: `${width}%` }} />
  ));
}

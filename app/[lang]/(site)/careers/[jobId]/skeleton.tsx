import { JobLines } from '../skeleton';

export function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" className="max-w-measure">
      <span className="sr-only">{label}</span>
      <div className="mb-10 h-14 bg-secondary" />
      <JobLines />
    </div>
  );
}

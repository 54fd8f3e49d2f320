import { skeletons } from '@/content/en/states';
import { JobLines } from '../skeleton';

export function Skeleton() {
  return (
    <div role="status" className="max-w-measure">
      <span className="sr-only">{skeletons.position}</span>
      <div className="mb-10 h-14 bg-secondary" />
      <JobLines />
    </div>
  );
}

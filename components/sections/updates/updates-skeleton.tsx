import { skeletons } from '@/content/skeletons';
import { RowsToCome } from './rows-to-come';

/** What stands on the way to the updates when the connection is slow. */
export function UpdatesSkeleton() {
  return (
    <div role="status" className="border-t-[1.5px] border-foreground">
      <span className="sr-only">{skeletons.updates}</span>
      <RowsToCome />
    </div>
  );
}

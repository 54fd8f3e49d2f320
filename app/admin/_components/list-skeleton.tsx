import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

/** A list while its rows are read. The label is announced. */
export function ListSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <div>
      <Spinner label={label} className="mb-4 text-muted-foreground" />
      <div className="border-t-[1.5px] border-foreground">
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className="grid grid-cols-[2.75rem_1fr] gap-x-4 border-b py-4 md:grid-cols-[4rem_1fr_8rem]"
          >
            <Skeleton className="w-6" />
            <Skeleton className="w-[80%] max-w-[28rem]" />
            <Skeleton className="max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}

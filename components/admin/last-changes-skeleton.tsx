import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { adminCopy } from '@/content/admin';

const copy = adminCopy.dashboard.faq;

/** The ledger of the desk before its questions are there: the lines stand where they will stand. */
export function LastChangesSkeleton({ rows }: { rows: number }) {
  return (
    <div className="xl:max-w-[66%]">
      <h2 className="text-h3">{copy.title}</h2>
      <Spinner label={copy.loading} className="mt-1 text-muted-foreground" />
      <div className="mt-5 border-t-[1.5px] border-foreground">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="grid gap-x-6 gap-y-1 border-b py-3 sm:grid-cols-[10rem_1fr]">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-6 w-[80%]" />
          </div>
        ))}
      </div>
    </div>
  );
}

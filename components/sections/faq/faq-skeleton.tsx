import { words } from '@/content/words';

const ROWS = [68, 82, 54, 74, 46];

/** Five rows where the questions will stand. */
export async function FaqSkeleton() {
  const { skeletons } = (await words()).states;
  return (
    <div role="status" className="border-t-[1.5px] border-foreground">
      <span className="sr-only">{skeletons.questions}</span>
      {ROWS.map((width) => (
        <div
          key={width}
          aria-hidden="true"
          data-skeleton-row
          className="flex min-h-[4.5rem] items-center gap-4 border-b"
        >
          <span className="h-5 w-4 bg-secondary" />
          <span className="h-6 bg-secondary" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}

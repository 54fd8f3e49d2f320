import { cn } from '@/lib/utils';

interface ContentsLedgerProps {
  label: string;
  /** The places within the page, in their order. */
  entries: readonly { id: string; title: string }[];
  className?: string;
  listClassName?: string;
}

/** The contents of a long text as a ledger: numbered lines that lead to places within the page. */
export function ContentsLedger({ label, entries, className, listClassName }: ContentsLedgerProps) {
  return (
    <nav aria-label={label} className={cn('border-t-[1.5px] border-foreground', className)}>
      <ol className={cn('sm:columns-2 sm:gap-x-8', listClassName)}>
        {entries.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid border-b">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-4 py-1.5 leading-snug no-underline hover:underline"
            >
              <span className="w-6 flex-none text-muted-foreground tabular-nums">{index + 1}</span>
              <span dir="auto">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

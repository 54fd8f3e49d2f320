import { cn } from '@/lib/utils';

/** Stamped on everything that nobody has signed yet. It stands on paper. */
export function SampleStamp({ children, className }: { children: string; className?: string }) {
  return (
    <span
      className={cn(
        'inline-block rounded-sm border-[1.5px] border-oxblood px-2 py-1 text-small leading-none font-semibold text-oxblood',
        className,
      )}
    >
      {children}
    </span>
  );
}

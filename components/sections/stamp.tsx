import { cn } from '@/lib/utils';

/** A word as if it were stamped. Its colours are for the light theme. */
export function Stamp({ label, className }: { label: string; className?: string }) {
  return (
    <span
      className={cn(
        'inline-block h-fit w-fit rounded-sm border-[1.5px] border-oxblood px-2 py-1 text-small leading-none font-semibold text-oxblood',
        className,
      )}
    >
      {label}
    </span>
  );
}

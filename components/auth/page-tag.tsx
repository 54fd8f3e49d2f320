import { cn } from '@/lib/utils';

// The string comes from the left and ends in the hole; whoever contains the tag clips it.
const stringClasses =
  'after:absolute after:top-1/2 after:right-[calc(100%-0.875rem)] after:h-[1.5px] after:w-screen after:-translate-y-1/2 after:bg-foreground after:opacity-75';

/** The luggage tag on its string that opens a page: the hour, and where one is. */
export function PageTag({ time, text }: { time: string; text: string }) {
  return (
    <p
      className={cn(
        'tag-shape relative isolate inline-flex min-h-9 max-w-full flex-wrap items-center gap-x-3 py-1.5 pr-4 pl-[1.875rem] text-small leading-none font-semibold text-background',
        '[--tag-cut:0.75rem] [--tag-hole-at:0.875rem] [--tag-hole-size:0.25rem] [--tag:var(--foreground)]',
        'forced-colors:border forced-colors:after:hidden',
        stringClasses,
      )}
    >
      <time>{time}</time> {text}
    </p>
  );
}

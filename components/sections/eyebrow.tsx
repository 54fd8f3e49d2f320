import { cn } from '@/lib/utils';

interface EyebrowProps {
  time: string;
  label: string;
  className?: string;
}

/** The luggage label on its string that opens a section: the hour of the night, and what it is about. */
export function Eyebrow({ time, label, className }: EyebrowProps) {
  return (
    <p
      className={cn(
        'eyebrow',
        'flex items-center text-small leading-tight font-semibold',
        className ?? 'mb-8',
      )}
    >
      <span className="relative inline-flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-4 pl-7.5 wrap-normal">
        <time>{time}</time>
        {` ${label}`}
      </span>
    </p>
  );
}

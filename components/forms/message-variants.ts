import { clsx } from 'clsx';

const edges = {
  note: 'border-input border-l-foreground',
  success: 'border-success',
  warning: 'border-warning',
  error: 'border-destructive',
};

interface MessageLook {
  /** What kind of news it is; a note unless it says otherwise. */
  variant?: keyof typeof edges;
  className?: string;
}

/** The classes of a message about a whole form. */
export function messageVariants({ variant = 'note', className }: MessageLook): string {
  return clsx(
    'border-[1.5px] border-l-[6px] bg-popover px-4 py-3 text-popover-foreground',
    edges[variant],
    className,
  );
}

import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** An unwritten line: holds the place of something that is still loading. Say so once, beside it, to screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      data-slot="skeleton"
      className={cn('min-h-5 animate-breathe bg-secondary forced-colors:border', className)}
      {...props}
    />
  );
}

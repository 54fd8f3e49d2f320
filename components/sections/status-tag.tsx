import type { ReactNode } from 'react';
import type { TagStatus } from '@/content/scenes/scene';
import { cn } from '@/lib/utils';

const onDark: Record<TagStatus, string> = {
  answered: 'bg-lamp-bright',
  asking: 'bg-oxblood-bright',
  waiting: 'bg-brass-shade',
};

const onLight: Record<TagStatus, string> = {
  answered: 'bg-lamp',
  asking: 'bg-oxblood',
  waiting: 'bg-brass',
};

interface StatusTagProps {
  status: TagStatus;
  children: ReactNode;
  /** For a light background. */
  light?: boolean;
  className?: string;
}

/** A small key tag in the colour of a status, beside the status in words. */
export function StatusTag({ status, children, light = false, className }: StatusTagProps) {
  return (
    <span className={cn('inline-flex items-start gap-2 text-small font-semibold', className)}>
      <span
        aria-hidden="true"
        className={cn(
          'mt-[calc((1lh-1.125rem)/2)] h-[1.125rem] w-3 flex-none forced-color-adjust-none [clip-path:theme(clipPath.key)]',
          (light ? onLight : onDark)[status],
        )}
      />
      {children}
    </span>
  );
}

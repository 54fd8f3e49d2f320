import type { ReactNode } from 'react';
import type { TagStatus } from '@/content/conversations';
import { cn } from '@/lib/utils';

const onDark: Record<TagStatus, string> = {
  answered: 'before:bg-lamp-bright',
  asking: 'before:bg-oxblood-bright',
  waiting: 'before:bg-brass-shade',
};

const onLight: Record<TagStatus, string> = {
  answered: 'before:bg-lamp',
  asking: 'before:bg-oxblood',
  waiting: 'before:bg-brass',
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
    <span
      className={cn(
        'status-tag inline-flex items-start gap-2 text-small font-semibold',
        (light ? onLight : onDark)[status],
        className,
      )}
    >
      {children}
    </span>
  );
}

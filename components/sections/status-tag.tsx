import type { ReactNode } from 'react';
import type { TagStatus } from '@/content/en/conversations';
import { cn } from '@/lib/utils';

const colours: Record<TagStatus, string> = {
  answered: 'before:bg-answered',
  asking: 'before:bg-asking',
  waiting: 'before:bg-waiting',
};

interface StatusTagProps {
  status: TagStatus;
  children: ReactNode;
  className?: string;
}

/** A small key tag in the colour of a status, beside the status in words. */
export function StatusTag({ status, children, className }: StatusTagProps) {
  return (
    <span
      className={cn(
        'status-tag inline-flex items-start gap-2 text-small font-semibold',
        colours[status],
        className,
      )}
    >
      {children}
    </span>
  );
}

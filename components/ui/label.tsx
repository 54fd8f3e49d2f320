import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The name of a form field. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    <label
      data-slot="label"
      className={cn('text-small leading-snug font-semibold', className)}
      {...props}
    />
  );
}

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The name of a form field. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    <label
      data-slot="label"
      className={clsx('text-small leading-snug font-semibold', className)}
      {...props}
    />
  );
}

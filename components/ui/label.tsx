import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const labelVariants = cva('text-small leading-snug font-semibold');

/** The name of a form field. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label data-slot="label" className={labelVariants({ className })} {...props} />;
}

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes';

/** A one-line text field. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input data-slot="input" className={clsx(controlClasses, 'min-h-12', className)} {...props} />
  );
}

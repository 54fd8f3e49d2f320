import type { ComponentProps } from 'react';
import { inputVariants } from './input';

/** A text field of several lines. It grows with its text, up to 24 rem, in browsers with `field-sizing`. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      className={inputVariants({
        className: ['field-sizing-content max-h-96 min-h-32 resize-y', className],
      })}
      {...props}
    />
  );
}

import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The classes of a text field, also for textareas and selects. An invalid one has a thick edge as well as a colour. */
export const inputVariants = cva([
  'w-full min-w-0 rounded-sm border-[1.5px] border-input bg-card px-3.5 py-2.5 text-body leading-snug text-card-foreground',
  'placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-55',
  'focus-visible:outline-offset-0 max-[15rem]:px-2', // a phone with text set to twice its size
  'aria-invalid:border-destructive aria-invalid:[box-shadow:inset_4px_0_0_var(--destructive)]',
]);

/** A one-line text field. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      dir="auto"
      className={inputVariants({ className: ['min-h-12', className] })}
      {...props}
    />
  );
}

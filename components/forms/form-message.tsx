import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The classes of a message about a whole form; a note by default. */
export const messageVariants = cva(
  'border-[1.5px] border-l-[6px] bg-popover px-4 py-3 text-popover-foreground',
  {
    variants: {
      variant: {
        note: 'border-input border-l-foreground',
        success: 'border-success',
        warning: 'border-warning',
        error: 'border-destructive',
      },
    },
    defaultVariants: { variant: 'note' },
  },
);

type FormMessageProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof messageVariants> & { title?: string };

/** A message about the whole form. Screen readers announce an error at once, anything else at the next pause. */
export function FormMessage({ variant, title, className, children, ...props }: FormMessageProps) {
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      className={messageVariants({ variant, className })}
      {...props}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      {children}
    </div>
  );
}

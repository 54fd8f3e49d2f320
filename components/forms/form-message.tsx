import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const messageVariants = cva(
  'border-[1.5px] border-l-[6px] bg-popover px-4 py-3 text-popover-foreground',
  {
    variants: {
      variant: {
        note: 'border-input border-l-foreground',
        success: 'border-primary',
        warning: 'border-brass-deep',
        error: 'border-destructive',
      },
    },
    defaultVariants: { variant: 'note' },
  },
);

/** A message about the whole form. Errors are announced at once, everything else when the reader pauses. */
export function FormMessage({
  variant,
  title,
  className,
  children,
  ...props
}: Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof messageVariants> & { title?: string }) {
  return (
    <div
      data-slot="form-message"
      role={variant === 'error' ? 'alert' : 'status'}
      className={messageVariants({ variant, className })}
      {...props}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      {children}
    </div>
  );
}

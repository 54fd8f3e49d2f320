import { cva } from 'class-variance-authority';

/** The classes of a message about a whole form. */
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

import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The classes of a button, also for links styled as one. */
export const buttonVariants = cva(
  [
    'relative inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 rounded-sm text-center font-semibold min-[15rem]:wrap-normal',
    'leading-tight transition-colors not-disabled:active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-100',
    'forced-colors:border-2 forced-colors:border-[ButtonText]',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default:
          'bg-primary text-primary-foreground not-disabled:hover:bg-foreground not-disabled:hover:text-background',
        destructive:
          'bg-destructive text-destructive-foreground not-disabled:hover:bg-destructive-hover',
        outline:
          'border-[1.5px] border-foreground not-disabled:hover:bg-foreground not-disabled:hover:text-background',
        secondary: 'bg-secondary text-secondary-foreground not-disabled:hover:bg-border',
        ghost:
          'not-disabled:hover:bg-accent not-disabled:hover:text-accent-foreground forced-colors:border-0',
        link: 'text-foreground underline decoration-1 underline-offset-4 not-disabled:hover:decoration-2 forced-colors:border-0',
        // The luggage tag: two chamfered corners and a punched hole. Its shape is in globals.css, .tag-shape.
        tag: 'tag-shape isolate text-primary-foreground',
      },
      size: {
        sm: 'min-h-11 min-w-11 px-4 py-2 text-[1.0625rem]',
        default: 'min-h-12 min-w-12 px-6 py-2.5 text-[1.0625rem]',
        lg: 'min-h-14 min-w-14 px-7 py-3 text-lead',
      },
    },
    compoundVariants: [
      { variant: 'tag', size: 'sm', className: 'pr-5 pl-10' },
      { variant: 'tag', size: 'default', className: 'pr-6 pl-11' },
      { variant: 'tag', size: 'lg', className: 'pr-7 pl-12' },
      { variant: 'link', className: 'justify-start pr-0 pl-0 text-left' },
    ],
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & { asChild?: boolean };

/**
 * A button of at least 44 px. Its type is `button` by default, so that none submits a form by accident. `asChild` gives the
 * classes to the one child, mostly a link.
 */
export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      className={cn(buttonVariants({ variant, size }), className)}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...props}
    />
  );
}

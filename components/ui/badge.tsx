import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The classes of a badge. */
export const badgeVariants = cva(
  'inline-block max-w-full rounded-sm border px-2 py-0.5 text-small wrap-anywhere',
  {
    variants: {
      variant: {
        default: 'border-input',
        secondary: 'border-transparent bg-secondary text-secondary-foreground',
        destructive: 'border-destructive font-semibold',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

/** A small square label: a category, a state. */
export function Badge({
  className,
  variant,
  asChild = false,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'span';
  return (
    <Component data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
  );
}

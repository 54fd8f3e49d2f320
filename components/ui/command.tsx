'use client';

import { Command as CommandPrimitive } from 'cmdk';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { inputVariants } from './input';

/** A field above a list of choices that follows what is typed; the arrow keys move in the list while the field has the focus. */
export function Command({ className, ...props }: ComponentProps<typeof CommandPrimitive>) {
  return (
    <CommandPrimitive
      data-slot="command"
      className={cn('flex min-h-0 flex-col gap-3', className)}
      {...props}
    />
  );
}

/** The field. */
export function CommandInput({
  className,
  ...props
}: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <CommandPrimitive.Input
      data-slot="command-input"
      dir="auto"
      className={inputVariants({ className: ['min-h-12 shrink-0', className] })}
      {...props}
    />
  );
}

/** The list, which scrolls by itself. */
export function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List
      data-slot="command-list"
      className={cn('min-h-0 scroll-py-2 overflow-y-auto overscroll-contain', className)}
      {...props}
    />
  );
}

/** Some choices under a heading. */
export function CommandGroup({
  className,
  ...props
}: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      data-slot="command-group"
      className={cn(
        'not-first:mt-3 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}

/** One choice. The one that Enter takes has an edge as well as a colour. */
export function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      data-slot="command-item"
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 px-3 pointer-fine:sm:min-h-9',
        'aria-selected:bg-accent aria-selected:shadow-[inset_4px_0_0_var(--primary)] forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
        className,
      )}
      {...props}
    />
  );
}

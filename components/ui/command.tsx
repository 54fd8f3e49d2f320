'use client';

import { Command as CommandPrimitive } from 'cmdk';
import type { ComponentProps } from 'react';
import { inputVariants } from './input';
import { styled } from './styled';

/** A field above a list of choices that follows what is typed; the arrow keys move in the list while the field has the focus. */
export function Command(props: ComponentProps<typeof CommandPrimitive>) {
  return (
    <CommandPrimitive data-slot="command" className="flex min-h-0 flex-col gap-3" {...props} />
  );
}

/** The field. */
export function CommandInput(props: ComponentProps<typeof CommandPrimitive.Input>) {
  const className = inputVariants({ className: 'min-h-12 shrink-0' });
  return <CommandPrimitive.Input dir="auto" className={className} {...props} />;
}

/** The list, which scrolls by itself. */
export const CommandList = styled(
  CommandPrimitive.List,
  'min-h-0 scroll-py-2 overflow-y-auto overscroll-contain',
);

/** Some choices under a heading. */
export const CommandGroup = styled(
  CommandPrimitive.Group,
  'not-first:mt-3 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:text-muted-foreground',
);

/** One choice. The one that Enter takes has an edge as well as a colour. */
export const CommandItem = styled(
  CommandPrimitive.Item,
  'flex min-h-11 cursor-pointer items-center gap-3 px-3 pointer-fine:sm:min-h-9',
  'aria-selected:bg-accent aria-selected:shadow-[inset_4px_0_0_var(--primary)] forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
);

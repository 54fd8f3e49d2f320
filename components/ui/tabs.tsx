'use client';

import * as TabsPrimitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

// Radix writes these two into the HTML's style attributes, which the content security policy does not allow.
const noStyle = { outline: undefined, animationDuration: undefined };

/** Panels of which one is shown. */
export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return (
    <TabsPrimitive.Root data-slot="tabs" className={cn('flex flex-col', className)} {...props} />
  );
}

/** The row of tabs, standing on a rule like the cards of an index file. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      style={noStyle}
      className={cn('flex flex-wrap border-b-[1.5px] border-foreground', className)}
      {...props}
    />
  );
}

/** One tab; the chosen one is cut like an index card. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        'relative isolate min-h-12 cursor-pointer px-6 py-2 leading-tight font-semibold text-muted-foreground',
        'before:absolute before:inset-0 before:-z-10 before:[clip-path:polygon(0.75rem_0,calc(100%-0.75rem)_0,100%_0.75rem,100%_100%,0_100%,0_0.75rem)]',
        'hover:text-foreground data-[state=active]:text-background data-[state=active]:before:bg-foreground',
        'disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:text-muted-foreground',
        'forced-colors:border forced-colors:data-[state=active]:underline',
        className,
      )}
      {...props}
    />
  );
}

/** The panel of a tab. */
export function TabsContent({
  className,
  children,
  ...props
}: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      asChild
      data-slot="tabs-content"
      className={cn('pt-8', className)}
      {...props}
    >
      <div style={noStyle}>{children}</div>
    </TabsPrimitive.Content>
  );
}

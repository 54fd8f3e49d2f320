'use client';

import * as TabsPrimitive from '@radix-ui/react-tabs';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const tabsVariants = cva('flex flex-col');
const listVariants = cva('flex flex-wrap border-b-[1.5px] border-foreground');
const triggerVariants = cva([
  'relative isolate min-h-12 cursor-pointer px-6 py-2 leading-tight font-semibold text-muted-foreground',
  'before:absolute before:inset-0 before:-z-10 before:[--cut:0.75rem] before:[clip-path:theme(clipPath.hanging)]',
  'hover:text-foreground data-[state=active]:text-background data-[state=active]:before:bg-foreground',
  'disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:text-muted-foreground',
  'forced-colors:border forced-colors:data-[state=active]:underline',
]);
const contentVariants = cva('pt-8');

/** Panels of which one is shown. */
export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" className={tabsVariants({ className })} {...props} />;
}

/** The row of tabs. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List data-slot="tabs-list" className={listVariants({ className })} {...props} />
  );
}

/** One tab. The selected one is cut like an index card. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={triggerVariants({ className })}
      {...props}
    />
  );
}

/** The panel of a tab. With `forceMount` it stays in the page while another one is selected; hide it with a class then. */
export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      data-slot="tabs-content"
      className={contentVariants({ className })}
      {...props}
    />
  );
}

'use client';

import * as TabsPrimitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

const trigger = [
  'relative isolate min-h-12 cursor-pointer px-6 py-2 leading-tight font-semibold text-muted-foreground',
  'before:absolute before:inset-0 before:-z-10 before:[--cut:0.75rem] before:[clip-path:theme(clipPath.hanging)]',
  'hover:text-foreground data-[state=active]:text-background data-[state=active]:before:bg-foreground',
  'disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:text-muted-foreground',
  'forced-colors:border forced-colors:data-[state=active]:underline',
].join(' ');

/** Panels of which one is shown. */
export function Tabs(props: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root className="flex flex-col" {...props} />;
}

/** The row of tabs; hidden without JavaScript. */
export function TabsList(props: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className="flex flex-wrap border-b-[1.5px] border-foreground noscript:hidden"
      {...props}
    />
  );
}

/** One tab. The selected one is cut like an index card. */
export function TabsTrigger(props: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return <TabsPrimitive.Trigger className={trigger} {...props} />;
}

/** The panel of a tab. It stays in the page while another one is selected; without JavaScript all panels are shown. */
export function TabsContent(props: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      forceMount
      className="pt-8 data-[state=inactive]:hidden noscript:pt-10 noscript:data-[state=inactive]:block"
      {...props}
    />
  );
}

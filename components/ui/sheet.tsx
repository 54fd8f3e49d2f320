'use client';

import * as SheetPrimitive from '@radix-ui/react-dialog';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { overlayVariants } from './dialog';

const sheetVariants = cva(
  'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-background text-foreground focus-visible:outline-none',
  {
    variants: {
      side: {
        left: 'inset-y-0 left-0 w-[18rem] max-w-[calc(100%-3rem)] animate-slide-right border-r',
        right: 'inset-y-0 right-0 w-[18rem] max-w-[calc(100%-3rem)] animate-slide-left border-l',
        bottom: 'inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] animate-rise border-t',
      },
    },
    defaultVariants: { side: 'left' },
  },
);

/** A panel that slides in from an edge of the screen. */
export function Sheet(props: ComponentProps<typeof SheetPrimitive.Root>) {
  return <SheetPrimitive.Root {...props} />;
}

/** The button that opens the sheet. */
export function SheetTrigger(props: ComponentProps<typeof SheetPrimitive.Trigger>) {
  return <SheetPrimitive.Trigger data-slot="sheet-trigger" {...props} />;
}

/** A button or link inside the sheet that closes it. */
export function SheetClose(props: ComponentProps<typeof SheetPrimitive.Close>) {
  return <SheetPrimitive.Close data-slot="sheet-close" {...props} />;
}

/** The panel. Give it a SheetTitle, visible or not, so that it has a name. */
export function SheetContent({
  side,
  className,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content> & VariantProps<typeof sheetVariants>) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay data-slot="sheet-overlay" className={overlayVariants()} />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        data-theme="light"
        className={cn(sheetVariants({ side }), className)}
        {...props}
      />
    </SheetPrimitive.Portal>
  );
}

/** The name of the sheet. */
export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return (
    <SheetPrimitive.Title data-slot="sheet-title" className={cn('text-h4', className)} {...props} />
  );
}

/** What the sheet is for. */
export function SheetDescription({
  className,
  ...props
}: ComponentProps<typeof SheetPrimitive.Description>) {
  return (
    <SheetPrimitive.Description
      data-slot="sheet-description"
      className={cn('text-muted-foreground', className)}
      {...props}
    />
  );
}

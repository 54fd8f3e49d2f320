'use client';

import * as SheetPrimitive from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { overlayVariants } from './dialog';
import { styled } from './styled';

/** A panel that slides in from the left edge of the screen. */
export const Sheet = SheetPrimitive.Root;

/** The button that opens the sheet. */
export const SheetTrigger = SheetPrimitive.Trigger;

/** A button or link inside the sheet that closes it. */
export const SheetClose = SheetPrimitive.Close;

/** The panel. Give it a SheetTitle, visible or not, so that it has a name. */
export function SheetContent({
  className,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content>) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay className={overlayVariants()} />
      <SheetPrimitive.Content
        data-theme="light"
        className={cn(
          'fixed inset-y-0 left-0 z-50 flex w-[18rem] max-w-[calc(100%-3rem)] animate-slide-right flex-col overflow-y-auto',
          'overscroll-contain border-r bg-background text-foreground focus-visible:outline-none',
          className,
        )}
        {...props}
      />
    </SheetPrimitive.Portal>
  );
}

/** The name of the sheet. */
export const SheetTitle = styled(SheetPrimitive.Title, 'text-h4');

'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { buttonVariants } from './button';
import { CloseIcon } from './icons';
import { styled } from './styled';

/** The classes of the overlay, shared with AlertDialog and Sheet. */
export const overlayVariants = cva('fixed inset-0 z-50 animate-appear bg-overlay/75');

/** The classes of the window: at the foot of the screen on phones, in the middle elsewhere. Its content scrolls, never the page. */
export const dialogVariants = cva([
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] w-full flex-col gap-6 overflow-y-auto',
  'animate-rise overscroll-contain rounded-t-md border-[1.5px] border-foreground bg-popover p-5 text-popover-foreground',
  'sm:top-1/2 sm:bottom-auto sm:max-h-[calc(100dvh-4rem)] sm:w-[calc(100%-4rem)] sm:-translate-y-1/2 sm:rounded-md sm:p-8',
  'focus-visible:outline-none',
]);

/** A window over the page; everything else waits until it is closed. */
export const Dialog = DialogPrimitive.Root;

/** The button that opens the dialog. */
export const DialogTrigger = DialogPrimitive.Trigger;

/** The window, with an overlay behind it and a close button in its corner. */
export function DialogContent({
  className,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayVariants()} />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        data-theme="light"
        className={cn(dialogVariants(), 'sm:max-w-2xl', className)}
        {...props}
      >
        {children}
        <DialogPrimitive.Close
          className={cn(
            buttonVariants({ variant: 'ghost', size: 'sm' }),
            'absolute top-3 right-3 px-2 sm:top-5 sm:right-5',
          )}
        >
          <CloseIcon />
          <span className="sr-only">Close</span>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** Title and description. */
export const DialogHeader = styled('div', 'flex flex-col gap-2');

/** The buttons; on phones the main one comes first, each in full width. */
export const DialogFooter = styled('div', 'flex flex-col-reverse gap-3 sm:flex-row sm:justify-end');

/** The name of the dialog, kept clear of the close button. */
export const DialogTitle = styled(DialogPrimitive.Title, 'pr-12 text-h3');

/** The purpose of the dialog, in a sentence. */
export const DialogDescription = styled(DialogPrimitive.Description, 'text-muted-foreground');

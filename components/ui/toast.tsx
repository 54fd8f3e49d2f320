'use client';

import * as ToastPrimitive from '@radix-ui/react-toast';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { CloseIcon } from './close-icon';

/** Where messages stand: at the foot of the window, and at its head while a dialog is open. */
export const toastViewportClasses = [
  'fixed inset-x-0 bottom-0 z-[60] m-0 flex max-h-dvh list-none flex-col gap-2 overflow-y-auto p-3 outline-none empty:hidden',
  // In the middle, because the right edge of a table holds its actions.
  'sm:right-auto sm:left-1/2 sm:w-[26rem] sm:max-w-full sm:-translate-x-1/2 sm:p-6',
  // A dialog has its buttons at its foot; a message that stays must not lie on them.
  'in-[body:has([data-slot=dialog-content])]:top-0 in-[body:has([data-slot=dialog-content])]:bottom-auto',
].join(' ');

/** A slip of paper with a thick edge in the colour of its news, as the assistant hands it to the host. */
export const toastVariants = cva(
  [
    'pointer-events-auto! relative flex items-start gap-3 rounded-sm border-[1.5px] border-l-[6px] border-foreground',
    'animate-rise bg-popover py-3.5 pl-4 text-popover-foreground',
  ],
  {
    variants: {
      variant: { default: 'border-l-primary', destructive: 'border-l-destructive' },
    },
    defaultVariants: { variant: 'default' },
  },
);

/** The classes of a message's close button. */
export const toastCloseClasses =
  '-my-2 mr-1 ml-auto grid size-11 shrink-0 cursor-pointer place-items-center hover:bg-accent';

/** Everything a message needs around it. */
export function ToastProvider(props: ComponentProps<typeof ToastPrimitive.Provider>) {
  return <ToastPrimitive.Provider {...props} />;
}

/** The place where messages stand. */
export function ToastViewport({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return (
    <ToastPrimitive.Viewport
      data-slot="toast-viewport"
      className={cn(toastViewportClasses, className)}
      {...props}
    />
  );
}

/** One message. */
export function Toast({
  className,
  variant,
  style,
  ...props
}: ComponentProps<typeof ToastPrimitive.Root> & VariantProps<typeof toastVariants>) {
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      data-theme="light"
      className={cn(toastVariants({ variant }), className)}
      // Its text can be selected and copied, so a drag must not swipe it away.
      style={{ userSelect: 'text', touchAction: 'auto', ...style }}
      onPointerMove={(event) => event.preventDefault()}
      {...props}
    />
  );
}

/** What happened. */
export function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) {
  return (
    <ToastPrimitive.Title
      data-slot="toast-title"
      className={cn('leading-snug font-semibold', className)}
      {...props}
    />
  );
}

/** What it means for the reader. */
export function ToastDescription({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Description>) {
  return (
    <ToastPrimitive.Description
      data-slot="toast-description"
      className={cn('mt-0.5 text-small wrap-anywhere text-muted-foreground', className)}
      {...props}
    />
  );
}

/** Puts the message away. */
export function ToastClose({ className, ...props }: ComponentProps<typeof ToastPrimitive.Close>) {
  return (
    <ToastPrimitive.Close
      data-slot="toast-close"
      className={cn(toastCloseClasses, className)}
      {...props}
    >
      <CloseIcon />
      <span className="sr-only">Dismiss</span>
    </ToastPrimitive.Close>
  );
}

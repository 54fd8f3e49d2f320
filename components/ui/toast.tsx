'use client';

import * as ToastPrimitive from '@radix-ui/react-toast';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { CloseIcon } from './icons';
import { useToast } from './use-toast';

const SHOWN_FOR_MS = 6000;

/** The messages of `toast()`. Toaster loads this with the first one. */
export function ToastList() {
  const { toasts, dismiss } = useToast();
  return (
    <ToastProvider label="Notification">
      {toasts.map(({ id, title, description, variant }) => (
        <Toast
          key={id}
          variant={variant}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          duration={variant === 'destructive' ? Infinity : SHOWN_FOR_MS}
          onOpenChange={(open) => !open && dismiss(id)}
        >
          <div className="min-w-0 flex-1">
            <ToastTitle>{title}</ToastTitle>
            {description ? <ToastDescription>{description}</ToastDescription> : null}
          </div>
          <ToastClose />
        </Toast>
      ))}
      <ToastViewport />
    </ToastProvider>
  );
}

/** The context of all messages. */
export function ToastProvider(props: ComponentProps<typeof ToastPrimitive.Provider>) {
  return <ToastPrimitive.Provider {...props} />;
}

/** The list of messages: at the foot of the window, and at its head while a dialog is open. */
export function ToastViewport({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return (
    <ToastPrimitive.Viewport
      data-slot="toast-viewport"
      className={cn(
        'fixed inset-x-0 bottom-0 z-[60] m-0 flex max-h-dvh list-none flex-col gap-2 overflow-y-auto p-3 outline-none empty:hidden',
        // In the middle, because the right edge of a table holds its actions.
        'sm:right-auto sm:left-1/2 sm:w-[26rem] sm:max-w-full sm:-translate-x-1/2 sm:p-6',
        // A dialog has its buttons at its foot, and a message must not cover them.
        'in-[body:has([data-slot=dialog-content])]:top-0 in-[body:has([data-slot=dialog-content])]:bottom-auto',
        className,
      )}
      {...props}
    />
  );
}

const toastVariants = cva(
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

/** One message, with a thick edge in the colour of its variant. */
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

/** Closes the message. */
export function ToastClose({ className, ...props }: ComponentProps<typeof ToastPrimitive.Close>) {
  return (
    <ToastPrimitive.Close
      data-slot="toast-close"
      className={cn(
        '-my-2 mr-1 ml-auto grid size-11 shrink-0 cursor-pointer place-items-center hover:bg-accent',
        className,
      )}
      {...props}
    >
      <CloseIcon />
      <span className="sr-only">Dismiss</span>
    </ToastPrimitive.Close>
  );
}

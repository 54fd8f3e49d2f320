'use client';

import * as ToastPrimitive from '@radix-ui/react-toast';
import type { Words } from '@/content/languages';
import { cn } from '@/lib/utils';
import { CloseIcon } from './icons';
import { dismissToast, useToasts, type ToastMessage } from './use-toast';

const SHOWN_FOR_MS = 6000;

/** A message with a button: long enough to be read, decided and reached with a keyboard. */
const ACTION_SHOWN_FOR_MS = 20_000;

/** The messages of `toast()`. Toaster loads this with the first one. */
export function ToastList({ words }: { words: Words['states']['toasts'] }) {
  return (
    <ToastPrimitive.Provider label={words.label}>
      {useToasts().map((message) => (
        <Toast key={message.id} {...message} words={words} />
      ))}
      {/* It is at the foot of the window, and at its head while a dialog is open. */}
      <ToastPrimitive.Viewport
        data-slot="toast-viewport"
        className={cn(
          'fixed inset-x-0 bottom-0 z-[60] m-0 flex max-h-dvh list-none flex-col gap-2 overflow-y-auto p-3 outline-none empty:hidden',
          // It is in the middle, because the right edge of a table holds its actions.
          'sm:mx-auto sm:w-104 sm:max-w-full sm:p-6',
          // A dialog has its buttons at its foot, and a message must not cover them.
          'in-[body:has([data-slot=dialog-content])]:top-0 in-[body:has([data-slot=dialog-content])]:bottom-auto',
        )}
      />
    </ToastPrimitive.Provider>
  );
}

/** One message, with a thick edge in the colour of its variant. */
function Toast({
  id,
  title,
  description,
  variant,
  action,
  words,
}: ToastMessage & { words: Words['states']['toasts'] }) {
  const isFailure = variant === 'destructive';
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      data-theme="light"
      type={isFailure ? 'foreground' : 'background'}
      duration={isFailure ? Infinity : action ? ACTION_SHOWN_FOR_MS : SHOWN_FOR_MS}
      onOpenChange={(open) => !open && dismissToast(id)}
      // Its text can be selected and copied, so a drag must not swipe it away.
      onPointerMove={(event) => event.preventDefault()}
      style={{ userSelect: 'text', touchAction: 'auto' }}
      className={cn(
        'pointer-events-auto! relative flex items-start gap-3 rounded-sm border-[1.5px] border-l-[6px] border-foreground',
        'animate-rise bg-popover py-3.5 pl-4 text-popover-foreground',
        isFailure ? 'border-l-destructive' : 'border-l-primary',
      )}
    >
      <div className="min-w-0 flex-1">
        <ToastPrimitive.Title className="leading-snug font-semibold">{title}</ToastPrimitive.Title>
        {description ? (
          <ToastPrimitive.Description className="mt-0.5 text-small wrap-anywhere text-muted-foreground">
            {description}
          </ToastPrimitive.Description>
        ) : null}
      </div>
      {action ? (
        <ToastPrimitive.Action
          altText={action.label}
          onClick={() => void action.run()}
          className="-my-1 min-h-9 cursor-pointer px-3 font-semibold text-primary underline underline-offset-4 hover:bg-accent"
        >
          {action.label}
        </ToastPrimitive.Action>
      ) : null}
      <ToastPrimitive.Close className="-my-2 mr-1 ml-auto grid size-11 shrink-0 cursor-pointer place-items-center hover:bg-accent">
        <CloseIcon />
        <span className="sr-only">{words.dismiss}</span>
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}

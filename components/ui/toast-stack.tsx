'use client';

import {
  Toast,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from './toast';
import { useToast } from './use-toast';

const SHOWN_FOR_MS = 6000;

/** The messages on the page; the part of the toaster that is loaded with the first message. */
export function ToastStack() {
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

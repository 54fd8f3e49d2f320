import { useSyncExternalStore } from 'react';

/** A message beside the page. */
export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  /** `default` disappears after some seconds; `destructive` stays until it is dismissed. */
  variant: 'default' | 'destructive';
  /** A button that takes back, or goes on with, what the message is about. The message then stays longer. */
  action?: { label: string; run: () => unknown };
};

const MOST_AT_ONCE = 3;
const none: readonly ToastMessage[] = [];

let messages = none;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Shows a message, from any code in the browser; a Toaster has to be on the page. The same message again replaces the
 * older one, so that a second failure is announced again and does not pile up. A success takes failures away: what they
 * said no longer holds.
 */
export function toast({
  title,
  description,
  variant = 'default',
  action,
}: Omit<ToastMessage, 'id' | 'variant'> & Partial<Pick<ToastMessage, 'variant'>>): void {
  lastId += 1;
  const others = messages
    .filter((m) => m.title !== title || m.description !== description)
    .filter((m) => variant === 'destructive' || m.variant !== 'destructive');
  const message = { id: lastId, title, description, variant, action };
  publish([...others, message].slice(-MOST_AT_ONCE));
}

/** Takes a message away, or all of them. */
export function dismissToast(id?: number): void {
  publish(id === undefined ? none : messages.filter((message) => message.id !== id));
}

/** The messages now on the page. */
export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
}

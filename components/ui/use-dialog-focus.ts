import { useRef, type RefObject } from 'react';

/**
 * Remembers what had the focus and gives it back, for dialogs that are opened from code instead of by a trigger. If
 * that is no longer on the page, `fallback` gets it, so that the keyboard is never left nowhere. The two
 * handlers belong on the dialog's content.
 */
export function useDialogFocus(fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    /** The opener is about to disappear: go to the fallback. */
    forgetOpener: () => {
      opener.current = null;
    },
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
      else fallback?.current?.focus();
    },
  };
}

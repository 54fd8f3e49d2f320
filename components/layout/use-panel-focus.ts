'use client';

import { useEffect, type RefObject } from 'react';

/**
 * For something beside the page that is not modal: when a button has opened it, it takes the focus; when it goes while
 * it holds the focus, the focus returns to where it came from, so that the keyboard is never left nowhere.
 */
export function usePanelFocus(area: RefObject<HTMLElement | null>, opener: HTMLElement | null) {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let origin: EventTarget | null = opener;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) origin = relatedTarget;
    };
    element.addEventListener('focusin', remember);
    if (opener) element.focus({ preventScroll: true });
    return () => {
      element.removeEventListener('focusin', remember);
      const lost =
        document.activeElement === document.body || element.contains(document.activeElement);
      if (lost && origin instanceof HTMLElement && origin.isConnected) {
        origin.focus({ preventScroll: true });
      }
    };
  }, [area, opener]);
}

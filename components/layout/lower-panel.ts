import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Lets the page scroll further by the height of the panels at the lower edge of the window, so that they cover nothing that
 * has the focus or is scrolled to. Nothing visible moves.
 *
 * @param panel one of the panels in components/layout/cookie-consent.tsx, which stand above each other
 */
export function useRoomBelow(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const edge = panel.current?.closest<HTMLElement>('[data-lower-edge]');
    if (!edge) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      style.paddingBottom = style.scrollPaddingBottom = `${edge.offsetHeight}px`;
    };
    makeRoom();
    uncoverFocus(edge);
    const observer = new ResizeObserver(makeRoom);
    observer.observe(edge);
    return () => {
      observer.disconnect();
      // Another panel that stays is told of the smaller height.
      style.paddingBottom = style.scrollPaddingBottom = '';
    };
  }, [panel]);
}

function uncoverFocus(cover: HTMLElement) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || cover.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = window.innerHeight - cover.offsetHeight;
  if (bottom > edge && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Focus of a panel that is not modal: it takes the focus when a button has opened it. When it closes with the focus in
 * it, the focus returns to where it came from.
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
      const isFocusGone =
        document.activeElement === document.body || element.contains(document.activeElement);
      if (isFocusGone && origin instanceof HTMLElement && origin.isConnected) {
        origin.focus({ preventScroll: true });
      }
    };
  }, [area, opener]);
}

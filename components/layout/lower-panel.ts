import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Lets the page scroll further by the height of a panel at the lower edge of the window, so that it covers nothing that
 * has the focus or is scrolled to. Nothing visible moves.
 *
 * @param onHidden called where something else, such as a content blocker, hides the panel
 */
export function useRoomBelow(edge: RefObject<HTMLElement | null>, onHidden?: () => void) {
  const tellHidden = useEffectEvent(() => onHidden?.());
  useLayoutEffect(() => {
    const element = edge.current;
    if (!element) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      style.paddingBottom = style.scrollPaddingBottom = `${element.offsetHeight}px`;
    };
    makeRoom();
    uncoverFocus(element);
    const observer = new ResizeObserver(() => {
      makeRoom();
      if (!element.offsetHeight || getComputedStyle(element).visibility !== 'visible') tellHidden();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.paddingBottom = style.scrollPaddingBottom = '';
    };
  }, [edge]);
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

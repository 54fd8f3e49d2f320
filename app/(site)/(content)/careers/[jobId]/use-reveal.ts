import { createContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The place of the form in the page; without a script its address reveals the form. */
export const APPLY = 'apply';

/** The heading of the form. */
export const FORM_TITLE = 'application-title';

/** Puts the form away, for the form itself. Never another function: who reads it need not be drawn again. */
export const PutAwayContext = createContext<() => void>(() => {});

const isAtForm = () => location.hash === `#${APPLY}`;

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * Whether the form is shown: null until a script has a say, because until then the address alone decides, in the style
 * sheet. Who shows or hides it gets the focus where the work goes on.
 */
export function useReveal() {
  const atForm = useSyncExternalStore<boolean | null>(onHashChange, isAtForm, () => null);
  const [chosen, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // By its id: the script of the form may only be on its way, and comes because of the focus.
    if (chosen !== null) (chosen ? document.getElementById(FORM_TITLE) : button.current)?.focus();
  }, [chosen]);

  const [putAway] = useState(() => () => setOpen(false));
  return { open: chosen ?? atForm, isScripted: atForm !== null, setOpen, putAway, button };
}

/** Whether a script has a say. */
export function useIsScripted() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

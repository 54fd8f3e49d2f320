import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The place of the form in the page; without a script its address reveals the form. */
export const APPLY = 'apply';

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
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (chosen !== null) (chosen ? heading : button).current?.focus();
  }, [chosen]);

  return { open: chosen ?? atForm, isScripted: atForm !== null, setOpen, button, heading };
}

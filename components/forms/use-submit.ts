import { useRef, type SubmitEvent } from 'react';

/** How long a submission waits for a paint that does not come, because its tab is not looked at. */
const PATIENCE_MS = 100;

/**
 * Makes the handler of a form's submit event. What the tap changes by itself is painted before `take` is called, which may
 * take its time; a second tap meanwhile is none.
 */
export function useSubmit(take: (form: HTMLFormElement) => Promise<void> | void) {
  const isTaking = useRef(false);

  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isTaking.current) return;
    isTaking.current = true;
    const form = event.currentTarget;
    try {
      await nextPaint();
      await take(form);
    } finally {
      isTaking.current = false;
    }
  };
}

// A frame's callbacks run before it is painted, a timer that is set in one runs after it.
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}

import { useRef, type SubmitEvent } from 'react';

/** A hidden tab is not painted: after this time the submission goes on without. */
const PAINT_TIMEOUT_MS = 100;

/**
 * Makes a handler for a form's submit event. The browser paints the pressed button before `take` starts, so that slow work
 * does not delay the response to the press. A second submission while `take` runs is ignored.
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

// The callbacks of a frame run before its paint; a timer set in one of them runs after it.
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import styles from './application.module.css';
import { APPLY, PutAwayContext, useReveal } from './use-reveal';

interface ApplicationProps {
  /** The classes of the button. The server knows them, so that the page need not load what makes them. */
  look: string;
  texts: { apply: string; resumeTooLarge: string };
  /** Marks the sentence about too large a file, for an address that leads to it. */
  tooLargeId: string;
  /** The form, drawn by the server: what changes here leaves it alone, whether its script is there or not. */
  children: ReactNode;
}

/**
 * The button that reveals the application form, and the form in its place. One element without a script and with one: were
 * it another, a press that had begun on the first would not end on the second, and would be lost.
 */
export function Application({ look, texts, tooLargeId, children }: ApplicationProps) {
  const { open, isScripted, setOpen, putAway, button } = useReveal();
  const reveal = (press: SyntheticEvent) => {
    press.preventDefault();
    setOpen(true);
  };
  return (
    <div id={APPLY} data-open={open ?? undefined} className={styles.application}>
      <p id={tooLargeId} className={styles.tooLarge}>
        {texts.resumeTooLarge}
      </p>
      {isScripted && open ? null : (
        <a
          ref={button}
          href={`#${APPLY}`}
          role={isScripted ? 'button' : undefined}
          onClick={reveal}
          onKeyDown={(press) => (press.key === ' ' ? reveal(press) : undefined)}
          className={`${look} ${styles.apply}`}
        >
          {texts.apply}
        </a>
      )}
      <div className={styles.form}>
        <PutAwayContext value={putAway}>{children}</PutAwayContext>
      </div>
    </div>
  );
}

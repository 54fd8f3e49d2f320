'use client';

import type { ReactNode } from 'react';
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

/** The button that reveals the application form, and the form in its place. */
export function Application({ look, texts, tooLargeId, children }: ApplicationProps) {
  const { open, isScripted, setOpen, putAway, button } = useReveal();
  return (
    <div id={APPLY} data-open={open ?? undefined} className={styles.application}>
      <p id={tooLargeId} className={styles.tooLarge}>
        {texts.resumeTooLarge}
      </p>
      {!isScripted ? (
        <a href={`#${APPLY}`} className={`${look} ${styles.apply}`}>
          {texts.apply}
        </a>
      ) : null}
      {isScripted && !open ? (
        <button ref={button} type="button" onClick={() => setOpen(true)} className={look}>
          {texts.apply}
        </button>
      ) : null}
      <div className={styles.form}>
        <PutAwayContext value={putAway}>{children}</PutAwayContext>
      </div>
    </div>
  );
}

'use client';

import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { application as copy } from '@/content/careers';
import { RESUME_TOO_LARGE } from '@/lib/paths';
import { ApplicationForm, type ApplicationProps } from './application-form';
import styles from './application.module.css';
import { APPLY, useReveal } from './use-reveal';

const look = buttonVariants({ variant: 'tag', size: 'lg' });

/** The button that reveals the application form, and the form in its place. */
export function Application(props: ApplicationProps) {
  const { open, isScripted, setOpen, button, heading } = useReveal();
  const [sent, setSent] = useState(0);

  return (
    <div id={APPLY} data-open={open ?? undefined} className={styles.application}>
      <p id={RESUME_TOO_LARGE} className={styles.tooLarge}>
        {copy.resumeTooLarge}
      </p>
      {!isScripted ? (
        <a href={`#${APPLY}`} className={`${look} ${styles.apply}`}>
          {copy.apply}
        </a>
      ) : null}
      {isScripted && !open ? (
        <button ref={button} type="button" onClick={() => setOpen(true)} className={look}>
          {copy.apply}
        </button>
      ) : null}
      <div className={styles.form}>
        <ApplicationForm
          // A form that has arrived makes place for an empty one.
          key={sent}
          {...props}
          heading={heading}
          isScripted={isScripted}
          onReceived={() => {
            setSent(sent + 1);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      </div>
    </div>
  );
}

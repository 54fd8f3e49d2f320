'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { RESUME_TOO_LARGE } from '@/lib/careers/resume-file';
import {
  APPLY_ID,
  ApplicationForm,
  FORM_TITLE_ID,
  type ApplicationProps,
} from './application-form';
import styles from './application.module.css';

/**
 * "Apply Now", and the application form that it reveals. Without JavaScript it is a link to the form, which the stylesheet
 * shows while it is the target of the address. It stays the same element after hydration, so that a press that began before
 * is not lost.
 */
export function Application(props: ApplicationProps) {
  const atForm = useSyncExternalStore<boolean | null>(onHashChange, isAtForm, () => null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [received, setReceived] = useState(0);
  const applyButton = useRef<HTMLAnchorElement>(null);
  const isHydrated = atForm !== null;
  const isOpen = chosen ?? atForm;

  useEffect(() => {
    if (chosen === null) return;
    (chosen ? document.getElementById(FORM_TITLE_ID) : applyButton.current)?.focus();
  }, [chosen]);

  function open(event: SyntheticEvent) {
    event.preventDefault();
    setChosen(true);
  }

  return (
    <div id={APPLY_ID} data-open={isOpen ?? undefined} className={`${styles.application} mt-12`}>
      <p
        id={RESUME_TOO_LARGE}
        className={`${styles.tooLarge} mb-6 border-[1.5px] border-l-[6px] border-destructive bg-card px-4 py-3`}
      >
        {props.words.resumeTooLarge}
      </p>
      {isHydrated && isOpen ? null : (
        <a
          ref={applyButton}
          href={`#${APPLY_ID}`}
          role={isHydrated ? 'button' : undefined}
          onClick={open}
          onKeyDown={(event) => (event.key === ' ' ? open(event) : undefined)}
          className={`${props.buttons.tag} ${styles.apply}`}
        >
          {props.words.apply}
        </a>
      )}
      <div className={styles.form}>
        <ApplicationForm
          key={received} // an empty form after each application
          {...props}
          isHydrated={isHydrated}
          onClose={() => setChosen(false)}
          onReceived={() => {
            setReceived(received + 1);
            setChosen(false);
          }}
        />
      </div>
    </div>
  );
}

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function isAtForm() {
  return location.hash === `#${APPLY_ID}`;
}

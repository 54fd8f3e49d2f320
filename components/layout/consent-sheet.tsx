'use client';

import Link from 'next/link';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { consent as copy } from '@/content/consent';
import { saveConsent, type Consent } from '@/lib/consent';
import { formatLocalMoment } from '@/lib/format';
import styles from './consent-sheet.module.css';
import { ConsentSwitch } from './consent-switch';
import { usePanelFocus } from './use-panel-focus';
import { useRoomBelow } from './use-room-below';

/** What a screen reader says when the sheet has come by itself. */
export const announcement = copy.announcement;

interface ConsentSheetProps {
  opener: HTMLElement | null;
  stored: Consent | null;
  onClose: () => void;
}

const button =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-sm border-[1.5px] border-current px-3 py-1 leading-tight font-semibold hover:bg-foreground hover:text-background';

/** The question at the lower edge of the window. The page behind it stays in use. */
export function ConsentSheet({ opener, stored, onClose }: ConsentSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useRoomBelow(sheet);
  usePanelFocus(sheet, opener);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const saveSwitches = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    saveConsent({ analytics: form.has('analytics'), marketing: form.has('marketing') });
  };
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-labelledby="consent-title"
      data-theme="dark"
      onKeyDown={closeOnEscape}
      className={`${styles.sheet} animate-rise`}
    >
      <form
        onSubmit={saveSwitches}
        className={`${styles.form} mx-auto max-w-page px-gutter pt-4 text-[1rem]`}
      >
        <div className={styles.text}>
          <p id="consent-title" className="font-display text-h4 font-semibold">
            {copy.title}
          </p>
          <p className="mt-1 text-small text-muted-foreground">{copy.lead}</p>
          {stored && (
            <p className="text-small text-muted-foreground">
              {copy.made}{' '}
              <time dateTime={stored.timestamp}>{formatLocalMoment(stored.timestamp)}</time>
            </p>
          )}
        </div>
        <fieldset className={`${styles.groups}`}>
          <legend className="sr-only">{copy.groupsTitle}</legend>
          <ConsentSwitch {...copy.groups.necessary} name="necessary" on disabled />
          <ConsentSwitch {...copy.groups.analytics} name="analytics" on={stored?.analytics} />
          <ConsentSwitch {...copy.groups.marketing} name="marketing" on={stored?.marketing} />
        </fieldset>
        <p className={`${styles.links} flex flex-wrap items-center gap-x-5 text-small`}>
          {copy.links.map(({ label, href }) => (
            <Link
              key={href}
              href={href}
              prefetch={false} // asked of every first visitor, and hardly anybody reads on
              onClick={onClose}
              className="inline-flex min-h-11 items-center underline"
            >
              {label}
            </Link>
          ))}
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            onClick={() => saveConsent({ analytics: true, marketing: true })}
            className={button}
          >
            {copy.acceptAll}
          </button>
          <button
            type="button"
            onClick={() => saveConsent({ analytics: false, marketing: false })}
            className={button}
          >
            {copy.rejectAll}
          </button>
          <button type="submit" className={button}>
            {copy.save}
          </button>
        </div>
      </form>
    </section>
  );
}

'use client';

import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { useLanguage } from '@/components/ui/use-language';
import type { Words } from '@/content/languages';
import { hasPrivacySignal, saveConsent, type Consent } from '@/lib/consent/consent';
import { formatLocalMoment } from '@/lib/text/format';
import styles from './consent-sheet.module.css';
import { usePanelFocus, useRoomBelow } from './lower-panel';

interface ConsentSheetProps {
  words: Words['consent']['consent'];
  opener: HTMLElement | null;
  stored: Consent | null;
  onClose: () => void;
}

const button =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-sm border-[1.5px] border-current px-1.5 py-0.5 leading-tight font-semibold hover:bg-foreground hover:text-background max-sm:text-small max-sm:leading-tight sm:px-3 sm:py-1';

/** The question at the lower edge of the window. The page behind it stays in use. */
export function ConsentSheet({ words, opener, stored, onClose }: ConsentSheetProps) {
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
      className={`${styles.sheet} animate-rise overflow-y-auto overscroll-contain border-t-[3px] border-night-edge bg-card`}
    >
      <form
        onSubmit={saveSwitches}
        className={`${styles.form} mx-auto grid max-w-page gap-x-8 gap-y-1 px-gutter pt-2.5 text-[1rem] sm:gap-y-3 sm:pt-4`}
      >
        <SheetText words={words} stored={stored} />
        <fieldset className={`${styles.groups} grid gap-x-3`}>
          <legend className="sr-only">{words.groupsTitle}</legend>
          <ConsentSwitch {...words.groups.necessary} name="necessary" on disabled />
          <ConsentSwitch {...words.groups.analytics} name="analytics" on={stored?.analytics} />
          <ConsentSwitch {...words.groups.marketing} name="marketing" on={stored?.marketing} />
        </fieldset>
        <p
          className={`${styles.links} flex flex-wrap items-center justify-between gap-x-2 text-small sm:justify-start sm:gap-x-5`}
        >
          {words.links.map(({ label, href }) => (
            <SiteLink
              key={href}
              href={href}
              prefetch={false} // shown to every first visitor, followed by few
              onClick={onClose}
              className="inline-flex min-h-9 items-center underline sm:min-h-11"
            >
              {label}
            </SiteLink>
          ))}
        </p>
        <SheetButtons words={words} />
      </form>
    </section>
  );
}

/** The question, and the time of the last answer. */
function SheetText({ words, stored }: Pick<ConsentSheetProps, 'words' | 'stored'>) {
  const language = useLanguage();
  return (
    <div className={styles.text}>
      <p id="consent-title" className="font-display font-semibold sm:text-h4">
        {words.title}
      </p>{' '}
      <p className="text-small text-muted-foreground sm:mt-1">{words.lead}</p>
      {hasPrivacySignal() && <p className="text-small font-semibold sm:mt-1">{words.signal}</p>}
      {stored && (
        <p className="text-small text-muted-foreground">
          {words.made}{' '}
          <time dateTime={stored.timestamp}>{formatLocalMoment(stored.timestamp, language)}</time>
        </p>
      )}
    </div>
  );
}

function SheetButtons({ words }: Pick<ConsentSheetProps, 'words'>) {
  return (
    <div className={`${styles.actions} grid content-start gap-2 bg-card pt-1 pb-3 sm:pb-4`}>
      {[true, false].map((all) => (
        <button
          key={String(all)}
          type="button"
          onClick={() => saveConsent({ analytics: all, marketing: all })}
          className={button}
        >
          {all ? words.acceptAll : words.rejectAll}
        </button>
      ))}
      <button type="submit" className={button}>
        {words.save}
      </button>
    </div>
  );
}

interface ConsentSwitchProps {
  name: string;
  label: string;
  note: string;
  on?: boolean;
  disabled?: boolean;
}

/** A switch with its name and, where there is room, what it is for. */
function ConsentSwitch({ name, label, note, on = false, disabled }: ConsentSwitchProps) {
  return (
    <div className="sm:flex sm:min-h-12 sm:items-center sm:border-b sm:first-of-type:border-t">
      <label
        htmlFor={`consent-${name}`}
        className="flex min-h-11 cursor-pointer flex-col gap-0.5 sm:flex-1 sm:flex-row sm:items-center sm:gap-4 sm:py-1"
      >
        <span className="font-semibold max-sm:text-small sm:w-24 sm:flex-none">{label}</span>
        <span className="flex-1 text-small leading-snug text-muted-foreground max-sm:hidden">
          {note}
        </span>
        <input
          id={`consent-${name}`}
          type="checkbox"
          role="switch"
          name={name}
          defaultChecked={on}
          disabled={disabled}
          className={`${styles.knob} h-6 flex-none appearance-none rounded-sm border-[1.5px] border-input sm:h-7`}
        />
      </label>
    </div>
  );
}

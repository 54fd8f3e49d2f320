'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { adminCopy } from '@/content/admin';
import type { RowVersion } from '@/lib/collections/row';
import { deskPaths } from '@/lib/desk-paths';
import { cn } from '@/lib/utils';

const { preview: copy } = adminCopy;

/** The classes around the form: they make room for the preview while it is there. */
export const BESIDE_GRID =
  'has-data-[slot=preview-beside]:grid has-data-[slot=preview-beside]:grid-cols-[minmax(26rem,1fr)_minmax(0,1.3fr)] has-data-[slot=preview-beside]:gap-x-8';

/** The preview has no place beside the text in a narrower window. */
const WIDE = '(min-width: 90rem)';

/** Whether the preview is shown, and as on a phone: until the desk is loaded again. */
type Shown = '' | 'beside' | 'phone';

const listeners = new Set<() => void>();
let shown: Shown = '';

function readShown(): Shown {
  return window.matchMedia(WIDE).matches ? shown : '';
}

function setShown(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function onShown(listener: () => void) {
  const window_ = window.matchMedia(WIDE);
  window_.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    window_.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

function useShown(): Shown {
  return useSyncExternalStore(onShown, readShown, () => '');
}

const pressed =
  'aria-pressed:bg-foreground aria-pressed:text-background forced-colors:aria-pressed:outline-2';

const TOGGLE = 'preview-toggle';

/** Shows the preview beside the text, and takes it away. */
export function PreviewToggle() {
  const isShown = useShown() !== '';
  return (
    <Button
      id={TOGGLE}
      variant="outline"
      size="sm"
      className={cn('-mt-1 max-[90rem]:hidden noscript:hidden', pressed)}
      aria-pressed={isShown}
      onClick={() => setShown(isShown ? '' : 'beside')}
    >
      {copy.beside}
    </Button>
  );
}

type Props = {
  collection: string;
  row: RowVersion;
  /** The address of its page. */
  page: string;
  title: string;
};

/** The page of the stored row beside its form, where it was asked for. */
export function PreviewBeside(props: Props) {
  const shown = useShown();
  return shown === '' ? null : <Preview {...props} isPhone={shown === 'phone'} />;
}

function Preview({ isPhone, ...props }: Props & { isPhone: boolean }) {
  const { frame, onLoad, state, retry } = usePreviewFrame(props);
  return (
    <section
      data-slot="preview-beside"
      aria-label={copy.label}
      className="sticky top-4 grid h-[calc(100dvh-2rem)] grid-rows-[auto_minmax(0,1fr)] self-start"
    >
      <PreviewHead state={state} isPhone={isPhone} />
      <div className="relative grid border-[1.5px] border-foreground bg-muted">
        {state === 'failed' ? (
          <div role="alert" className="self-center justify-self-center p-6 text-center">
            <p className="mb-4">{copy.notShown}</p>
            <Button variant="outline" size="sm" onClick={retry}>
              {copy.retry}
            </Button>
          </div>
        ) : null}
        <iframe
          ref={frame}
          title={copy.frame(props.title)}
          onLoad={onLoad}
          hidden={state === 'failed'}
          className={cn(
            'h-full w-full justify-self-center bg-background',
            isPhone && 'max-w-[24.375rem]',
          )}
        />
      </div>
    </section>
  );
}

type State = 'loading' | 'shown' | 'failed';

/** Loads the page into a frame, again with each version of the row, at the place to which it was scrolled. */
function usePreviewFrame({ collection, row: { key, updated_at }, page }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [attempts, setAttempts] = useState(0);
  /** The last load that ended, and whether it showed the page. */
  const [outcome, setOutcome] = useState({ of: '', isShown: false });
  const load = `${page} ${updated_at} ${attempts}`;
  const state: State = outcome.of !== load ? 'loading' : outcome.isShown ? 'shown' : 'failed';

  useEffect(() => {
    const leaving = new AbortController();
    // The frame follows the redirect, not this script: its cookie lets the page be framed.
    fetch(deskPaths.preview, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'beside', collection, key }),
      redirect: 'manual',
      signal: leaving.signal,
    })
      .then(({ type }) => {
        if (type !== 'opaqueredirect') throw new Error('no preview');
        scrolled.current = frame.current?.contentDocument?.defaultView?.scrollY ?? 0;
        frame.current?.contentWindow?.location.replace(page);
      })
      .catch(() => {
        if (!leaving.signal.aborted) setOutcome({ of: load, isShown: false });
      });
    return () => leaving.abort();
  }, [load, page, collection, key]);

  function onLoad() {
    const shownPage = frame.current?.contentDocument;
    if (shownPage?.URL === 'about:blank') return;
    // It leads back to where this is.
    shownPage?.querySelector('[data-slot=preview-bar]')?.setAttribute('hidden', '');
    shownPage?.defaultView?.scrollTo({ top: scrolled.current, behavior: 'instant' });
    // The browser shows its own page where there is no document: the answer may not be framed.
    setOutcome({ of: load, isShown: Boolean(shownPage) });
  }

  return { frame, onLoad, state, retry: () => setAttempts(attempts + 1) };
}

/** The state of the preview, and what changes its width and takes it away. */
function PreviewHead({ state, isPhone }: { state: State; isPhone: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-3 pb-3">
      <p role="status" className="mr-auto flex items-center gap-2 text-small text-muted-foreground">
        {state === 'loading' ? <Spinner /> : null}
        <span>{{ loading: copy.loading, shown: copy.saved, failed: null }[state]}</span>
      </p>
      <Button
        variant="outline"
        size="sm"
        className={pressed}
        aria-pressed={isPhone}
        onClick={() => setShown(isPhone ? 'beside' : 'phone')}
      >
        {copy.phone}
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setShown('');
          document.getElementById(TOGGLE)?.focus();
        }}
      >
        {copy.close}
      </Button>
    </div>
  );
}

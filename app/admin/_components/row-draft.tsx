'use client';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  deleteDraft,
  draftName,
  keepDraft,
  newestDraft,
  readDraft,
  type Draft,
} from '@/components/forms/desk-drafts';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import type { FormField, FormValues } from '@/lib/collections/row';
import { useDeskUser } from './desk-user';
import { randomKey } from './read-form';

const copy = adminCopy.draft;

/** How long after the last key a draft is kept, in ms. */
const KEEP_AFTER_MS = 300;

/**
 * Keeps what is typed into a form in this browser: a reload, a crash or the end of the session may come at any time.
 * `kept` is what another form of the same row has kept: before this one was opened, or in another tab. `isKept` says
 * whether what was typed here last is kept.
 */
export function useRowDraft(row: string) {
  const { id: owner } = useDeskUser();
  const [name] = useState(() => draftName(owner, row, randomKey()));
  const { keep, ...own } = useKeeping(name);
  // The drafts are read whenever the form is drawn; a draft that was dealt with needs a drawing.
  const [, setDealtWith] = useState(0);
  const text = useSyncExternalStore(
    neverTells,
    () => newestDraft(owner, row, name),
    () => null,
  );
  const kept = useMemo(() => readDraft(text), [text]);

  function forget(forgotten: string) {
    deleteDraft(forgotten);
    setDealtWith((count) => count + 1);
  }

  return {
    ...own,
    kept: kept && {
      ...kept,
      forget: () => forget(kept.name),
      /** Goes on with it in this form. */
      replace: () => {
        const { name: replaced, ...draft } = kept;
        keep(draft);
        forget(replaced);
      },
    },
  };
}

/** Keeps what is typed into one form, under a name of its own. */
function useKeeping(name: string) {
  const waiting = useRef<{ timer: number; keep: () => void }>(null);
  const [isKept, setIsKept] = useState(false);

  function keep(draft: Draft) {
    setIsKept(keepDraft(name, draft));
  }

  function stopWaiting() {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }

  useEffect(() => {
    const keepNow = () => waiting.current?.keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return {
    isKept,
    keep,
    keepSoon: (make: () => Omit<Draft, 'typedAt'>) => {
      stopWaiting();
      const typedAt = Date.now();
      const keepNow = () => {
        stopWaiting();
        keep({ ...make(), typedAt });
      };
      waiting.current = { timer: window.setTimeout(keepNow, KEEP_AFTER_MS), keep: keepNow };
    },
    /** The form holds nothing any more that is worth keeping. */
    settled: () => {
      stopWaiting();
      setIsKept(false);
      deleteDraft(name);
    },
  };
}

const neverTells = () => () => undefined;

type Kept = NonNullable<ReturnType<typeof useRowDraft>['kept']>;
type Stored = { fields: readonly FormField[]; values: FormValues; version: string | null };

/**
 * Gives what another form of the row has kept, with the fields in which it differs from what is stored.
 *
 * @param goOn puts it into this form
 */
export function offeredDraft(
  kept: Kept | null,
  { fields, values, version }: Stored,
  goOn: (kept: Kept) => void,
) {
  if (!kept) return null;
  // A field that the draft does not know is not changed.
  const changed = fields.filter(
    ({ name }) => kept.values[name] !== undefined && kept.values[name] !== (values[name] ?? ''),
  );
  if (changed.length === 0) return null;
  return {
    typedAt: kept.typedAt,
    isOlder: kept.base.updated_at !== version,
    changed,
    take: () => {
      goOn(kept);
      kept.replace();
    },
    forget: kept.forget,
  };
}

/** Offers what was typed into this form before it was left, or in another tab. */
export function DraftNotice({ draft }: { draft: NonNullable<ReturnType<typeof offeredDraft>> }) {
  const { typedAt, isOlder, changed, take, forget } = draft;
  return (
    <FormMessage title={copy.title(ageOf(typedAt), isOlder)}>
      <p className="text-small text-muted-foreground">
        {copy.fields(changed.map(({ label }) => label))}
      </p>
      <div className="mt-3 mb-1 flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={take}>
          {copy.take}
        </Button>
        <Button size="sm" variant="outline" onClick={forget}>
          {copy.forget}
        </Button>
      </div>
    </FormMessage>
  );
}

const MINUTE_MS = 60_000;

/** How long ago something was: just now, 12 minutes ago, yesterday. */
function ageOf(time: number): string {
  const minutes = Math.floor((Date.now() - time) / MINUTE_MS);
  const ago = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
  if (minutes < 1) return copy.justNow;
  if (minutes < 60) return ago.format(-minutes, 'minute');
  if (minutes < 24 * 60) return ago.format(-Math.floor(minutes / 60), 'hour');
  return ago.format(-Math.floor(minutes / (24 * 60)), 'day');
}

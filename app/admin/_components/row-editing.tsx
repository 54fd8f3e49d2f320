'use client';

import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { readDraft, writeDraft } from '@/components/forms/drafts';
import { FormMessage } from '@/components/forms/form-message';
import { useLeaveQuestion } from '@/components/forms/use-leave-question';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import type { FieldErrors, SaveResult } from '@/lib/actions/result';
import type { FormValues, Row, RowVersion } from '@/lib/collections/row';

const { conflict: copy, draft: draftCopy, collection } = adminCopy;

type RowFormOptions<Values> = {
  /** Under what the draft of the form is kept: the collection, and the key of the row or `new`. */
  name: string;
  /** The version that the values are from; null for a new row. */
  stored: RowVersion | null;
  values: Values;
  /** What the controls of the form hold. */
  read: (form: HTMLFormElement) => Values;
  valuesOf: (row: Row) => Values;
  /** Saves values over a version (null: a new row) and reports what the form does not show. */
  save: (values: Values, base: RowVersion | null) => Promise<SaveResult>;
};

/** What the controls show, and which version of the row that is. A new `revision` makes them again. */
type Start<Values> = { base: RowVersion | null; values: Values; revision: number };

/**
 * The state of a form that creates or edits a row. The `<form>` takes `attributes`. The controls keep their input after
 * every response. `conflict` is there while another administrator's version waits for a choice.
 */
export function useRowForm<Values extends FormValues>({
  name,
  stored,
  values,
  read,
  valuesOf,
  save,
}: RowFormOptions<Values>) {
  const [start, setStart] = useState<Start<Values>>({ base: stored, values, revision: 0 });
  const [seen, setSeen] = useState(stored);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<{ current: Row | null } | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useLeaveQuestion(isDirty, collection.leave);
  const { draft, keepSoon, forget } = useRowDraft<Values>(name);

  function change() {
    const element = form.current;
    setIsDirty(true);
    if (element) keepSoon(() => ({ base: start.base, values: read(element) }));
  }

  /** The form holds what is stored, or nothing that anybody wants. */
  function settle() {
    setIsDirty(false);
    forget();
  }

  // The page was read again, with another version than the form's own. Unsaved input stays; saving will tell.
  if (stored?.updated_at !== seen?.updated_at) {
    setSeen(stored);
    if (!isDirty && stored?.updated_at !== start.base?.updated_at)
      setStart({ base: stored, values, revision: start.revision + 1 });
  }

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function saveOver(base: RowVersion | null) {
    startTransition(async () => {
      const result = await save(read(form.current!), base);
      setErrors(result.status === 'invalid' ? result.fieldErrors : {});
      setConflict(result.status === 'conflict' ? { current: result.current } : null);
      if (result.status !== 'done') return;
      settle();
      setStart({ ...start, base: result.version });
    });
  }

  function takeOther(row: Row) {
    const base = { key: start.base!.key, updated_at: row.updated_at };
    setStart({ base, values: valuesOf(row), revision: start.revision + 1 });
    setConflict(null);
    setErrors({});
    settle();
  }

  function takeDraft(kept: RowDraft<Values>) {
    setStart({
      base: kept.base,
      values: { ...start.values, ...kept.values },
      revision: start.revision + 1,
    });
    setIsDirty(true);
  }

  const otherVersion = conflict?.current;
  return {
    ...start,
    errors,
    isDirty,
    change,
    settle,
    draft: draft && !isDirty && !pending ? { take: () => takeDraft(draft), forget } : null,
    pending,
    hydrated,
    attributes: {
      ref: form,
      noValidate: true,
      onInput: change,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!pending && hydrated) saveOver(start.base);
      },
    },
    conflict: conflict && {
      otherVersion,
      keepMine: () =>
        saveOver(otherVersion ? { ...start.base!, updated_at: otherVersion.updated_at } : null),
      takeOther: otherVersion ? () => takeOther(otherVersion) : undefined,
    },
  };
}

/** What was typed into a form, and the version that it would replace. */
type RowDraft<Values> = { base: RowVersion | null; values: Values };

/** How long after the last key a draft is kept, in ms. */
const KEEP_AFTER_MS = 300;

/**
 * Keeps what is typed into a form in the tab: Back, a reload or a closed dialog may come at any time. `draft` is what was
 * kept before this form was opened, or by another one for the same row.
 */
function useRowDraft<Values>(name: string) {
  const waiting = useRef<{ timer: number; keep: () => void }>(null);
  const [forgotten, setForgotten] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    neverTells,
    () => readDraft(name),
    () => null,
  );

  function stopWaiting() {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }

  useEffect(() => {
    const keepNow = () => {
      waiting.current?.keep();
      waiting.current = null;
    };
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return {
    draft: kept !== forgotten ? parseDraft<Values>(kept) : null,
    keepSoon: (make: () => RowDraft<Values>) => {
      stopWaiting();
      const keep = () => writeDraft(name, make());
      const timer = window.setTimeout(() => {
        waiting.current = null;
        keep();
      }, KEEP_AFTER_MS);
      waiting.current = { timer, keep };
    },
    forget: () => {
      stopWaiting();
      writeDraft(name, null);
      setForgotten(kept);
    },
  };
}

// The form that is open is the only one that changes its draft.
const neverTells = () => () => undefined;

function parseDraft<Values>(kept: string | null): RowDraft<Values> | null {
  try {
    return kept === null ? null : (JSON.parse(kept) as RowDraft<Values>);
  } catch {
    return null; // not ours
  }
}

/** Offers what was typed into this form before it was left. */
export function DraftNotice({ draft }: { draft: { take: () => void; forget: () => void } }) {
  return (
    <FormMessage title={draftCopy.title}>
      <div className="mt-3 mb-1 flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={draft.take}>
          {draftCopy.take}
        </Button>
        <Button size="sm" variant="outline" onClick={draft.forget}>
          {draftCopy.forget}
        </Button>
      </div>
    </FormMessage>
  );
}

type ConflictNoticeProps = {
  one: string;
  conflict: NonNullable<ReturnType<typeof useRowForm>['conflict']>;
  disabled: boolean;
  /** The other version; not shown where it was deleted. */
  children: ReactNode;
};

/** Reports an edit conflict, shows the other version, and lets the administrator choose. */
export function ConflictNotice({ one, conflict, disabled, children }: ConflictNoticeProps) {
  const { keepMine, takeOther } = conflict;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <FormMessage
      ref={notice}
      tabIndex={-1}
      variant="error"
      title={takeOther ? copy.changed(one) : copy.deleted(one)}
    >
      {takeOther ? (
        <div className="mt-3 border-t border-dashed border-input pt-3">
          <p className="text-small text-muted-foreground">{copy.otherVersion}</p>
          {children}
        </div>
      ) : null}
      <div className="mt-4 mb-1 flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={keepMine} disabled={disabled}>
          {takeOther ? copy.keepMine : copy.createAgain}
        </Button>
        {takeOther ? (
          <Button size="sm" variant="outline" onClick={takeOther} disabled={disabled}>
            {copy.takeOther}
          </Button>
        ) : null}
      </div>
    </FormMessage>
  );
}

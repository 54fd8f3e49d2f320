'use client';

import {
  useEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import type { FieldErrors, SaveResult } from '@/lib/actions/result';
import type { FormValues, Row, RowVersion } from '@/lib/collections/row';

const copy = adminCopy.conflict;

type RowFormOptions<Values> = {
  /** The version that the values are from; null for a new row. */
  stored: RowVersion | null;
  values: Values;
  /** What the controls of the form hold. */
  read: (form: HTMLFormElement) => Values;
  valuesOf: (row: Row) => Values;
  /** Saves values over a version (null: a new row) and reports what the form does not show. */
  save: (values: Values, base: RowVersion | null) => Promise<SaveResult>;
};

/** What the controls show, and which version of the row that is. A new `round` makes them again. */
type Start<Values> = { base: RowVersion | null; values: Values; round: number };

/**
 * The state of a form that creates or edits a row. The `<form>` takes `attributes`. The controls keep their input after
 * every response. `conflict` is there while another administrator's version waits for a choice.
 */
export function useRowForm<Values extends FormValues>({
  stored,
  values,
  read,
  valuesOf,
  save,
}: RowFormOptions<Values>) {
  const [start, setStart] = useState<Start<Values>>({ base: stored, values, round: 0 });
  const [seen, setSeen] = useState(stored);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<{ current: Row | null } | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();

  // The page was read again, with another version than the form's own. Unsaved input stays; saving will tell.
  if (stored?.updated_at !== seen?.updated_at) {
    setSeen(stored);
    if (!isDirty && stored?.updated_at !== start.base?.updated_at)
      setStart({ base: stored, values, round: start.round + 1 });
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
      setIsDirty(false);
      setStart({ ...start, base: result.version });
    });
  }

  function takeTheirs(row: Row) {
    const base = { key: start.base!.key, updated_at: row.updated_at };
    setStart({ base, values: valuesOf(row), round: start.round + 1 });
    setConflict(null);
    setErrors({});
    setIsDirty(false);
  }

  const theirs = conflict?.current;
  return {
    ...start,
    errors,
    isDirty,
    setIsDirty,
    pending,
    hydrated,
    attributes: {
      ref: form,
      noValidate: true,
      onInput: () => setIsDirty(true),
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!pending && hydrated) saveOver(start.base);
      },
    },
    conflict: conflict && {
      theirs,
      keepMine: () => saveOver(theirs ? { ...start.base!, updated_at: theirs.updated_at } : null),
      takeTheirs: theirs ? () => takeTheirs(theirs) : undefined,
    },
  };
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
  const { keepMine, takeTheirs } = conflict;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <FormMessage
      ref={notice}
      tabIndex={-1}
      variant="error"
      title={takeTheirs ? copy.changed(one) : copy.deleted(one)}
    >
      {takeTheirs ? (
        <div className="mt-3 border-t border-dashed border-input pt-3">
          <p className="text-small text-muted-foreground">{copy.theirs}</p>
          {children}
        </div>
      ) : null}
      <div className="mt-4 mb-1 flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={keepMine} disabled={disabled}>
          {takeTheirs ? copy.keepMine : copy.createAgain}
        </Button>
        {takeTheirs ? (
          <Button size="sm" variant="outline" onClick={takeTheirs} disabled={disabled}>
            {copy.takeTheirs}
          </Button>
        ) : null}
      </div>
    </FormMessage>
  );
}

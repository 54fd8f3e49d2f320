'use client';

import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { readDraft, writeDraft } from '@/components/forms/drafts';
import { FormMessage } from '@/components/forms/form-message';
import { useLeaveQuestion } from '@/components/forms/use-leave-question';
import { StoredText } from '@/components/stored-text';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { FieldErrors, SaveResult } from '@/lib/actions/result';
import {
  valuesOfRow,
  type FormField,
  type FormValues,
  type Row,
  type RowBase,
  type RowVersion,
} from '@/lib/collections/row';
import { cn } from '@/lib/utils';
import { saveRow } from '../actions';
import { FieldControl } from './field-control';
import { noAnswer, reportError } from './report';

const { conflict: copy, draft: draftCopy, collection: collectionCopy } = adminCopy;

type RowFormOptions = {
  /** The name of the collection. */
  collection: string;
  fields: readonly FormField[];
  /** The version that the values are from; null for a new row. */
  stored: RowVersion | null;
  values: FormValues;
  /** What is said after a success, and after a failure that has no sentence of its own. */
  texts: { created: string; saved: string; failed: string };
  /** Takes the answer to a save, and what was to be replaced. */
  onAnswer: (answer: SaveResult, base: RowBase) => void;
};

/** What the controls show, and what they replace. A new `revision` makes them again. */
type Start = { base: RowBase; values: FormValues; revision: number };

/**
 * The state of a form that creates or edits a row, for {@link RowForm}. The controls keep their input after every response.
 * `conflict` is there while another administrator's version waits for a choice.
 */
export function useRowForm({
  collection,
  fields,
  stored,
  values,
  texts,
  onAnswer,
}: RowFormOptions) {
  const [start, setStart] = useState<Start>(() => ({
    // Sent again after a lost answer, a creation has the same key: it is one row.
    base: stored ?? { key: randomKey(), updated_at: null },
    values,
    revision: 0,
  }));
  const [seen, setSeen] = useState(stored);
  const [typed, setTyped] = useState<FormValues>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<{ current: Row | null } | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useLeaveQuestion(isDirty, collectionCopy.leave);
  const { draft, keepSoon, forget } = useRowDraft(`${collection}/${stored?.key ?? 'new'}`);

  function restart(next: Omit<Start, 'revision'>) {
    setStart({ ...next, revision: start.revision + 1 });
    setTyped({});
  }

  function change() {
    const element = form.current;
    setIsDirty(true);
    if (element) keepSoon(() => ({ base: start.base, values: readForm(element, fields) }));
  }

  /** The form holds what is stored, or nothing worth keeping. */
  function settle() {
    setIsDirty(false);
    forget();
  }

  // The page was read again, with another version than the form's own. Unsaved input stays; saving will tell.
  if (stored?.updated_at !== seen?.updated_at) {
    setSeen(stored);
    if (stored && !isDirty && stored.updated_at !== start.base.updated_at)
      restart({ base: stored, values });
  }

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function saveOver(base: RowBase) {
    startTransition(async () => {
      const request = { collection, base, values: readForm(form.current!, fields) };
      const answer = await saveRow(request).catch(noAnswer);
      setErrors(answer.status === 'invalid' ? answer.fieldErrors : {});
      setConflict(answer.status === 'conflict' ? { current: answer.current } : null);
      if (answer.status === 'failed') reportError(answer.message || answer.reason || texts.failed);
      if (answer.status === 'done') {
        toast({ title: base.updated_at ? texts.saved : texts.created });
        settle();
        setStart({ ...start, base: answer.version });
      }
      onAnswer(answer, base);
    });
  }

  const { key } = start.base;
  const otherVersion = conflict?.current;
  return {
    ...start,
    fields,
    typed,
    errors,
    isDirty,
    change,
    settle,
    pending,
    hydrated,
    draft: draft &&
      !isDirty &&
      !pending && {
        take: () => {
          restart({ base: draft.base, values: { ...start.values, ...draft.values } });
          setIsDirty(true);
        },
        forget,
      },
    attributes: {
      ref: form,
      noValidate: true,
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        change();
        if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
      },
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!pending && hydrated) saveOver(start.base);
      },
    },
    conflict: conflict && {
      otherVersion,
      keepMine: () => saveOver({ key, updated_at: otherVersion?.updated_at ?? null }),
      takeOther:
        otherVersion &&
        (() => {
          const base = { key, updated_at: otherVersion.updated_at };
          restart({ base, values: valuesOfRow(fields, otherVersion) });
          setConflict(null);
          setErrors({});
          settle();
        }),
    },
  };
}

/** A random key, a UUID of version 4 (RFC 9562). Browsers keep crypto.randomUUID() from addresses without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...groups, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

/** What the controls hold now. */
function readForm(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields
      .filter(({ readOnly }) => !readOnly)
      .map(({ name, kind }) => [
        name,
        kind === 'boolean' ? data.has(name) : String(data.get(name) ?? ''),
      ]),
  );
}

const TypedValues = createContext<FormValues>({});

/** What the single lines of the form around a component hold while they are typed, by field. */
export function useTypedValues(): FormValues {
  return use(TypedValues);
}

type RowFormProps = {
  form: ReturnType<typeof useRowForm>;
  /** How administrators call a row. */
  one: string;
  className?: string;
  /** Below the fields: the buttons. */
  children: ReactNode;
};

/**
 * The form of a row: a control for each field, with its error; what was typed before the form was left; and the version
 * that another administrator stored in the meantime.
 */
export function RowForm({ form, one, className, children }: RowFormProps) {
  const { fields, values, revision, errors, conflict, draft, pending, typed } = form;
  return (
    <form
      {...form.attributes}
      className={cn('grid gap-6 *:col-span-full sm:grid-cols-[minmax(0,1fr)_14rem]', className)}
    >
      {draft ? <DraftNotice draft={draft} /> : null}
      {conflict ? (
        <ConflictNotice one={one} conflict={conflict} disabled={pending}>
          {conflict.otherVersion ? (
            <OtherVersion fields={fields} mine={values} otherVersion={conflict.otherVersion} />
          ) : null}
        </ConflictNotice>
      ) : null}
      {Object.keys(errors).length > 0 ? (
        <FormMessage variant="error">{collectionCopy.correct}</FormMessage>
      ) : null}
      {fields.map((field) => (
        <FieldControl
          key={`${field.name} ${revision}`}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          onChange={form.change}
        />
      ))}
      <TypedValues value={{ ...values, ...typed }}>{children}</TypedValues>
    </form>
  );
}

/** The stored values of the fields that another administrator changed. */
function OtherVersion({
  fields,
  mine,
  otherVersion,
}: {
  fields: readonly FormField[];
  mine: FormValues;
  otherVersion: Row;
}) {
  const values = valuesOfRow(fields, otherVersion);
  return (
    <dl>
      {fields
        .filter(({ name }) => values[name] !== mine[name])
        .map(({ name, label, options }) => (
          <div key={name} className="mt-2">
            <dt className="font-semibold">{label}</dt>
            <dd className="max-h-48 overflow-y-auto wrap-anywhere">
              <StoredText text={options?.[String(values[name])] ?? String(values[name])} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** What was typed into a form, and what it would replace. */
type RowDraft = Omit<Start, 'revision'>;

/** How long after the last key a draft is kept, in ms. */
const KEEP_AFTER_MS = 300;

/**
 * Keeps what is typed into a form in the tab: Back, a reload or a closed dialog may come at any time. `draft` is what was
 * kept before this form was opened, or by another one for the same row.
 */
function useRowDraft(name: string) {
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
    draft: kept !== forgotten ? parseDraft(kept) : null,
    keepSoon: (make: () => RowDraft) => {
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

function parseDraft(kept: string | null): RowDraft | null {
  try {
    const draft: RowDraft | null = kept === null ? null : JSON.parse(kept);
    return draft?.base ? draft : null;
  } catch {
    return null; // not ours
  }
}

/** Offers what was typed into this form before it was left. */
function DraftNotice({ draft }: { draft: { take: () => void; forget: () => void } }) {
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
function ConflictNotice({ one, conflict, disabled, children }: ConflictNoticeProps) {
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

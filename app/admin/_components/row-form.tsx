'use client';

import {
  startTransition as showSoon,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type InputEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import {
  deleteDraft,
  draftName,
  keepDraft,
  newestDraft,
  readDraft,
  type Draft,
} from '@/components/forms/desk-drafts';
import { FormMessage } from '@/components/forms/form-message';
import { useLeaveQuestion } from '@/components/forms/use-leave-question';
import { StoredText } from '@/components/stored-text';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { FieldErrors, SaveResult } from '@/lib/actions/result';
import {
  mergeVersions,
  onlyValues,
  type FormField,
  type FormValues,
  type Row,
  type RowBase,
  type RowVersion,
} from '@/lib/collections/row';
import { formatMoment, formatShortDay } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { saveRow } from '../[collection]/actions';
import { useDeskUser } from './desk-user';
import { FieldControl } from './field-control';
import { noAnswer, reportError } from './report';
import { TypedValues } from './typed-values';

const { conflict: copy, draft: draftCopy, collection: collectionCopy } = adminCopy;

type RowFormOptions = {
  /** The name of the collection. */
  collection: string;
  fields: readonly FormField[];
  /** The version that the values are from; null for a new row. */
  stored: RowVersion | null;
  /** The key of a new row, where it is known before. */
  newKey?: string;
  values: FormValues;
  /** What is said after a success, and after a failure that has no sentence of its own. */
  texts: { created: string; saved: string; failed: string };
  /** Takes the answer to a save, and what was to be replaced. */
  onAnswer: (answer: SaveResult, base: RowBase) => void;
};

/**
 * What the controls show, what they replace, and what that held, as far as it is known. A new `revision` makes the controls
 * again.
 */
type Start = { base: RowBase; values: FormValues; original: FormValues; revision: number };

/**
 * The state of a form that creates or edits a row, for {@link RowForm}. The controls keep their input after every response.
 * `conflict` is there while another administrator's version waits for a choice.
 */
export function useRowForm({
  collection,
  fields,
  stored,
  newKey,
  values,
  texts,
  onAnswer,
}: RowFormOptions) {
  const [start, setStart] = useState<Start>(() => ({
    // Sent again after a lost answer, a creation has the same key: it is one row.
    base: stored ?? { key: newKey ?? randomKey(), updated_at: null },
    values,
    original: values,
    revision: 0,
  }));
  const [seen, setSeen] = useState(stored);
  const [typed, setTyped] = useState<FormValues>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useLeaveQuestion(isDirty, collectionCopy.leave);
  const { kept, isKept, keepSoon, settled } = useRowDraft(`${collection}/${stored?.key ?? 'new'}`);

  function restart(next: Omit<Start, 'revision'>) {
    setStart(({ revision }) => ({ ...next, revision: revision + 1 }));
    setTyped({});
  }

  /** Something was typed: in the field of that name, if its value is known. */
  function change(name: string, value: string | boolean) {
    const element = form.current;
    setIsDirty(true);
    const show = () => setTyped((current) => ({ ...current, [name]: value }));
    // What depends on a long text may come after the next key.
    if (fields.some((field) => field.name === name && field.kind === 'html')) showSoon(show);
    else show();
    const { base, original } = start;
    if (element)
      keepSoon(() => {
        const held = readForm(element, fields);
        const isOwn = (each: string) => held[each] !== original[each];
        const isKnown = Object.keys(original).length > 0;
        return {
          base,
          values: onlyValues(held, isOwn),
          original: isKnown ? onlyValues(original, isOwn) : undefined,
        };
      });
  }

  /** The form holds what is stored, or nothing worth keeping. */
  function settle() {
    setIsDirty(false);
    settled();
  }

  // The page was read again, with another version than the form's own. Unsaved input stays; saving will tell.
  if (stored?.updated_at !== seen?.updated_at) {
    setSeen(stored);
    if (stored && !isDirty && stored.updated_at !== start.base.updated_at)
      restart({ base: stored, values, original: values });
  }

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  function save(onDone?: () => void) {
    const { base, original } = start;
    saveOver(base, readForm(form.current!, fields), original, onDone);
  }

  function saveOver(
    replaced: RowBase,
    typedValues: FormValues,
    known: FormValues,
    onDone?: () => void,
  ) {
    startTransition(async () => {
      // A new row replaces nothing: what is stored under its key was sent from here before.
      let [base, values, original] = [replaced, typedValues, replaced.updated_at ? known : {}];
      let answer = await saveRow({ collection, base, values }).catch(noAnswer);
      let merging: ReturnType<typeof mergeVersions> | null = null;
      // Where no field was changed by both, nobody has to be asked.
      while (answer.status === 'conflict' && answer.current) {
        merging = mergeVersions(fields, { original, mine: values, row: answer.current });
        if (merging.both.length > 0) break;
        base = { key: base.key, updated_at: answer.current.updated_at };
        ({ merged: values, theirs: original } = merging);
        restart({ base, values, original });
        const merged = await saveRow({ collection, base, values }).catch(noAnswer);
        if (merged.status === 'done')
          toast({ title: texts.saved, description: copy.merged(answer.editor, merging.taken) });
        answer = merged;
      }
      setErrors(answer.status === 'invalid' ? answer.fieldErrors : {});
      setConflict(
        answer.status === 'conflict' ? { ...answer, both: merging?.both ?? [], original } : null,
      );
      if (answer.status === 'failed') reportError(answer.message || answer.reason || texts.failed);
      if (answer.status === 'done') {
        const { version } = answer;
        if (!merging) toast({ title: replaced.updated_at ? texts.saved : texts.created });
        settle();
        setStart((current) => ({ ...current, base: version, original: values }));
        onDone?.();
      }
      onAnswer(answer, replaced);
    });
  }

  // What was typed before this script was there.
  const noteEarlyInput = useEffectEvent(() => {
    for (const control of form.current?.elements ?? []) {
      if (!isTyped(control) || control.type === 'hidden') continue;
      if (isBox(control)) {
        if (control.checked !== control.defaultChecked) change(control.name, control.checked);
      } else if (control.value !== control.defaultValue) change(control.name, control.value);
    }
  });
  useEffect(() => noteEarlyInput(), []);

  useSaveShortcut(form, () => isDirty || start.base.updated_at === null);

  const { key } = start.base;
  const otherVersion = conflict?.current;
  const changed = kept && fields.filter(({ name }) => isChanged(kept.values[name], values[name]));
  return {
    ...start,
    fields,
    typed,
    errors,
    isDirty,
    isKept,
    change,
    save,
    settle,
    pending,
    hydrated,
    draft: kept &&
      changed &&
      changed.length > 0 &&
      !isDirty &&
      !pending && {
        typedAt: kept.typedAt,
        isOlder: kept.base.updated_at !== start.base.updated_at,
        changed,
        take: () => {
          const { base, typedAt } = kept;
          // Without it nothing is known of what the draft replaced: what differs is asked.
          const original = kept.original ? { ...start.original, ...kept.original } : {};
          restart({ base, values: { ...start.values, ...kept.values }, original });
          setIsDirty(true);
          kept.replace({ base, values: kept.values, original: kept.original, typedAt });
        },
        forget: kept.forget,
      },
    attributes: {
      ref: form,
      noValidate: true,
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        // The editor of formatted text reports its changes itself.
        if (isTyped(target)) change(target.name, isBox(target) ? target.checked : target.value);
      },
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!pending && hydrated) save();
      },
    },
    conflict: conflict && {
      ...conflict,
      otherVersion,
      /** Over theirs in the fields that both changed; each of the others is from the one who changed it. */
      keepMine: () => {
        const base = { key, updated_at: otherVersion?.updated_at ?? null };
        const mine = readForm(form.current!, fields);
        if (!otherVersion) return saveOver(base, mine, {});
        const { original } = conflict;
        const { merged, theirs } = mergeVersions(fields, { original, mine, row: otherVersion });
        restart({ base, values: merged, original: theirs });
        saveOver(base, merged, theirs);
      },
      takeOther:
        otherVersion &&
        (() => {
          const base = { key, updated_at: otherVersion.updated_at };
          const mine = readForm(form.current!, fields);
          const { original } = conflict;
          const { merged, theirs, both } = mergeVersions(fields, {
            original,
            mine,
            row: otherVersion,
          });
          const asked = both.map(({ name }) => name);
          const values = { ...merged, ...onlyValues(theirs, (name) => asked.includes(name)) };
          restart({ base, values, original: theirs });
          setConflict(null);
          setErrors({});
          // What only this form changed is still to be saved.
          if (fields.every(({ name }) => values[name] === theirs[name])) settle();
        }),
    },
  };
}

/** Another version, and what both replace: the fields that both changed have to be chosen. */
type Conflict = {
  current: Row | null;
  editor: string | null;
  both: readonly FormField[];
  original: FormValues;
};

function isTyped(control: EventTarget): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

function isBox(control: HTMLInputElement | HTMLTextAreaElement): control is HTMLInputElement {
  return control.type === 'checkbox';
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
        kind === 'boolean' ? data.has(name) : textIn(form, data, name),
      ]),
  );
}

/**
 * A date of which only a part is typed has no value, and must not be stored as none. One that is not touched is what is
 * stored, which may be more exact than what is shown.
 */
function textIn(form: HTMLFormElement, data: FormData, name: string): string {
  const control = form.elements.namedItem(name);
  const written = String(data.get(name) ?? '');
  if (!(control instanceof HTMLInputElement)) return written;
  if (control.validity.badInput) return 'incomplete';
  const { stored } = control.dataset;
  return stored && written === control.defaultValue ? stored : written;
}

type RowFormProps = {
  form: ReturnType<typeof useRowForm>;
  /** How administrators call a row. */
  one: string;
  className?: string;
  /** Below the fields: the buttons. */
  children: ReactNode;
} & (
  | { hasSettings?: false }
  | {
      /** On a page of its own: the settings stand beside the text where there is room, else below it. */
      hasSettings: true;
      /** Below the settings. */
      belowSettings?: ReactNode;
    }
);

/**
 * The form of a row: a control for each field, with its error; what was typed before the form was left; and the version
 * that another administrator stored in the meantime.
 */
export function RowForm({ form, one, className, children, ...layout }: RowFormProps) {
  const { fields, values, revision, errors, conflict, draft, pending, typed } = form;
  const controls = (some: readonly FormField[]) =>
    some.map((field) => (
      <FieldControl
        key={`${field.name} ${revision}`}
        field={field}
        value={values[field.name] ?? ''}
        error={errors[field.name]}
        onChange={(value) => form.change(field.name, value)}
      />
    ));
  return (
    <form {...form.attributes} className={cn('grid gap-6', fieldGrid, className)}>
      <TypedValues value={{ ...values, ...typed }}>
        {draft ? <DraftNotice draft={draft} /> : null}
        {conflict ? (
          <ConflictNotice one={one} conflict={conflict} disabled={pending}>
            {conflict.otherVersion ? (
              <OtherVersion fields={conflict.both} otherVersion={conflict.otherVersion} />
            ) : null}
          </ConflictNotice>
        ) : null}
        {Object.keys(errors).length > 0 ? (
          <FormMessage variant="error">
            <p>{collectionCopy.correct}</p>
          </FormMessage>
        ) : null}
        {layout.hasSettings ? (
          <BesideText
            text={controls(fields.filter(({ isAside }) => !isAside))}
            settings={controls(fields.filter(({ isAside }) => isAside))}
            below={layout.belowSettings}
          />
        ) : (
          controls(fields)
        )}
        {children}
      </TypedValues>
    </form>
  );
}

/** Short fields share a line; everything else has one of its own. */
const fieldGrid = '*:col-span-full sm:grid-cols-[minmax(0,1fr)_14rem]';

/** The text, and beside it the settings, which stay in view while the text scrolls. */
function BesideText({
  text,
  settings,
  below,
}: {
  text: ReactNode[];
  settings: ReactNode[];
  below: ReactNode;
}) {
  const title = useId();
  if (settings.length === 0)
    return (
      <>
        {text}
        {below}
      </>
    );
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-12 @min-[54rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={cn('grid content-start gap-6', fieldGrid)}>{text}</div>
        <section
          aria-labelledby={title}
          className="-mx-2 grid content-start gap-6 self-start px-2 pb-2 max-[54rem]:border-t @min-[54rem]:sticky @min-[54rem]:top-4 @min-[54rem]:max-h-[calc(100dvh-7rem)] @min-[54rem]:overflow-y-auto @min-[54rem]:border-l @min-[54rem]:pl-8"
        >
          <h2 id={title} className="text-h4">
            {collectionCopy.settings}
          </h2>
          {settings}
          {below}
        </section>
      </div>
    </div>
  );
}

/** The stored values of the fields that another administrator changed too. */
function OtherVersion({
  fields,
  otherVersion,
}: {
  fields: readonly FormField[];
  otherVersion: Row;
}) {
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.name} className="mt-2">
          <dt className="font-semibold">{field.label}</dt>
          <dd className="max-h-48 overflow-y-auto wrap-anywhere">
            <StoredText text={textOf(field, String(otherVersion[field.name] ?? ''))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is stored in a field, as a person reads it. */
function textOf({ kind, options }: FormField, stored: string): string {
  if (stored && kind === 'moment') return formatMoment(stored);
  if (stored && kind === 'date') return formatShortDay(stored);
  return options?.[stored] ?? stored;
}

/** Whether what was typed is another value than the stored one; a field that the draft does not know is not. */
function isChanged(typed: string | boolean | undefined, stored: string | boolean | undefined) {
  return typed !== undefined && typed !== (stored ?? '');
}

/** Ctrl+S and, on a Mac, Cmd+S save the form. The page itself is never what an administrator means to save. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>, hasUnsaved: () => boolean) {
  const save = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const dialog = document.querySelector('[role=dialog][aria-modal], [role=alertdialog]');
    const isBehind = dialog && !dialog.contains(form.current);
    if (!event.repeat && !isBehind && hasUnsaved()) form.current?.requestSubmit();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => save(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** How long after the last key a draft is kept, in ms. */
const KEEP_AFTER_MS = 300;

/**
 * Keeps what is typed into a form in this browser: a reload, a crash or the end of the session may come at any time.
 * `kept` is what another form of the same row has kept: before this one was opened, or in another tab. `isKept` says
 * whether what was typed here last is kept.
 */
function useRowDraft(row: string) {
  const { id: owner } = useDeskUser();
  const name = useRef<string>(null);
  const waiting = useRef<{ timer: number; keep: () => void }>(null);
  const [isKept, setIsKept] = useState(false);
  // The drafts are read whenever the form is drawn; a draft that was dealt with needs a drawing.
  const [, setDealtWith] = useState(0);
  const text = useSyncExternalStore(
    neverTells,
    () => newestDraft(owner, row, name.current),
    () => null,
  );
  const kept = useMemo(() => readDraft(text), [text]);

  function ownName() {
    return (name.current ??= draftName(owner, row, randomKey()));
  }

  function stopWaiting() {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }

  function forget(forgotten: string) {
    deleteDraft(forgotten);
    setDealtWith((count) => count + 1);
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
    isKept,
    kept: kept && {
      ...kept,
      forget: () => forget(kept.name),
      /** Goes on with it in this form. */
      replace: (draft: Draft) => {
        setIsKept(keepDraft(ownName(), draft));
        forget(kept.name);
      },
    },
    keepSoon: (make: () => Omit<Draft, 'typedAt'>) => {
      stopWaiting();
      const typedAt = Date.now();
      const keep = () => setIsKept(keepDraft(ownName(), { ...make(), typedAt }));
      const timer = window.setTimeout(() => {
        waiting.current = null;
        keep();
      }, KEEP_AFTER_MS);
      waiting.current = { timer, keep };
    },
    /** The form holds nothing any more that is worth keeping. */
    settled: () => {
      stopWaiting();
      setIsKept(false);
      if (name.current) deleteDraft(name.current);
    },
  };
}

const neverTells = () => () => undefined;

type Offered = Exclude<ReturnType<typeof useRowForm>['draft'], false | null>;

/** Offers what was typed into this form before it was left, or in another tab. */
function DraftNotice({ draft }: { draft: Offered }) {
  const { typedAt, isOlder, changed, take, forget } = draft;
  return (
    <FormMessage title={draftCopy.title(ageOf(typedAt), isOlder)}>
      <p className="text-small text-muted-foreground">
        {draftCopy.fields(changed.map(({ label }) => label))}
      </p>
      <div className="mt-3 mb-1 flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={take}>
          {draftCopy.take}
        </Button>
        <Button size="sm" variant="outline" onClick={forget}>
          {draftCopy.forget}
        </Button>
      </div>
    </FormMessage>
  );
}

const MINUTE_MS = 60_000;

/** How long ago something was: just now, 12 minutes ago, yesterday. */
function ageOf(time: number): string {
  const minutes = Math.floor((Date.now() - time) / MINUTE_MS);
  const [count, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 24 * 60
        ? ([Math.floor(minutes / 60), 'hour'] as const)
        : ([Math.floor(minutes / (24 * 60)), 'day'] as const);
  if (count < 1) return draftCopy.justNow;
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(-count, unit);
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
  const { keepMine, takeOther, editor } = conflict;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <FormMessage
      ref={notice}
      tabIndex={-1}
      variant="error"
      title={takeOther ? copy.changed(one, editor) : copy.deleted(one, editor)}
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

'use client';

import {
  startTransition as showSoon,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
  type InputEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
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
import {
  valuesOfStep,
  withDay,
  type Publishing,
  type Step,
} from '@/lib/collections/publishing-form';
import { BesideText, fieldGrid } from './beside-text';
import { FieldControl } from './field-control';
import { isBox, isTyped, randomKey, readForm } from './read-form';
import { reportError } from './report';
import { DraftNotice, offeredDraft, useRowDraft } from './row-draft';
import { sendMerging } from './send-row';
import { typeInto } from './type-into';
import { TypedValues } from './typed-values';
import { useSaveShortcut } from './use-save-shortcut';

const { conflict: copy, collection: collectionCopy } = adminCopy;

type RowFormOptions = {
  /** The name of the collection. */
  collection: string;
  fields: readonly FormField[];
  /** The version that the values are from; null for a new row. */
  stored: RowVersion | null;
  /** The key of a new row, where it is known before. */
  newKey?: string;
  values: FormValues;
  /** How the head of the form publishes the row: the value of the button that sends the form is a step of it. */
  publishing?: Publishing;
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
  publishing,
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
  const [isDirty, setIsDirty] = useState(false);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  useLeaveQuestion(isDirty, collectionCopy.leave);
  const { kept, isKept, keepSoon, settled } = useRowDraft(`${collection}/${stored?.key ?? 'new'}`);

  const { conflict, setConflict } = useConflict({
    form,
    fields,
    key: start.base.key,
    onKeep: (base, merged, theirs) => {
      if (base.updated_at) restart({ base, values: merged, original: theirs });
      saveOver(base, merged, theirs);
    },
    onTake: (base, taken, theirs) => {
      restart({ base, values: taken, original: theirs });
      setErrors({});
      // What only this form changed is still to be saved.
      if (fields.every(({ name }) => taken[name] === theirs[name])) settle();
    },
  });

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

  function save(step?: Step) {
    const { base, original } = start;
    const read = readForm(form.current!, fields);
    const day = publishing ? withDay(publishing, read) : {};
    for (const [name, value] of Object.entries(day)) {
      const control = form.current!.elements.namedItem(name);
      if (control instanceof HTMLInputElement && read[name] !== value)
        typeInto(control, String(value));
    }
    const set = publishing && step ? valuesOfStep(publishing, step) : {};
    saveOver(base, { ...read, ...day, ...set }, original, set);
  }

  /** @param set what a button set, which no control of the form shows */
  function saveOver(replaced: RowBase, mine: FormValues, known: FormValues, set: FormValues = {}) {
    startTransition(async () => {
      const sent = { collection, base: replaced, values: mine };
      const result = await sendMerging(fields, sent, known, (merged) => {
        restart(merged);
        return texts.saved;
      });
      const { answer, values, original, both, isMerged } = result;
      setErrors(answer.status === 'invalid' ? answer.fieldErrors : {});
      setConflict(answer.status === 'conflict' ? { ...answer, both, original } : null);
      if (answer.status === 'failed') reportError(answer.message || answer.reason || texts.failed);
      if (answer.status === 'done') {
        const { version } = answer;
        if (!isMerged) toast({ title: replaced.updated_at ? texts.saved : texts.created });
        settle();
        setStart((current) => ({ ...current, base: version, original: values }));
      }
      if (answer.status === 'done' || answer.status === 'conflict')
        setStart((current) => ({ ...current, values: { ...current.values, ...set } }));
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

  return {
    ...start,
    fields,
    typed,
    errors,
    isDirty,
    isKept,
    change,
    settle,
    pending,
    hydrated,
    draft:
      kept &&
      !isDirty &&
      !pending &&
      offeredDraft(kept, { fields, values, version: start.base.updated_at }, (typedBefore) => {
        // Without it nothing is known of what the draft replaced: what differs is asked.
        const original = typedBefore.original ? { ...start.original, ...typedBefore.original } : {};
        const { base } = typedBefore;
        restart({ base, values: { ...start.values, ...typedBefore.values }, original });
        setIsDirty(true);
      }),
    attributes: {
      ref: form,
      noValidate: true,
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        // The editor of formatted text reports its changes itself.
        if (isTyped(target)) change(target.name, isBox(target) ? target.checked : target.value);
      },
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
        const step = submitter instanceof HTMLButtonElement ? submitter.value : '';
        if (!pending && hydrated) save((step || undefined) as Step | undefined);
      },
    },
    conflict,
  };
}

type Choices = {
  form: RefObject<HTMLFormElement | null>;
  fields: readonly FormField[];
  key: string;
  onKeep: (base: RowBase, merged: FormValues, theirs: FormValues) => void;
  onTake: (base: RowBase, values: FormValues, theirs: FormValues) => void;
};

/** A conflict, and what an administrator can choose in it. */
function useConflict({ form, fields, key, onKeep, onTake }: Choices) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const otherVersion = conflict?.current ?? null;
  const base: RowBase = otherVersion
    ? { key, updated_at: otherVersion.updated_at }
    : { key, updated_at: null };
  const { original = {} } = conflict ?? {};

  /** Over theirs in the fields that both changed; each of the others is from the one who changed it. */
  function keepMine() {
    const mine = readForm(form.current!, fields);
    if (!otherVersion) return onKeep(base, mine, {});
    const { merged, theirs } = mergeVersions(fields, { original, mine, row: otherVersion });
    onKeep(base, merged, theirs);
  }

  function takeOther(row: Row) {
    const mine = readForm(form.current!, fields);
    const { merged, theirs, both } = mergeVersions(fields, { original, mine, row });
    const asked = both.map(({ name }) => name);
    onTake(base, { ...merged, ...onlyValues(theirs, (name) => asked.includes(name)) }, theirs);
    setConflict(null);
  }

  return {
    setConflict,
    conflict: conflict && {
      ...conflict,
      otherVersion,
      keepMine,
      takeOther: otherVersion && (() => takeOther(otherVersion)),
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
      /** What stands above the fields and holds those of the head. */
      head?: ReactNode;
      /** Below the settings. */
      belowSettings?: ReactNode;
    }
);

/**
 * The form of a row: a control for each field, with its error; what was typed before the form was left; and the version
 * that another administrator stored in the meantime.
 */
export function RowForm({ form, one, className, children, ...layout }: RowFormProps) {
  const { fields, values, errors, conflict, draft, pending, typed } = form;
  const head = layout.hasSettings ? layout.head : null;
  const shown = head ? fields.filter(({ isInHead }) => !isInHead) : fields;
  const settings = shown.filter(({ isAside }) => isAside);
  return (
    <form {...form.attributes} className={cn('grid gap-6', fieldGrid, className)}>
      <TypedValues value={{ ...values, ...typed }}>
        {head}
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
        {layout.hasSettings && settings.length > 0 ? (
          <BesideText
            text={<RowControls form={form} fields={shown.filter(({ isAside }) => !isAside)} />}
            settings={<RowControls form={form} fields={settings} />}
            below={layout.belowSettings}
          />
        ) : (
          <>
            <RowControls form={form} fields={shown} />
            {layout.hasSettings ? layout.belowSettings : null}
          </>
        )}
        {children}
      </TypedValues>
    </form>
  );
}

/** The controls of some fields. */
export function RowControls({
  form: { values, revision, errors, change },
  fields,
}: Pick<RowFormProps, 'form'> & { fields: readonly FormField[] }) {
  return fields.map((field) => (
    <FieldControl
      key={`${field.name} ${revision}`}
      field={field}
      value={values[field.name] ?? ''}
      error={errors[field.name]}
      onChange={(value) => change(field.name, value)}
    />
  ));
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

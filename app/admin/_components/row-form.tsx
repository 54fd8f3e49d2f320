'use client';

import dynamic from 'next/dynamic';
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
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { FieldErrors, SaveResult } from '@/lib/actions/result';
import {
  mergeVersions,
  onlyValues,
  valuesOfRow,
  type FormField,
  type FormValues,
  type Row,
  type RowBase,
  type RowVersion,
} from '@/lib/collections/row';
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

const Compare = dynamic(() => import('./compare').then(({ Compare }) => Compare), { ssr: false });

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
  /** The words after a success, and after a failure that has no sentence of its own. */
  texts: { created: string; saved: string; failed: string };
  /** Takes the answer to a save, and what was to be replaced. */
  onAnswer: (answer: SaveResult, base: RowBase) => void;
};

/**
 * The values in the controls, what they replace, and what that held, if it is known. A new `revision` makes the controls
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
    onCreateAgain: (base, values) => saveOver(base, values, {}),
    onShow: (values, original) => restart({ base: start.base, values, original }),
    onDecided: (base, values, original) => {
      restart({ base, values, original });
      setErrors({});
      const isStored = fields.every(({ name }) => values[name] === original[name]);
      if (isStored) settle();
      else saveOver(base, values, original);
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
    // The parts that depend on a long text may change after the next key.
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

  function save({ step, onDone }: { step?: Step; onDone?: () => void } = {}) {
    const { base, original } = start;
    const read = readForm(form.current!, fields);
    const day = publishing ? withDay(publishing, read, { step, stored: original }) : {};
    for (const [name, value] of Object.entries(day)) {
      const control = form.current!.elements.namedItem(name);
      if (control instanceof HTMLInputElement && read[name] !== value)
        typeInto(control, String(value));
    }
    const set = publishing && step ? valuesOfStep(publishing, step) : {};
    saveOver(base, { ...read, ...day, ...set }, original, { set, onDone });
  }

  /** @param set what a button set, which no control of the form shows */
  function saveOver(
    replaced: RowBase,
    mine: FormValues,
    known: FormValues,
    { set = {}, onDone }: { set?: FormValues; onDone?: () => void } = {},
  ) {
    startTransition(async () => {
      const sent = { collection, base: replaced, values: mine };
      const result = await sendMerging(fields, sent, known, (merged) => {
        restart({ ...merged, values: { ...merged.original, ...merged.values } });
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
        onDone?.();
      }
      if (answer.status === 'done' || answer.status === 'conflict')
        setStart((current) => ({ ...current, values: { ...current.values, ...set } }));
      onAnswer(answer, replaced);
    });
  }

  // Takes over what was typed before this script was there.
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
    save,
    settle,
    pending,
    hydrated,
    draft:
      kept &&
      !isDirty &&
      !pending &&
      offeredDraft(kept, { fields, values, version: start.base.updated_at }, (typedBefore) => {
        // A draft without it does not tell what it replaced: each difference is asked.
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
        if (!pending && hydrated) save({ step: (step || undefined) as Step | undefined });
      },
    },
    conflict,
  };
}

type Choices = {
  form: RefObject<HTMLFormElement | null>;
  fields: readonly FormField[];
  key: string;
  onCreateAgain: (base: RowBase, values: FormValues) => void;
  /** Takes what the controls show from then on, and what it replaces. */
  onShow: (values: FormValues, original: FormValues) => void;
  /** Takes the version that is replaced, each field as it was decided, and what is stored. */
  onDecided: (base: RowVersion, values: FormValues, original: FormValues) => void;
};

/** A conflict, and what an administrator can choose in it. */
function useConflict({ form, fields, key, onCreateAgain, onShow, onDecided }: Choices) {
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Creates the row again where the other version is a deletion. */
  function createAgain() {
    onCreateAgain({ key, updated_at: null }, readForm(form.current!, fields));
  }

  /** Decides one of the fields that both changed. After the last one, what is not stored yet is saved. */
  function choose({ name }: FormField, isTheirs: boolean) {
    const row = conflict?.current;
    if (!row) return;
    const held = readForm(form.current!, fields);
    const { [name]: theirValue = '' } = valuesOfRow(fields, row);
    const mine = isTheirs ? { ...held, [name]: theirValue } : held;
    const original = { ...conflict.original, [name]: theirValue };
    const { merged, theirs, both } = mergeVersions(fields, { original, mine, row });
    if (both.length > 0) {
      if (isTheirs) onShow({ ...theirs, ...mine }, original);
      return setConflict({ ...conflict, both, original });
    }
    setConflict(null);
    onDecided({ key, updated_at: row.updated_at }, { ...theirs, ...merged }, theirs);
  }

  return { setConflict, conflict: conflict && { ...conflict, createAgain, choose } };
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
  /** The buttons below the fields. */
  children: ReactNode;
} & (
  | { hasSettings?: false }
  | {
      /** A form on a page of its own: the settings stand beside the text where there is room, else below it. */
      hasSettings: true;
      /** Stands above the fields and holds those of the head. */
      head?: ReactNode;
      /** Shown below the settings. */
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
          <ConflictNotice
            one={one}
            conflict={conflict}
            mine={{ ...values, ...typed }}
            disabled={pending}
          />
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
  const groups = [...new Set(fields.map(({ group }) => group))];
  return groups.map((group) => {
    const controls = fields
      .filter((field) => field.group === group)
      .map((field) => (
        <FieldControl
          key={`${field.name} ${revision}`}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ));
    if (group === undefined) return controls;
    return (
      <fieldset
        key={group}
        className="grid min-w-0 gap-6 *:col-span-full not-first:mt-4 sm:grid-cols-2"
      >
        <legend className="mb-4 w-full border-b-[1.5px] border-foreground pb-2 font-display text-h4 font-bold">
          {group}
        </legend>
        {controls}
      </fieldset>
    );
  });
}

type ConflictNoticeProps = {
  one: string;
  conflict: NonNullable<ReturnType<typeof useRowForm>['conflict']>;
  /** The values in the form. */
  mine: FormValues;
  disabled: boolean;
};

/** Reports an edit conflict, and lets the administrator choose in each field that both changed. */
function ConflictNotice({ one, conflict, mine, disabled }: ConflictNoticeProps) {
  const { createAgain, choose, editor, current: otherVersion, both } = conflict;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [both.length]);
  const button = (label: string, onClick: () => void, field?: FormField) => (
    <Button size="sm" variant="outline" onClick={onClick} disabled={disabled}>
      <span>
        {label}
        {field && both.length > 1 ? <span className="sr-only">: {field.label}</span> : null}
      </span>
    </Button>
  );
  return (
    <FormMessage
      ref={notice}
      tabIndex={-1}
      variant="error"
      title={otherVersion ? copy.changed(one, editor) : copy.deleted(one, editor)}
    >
      {otherVersion ? (
        <>
          <p className="text-small text-muted-foreground">{copy.both}</p>
          <Compare
            heads={[copy.mine, copy.theirs]}
            fields={both.map((field) => ({
              field,
              before: mine[field.name] ?? '',
              after: otherVersion[field.name] ?? '',
              below: (
                <div className="mt-3 flex flex-wrap gap-3">
                  {button(copy.keepMine, () => choose(field, false), field)}
                  {button(copy.takeOther, () => choose(field, true), field)}
                </div>
              ),
            }))}
          />
        </>
      ) : (
        <div className="mt-4 mb-1">{button(copy.createAgain, createAgain)}</div>
      )}
    </FormMessage>
  );
}

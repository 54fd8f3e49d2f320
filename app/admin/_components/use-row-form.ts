import {
  startTransition as showSoon,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { Draft } from '@/components/forms/desk-drafts';
import { useLeaveQuestion } from '@/components/forms/use-leave-question';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { FieldErrors, SaveResult } from '@/lib/actions/result';
import {
  outcomeOf,
  valuesOfStep,
  withDay,
  type Publishing,
  type Step,
} from '@/lib/collections/publishing-form';
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
import { isBox, isTyped, randomKey, readForm } from './read-form';
import { reportError } from './report';
import { offeredDraft, useRowDraft } from './row-draft';
import { sendMerging } from './send-row';
import { typeInto } from './type-into';
import { useSaveShortcut } from './use-save-shortcut';

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
  /**
   * The words after a success, and after a failure that has no sentence of its own. `saved` takes what was done to the row
   * besides, if anything was: published, scheduled.
   */
  texts: { created: string; saved: (outcome?: string) => string; failed: string };
  /** Takes the answer to a save, and what was to be replaced. */
  onAnswer: (answer: SaveResult, base: RowBase) => void;
};

/**
 * The state of a form that creates or edits a row, for {@link RowForm}. The controls keep their input after every response.
 * `conflict` is there while another administrator's version waits for a choice.
 */
export function useRowForm(options: RowFormOptions) {
  const { collection, fields, stored, values } = options;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const contents = useContents(options);
  const { start, typed, isDirty, setIsDirty, restart } = contents;
  const { kept, isKept, ...draft } = useRowDraft(`${collection}/${stored?.key ?? 'new'}`);
  useLeaveQuestion(isDirty, adminCopy.collection.leave);

  /** The form holds what is stored, or nothing worth keeping. */
  function settle() {
    setIsDirty(false);
    draft.settled();
  }

  const saving = useSaving(options, { form, contents, settle });

  /** Something was typed: in the field of that name, if its value is known. */
  function change(name: string, value: string | boolean) {
    contents.type(name, value);
    const element = form.current;
    if (element) draft.keepSoon(() => draftOf(readForm(element, fields), start));
  }

  useEarlyInput(form, change);
  useSaveShortcut(form, () => isDirty || start.base.updated_at === null);

  return {
    ...start,
    ...saving,
    fields,
    typed,
    isDirty,
    isKept,
    change,
    settle,
    hydrated,
    draft:
      isDirty || saving.pending
        ? null
        : offeredDraft(kept, { fields, values, version: start.base.updated_at }, (taken) => {
            restart(startOfDraft(taken, start));
            setIsDirty(true);
          }),
    attributes: {
      ref: form,
      noValidate: true,
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        // The editor of formatted text reports its changes itself.
        if (isTyped(target)) change(target.name, valueIn(target));
      },
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!saving.pending && hydrated) saving.save({ step: stepOf(event) });
      },
    },
  };
}

/**
 * The values in the controls, what they replace, and what that held, if it is known. A new `revision` makes the controls
 * again.
 */
type Start = { base: RowBase; values: FormValues; original: FormValues; revision: number };

/** The contents that the form began with, what was typed since, and whether that is unsaved. */
function useContents({ fields, stored, newKey, values }: RowFormOptions) {
  const [start, setStart] = useState<Start>(() => ({
    // A creation that is sent again after a lost answer has the same key: it is one row.
    base: stored ?? { key: newKey ?? randomKey(), updated_at: null },
    values,
    original: values,
    revision: 0,
  }));
  const [typed, setTyped] = useState<FormValues>({});
  const [isDirty, setIsDirty] = useState(false);

  function restart(next: Omit<Start, 'revision'>) {
    setStart(({ revision }) => ({ ...next, revision: revision + 1 }));
    setTyped({});
  }

  // The page was read again, with another version than the form's own. Unsaved input stays; saving will tell.
  const [seen, setSeen] = useState(stored);
  if (stored?.updated_at !== seen?.updated_at) {
    setSeen(stored);
    if (stored && !isDirty && stored.updated_at !== start.base.updated_at)
      restart({ base: stored, values, original: values });
  }

  return {
    start,
    typed,
    isDirty,
    setIsDirty,
    type: (name: string, value: string | boolean) => {
      setIsDirty(true);
      const show = () => setTyped((current) => ({ ...current, [name]: value }));
      // The parts that depend on a long text may change after the next key.
      if (fields.some((field) => field.name === name && field.kind === 'html')) showSoon(show);
      else show();
    },
    restart,
    /** Goes on from what is stored now, with the same controls. */
    goOn: (next: Partial<Start>, set: FormValues) =>
      setStart((current) => ({ ...current, ...next, values: { ...current.values, ...set } })),
  };
}

function draftOf(held: FormValues, { base, original }: Start) {
  const isOwn = (name: string) => held[name] !== original[name];
  const isKnown = Object.keys(original).length > 0;
  return {
    base,
    values: onlyValues(held, isOwn),
    original: isKnown ? onlyValues(original, isOwn) : undefined,
  };
}

/** The start from a draft. One without `original` does not tell what it replaced: each difference is asked. */
function startOfDraft({ base, values, original }: Draft, start: Start) {
  return {
    base,
    values: { ...start.values, ...values },
    original: original ? { ...start.original, ...original } : {},
  };
}

/** The step that the pressed button asks for, if any. */
function stepOf({ nativeEvent }: SubmitEvent): Step | undefined {
  const { submitter } = nativeEvent as globalThis.SubmitEvent;
  const step = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return (step || undefined) as Step | undefined;
}

const valueIn = (control: HTMLInputElement | HTMLTextAreaElement) =>
  isBox(control) ? control.checked : control.value;

/** Takes over what was typed before this script was there. */
function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  change: (name: string, value: string | boolean) => void,
) {
  const noteEarlyInput = useEffectEvent(() => {
    for (const control of form.current?.elements ?? []) {
      if (!isTyped(control) || control.type === 'hidden') continue;
      const before = isBox(control) ? control.defaultChecked : control.defaultValue;
      if (valueIn(control) !== before) change(control.name, valueIn(control));
    }
  });
  useEffect(() => noteEarlyInput(), []);
}

type Held = {
  form: RefObject<HTMLFormElement | null>;
  contents: ReturnType<typeof useContents>;
  settle: () => void;
};

/** Sends what the form holds, and takes the answer: errors, or a conflict. */
function useSaving(
  options: RowFormOptions,
  { form, contents: { start, restart, goOn }, settle }: Held,
) {
  const { collection, fields, publishing, texts, onAnswer } = options;
  const [errors, setErrors] = useErrors(form);
  const [pending, startTransition] = useTransition();
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

  function save({ step, onDone }: { step?: Step; onDone?: () => void } = {}) {
    const { base, original } = start;
    const { read, set } = readStep(form.current!, options, { step, stored: original });
    saveOver(base, { ...read, ...set }, original, { set, onDone });
  }

  /** @param set what a button set, which no control of the form shows */
  function saveOver(
    replaced: RowBase,
    mine: FormValues,
    known: FormValues,
    { set = {}, onDone }: { set?: FormValues; onDone?: () => void } = {},
  ) {
    const outcome = publishing && outcomeOf(publishing, known, mine);
    const isNew = replaced.updated_at === null && !outcome;
    startTransition(async () => {
      const sent = { collection, base: replaced, values: mine };
      const result = await sendMerging(fields, sent, known, (merged) => {
        restart({ ...merged, values: { ...merged.original, ...merged.values } });
        return texts.saved(outcome);
      });
      const { answer, values, original, both, isMerged } = result;
      setErrors(answer.status === 'invalid' ? answer.fieldErrors : {});
      setConflict(answer.status === 'conflict' ? { ...answer, both, original } : null);
      if (answer.status === 'failed') reportError(answer.message || answer.reason || texts.failed);
      if (answer.status === 'done') {
        if (!isMerged) toast({ title: isNew ? texts.created : texts.saved(outcome) });
        settle();
        goOn({ base: answer.version, original: values }, set);
        onDone?.();
      } else if (answer.status === 'conflict') goOn({}, set);
      onAnswer(answer, replaced);
    });
  }

  return { errors, pending, conflict, save };
}

/** The errors of the fields. The first field that has one gets the focus. */
function useErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, errors]);
  return [errors, setErrors] as const;
}

/** Reads the form, types the day of publication into it, and gives what the step sets besides. */
function readStep(
  form: HTMLFormElement,
  { fields, publishing }: RowFormOptions,
  { step, stored }: { step?: Step; stored: FormValues },
) {
  const read = readForm(form, fields);
  if (!publishing) return { read, set: {} };
  const day = withDay(publishing, read, { step, stored });
  for (const [name, value] of Object.entries(day)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && read[name] !== value)
      typeInto(control, String(value));
  }
  return { read: { ...read, ...day }, set: step ? valuesOfStep(publishing, step) : {} };
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

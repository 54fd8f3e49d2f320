'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button, buttonVariants } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { adminCopy } from '@/content/admin';
import type { SaveResult } from '@/lib/actions/result';
import {
  faqItemSchema,
  type FaqItem,
  type FaqItemInput,
  type FaqItemValues,
} from '@/lib/schemas/faq-item';
import { ConflictNotice } from '../../_components/conflict-notice';

const copy = adminCopy.faqDialog;

/** Saves what the form holds. `base` is the version that it replaces, null for a new item. */
export type FaqSubmit = (values: FaqItemValues, base: FaqItem | null) => Promise<SaveResult>;

/** What the dialog has to know of its form. */
export type FaqFormState = { dirty: boolean; pending: boolean };

/** What the form takes; `onStateChange` tells the dialog whether closing would lose something. */
type FaqFormProps = {
  item: FaqItem | null;
  categories: readonly string[];
  onSubmit: FaqSubmit;
  onDone: () => void;
  onCancel: () => void;
  onStateChange: (state: FaqFormState) => void;
};

/** The fields of an FAQ item. Loaded with the dialog, because it brings react-hook-form and zod. */
export function FaqForm({
  item,
  categories,
  onSubmit,
  onDone,
  onCancel,
  onStateChange,
}: FaqFormProps) {
  // See useFaqForm: registered fields must not be remembered across a reset.
  'use no memo';
  const { form, conflict, submit, keepMine, takeTheirs } = useFaqForm(item, onSubmit, onDone);
  const { errors, isDirty, isSubmitting } = form.formState;
  const theirs = conflict?.current ?? null;

  useEffect(() => {
    onStateChange({ dirty: isDirty, pending: isSubmitting });
  }, [onStateChange, isDirty, isSubmitting]);

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {conflict ? (
        <ConflictNotice
          one="FAQ"
          onKeepMine={keepMine}
          onTakeTheirs={theirs ? () => takeTheirs(theirs) : undefined}
          disabled={isSubmitting}
        >
          <p className="mt-1 font-semibold wrap-anywhere">{theirs?.question}</p>
          <p className="mt-1 max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-line">
            {theirs?.answer}
          </p>
        </ConflictNotice>
      ) : null}
      <Field id="faq-question" label={copy.question} error={errors.question?.message}>
        {(control) => <Input autoComplete="off" {...control} {...form.register('question')} />}
      </Field>
      <Field
        id="faq-answer"
        label={copy.answer}
        hint={copy.answerHint}
        error={errors.answer?.message}
      >
        {(control) => <Textarea {...control} {...form.register('answer')} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <Field id="faq-category" label={copy.category} error={errors.category?.message} optional>
          {(control) => <Input list="faq-categories" {...control} {...form.register('category')} />}
        </Field>
        <datalist id="faq-categories">
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <Field
          id="faq-order"
          label={copy.order}
          hint={copy.orderHint}
          error={errors.display_order?.message}
          optional
        >
          {(control) => (
            <Input
              inputMode="numeric"
              autoComplete="off"
              className="tabular-nums"
              {...control}
              {...form.register('display_order')}
            />
          )}
        </Field>
      </div>
      <DialogFooter className="mt-2">
        <Button variant="outline" onClick={onCancel} disabled={isSubmitting}>
          {copy.cancel}
        </Button>
        <SubmitButton
          pending={isSubmitting}
          pendingLabel={item ? copy.updating : copy.creating}
          disabled={conflict !== null}
          className={buttonVariants()}
        >
          {item ? copy.update : copy.create}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

/**
 * State of the FAQ form: fields and their errors, the version it started from, and the conflicting changes of another
 * administrator.
 */
function useFaqForm(item: FaqItem | null, onSubmit: FaqSubmit, onDone: () => void) {
  // The compiler would keep what `register` returned across a `reset`, which needs every field registered again.
  'use no memo';
  const [base, setBase] = useState(item);
  const [conflict, setConflict] = useState<{ current: FaqItem | null } | null>(null);
  const form = useForm<FaqItemInput, unknown, FaqItemValues>({
    defaultValues: fieldsOf(item),
    resolver: zodResolver(faqItemSchema),
  });
  const { setFocus } = form;

  useEffect(() => setFocus('question'), [setFocus]);

  async function save(values: FaqItemValues, replaced: FaqItem | null) {
    const result = await onSubmit(values, replaced);
    if (result.status === 'done') return onDone();
    setConflict(
      result.status === 'conflict' ? { current: result.current as FaqItem | null } : null,
    );
    if (result.status !== 'invalid') return;
    for (const name of ['display_order', 'category', 'answer', 'question'] as const) {
      const message = result.fieldErrors[name];
      if (message) form.setError(name, { message }, { shouldFocus: true });
    }
  }

  function takeTheirs(current: FaqItem) {
    setBase(current);
    setConflict(null);
    form.reset(fieldsOf(current));
    form.setFocus('question');
  }

  return {
    form,
    conflict,
    submit: form.handleSubmit((values) => save(values, base)),
    keepMine: form.handleSubmit((values) => save(values, conflict?.current ?? null)),
    takeTheirs,
  };
}

/** What the fields hold when an item is opened: everything as text, empty for a new item. */
function fieldsOf(item: FaqItem | null): FaqItemInput {
  return {
    question: item?.question ?? '',
    answer: item?.answer ?? '',
    category: item?.category ?? '',
    display_order: item?.display_order?.toString() ?? '',
  };
}

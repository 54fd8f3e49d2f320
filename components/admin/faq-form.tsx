'use client';

import { useEffect } from 'react';
import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button, buttonVariants } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { adminCopy } from '@/content/admin';
import type { FaqItem } from '@/lib/schemas/faq-item';
import { FaqConflict } from './faq-conflict';
import type { FaqFormState, FaqSubmit } from './faq-submit';
import { useFaqForm } from './use-faq-form';

const copy = adminCopy.faqDialog;

/** What the form takes; `onStateChange` tells the dialog whether closing would lose something. */
export type FaqFormProps = {
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
  // See use-faq-form.ts: registered fields must not be remembered across a reset.
  'use no memo';
  const { form, conflict, submit, keepMine, takeTheirs } = useFaqForm(item, onSubmit, onDone);
  const { errors, isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    onStateChange({ dirty: isDirty, pending: isSubmitting });
  }, [onStateChange, isDirty, isSubmitting]);

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {conflict ? (
        <FaqConflict
          current={conflict.current}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
          disabled={isSubmitting}
        />
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

'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { Field } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { StoredText } from '@/components/stored-text';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useDialogFocus } from '@/components/ui/use-dialog-focus';
import { adminCopy } from '@/content/admin';
import { optional } from '@/content/forms';
import type { SaveResult } from '@/lib/actions/result';
import type { FormValues, Row, RowVersion } from '@/lib/collections/row';
import type { FaqItem } from '@/lib/faq/schema';
import { ConflictNotice, DraftNotice, useRowForm } from '../../_components/row-editing';

const copy = adminCopy.faqDialog;

type FaqDialogProps = {
  /** Null for a new one. */
  item: FaqItem | null;
  /** The categories of the other items, which the field suggests. */
  categories: readonly string[];
  onSave: (values: FormValues, base: RowVersion | null) => Promise<SaveResult>;
  onClose: () => void;
  fallbackFocus: RefObject<HTMLElement | null>;
};

/** Creates or edits an FAQ item. It keeps what was typed until the item is saved. */
export function FaqDialog({ item, categories, onSave, onClose, fallbackFocus }: FaqDialogProps) {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLInputElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus(fallbackFocus);
  const { attributes, values, revision, errors, conflict, isDirty, settle, draft, pending } =
    useRowForm({
      name: `faq/${item?.id ?? 'new'}`,
      stored: item && versionOf(item),
      values: valuesOf(item),
      read: (form) => Object.fromEntries(new FormData(form)) as ReturnType<typeof valuesOf>,
      valuesOf,
      save: onSave,
    });

  // The other version has replaced the fields.
  useEffect(() => {
    if (revision > 0) question.current?.focus();
  }, [revision]);

  // Escape and the cross: never while saving, and only after a question when something was typed.
  function requestClose() {
    if (pending) return;
    if (isDirty) setAsking(!asking);
    else onClose();
  }

  function discard() {
    settle();
    onClose();
  }

  return (
    <Dialog open onOpenChange={requestClose}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus();
          event.preventDefault(); // it would select the text as well
          question.current?.focus();
        }}
        onCloseAutoFocus={onCloseAutoFocus}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{item ? copy.editTitle : copy.createTitle}</DialogTitle>
          <DialogDescription>
            {item ? copy.editDescription : copy.createDescription}
          </DialogDescription>
        </DialogHeader>
        {asking ? <UnsavedNotice onKeep={() => setAsking(false)} onDiscard={discard} /> : null}
        <form {...attributes} className="grid gap-5">
          {draft ? <DraftNotice draft={draft} /> : null}
          {conflict ? (
            <ConflictNotice one="FAQ" conflict={conflict} disabled={pending}>
              <p dir="auto" className="mt-1 font-semibold wrap-anywhere">
                {String(conflict.otherVersion?.question)}
              </p>
              <p className="mt-1 max-h-48 overflow-y-auto wrap-anywhere">
                <StoredText text={String(conflict.otherVersion?.answer)} />
              </p>
            </ConflictNotice>
          ) : null}
          <Field id="faq-question" label={copy.question} error={errors.question}>
            {(control) => (
              <Input
                key={revision}
                ref={question}
                autoComplete="off"
                {...control}
                name="question"
                defaultValue={values.question}
              />
            )}
          </Field>
          <Field id="faq-answer" label={copy.answer} hint={copy.answerHint} error={errors.answer}>
            {(control) => (
              <Textarea key={revision} {...control} name="answer" defaultValue={values.answer} />
            )}
          </Field>
          <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
            <Field
              id="faq-category"
              label={copy.category}
              error={errors.category}
              optional={optional}
            >
              {(control) => (
                <Input
                  key={revision}
                  list="faq-categories"
                  {...control}
                  name="category"
                  defaultValue={values.category}
                />
              )}
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
              error={errors.display_order}
              optional={optional}
            >
              {(control) => (
                <Input
                  key={revision}
                  inputMode="numeric"
                  autoComplete="off"
                  className="tabular-nums"
                  {...control}
                  name="display_order"
                  defaultValue={values.display_order}
                />
              )}
            </Field>
          </div>
          <DialogFooter className="mt-2">
            <Button variant="outline" onClick={onClose} disabled={pending}>
              {copy.cancel}
            </Button>
            <SubmitButton
              pending={pending}
              pendingLabel={item ? copy.updating : copy.creating}
              disabled={conflict !== null}
              className={buttonVariants()}
            >
              {item ? copy.update : copy.create}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** The version of an item, as it is saved over or deleted. */
export function versionOf({ id, updated_at }: FaqItem): RowVersion {
  return { key: id, updated_at };
}

/** What the fields hold: everything as text, empty for a new item. */
function valuesOf(item: FaqItem | Row | null) {
  const { question, answer, category, display_order } = item ?? {};
  return {
    question: String(question ?? ''),
    answer: String(answer ?? ''),
    category: String(category ?? ''),
    display_order: String(display_order ?? ''),
  };
}

/** Asked when the dialog is about to close over something that was typed. */
function UnsavedNotice({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <FormMessage variant="error" title={copy.unsaved}>
      <div className="mt-3 mb-1 flex flex-wrap gap-3">
        <Button ref={keep} size="sm" variant="outline" onClick={onKeep}>
          {copy.keepEditing}
        </Button>
        <Button size="sm" variant="destructive" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </div>
    </FormMessage>
  );
}

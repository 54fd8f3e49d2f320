'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { useDialogFocus } from '@/components/ui/use-dialog-focus';
import { adminCopy } from '@/content/admin';
import type { SaveResult } from '@/lib/actions/result';
import { valuesOfRow, type FormField, type FormValues } from '@/lib/collections/row';
import type { FaqItem } from '@/lib/faq/schema';
import { RowForm } from '../../_components/row-form';
import { useRowForm } from '../../_components/use-row-form';

const { faqDialog: copy, toasts } = adminCopy;
const texts = { created: toasts.created, saved: () => toasts.updated, failed: toasts.saveFailed };

type FaqDialogProps = {
  /** Null for a new one. */
  item: FaqItem | null;
  fields: readonly FormField[];
  /** The values in the form of a new one. */
  initial: FormValues;
  /** The key of a new one, where it is known before. */
  newKey?: string;
  onAnswer: (answer: SaveResult) => void;
  onClose: () => void;
  fallbackFocus: RefObject<HTMLElement | null>;
};

/** Creates or edits an FAQ item, with the form that its own page has. It keeps what was typed until the item is saved. */
export function FaqDialog({
  item,
  fields,
  initial,
  newKey,
  onAnswer,
  onClose,
  fallbackFocus,
}: FaqDialogProps) {
  const [asking, setAsking] = useState(false);
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus(fallbackFocus);
  const form = useRowForm({
    collection: 'faq',
    fields,
    newKey,
    stored: item && { key: item.id, updated_at: item.updated_at },
    values: item ? valuesOfRow(fields, item) : initial,
    texts,
    onAnswer,
  });
  const { attributes, isDirty, settle, pending } = form;
  const { ref } = attributes;

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
          ref.current?.querySelector('input')?.focus();
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
        <FaqForm form={form} isNew={!item} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

type FaqFormProps = { form: ReturnType<typeof useRowForm>; isNew: boolean; onClose: () => void };

function FaqForm({ form, isNew, onClose }: FaqFormProps) {
  const { attributes, revision, conflict, pending } = form;
  const { ref } = attributes;

  // The other version has replaced the fields.
  useEffect(() => {
    if (revision > 0) ref.current?.querySelector('input')?.focus();
  }, [ref, revision]);

  return (
    <RowForm form={form} one="FAQ" className="gap-5">
      <DialogFooter className="mt-2">
        <Button variant="outline" onClick={onClose} disabled={pending}>
          {copy.cancel}
        </Button>
        <SubmitButton
          pending={pending}
          pendingLabel={isNew ? copy.creating : copy.updating}
          disabled={conflict !== null}
          className={buttonVariants()}
        >
          {isNew ? copy.create : copy.update}
        </SubmitButton>
      </DialogFooter>
    </RowForm>
  );
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

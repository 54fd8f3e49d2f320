'use client';

import { lazy, Suspense, useState, type RefObject } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { useDialogFocus } from '@/components/ui/use-dialog-focus';
import { adminCopy } from '@/content/admin';
import type { FaqItem } from '@/lib/schemas/faq-item';
import { FaqFormFailed, FaqFormLoading, UnsavedNotice } from './faq-dialog-parts';
import type { FaqFormState, FaqSubmit } from './faq-submit';

const copy = adminCopy.faqDialog;

const untouched: FaqFormState = { dirty: false, pending: false };

const loadForm = () =>
  import('./faq-form').then(
    (module) => ({ default: module.FaqForm }),
    () => ({ default: FaqFormFailed }),
  );
const FaqForm = lazy(loadForm);

/** Fetches the form ahead of the click that opens it. */
export const preloadFaqForm = () => void loadForm();

/** What the dialog takes. `item` is null for a new one. */
export type FaqDialogProps = {
  item: FaqItem | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSubmit: FaqSubmit;
  categories?: readonly string[];
  fallbackFocus?: RefObject<HTMLElement | null>;
};

/** Creates or edits an FAQ item. It closes by itself once the item is saved and keeps what was typed otherwise. */
export function FaqDialog({
  item,
  open,
  onOpenChange,
  onSubmit,
  categories = [],
  fallbackFocus,
}: FaqDialogProps) {
  const [form, setForm] = useState(untouched);
  const [asking, setAsking] = useState(false);
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus(fallbackFocus);

  function close() {
    setAsking(false);
    setForm(untouched);
    onOpenChange(false);
  }

  // Escape and the cross: never while saving, and not over the head of something that was typed.
  function requestClose() {
    if (form.pending) return;
    if (form.dirty) setAsking(!asking);
    else close();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : requestClose())}>
      <DialogContent
        onOpenAutoFocus={onOpenAutoFocus}
        onCloseAutoFocus={onCloseAutoFocus}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{item ? copy.editTitle : copy.createTitle}</DialogTitle>
          <DialogDescription>
            {item ? copy.editDescription : copy.createDescription}
          </DialogDescription>
        </DialogHeader>
        {asking ? <UnsavedNotice onKeep={() => setAsking(false)} onDiscard={close} /> : null}
        <Suspense fallback={<FaqFormLoading />}>
          <FaqForm
            item={item}
            categories={categories}
            onSubmit={onSubmit}
            onDone={close}
            onCancel={close}
            onStateChange={setForm}
          />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}

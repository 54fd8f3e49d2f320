'use client';

import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useDialogFocus } from '@/components/ui/use-dialog-focus';
import { adminCopy } from '@/content/admin';
import type { FaqItem } from '@/lib/schemas/faq-item';
import type { FaqFormState, FaqSubmit } from './faq-form';

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
type FaqDialogProps = {
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

  // Escape and the cross: never while saving, and only after a question when something was typed.
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

/** In place of the form while its code loads. */
function FaqFormLoading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-32" />
      <Skeleton className="h-12" />
    </div>
  );
}

/** In place of the form when its code could not be loaded. */
function FaqFormFailed() {
  return <FormMessage variant="error">{copy.loadFailed}</FormMessage>;
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

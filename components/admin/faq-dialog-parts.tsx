'use client';

import { useEffect, useRef } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { adminCopy } from '@/content/admin';

const copy = adminCopy.faqDialog;

/** Holds the form's place while its code is on the way. */
export function FaqFormLoading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-32" />
      <Skeleton className="h-12" />
    </div>
  );
}

/** In the form's place when its code could not be loaded. */
export function FaqFormFailed() {
  return <FormMessage variant="error">{copy.loadFailed}</FormMessage>;
}

/** Asked when the dialog is about to close over something that was typed. */
export function UnsavedNotice({
  onKeep,
  onDiscard,
}: {
  onKeep: () => void;
  onDiscard: () => void;
}) {
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

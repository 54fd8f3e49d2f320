'use client';

import { useState, type RefObject } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useDialogFocus } from '@/components/ui/use-dialog-focus';
import { adminCopy } from '@/content/admin';
import type { FaqItem } from '@/lib/schemas/faq-item';

const copy = adminCopy.faqDelete;

/** What the dialog takes. `onConfirm` does the work, closes the dialog and says whether the item is gone. */
export type DeleteFaqDialogProps = {
  item: FaqItem | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<boolean>;
  fallbackFocus?: RefObject<HTMLElement | null>;
};

/** Asks once more before an FAQ item is deleted. */
export function DeleteFaqDialog({
  item,
  open,
  onOpenChange,
  onConfirm,
  fallbackFocus,
}: DeleteFaqDialogProps) {
  const [pending, setPending] = useState(false);
  const { forgetOpener, ...returnFocus } = useDialogFocus(fallbackFocus);

  async function confirm() {
    setPending(true);
    const gone = await onConfirm().finally(() => setPending(false));
    if (gone) forgetOpener();
  }

  return (
    <AlertDialog open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialogContent {...returnFocus}>
        <AlertDialogHeader>
          <AlertDialogTitle>{copy.title}</AlertDialogTitle>
          <AlertDialogDescription>{copy.text}</AlertDialogDescription>
          <p className="border-l-[6px] border-destructive py-1 pl-4 font-medium wrap-anywhere">
            {item?.question}
          </p>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel disabled={pending}>{copy.cancel}</AlertDialogCancel>
          <Button
            variant="destructive"
            onClick={confirm}
            disabled={pending}
            aria-busy={pending || undefined}
          >
            {pending ? (
              <>
                <Spinner className="animate-appear-late motion-reduce:hidden" />
                {copy.deleting}
              </>
            ) : (
              copy.confirm
            )}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

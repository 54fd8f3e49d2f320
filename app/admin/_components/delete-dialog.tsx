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
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { RowVersion } from '@/lib/collections/row';
import { deleteRows } from '../[collection]/actions';
import { noAnswer, reportError, reportFailure } from './report';
import { undoChanges } from './undo';

const copy = adminCopy.faqDelete;

/** `onConfirm` does the work, closes the dialog and says whether the rows are gone. */
type DeleteDialogProps = {
  title: string;
  text: string;
  /** A sentence about what is deleted besides. */
  note?: string;
  /** The names of what will be deleted. */
  items: readonly string[];
  /** The label of the button that confirms. */
  action?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<boolean>;
  fallbackFocus?: RefObject<HTMLElement | null>;
};

/** Asks once more before something is deleted. */
export function DeleteDialog({
  title,
  text,
  note,
  items,
  action = copy.confirm,
  open,
  onOpenChange,
  onConfirm,
  fallbackFocus,
}: DeleteDialogProps) {
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
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{text}</AlertDialogDescription>
          {note ? <p>{note}</p> : null}
          <ul className="max-h-60 overflow-y-auto border-l-[6px] border-destructive py-1 pl-4 font-medium wrap-anywhere">
            {items.map((item, place) => (
              <li key={place} dir="auto">
                {item}
              </li>
            ))}
          </ul>
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
                <span>{copy.deleting}</span>
              </>
            ) : (
              action
            )}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

type RowDeletionProps = Pick<
  DeleteDialogProps,
  'note' | 'open' | 'onOpenChange' | 'fallbackFocus'
> & {
  collection: string;
  one: string;
  rows: readonly (RowVersion & { name: string })[];
  text?: string;
  onAnswer: (status: Awaited<ReturnType<typeof deleteVersions>>) => void;
};

/** Asks before rows are deleted, and deletes them. */
export function RowDeletion({
  collection,
  one,
  rows,
  text = adminCopy.deletion.text,
  onAnswer,
  ...dialog
}: RowDeletionProps) {
  const words = adminCopy.collection;
  async function confirm() {
    const versions = rows.map(({ key, updated_at }) => ({ key, updated_at }));
    const status = await deleteVersions(collection, versions, {
      done: words.deleted(rows.length, one),
      changed: words.deleteConflict,
      failed: words.deleteFailed,
    });
    dialog.onOpenChange(false);
    onAnswer(status);
    return status === 'done';
  }
  return (
    <DeleteDialog
      {...dialog}
      title={adminCopy.deletion.title(rows.length, one)}
      text={text}
      items={rows.map(({ name }) => name)}
      onConfirm={confirm}
    />
  );
}

/**
 * Deletes rows in the versions that were seen, says how that ended with one of the texts, and gives the status. What was
 * deleted can be brought back from the message, without leaving the list.
 */
export async function deleteVersions(
  collection: string,
  versions: RowVersion[],
  texts: { done: string; changed: string; failed: string },
) {
  const result = await deleteRows({ collection, versions }).catch(noAnswer);
  if (result.status === 'done') {
    const { changes } = result;
    const bringBack = { label: copy.bringBack, run: () => undoChanges(changes) };
    toast({ title: texts.done, action: changes.length > 0 ? bringBack : undefined });
  } else if (result.status === 'changed') reportError(texts.changed);
  else reportFailure(result, texts.failed);
  return result.status;
}

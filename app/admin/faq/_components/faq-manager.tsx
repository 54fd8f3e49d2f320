'use client';

import { useRouter } from 'next/navigation';
import {
  useOptimistic,
  useRef,
  useState,
  useTransition,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { OpenQuestion } from '@/content/open-questions';
import type { SaveResult } from '@/lib/actions/result';
import type { FormField, FormValues } from '@/lib/collections/row';
import type { FaqItem } from '@/lib/faq/schema';
import { defaultLanguage } from '@/lib/languages/languages';
import { DeleteDialog, deleteVersions } from '../../_components/delete-dialog';
import { AdminHeading } from '../../_components/heading';
import { noAnswer, reportError } from '../../_components/report';
import { moveItem } from '../actions';
import { FaqDialog } from './faq-dialog';
import { FaqTable } from './faq-table';
import { moveTo } from './use-reorder';

const { faq: copy, faqDelete, faqOrder, toasts } = adminCopy;

/** The content of the dialog: an item, or a new one, with what was asked. */
type Editing = { item: FaqItem | null; asked?: OpenQuestion };

type FaqManagerProps = {
  items: readonly FaqItem[];
  fields: readonly FormField[];
  isMovable: boolean;
  search: ReactNode;
  /** The values in the form of a new question. */
  initial: FormValues;
  /** A question for which the form of a new one is open at once. */
  asked?: OpenQuestion;
  /** The words for a search or a state without questions; null where all questions are shown. */
  nothing: string | null;
  /** Links to the other pages. */
  pages: ReactNode;
};

/** The FAQ screen: heading, search, one page of the table and the two dialogs. */
export function FaqManager({
  items,
  fields,
  isMovable,
  search,
  initial,
  asked,
  nothing,
  pages,
}: FaqManagerProps) {
  const [editing, setEditing] = useState<Editing | null>(asked ? { item: null, asked } : null);
  const [deleting, setDeleting] = useState<FaqItem | null>(null);
  const { shown, isMoving, move } = useMoving(items);
  const hydrated = useHydrated();
  const router = useRouter();
  const addButton = useRef<HTMLButtonElement>(null);

  function react({ status }: SaveResult) {
    if (status === 'done') setEditing(null);
    // The table behind the dialog is out of date, too.
    if (status === 'conflict') router.refresh();
  }

  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead}>
        <Button ref={addButton} disabled={!hydrated} onClick={() => setEditing({ item: null })}>
          {copy.add}
        </Button>
      </AdminHeading>
      {search}
      <FaqTable
        items={shown}
        empty={nothing ?? copy.empty}
        hint={isMovable ? faqOrder.hint : nothing ? faqOrder.searched : faqOrder.tooMany}
        isMovable={isMovable}
        isMoving={isMoving}
        onMove={move}
        onEdit={(item) => setEditing({ item })}
        onDelete={setDeleting}
      />
      {pages}
      {editing ? (
        <FaqDialog
          item={editing.item}
          fields={fields}
          initial={{ ...initial, ...(editing.asked && { question: editing.asked.question }) }}
          newKey={editing.asked?.id}
          onAnswer={react}
          onClose={() => setEditing(null)}
          fallbackFocus={addButton}
        />
      ) : null}
      <FaqDeletion item={deleting} onClose={() => setDeleting(null)} fallbackFocus={addButton} />
    </>
  );
}

/** Moves items. The list is shown as it will be until the answer is there; after a failure it is what it was. */
function useMoving(items: readonly FaqItem[]) {
  const [isMoving, startMoving] = useTransition();
  const [shown, showMoved] = useOptimistic(items, numberedAfterMove);

  function move(index: number, place: number) {
    startMoving(async () => {
      showMoved({ index, place });
      const seen = items.map(({ id }) => id);
      const result = await moveItem({ id: seen[index]!, place: place + 1, seen }).catch(noAnswer);
      if (result.status === 'done') toast({ title: toasts.updated });
      else if (result.status === 'changed') reportError(faqOrder.changed);
      else
        reportError(
          (result.status === 'failed' && (result.message || result.reason)) || toasts.saveFailed,
        );
    });
  }

  return { shown, isMoving, move };
}

type FaqDeletionProps = {
  /** Null while nothing is to be deleted. */
  item: FaqItem | null;
  onClose: () => void;
  fallbackFocus: RefObject<HTMLElement | null>;
};

/** Asks before an item is deleted, and deletes it. */
function FaqDeletion({ item, onClose, fallbackFocus }: FaqDeletionProps) {
  const router = useRouter();

  async function confirm() {
    if (!item) return false;
    const version = { key: item.id, updated_at: item.updated_at };
    const status = await deleteVersions('faq', [version], {
      done: toasts.deleted,
      changed: toasts.deleteConflict,
      failed: toasts.deleteFailed,
    });
    onClose();
    if (status === 'changed') router.refresh();
    return status === 'done';
  }

  return (
    <DeleteDialog
      title={faqDelete.title}
      text={faqDelete.text}
      note={item?.language === defaultLanguage ? adminCopy.deletion.translations : undefined}
      items={item ? [item.name] : []}
      open={item !== null}
      onOpenChange={onClose}
      onConfirm={confirm}
      fallbackFocus={fallbackFocus}
    />
  );
}

/** A move numbers all items by their places. */
function numberedAfterMove(items: readonly FaqItem[], move: { index: number; place: number }) {
  const moved = moveTo(items, move.index, move.place);
  return moved.map((item, index) => ({ ...item, display_order: index + 1 }));
}

'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { DeleteResult, FaqSaveResult } from '@/lib/actions/result';
import type { FaqItem, FaqSave, Version } from '@/lib/schemas/faq-item';
import { AdminHeading } from './admin-heading';
import { DeleteFaqDialog } from './delete-faq-dialog';
import { FaqDialog, preloadFaqForm } from './faq-dialog';
import type { FaqSubmit } from './faq-submit';
import { FaqTable } from './faq-table';
import { useHydrated } from '@/components/ui/use-hydrated';

const { faq: copy, toasts } = adminCopy;

/** What the FAQ screen takes: the rows, and the two actions that change them. */
export type FaqManagerProps = {
  items: readonly FaqItem[];
  save: (input: FaqSave) => Promise<FaqSaveResult>;
  remove: (seen: Version) => Promise<DeleteResult>;
};

/** The FAQ screen: heading, table and the two dialogs. */
export function FaqManager({ items, save, remove }: FaqManagerProps) {
  const [editing, setEditing] = useState<{ item: FaqItem | null } | null>(null);
  const [deleting, setDeleting] = useState<FaqItem | null>(null);
  const hydrated = useHydrated();
  const router = useRouter();
  const addButton = useRef<HTMLButtonElement>(null);
  const categories = [...new Set(items.flatMap((item) => item.category ?? []))];

  const submit: FaqSubmit = async (values, base) => {
    const result = await save({ base: base && versionOf(base), values }).catch(
      lost(toasts.saveFailed),
    );
    if (result.status === 'done') toast({ title: base ? toasts.updated : toasts.created });
    if (result.status === 'failed') report(result.message);
    // The table behind the dialog shows what was there before, too.
    if (result.status === 'conflict') router.refresh();
    return result;
  };

  async function confirmDelete() {
    if (!deleting) return false;
    const result = await remove(versionOf(deleting)).catch(lost(toasts.deleteFailed));
    setDeleting(null);
    if (result.status === 'done') toast({ title: toasts.deleted });
    else if (result.status === 'changed') report(toasts.deleteConflict);
    else report(result.status === 'failed' ? result.message : toasts.deleteFailed);
    if (result.status === 'changed') router.refresh();
    return result.status === 'done';
  }

  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead}>
        <Button
          ref={addButton}
          disabled={!hydrated}
          onPointerEnter={preloadFaqForm}
          onFocus={preloadFaqForm}
          onClick={() => setEditing({ item: null })}
        >
          {copy.add}
        </Button>
      </AdminHeading>
      <FaqTable items={items} onEdit={(item) => setEditing({ item })} onDelete={setDeleting} />
      <FaqDialog
        open={editing !== null}
        onOpenChange={() => setEditing(null)}
        item={editing?.item ?? null}
        categories={categories}
        onSubmit={submit}
        fallbackFocus={addButton}
      />
      <DeleteFaqDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        item={deleting}
        onConfirm={confirmDelete}
        fallbackFocus={addButton}
      />
    </>
  );
}

function versionOf({ id, updated_at }: FaqItem): Version {
  return { id, updated_at };
}

// A call that never arrived is a failure like any other: the reader is told and nothing typed is lost.
function lost(message: string) {
  return (): { status: 'failed'; message: string } => ({ status: 'failed', message });
}

function report(message: string) {
  toast({ title: toasts.error, description: message, variant: 'destructive' });
}

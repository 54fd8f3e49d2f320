'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { FaqItem } from '@/lib/schemas/faq-item';
import { DeleteDialog } from '../../_components/delete-dialog';
import { AdminHeading } from '../../_components/heading';
import { lost, reportError } from '../../_components/report';
import { deleteRows, saveRow } from '../../actions';
import { FaqDialog, preloadFaqForm } from './faq-dialog';
import type { FaqSubmit } from './faq-form';
import { FaqTable } from './faq-table';

const { faq: copy, faqDelete, toasts } = adminCopy;

/** The FAQ screen: heading, table and the two dialogs. */
export function FaqManager({ items }: { items: readonly FaqItem[] }) {
  const [editing, setEditing] = useState<{ item: FaqItem | null } | null>(null);
  const [deleting, setDeleting] = useState<FaqItem | null>(null);
  const hydrated = useHydrated();
  const router = useRouter();
  const addButton = useRef<HTMLButtonElement>(null);
  const categories = [...new Set(items.flatMap((item) => item.category ?? []))];

  const submit: FaqSubmit = async (values, base) => {
    const result = await saveRow({
      collection: 'faq',
      base: base && versionOf(base),
      values,
    }).catch(lost);
    if (result.status === 'done') toast({ title: base ? toasts.updated : toasts.created });
    if (result.status === 'failed')
      reportError(result.message || result.reason || toasts.saveFailed);
    // The table behind the dialog is out of date, too.
    if (result.status === 'conflict') router.refresh();
    return result;
  };

  async function confirmDelete() {
    if (!deleting) return false;
    const versions = [versionOf(deleting)];
    const result = await deleteRows({ collection: 'faq', versions }).catch(lost);
    setDeleting(null);
    if (result.status === 'done') toast({ title: toasts.deleted });
    else if (result.status === 'changed') reportError(toasts.deleteConflict);
    else reportError((result.status === 'failed' && result.message) || toasts.deleteFailed);
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
      <DeleteDialog
        title={faqDelete.title}
        text={faqDelete.text}
        items={deleting ? [deleting.question] : []}
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        onConfirm={confirmDelete}
        fallbackFocus={addButton}
      />
    </>
  );
}

function versionOf({ id, updated_at }: FaqItem) {
  return { key: id, updated_at };
}

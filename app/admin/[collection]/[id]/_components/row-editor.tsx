'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, type ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button, buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import type { FormField, FormValues, RowVersion } from '@/lib/collections/row';
import { paths } from '@/lib/paths';
import { DeleteDialog, deleteVersions } from '../../../_components/delete-dialog';
import { RowForm, useRowForm } from '../../../_components/row-form';

const { collection: copy, deletion, preview } = adminCopy;

type RowEditorProps = {
  collection: { name: string; one: string };
  /** The name of the row; empty for a new one. */
  title: string;
  fields: readonly FormField[];
  /** The version that the values are from; null for a new row. */
  stored: RowVersion | null;
  values: FormValues;
  /** Whether there is a page of the stored row that visitors do not see. */
  canPreview: boolean;
  canDelete: boolean;
  /** Shown above the buttons. */
  children?: ReactNode;
};

/** Creates or edits a row on a page of its own, with what else can be done with the row. */
export function RowEditor({
  collection: { name, one },
  title,
  fields,
  stored,
  values,
  canPreview,
  canDelete,
  children,
}: RowEditorProps) {
  const [asking, setAsking] = useState(false);
  const previewForm = useId();
  const previewHint = useId();
  const router = useRouter();
  const form = useRowForm({
    collection: name,
    fields,
    stored,
    values,
    texts: { created: copy.created(one), saved: copy.saved(one), failed: copy.saveFailed },
    onAnswer: (answer, replaced) => {
      if (answer.status === 'done' && !replaced.updated_at)
        router.replace(paths.adminRow(name, answer.version.key));
    },
  });
  const { base, isDirty, pending, hydrated } = form;

  async function confirmDelete() {
    if (!base.updated_at) return false;
    const status = await deleteVersions(name, [base], {
      done: copy.deleted(1, one),
      changed: copy.deleteConflict,
      failed: copy.deleteFailed,
    });
    setAsking(false);
    if (status === 'done') {
      form.settle();
      router.replace(paths.adminCollection(name));
    }
    return status === 'done';
  }

  return (
    <>
      <RowForm form={form} one={one} className="max-w-3xl">
        {children}
        <div className="mt-2 flex flex-wrap gap-4">
          <SubmitButton
            className={buttonVariants()}
            pending={pending}
            pendingLabel={base.updated_at ? copy.saving : copy.creating}
            disabled={!hydrated || form.conflict !== null}
          >
            {base.updated_at ? copy.save : copy.create}
          </SubmitButton>
          {canPreview ? (
            <Button
              type="submit"
              variant="outline"
              form={previewForm}
              aria-describedby={isDirty ? previewHint : undefined}
            >
              {preview.show}
            </Button>
          ) : null}
          {base.updated_at && canDelete ? (
            <Button
              variant="outline"
              className="ml-auto"
              disabled={!hydrated || pending}
              onClick={() => setAsking(true)}
            >
              {copy.delete}
            </Button>
          ) : null}
          {canPreview && isDirty ? (
            <p id={previewHint} className="basis-full text-muted-foreground">
              {preview.stored}
            </p>
          ) : null}
        </div>
      </RowForm>
      <DeleteDialog
        title={deletion.title(1, one)}
        text={deletion.text}
        items={[title]}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={confirmDelete}
      />
      {canPreview ? (
        // In another tab, so that the editor keeps what is typed in it.
        <form id={previewForm} method="post" action={paths.adminPreview} target="_blank" hidden>
          <input type="hidden" name="intent" value="show" />
          <input type="hidden" name="collection" value={name} />
          <input type="hidden" name="key" value={base.key} />
        </form>
      ) : null}
    </>
  );
}

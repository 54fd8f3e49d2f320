'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, type ReactNode } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { StoredText } from '@/components/stored-text';
import { Button, buttonVariants } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import {
  type FormField,
  type FormValues,
  type Row,
  type RowVersion,
  valuesOfRow,
} from '@/lib/collections/row';
import { paths } from '@/lib/paths';
import { DeleteDialog, deleteVersions } from '../../../_components/delete-dialog';
import { noAnswer, reportError } from '../../../_components/report';
import { ConflictNotice, DraftNotice, useRowForm } from '../../../_components/row-editing';
import { saveRow } from '../../../actions';
import { FieldControl } from './field-control';

const { collection: copy, deletion, preview } = adminCopy;

type RowFormProps = {
  collection: {
    name: string;
    one: string;
    /** The name of the row; empty for a new one. */
    title: string;
    can: { edit: boolean; delete: boolean };
  };
  fields: readonly FormField[];
  /** The version that the values are from; null for a new row. */
  stored: RowVersion | null;
  values: FormValues;
  /** Whether there is a page of the stored row that visitors do not see. */
  canPreview: boolean;
  /** Shown above the buttons. */
  children?: ReactNode;
};

/**
 * Creates or edits a row. The controls keep their input after every response. Invalid fields show their error. A version
 * that another administrator stored in the meantime is shown beside the form.
 */
export function RowForm({
  collection,
  fields,
  stored,
  values,
  canPreview,
  children,
}: RowFormProps) {
  const { name, one, can } = collection;
  const [asking, setAsking] = useState(false);
  const previewForm = useId();
  const previewHint = useId();
  const router = useRouter();
  const {
    base,
    revision,
    errors,
    conflict,
    isDirty,
    change,
    settle,
    draft,
    pending,
    hydrated,
    ...form
  } = useRowForm({
    name: `${name}/${stored?.key ?? 'new'}`,
    stored,
    values,
    read: (element) => readForm(element, fields),
    valuesOf: (row) => valuesOfRow(fields, row),
    save,
  });

  async function save(typed: FormValues, replaced: RowVersion | null) {
    const request = { collection: name, base: replaced, values: typed };
    const result = await saveRow(request).catch(noAnswer);
    if (result.status === 'failed') reportError(result.message || result.reason || copy.saveFailed);
    if (result.status === 'done') {
      toast({ title: replaced ? copy.saved(one) : copy.created(one) });
      if (!replaced) router.replace(paths.adminRow(name, result.version.key));
    }
    return result;
  }

  async function confirmDelete() {
    const status = await deleteVersions(name, [base!], {
      done: copy.deleted(1, one),
      changed: copy.deleteConflict,
      failed: copy.deleteFailed,
    });
    setAsking(false);
    if (status === 'done') {
      settle();
      router.replace(paths.adminCollection(name));
    }
    return status === 'done';
  }

  return (
    <>
      <form {...form.attributes} className="grid max-w-3xl gap-6">
        {draft ? <DraftNotice draft={draft} /> : null}
        {conflict ? (
          <ConflictNotice one={one} conflict={conflict} disabled={pending}>
            {conflict.otherVersion ? (
              <OtherVersion
                fields={fields}
                mine={form.values}
                otherVersion={conflict.otherVersion}
              />
            ) : null}
          </ConflictNotice>
        ) : null}
        {Object.keys(errors).length > 0 ? (
          <FormMessage variant="error">{copy.correct}</FormMessage>
        ) : null}
        {fields.map((field) => (
          <FieldControl
            key={`${field.name} ${revision}`}
            field={can.edit ? field : { ...field, readOnly: true }}
            value={form.values[field.name] ?? ''}
            error={errors[field.name]}
            onChange={change}
          />
        ))}
        {children}
        {can.edit ? (
          <div className="mt-2 flex flex-wrap gap-4">
            <SubmitButton
              className={buttonVariants()}
              pending={pending}
              pendingLabel={base ? copy.saving : copy.creating}
              disabled={!hydrated || conflict !== null}
            >
              {base ? copy.save : copy.create}
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
            {base && can.delete ? (
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
        ) : (
          <p className="text-muted-foreground">{copy.readOnly}</p>
        )}
        <DeleteDialog
          title={deletion.title(1, one)}
          text={deletion.text}
          items={[collection.title]}
          open={asking}
          onOpenChange={setAsking}
          onConfirm={confirmDelete}
        />
      </form>
      {canPreview ? (
        // In another tab, so that the editor keeps what is typed in it.
        <form id={previewForm} method="post" action={paths.adminPreview} target="_blank" hidden>
          <input type="hidden" name="intent" value="show" />
          <input type="hidden" name="collection" value={name} />
          <input type="hidden" name="key" value={base?.key} />
        </form>
      ) : null}
    </>
  );
}

/** The stored values of the fields that another administrator changed. */
function OtherVersion({
  fields,
  mine,
  otherVersion,
}: {
  fields: readonly FormField[];
  mine: FormValues;
  otherVersion: Row;
}) {
  const values = valuesOfRow(fields, otherVersion);
  return (
    <dl>
      {fields
        .filter(({ name }) => values[name] !== mine[name])
        .map(({ name, label, options }) => (
          <div key={name} className="mt-2">
            <dt className="font-semibold">{label}</dt>
            <dd className="max-h-48 overflow-y-auto wrap-anywhere">
              <StoredText text={options?.[String(values[name])] ?? String(values[name])} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** What the controls hold now. */
function readForm(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields
      .filter(({ readOnly }) => !readOnly)
      .map(({ name, kind }) => [
        name,
        kind === 'boolean' ? data.has(name) : String(data.get(name) ?? ''),
      ]),
  );
}

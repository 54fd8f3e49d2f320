'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, type ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button, buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import type { State } from '@/lib/collections/collection';
import type { FormField, FormValues, RowVersion } from '@/lib/collections/row';
import { deskPaths } from '@/lib/desk-paths';
import { RowDeletion } from '../../../_components/delete-dialog';
import { RowForm } from '../../../_components/row-form';
import { StateBadge } from '../../../_components/state-badge';
import { useRowForm } from '../../../_components/use-row-form';
import { PreviewBeside } from './preview-beside';
import { PublishHead, type RowHead } from './publish-head';
import { SaveState } from './save-state';

const { collection: copy, preview } = adminCopy;

type RowEditorProps = {
  /**
   * `savedAs` where the form of its rows is another one: that of translations. `saved` is what was saved, where that is not
   * one row.
   */
  collection: { name: string; one: string; savedAs?: string; saved?: string };
  /** The name of the row; empty for a new one. */
  title: string;
  fields: readonly FormField[];
  /** The version that the values are from; null for a new row. */
  stored: RowVersion | null;
  values: FormValues;
  /** The head of a row that is published, in place of the bar with Save. */
  head?: RowHead;
  /** The state of the stored row, where its collection has one. */
  state?: State;
  /** Whether there is a page of the stored row that visitors do not see. */
  canPreview?: boolean;
  /** The address of the page that shows the stored row alone. */
  page?: string | null;
  /** The question before a deletion, where the row can be deleted: its text, and a sentence about what is deleted besides. */
  deletion?: { text?: string; note?: string };
  /** Shown above the buttons. */
  children?: ReactNode;
};

/** Creates or edits a row on a page of its own, with what else can be done with the row. */
export function RowEditor(props: RowEditorProps) {
  const { collection, title, fields, head, state, canPreview, page, deletion, children } = props;
  const { name, one } = collection;
  const [asking, setAsking] = useState(false);
  const previewForm = useId();
  const router = useRouter();
  const form = useEditedRow(props);
  const { base, isDirty } = form;
  return (
    <>
      <RowForm
        form={form}
        one={one}
        hasSettings
        head={
          head ? (
            <PublishHead form={form} head={head} state={state}>
              {canPreview ? <PreviewButton form={previewForm} isDirty={isDirty} /> : null}
            </PublishHead>
          ) : null
        }
        belowSettings={
          base.updated_at && deletion ? (
            <DeleteButton form={form} onClick={() => setAsking(true)} />
          ) : null
        }
        className={fields.some(({ isAside }) => isAside) ? undefined : 'max-w-3xl'}
      >
        {children}
        {head ? null : <SaveBar state={state} form={form} />}
      </RowForm>
      {page && base.updated_at ? (
        <PreviewBeside collection={name} row={base} page={page} title={title} />
      ) : null}
      {base.updated_at && deletion ? (
        <RowDeletion
          {...deletion}
          collection={name}
          one={one}
          rows={[{ ...base, name: title }]}
          open={asking}
          onOpenChange={setAsking}
          onAnswer={(status) => {
            if (status !== 'done') return;
            form.settle();
            router.replace(deskPaths.collection(name));
          }}
        />
      ) : null}
      {canPreview ? <PreviewForm id={previewForm} collection={name} row={base.key} /> : null}
    </>
  );
}

/** The form of the row. One that it creates gets its own address. */
function useEditedRow({ collection, fields, stored, values, head }: RowEditorProps) {
  const { name, one, savedAs = name, saved = one } = collection;
  const router = useRouter();
  return useRowForm({
    collection: savedAs,
    fields,
    stored,
    values,
    publishing: head?.publishing,
    texts: {
      created: copy.created(one),
      saved: (outcome) => copy.saved(saved, outcome),
      failed: copy.saveFailed,
    },
    onAnswer: (answer, replaced) => {
      if (answer.status === 'done' && !replaced.updated_at)
        router.replace(deskPaths.row(name, answer.version.key));
    },
  });
}

type Form = ReturnType<typeof useRowForm>;
type DeleteButtonProps = { form: Form; onClick: () => void };

function DeleteButton({ form: { hydrated, pending }, onClick }: DeleteButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-2 justify-self-start"
      disabled={!hydrated || pending}
      onClick={onClick}
    >
      {copy.delete}
    </Button>
  );
}

/** The form of the preview: the page opens in another tab, so that the editor keeps what is typed in it. */
function PreviewForm({ id, collection, row }: { id: string; collection: string; row: string }) {
  return (
    <form id={id} method="post" action={deskPaths.preview} target="_blank" hidden>
      <input type="hidden" name="intent" value="show" />
      <input type="hidden" name="collection" value={collection} />
      <input type="hidden" name="key" value={row} />
    </form>
  );
}

/** Shows the saved version, in another tab. */
function PreviewButton({ form, isDirty }: { form: string; isDirty: boolean }) {
  const hint = useId();
  return (
    <>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        form={form}
        aria-describedby={isDirty ? hint : undefined}
      >
        {preview.show}
      </Button>
      {isDirty ? (
        <p id={hint} className="text-small text-muted-foreground">
          {preview.stored}
        </p>
      ) : null}
    </>
  );
}

/**
 * The state of the row, and the buttons, at the foot of the window as long as the form is in view. The style sheet of the
 * desk keeps a focused field from lying behind it.
 */
function SaveBar({ state, form }: Pick<RowEditorProps, 'state'> & { form: Form }) {
  return (
    <div
      data-slot="save-bar"
      className="sticky bottom-0 z-20 -mx-gutter flex items-center justify-between gap-4 border-t-[1.5px] border-foreground bg-card px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small">
        {state && form.base.updated_at ? <StateBadge state={state} /> : null}
        <SaveState form={form} />
      </div>
      <SubmitButton
        className={buttonVariants({ size: 'sm' })}
        pending={form.pending}
        pendingLabel={form.base.updated_at ? copy.saving : copy.creating}
        disabled={!form.hydrated || form.conflict !== null}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl+S"
      >
        {form.base.updated_at ? copy.save : copy.create}
      </SubmitButton>
    </div>
  );
}

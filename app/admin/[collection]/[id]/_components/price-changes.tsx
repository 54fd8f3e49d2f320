'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import type { FormField, FormValues, RowVersion } from '@/lib/collections/row';
import { NEW_ROW } from '@/lib/paths';
import type { Prices } from '@/lib/prices/pricing';
import { DeleteDialog, deleteVersions } from '../../../_components/delete-dialog';
import { RowForm, useRowForm } from '../../../_components/row-form';
import { PriceSaving } from './price-saving';

const { collection: copy, prices: priceCopy } = adminCopy;

/** A change of a price that is not valid yet. */
type Change = {
  version: RowVersion;
  title: string;
  validFrom: string;
  state: { badge: string; isQuiet?: boolean };
  values: FormValues;
};

type PriceChangesProps = {
  /** The collection of the changes. */
  collection: { name: string; one: string };
  fields: readonly FormField[];
  /** What the form of the next change holds. */
  initial: FormValues;
  prices: Prices;
  changes: readonly Change[];
};

/** The coming changes, each with its form and a way to withdraw it, and the form of the next one. */
export function PriceChanges({ changes, initial, ...common }: PriceChangesProps) {
  // The key of the change whose form is open.
  const [open, setOpen] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const [withdrawn, setWithdrawn] = useState<Change | null>(null);
  const hydrated = useHydrated();
  const router = useRouter();
  const { name, one } = common.collection;

  function toggle(key: string, button: HTMLElement) {
    opener.current = button;
    setOpen(open === key ? null : key);
  }

  function close() {
    setOpen(null);
    opener.current?.focus();
  }

  async function withdraw() {
    if (!withdrawn) return false;
    const status = await deleteVersions(name, [withdrawn.version], {
      done: priceCopy.withdrawn,
      changed: copy.deleteConflict,
      failed: copy.deleteFailed,
    });
    setWithdrawn(null);
    router.refresh();
    return status === 'done';
  }

  return (
    <>
      <ol className="mt-5 border-t-[1.5px] border-foreground empty:hidden">
        {changes.map((change) => {
          const { version, title, validFrom, state, values } = change;
          const isOpen = open === version.key;
          return (
            <li key={version.key} className="border-b py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <div>
                  <p className="font-medium">{title}</p>
                  <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted-foreground">
                    <span>{validFrom}</span>
                    <Badge variant={state.isQuiet ? 'default' : 'secondary'}>{state.badge}</Badge>
                  </p>
                </div>
                <div className="flex gap-3">
                  <Button
                    variant="outline"
                    size="sm"
                    aria-expanded={isOpen}
                    aria-label={`${priceCopy.change}: ${title}, ${validFrom}`}
                    disabled={!hydrated}
                    onClick={({ currentTarget }) => toggle(version.key, currentTarget)}
                  >
                    {priceCopy.change}
                  </Button>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`${priceCopy.withdraw}: ${title}, ${validFrom}`}
                    disabled={!hydrated}
                    onClick={() => setWithdrawn(change)}
                  >
                    {priceCopy.withdraw}
                  </Button>
                </div>
              </div>
              {isOpen ? (
                <ChangeForm {...common} stored={version} values={values} onClose={close} />
              ) : null}
            </li>
          );
        })}
      </ol>
      <Button
        className="mt-5"
        aria-expanded={open === NEW_ROW}
        disabled={!hydrated}
        onClick={({ currentTarget }) => toggle(NEW_ROW, currentTarget)}
      >
        {copy.add(one)}
      </Button>
      {open === NEW_ROW ? (
        <ChangeForm {...common} stored={null} values={initial} onClose={close} />
      ) : null}
      <DeleteDialog
        title={priceCopy.withdrawTitle}
        text={priceCopy.withdrawText}
        action={priceCopy.withdraw}
        items={withdrawn ? [`${withdrawn.title}, ${withdrawn.validFrom}`] : []}
        open={withdrawn !== null}
        onOpenChange={() => setWithdrawn(null)}
        onConfirm={withdraw}
      />
    </>
  );
}

function ChangeForm({
  collection: { name, one },
  fields,
  stored,
  values,
  prices,
  onClose,
}: Omit<PriceChangesProps, 'changes' | 'initial'> & {
  stored: RowVersion | null;
  values: FormValues;
  onClose: () => void;
}) {
  const form = useRowForm({
    collection: name,
    fields,
    stored,
    values,
    texts: { created: copy.created(one), saved: copy.saved(one), failed: copy.saveFailed },
    onAnswer: ({ status }) => {
      if (status === 'done') onClose();
    },
  });
  return (
    <RowForm form={form} one={one} className="mt-5 sm:grid-cols-2">
      <PriceSaving prices={prices} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          className={buttonVariants({ size: 'sm' })}
          pending={form.pending}
          pendingLabel={stored ? copy.saving : copy.creating}
          disabled={!form.hydrated || form.conflict !== null}
        >
          {stored ? copy.save : copy.create}
        </SubmitButton>
        <Button
          variant="outline"
          size="sm"
          disabled={form.pending}
          onClick={() => {
            form.settle();
            onClose();
          }}
        >
          {priceCopy.cancel}
        </Button>
      </div>
    </RowForm>
  );
}

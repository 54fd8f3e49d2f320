'use client';

import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import { undoChanges } from './undo';

const { history } = adminCopy;

/** Stores again what the row was before a change. */
export function UndoButton({ change }: { change: number }) {
  return (
    <ActionButton
      label={history.undo}
      pendingLabel={history.undoing}
      className="mt-4"
      run={() => undoChanges([change])}
    />
  );
}

type ActionButtonProps = {
  label: string;
  pendingLabel: string;
  className: string;
  run: () => Promise<void>;
};

/** A button whose action shows that it is under way. */
export function ActionButton({ label, pendingLabel, className, run }: ActionButtonProps) {
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();
  return (
    <Button
      variant="outline"
      size="sm"
      className={className}
      disabled={pending || !hydrated}
      aria-busy={pending || undefined}
      onClick={() => startTransition(run)}
    >
      {pending ? pendingLabel : label}
    </Button>
  );
}

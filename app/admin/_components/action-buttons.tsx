'use client';

import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { retryMails } from '../actions';
import { noAnswer, reportFailure } from './report';
import { undoChanges } from './undo';

const { dashboard, history } = adminCopy;

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

/** Sends the mails again that were given up. */
export function SendAgainButton() {
  async function send() {
    const result = await retryMails({}).catch(noAnswer);
    if (result.status !== 'done') return reportFailure(result, dashboard.sendAgainFailed);
    toast({
      title: dashboard.sentAgain(result.count),
      description: result.count > 0 ? dashboard.sentAgainHint : undefined,
    });
  }

  return (
    <ActionButton
      label={dashboard.sendAgain}
      pendingLabel={dashboard.sendingAgain}
      className="mt-3"
      run={send}
    />
  );
}

type ActionButtonProps = {
  label: string;
  pendingLabel: string;
  className: string;
  run: () => Promise<void>;
};

function ActionButton({ label, pendingLabel, className, run }: ActionButtonProps) {
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

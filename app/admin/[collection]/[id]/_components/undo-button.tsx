'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { lost, reportError } from '../../../_components/report';
import { undo } from '../../../actions';

const copy = adminCopy.history;

/** Stores again what the row was before a change. */
export function UndoButton({ change }: { change: number }) {
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();
  const router = useRouter();

  function restore() {
    startTransition(async () => {
      const result = await undo({ change }).catch(lost);
      if (result.status === 'done') toast({ title: copy.undone });
      else reportError((result.status === 'failed' && result.message) || copy.undoFailed);
      router.refresh();
    });
  }

  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-4"
      disabled={pending || !hydrated}
      aria-busy={pending || undefined}
      onClick={restore}
    >
      {pending ? copy.undoing : copy.undo}
    </Button>
  );
}

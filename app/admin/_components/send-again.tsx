'use client';

import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { retryMails } from '../actions';
import { lost, reportError } from './report';

const copy = adminCopy.dashboard;

/** Sends the mails again that were given up. */
export function SendAgain() {
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();

  function send() {
    startTransition(async () => {
      const result = await retryMails({}).catch(lost);
      if (result.status !== 'done')
        return reportError((result.status === 'failed' && result.message) || copy.sendAgainFailed);
      toast({
        title: copy.sentAgain(result.count),
        description: result.count > 0 ? copy.sentAgainHint : undefined,
      });
    });
  }

  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-3"
      disabled={!hydrated || pending}
      aria-busy={pending || undefined}
      onClick={send}
    >
      {pending ? copy.sendingAgain : copy.sendAgain}
    </Button>
  );
}

'use client';

import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { ActionButton } from '../_components/action-buttons';
import { noAnswer, reportFailure } from '../_components/report';
import { retryMails } from './actions';

const { dashboard } = adminCopy;

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

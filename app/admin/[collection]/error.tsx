'use client';

import { ErrorState, RetryButton } from '@/components/states/error-state';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';

/** A list or a row could not be read. Never shown as an empty list. */
export default function CollectionError({ retry }: { retry: () => void }) {
  return (
    <ErrorState
      message={adminCopy.collection.loadFailed}
      retry={<RetryButton className={buttonVariants({ variant: 'outline' })} onRetry={retry} />}
    />
  );
}

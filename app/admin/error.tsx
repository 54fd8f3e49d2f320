'use client';

import { ErrorState, RetryButton } from '@/components/states/error-state';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { tryAgain } from '@/content/en/states';

/** A page of the admin area could not be loaded. No data is shown: a list that failed is never an empty one. */
export default function AdminError({
  retry,
  message = adminCopy.collection.loadFailed,
}: {
  retry: () => void;
  message?: string;
}) {
  return (
    <ErrorState
      message={message}
      retry={
        <RetryButton
          label={tryAgain}
          className={buttonVariants({ variant: 'outline' })}
          onRetry={retry}
        />
      }
    />
  );
}

'use client';

import { ErrorState, RetryButton } from '@/components/states/error-state';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';

/** A page of the admin area failed. There is no redirect, and no data is shown. */
export default function AdminError({ retry }: { retry: () => void }) {
  return (
    <main id="main" className="mx-auto max-w-measure px-gutter py-16">
      <ErrorState
        message={adminCopy.unavailable}
        retry={<RetryButton className={buttonVariants({ variant: 'outline' })} onRetry={retry} />}
      />
    </main>
  );
}

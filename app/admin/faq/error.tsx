'use client';

import { ErrorState, RetryButton } from '@/components/states/error-state';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { tryAgain } from '@/content/en/states';
import { AdminHeading } from '../_components/heading';

/** The list could not be read: a message, and a way to try again. Never an empty table. */
export default function FaqManagementError({ retry }: { retry: () => void }) {
  return (
    <>
      <AdminHeading title={adminCopy.faq.title} lead={adminCopy.faq.lead} />
      <ErrorState
        message={adminCopy.faq.loadFailed}
        retry={
          <RetryButton
            label={tryAgain}
            className={buttonVariants({ variant: 'outline' })}
            onRetry={retry}
          />
        }
      />
    </>
  );
}

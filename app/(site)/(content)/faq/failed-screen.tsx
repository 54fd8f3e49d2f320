'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { faq } from '@/content/faq';
import { FaqLayout } from './faq-layout';

/** The questions could not be read and none were kept: the specified sentence, and a way to try again. */
export default function FaqFailed({ retry }: { retry: () => void }) {
  return (
    <FaqLayout>
      <ErrorState message={faq.error} retry={<RetryButton onRetry={retry} />} />
    </FaqLayout>
  );
}

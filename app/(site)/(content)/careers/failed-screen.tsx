'use client';

import { ErrorState } from '@/components/states/error-state';
import { FailureToast } from '@/components/states/failure-toast';
import { RetryButton } from '@/components/states/retry-button';
import { positions as copy } from '@/content/careers';

/** The positions could not be read and none were kept: the specified sentence, and a way to try again. */
export default function CareersFailed({ retry }: { retry: () => void }) {
  return (
    <div data-theme="light" className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
      <h1 className="mb-8 text-h1">{copy.title}</h1>
      <ErrorState message={copy.error} retry={<RetryButton onRetry={retry} />} />
      <FailureToast title={copy.errorToast} />
    </div>
  );
}

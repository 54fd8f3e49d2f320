'use client';

import { ErrorState } from '@/components/states/error-state';
import { FailureToast } from '@/components/states/failure-toast';
import { RetryButton } from '@/components/states/retry-button';
import { job as copy } from '@/content/careers';
import { JobFrame } from './job-frame';

/** The position could not be read and none was kept: the specified sentence, and two ways on. */
export default function JobFailed({ retry }: { retry: () => void }) {
  return (
    <JobFrame>
      <h1 className="mb-8 text-h1">{copy.eyebrow.label}</h1>
      <ErrorState message={copy.error} retry={<RetryButton onRetry={retry} />} />
      <FailureToast title={copy.errorToast} />
    </JobFrame>
  );
}

'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { docs } from '@/content/docs';

/** The support questions could not be read and none were kept: the specified sentence, and a way to try again. */
export default function SupportFailed({ retry }: { retry: () => void }) {
  return <ErrorState message={docs.support.error} retry={<RetryButton onRetry={retry} />} />;
}

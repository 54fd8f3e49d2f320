'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { updatesList } from '@/content/updates-list';
import { UpdatesLayout } from './updates-layout';

/** The updates could not be read and none were kept: the specified sentence, and a way to try again. */
export default function ProductUpdatesFailed({ retry }: { retry: () => void }) {
  return (
    <UpdatesLayout>
      <ErrorState message={updatesList.error} retry={<RetryButton onRetry={retry} />} />
    </UpdatesLayout>
  );
}

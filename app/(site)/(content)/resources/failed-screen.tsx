'use client';

import { ResourcesLayout } from '@/components/sections/resources/resources-layout';
import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { resources as copy } from '@/content/resources';

/** The articles could not be read and none were kept: the specified sentence, and a way to try again. */
export default function ResourcesFailed({ retry }: { retry: () => void }) {
  return (
    <ResourcesLayout>
      <ErrorState message={copy.failed} retry={<RetryButton onRetry={retry} />} />
    </ResourcesLayout>
  );
}

'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { docs } from '@/content/docs';
import { DocsPage } from './docs-page';

/** The features document could not be read and none was kept: the specified sentence, and a way to try again. */
export default function DocsFailed({ retry }: { retry: () => void }) {
  return (
    <DocsPage mark={docs.features.mark} title={docs.features.title}>
      <ErrorState message={docs.features.error} retry={<RetryButton onRetry={retry} />} />
    </DocsPage>
  );
}

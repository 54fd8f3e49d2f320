'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { docs } from '@/content/docs';
import { DocsPage } from '../docs-page';

/** The support questions could not be read and none were kept: the specified sentence, and a way to try again. */
export default function DocsSupportFailed({ retry }: { retry: () => void }) {
  return (
    <DocsPage mark={docs.support.mark} title={docs.support.title}>
      <ErrorState message={docs.support.error} retry={<RetryButton onRetry={retry} />} />
    </DocsPage>
  );
}

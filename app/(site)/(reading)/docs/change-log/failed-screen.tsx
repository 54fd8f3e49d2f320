'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { docsChangeLog as copy, updatesList } from '@/content/product-updates';
import { DocsPage } from '../docs-page';

/** The updates could not be read and none were kept: the specified sentence, and a way to try again. */
export default function ChangeLogFailed({ retry }: { retry: () => void }) {
  return (
    <DocsPage {...copy}>
      <ErrorState message={updatesList.error} retry={<RetryButton onRetry={retry} />} />
    </DocsPage>
  );
}

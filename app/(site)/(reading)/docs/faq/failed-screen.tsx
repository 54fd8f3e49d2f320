'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { docs } from '@/content/docs';
import { DocsPage } from '../docs-page';

/** The questions could not be read and none were kept: the specified sentence, and a way to try again. */
export default function DocsFaqFailed({ retry }: { retry: () => void }) {
  return (
    <DocsPage mark={docs.faq.mark} title={docs.faq.title}>
      <ErrorState message={docs.faq.error} retry={<RetryButton onRetry={retry} />} />
    </DocsPage>
  );
}

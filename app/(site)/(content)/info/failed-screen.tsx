'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { info } from '@/content/info';
import { InfoHeading } from './info-heading';

/** The page could not be read and none was kept: the specified title, what it means here, and a way to try again. */
export default function InfoFailed({ retry }: { retry: () => void }) {
  return (
    <div data-theme="light" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
        <InfoHeading title={info.notFound.title} />
        <div className="mt-10 max-w-measure">
          <ErrorState message={info.failed.text} retry={<RetryButton onRetry={retry} />} />
        </div>
      </div>
    </div>
  );
}

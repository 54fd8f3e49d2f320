'use client';

import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { resources as copy } from '@/content/resources';
import { ArticleFrame } from './article-frame';

/** The article could not be read and was not kept: the specified sentence, and a way to try again. */
export default function ResourceFailed({ retry }: { retry: () => void }) {
  return (
    <ArticleFrame>
      <ErrorState message={copy.articleFailed} retry={<RetryButton onRetry={retry} />} />
    </ArticleFrame>
  );
}

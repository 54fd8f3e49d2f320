'use client';

import { RetryButton } from '@/components/states/retry-button';
import { ArticleUnread } from './article-unread';

/** The article could not be read and was not kept: the specified sentence, and a way to try again. */
export default function ResourceFailed({ retry }: { retry: () => void }) {
  return <ArticleUnread retry={<RetryButton onRetry={retry} />} />;
}

'use client';

import { usePathname } from 'next/navigation';
import { ErrorState } from '@/components/states/error-state';
import { RetryButton } from '@/components/states/retry-button';
import { docs } from '@/content/docs';
import { docsChangeLog, docsUpdates } from '@/content/product-updates';
import { updatesList } from '@/content/updates-list';
import { paths } from '@/lib/paths';
import { DocsPage } from './docs-page';

const updates = { error: updatesList.error };
const sections = {
  [paths.docsUpdates]: { ...docsUpdates, ...updates },
  [paths.docsChangeLog]: { ...docsChangeLog, ...updates },
  [paths.docsFaq]: docs.faq,
};

/**
 * A section could not be read and none was kept: its specified sentence, and a way to try again. One screen for all that
 * have nothing else to show, because each weighs a quarter of a kilobyte on its page.
 */
export default function DocsFailed({ retry }: { retry: () => void }) {
  const path = usePathname();
  const found = Object.entries(sections).find(([at]) => path.startsWith(at));
  const { eyebrow, title, error, ...rest } = found?.[1] ?? docs.features;
  return (
    <DocsPage eyebrow={eyebrow} title={title} lead={'lead' in rest ? rest.lead : undefined}>
      <ErrorState message={error} retry={<RetryButton onRetry={retry} />} />
    </DocsPage>
  );
}

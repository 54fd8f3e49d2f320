import type { ReactNode } from 'react';
import { ErrorState } from '@/components/states/error-state';
import { BackLink } from '@/components/ui/back-link';
import { resources as copy } from '@/content/resources';
import { paths } from '@/lib/paths';

/** Where an article could not be read: the way back, the specified words (sections 2 and 8), and a way to try again. */
export function ArticleUnread({ retry }: { retry: ReactNode }) {
  return (
    <div
      data-theme="light"
      className="mx-auto max-w-page overflow-x-clip px-gutter pt-8 pb-section"
    >
      <BackLink href={paths.resources}>{copy.back}</BackLink>
      <h1 className="mt-10 mb-8 text-h1">{copy.notFound.title}</h1>
      <ErrorState message={copy.articleFailed} retry={retry} />
    </div>
  );
}
